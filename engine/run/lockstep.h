#pragma once
// Runs of one model by several methods that meet at common times: their output times. Each is a Stepper of its own, so
// that it comes to the same bytes as alone; between two times they are spread over the cores.

#include "run/recording.h"
#include "run/run_start.h"
#include "run/stepper.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

struct LockstepOptions {
  RowPagesOptions pages = {};
  bool newton = false;                 ///< rows tell the iterations of Newton, too
  bool energy = false;                 ///< rows tell the energy of each element, too (Stepper::choose)
  std::optional<RunStart> start = {};  ///< where all begin; without one at the initial values of their model
  bool ofOtherModels = false;          ///< some are: channels need not be the same
};

class Lockstep {
 public:
  struct Member {
    std::string name;
    std::unique_ptr<Stepper> stepper;
    std::shared_ptr<Recording> recording = {};  ///< a row for each common time, the start included
    std::optional<Error> error = {};            ///< where it failed; it then stays behind
    std::uint64_t steps = 0;
    double cpu = 0;                            ///< of the steps [s]
    std::unique_ptr<NewtonTrace> newton = {};  ///< since the last row; null where it is not told
  };

  /// @param models  with a name each; the same but for the method, its parameters and its steps, if nothing else is
  /// said. All must have one end, one output_step above zero, and the same channels, but for those of Newton, unless
  /// they are of other models. Errors name the run.
  static Expected<Lockstep> create(std::vector<std::pair<std::string, Model>> models,
                                   const LockstepOptions& options = {});

  /// Every run that has not failed to the next common time.
  void advance();
  bool finished() const;
  /// Until where all runs that have not failed are recorded [s].
  double time() const;
  double endTime() const { return endTime_; }
  const std::vector<Member>& members() const { return members_; }

 private:
  static Expected<void> addMember(std::string name, const Model& model, const LockstepOptions& options, Lockstep& out);
  static void advance(Member& member);
  static Expected<void> record(Member& member);

  std::vector<Member> members_;
  std::vector<Channel> common_;  ///< channels of all, but for those of Newton
  double endTime_ = 0;
};

}  // namespace gyre
