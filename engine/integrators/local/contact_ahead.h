#pragma once
// Contacts of bodies that roll, met at the end of the step instead of its middle (contact_step.h).

#include "integrators/local/contact_bodies.h"
#include "integrators/local/stage_traces.h"
#include "integrators/local/stepped_contact.h"
#include "local_dynamics/local_solver.h"

#include <span>
#include <vector>

namespace gyre {

class ContactAhead {
 public:
  /// A step whose only stage is solved, and what goes on from there.
  struct Step {
    const EvaluatedKinematics& middle;
    const LocalSettings& settings;
    StepTimes times;
    std::span<const Contact> contacts;
    std::span<SteppedContact> points;
    ContactBodies& bodies;
    JointReactions& joints;
    StageTraces& traces;
  };

  /// @param system  outlives this
  explicit ContactAhead(const System& system) : system_(system) {}
  /// Solves again, looking ahead, as often as it brings news.
  void meet(const Step& step);

 private:
  bool findRolling(const Step& step);
  bool aim(const Step& step);
  void aimManifold(const Step& step, std::size_t first, std::size_t end);
  bool solve(const Step& step);
  void fill(const Step& step);
  void free(const ContactBodies& bodies, int body);
  void keep(const Step& step);
  bool anyRolls() const;
  bool takesPart(const SteppedContact& p) const { return p.island >= 0 && rolls_[islandOf(p)] != 0; }
  static std::size_t islandOf(const SteppedContact& p) { return static_cast<std::size_t>(p.island); }

  const System& system_;
  LocalProblem problem_;  ///< of the islands that look ahead
  LocalSolver solver_;
  std::vector<int> inProblem_;       ///< points of its contacts
  std::vector<char> isFreed_;        ///< bodies of the problem of the step: they are in it
  std::vector<char> rolls_, aimed_;  ///< islands of the first solve: they look ahead; for something new
};

}  // namespace gyre
