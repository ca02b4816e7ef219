#pragma once
// Runs of one model by several methods that meet at common times: their output times. Each is a Stepper of its own, so
// that it comes to the same bytes as alone.

#include "run/recording.h"
#include "run/run_start.h"
#include "run/step_time.h"
#include "run/stepper.h"

#include <cstddef>
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
  /// On cache lines of its own: two that are side by side may be written by two cores.
  struct alignas(64) Member {
    std::string name;
    std::unique_ptr<Stepper> stepper;
    std::shared_ptr<Recording> recording = {};  ///< a row for each common time, the start included
    std::optional<Error> error = {};            ///< where it failed; it then stays behind
    std::uint64_t steps = 0;
    StepTime time = {};                        ///< of the steps, between two calls
    std::unique_ptr<NewtonTrace> newton = {};  ///< since the last row; null where it is not told

    bool isOver() const { return error || stepper->finished(); }
    double cpu() const { return time.seconds(); }  ///< of the steps [s]
  };

  /// @param models  with a name each; the same but for the method, its parameters and its steps, if nothing else is
  /// said. All must have one end, one output_step above zero, and the same channels, but for those of Newton, unless
  /// they are of other models. Errors name the run.
  static Expected<Lockstep> create(std::vector<std::pair<std::string, Model>> models,
                                   const LockstepOptions& options = {});

  /// Every run that has not failed to the next common time.
  void advance();
  /// One of them, to this many rows or for about so long [s of clock], but for a common time at least. Each may be
  /// called by another thread meanwhile. @pre members()[run].isOver() is false
  void advance(std::size_t run, std::size_t rows, double seconds);
  /// Something else than the method ended it.
  void end(std::size_t run, Error why) { members_[run].error = std::move(why); }
  bool finished() const;
  /// Until where all runs that have not failed are recorded [s].
  double time() const;
  double endTime() const { return endTime_; }
  /// From one common time to the next [s].
  double interval() const { return members_.front().stepper->settings().output_step; }
  const std::vector<Member>& members() const { return members_; }

 private:
  static Expected<void> addMember(std::string name, const Model& model, const LockstepOptions& options, Lockstep& out);
  static void toNextTime(Member& member);
  static Expected<void> record(Member& member);

  std::vector<Member> members_;
  std::vector<Channel> common_;  ///< channels of all, but for those of Newton
  double endTime_ = 0;
};

}  // namespace gyre
