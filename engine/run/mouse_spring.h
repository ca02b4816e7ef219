#pragma once
// A hand that pulls at a body of a run under way (forces/pull.h). While it holds, the run is that of the model with the
// pull in it; taking hold and letting go exchange the system and begin the method anew (Stepper::exchange), so that no
// method has to step over a jump of the force, and a run that nobody touches is computed as ever.
//
// Strength, from the apparent mass m of the point (system/apparent_mass.h):
//   k = m omega^2,   c = 2 m omega        critically damped on m; x(t) follows the hand with tau = 1/(2 omega)
// Where the step h is given, omega is at most 0.1/h: then k and c move the fastest direction of the point with
// omega h <= 0.18 and c h/m <= 0.6, within the stability of every explicit method and of fixed-point iterations.
// Methods that choose their step begin anew where the hand moves, and make no step longer than 0.2/omega: they would
// walk past it.

#include "core/error.h"
#include "forces/pull.h"
#include "run/pull_point.h"
#include "run/recording.h"
#include "run/stepper.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gyre {

/// The whole of what a hand is to do: orders overtaken by a newer one may be dropped.
struct MouseSpringOrder {
  std::uint64_t number = 0;  ///< of the grip; a new one for every grab
  bool holds = false;
  PullPoint pullPoint = {};
};

class MouseSpring {
 public:
  bool holds() const { return pull_.target != nullptr; }

  /// Does what an order asks for beyond the last one; what is to be told of it. Fails where the run cannot go on.
  Expected<std::vector<std::string>> follow(const MouseSpringOrder& order, const Model& model, Stepper& stepper,
                                            Recording& recording);

  /// Takes hold. Fails, and the run is as before, for a body that does not take part in the run and for a point that
  /// its joints hold.
  Expected<void> take(const PullPoint& pullPoint, const Model& model, Stepper& stepper, Recording& recording);
  /// The model has changed its numbers while the hand holds.
  Expected<void> exchange(const Model& model, Stepper& stepper);
  /// From the time of the run now on towards another place; nothing is allocated but by methods that choose their step.
  Expected<void> moveTo(const Vec3& target, Stepper& stepper);
  /// To be told of every step: largest force and work.
  void stepped(const Stepper& stepper);
  /// Lets go. What it did stays with the recording as a warning, which is returned. On failure, too, it holds no
  /// longer.
  Expected<std::string> letGo(const Model& model, Stepper& stepper, Recording& recording);
  /// The run is over while the hand holds: the warning, as letGo().
  std::string end(const Stepper& stepper, Recording& recording);

  const Pull& pull() const { return pull_; }
  /// After the last step.
  double force() const { return now_.F.norm(); }    ///< [N]
  double work() const { return work_; }             ///< since it holds, as the budget of energy has it [J]
  double largestForce() const { return largest_; }  ///< [N]

 private:
  Expected<Model> pulled(const Model& model) const;
  PullForce forceNow(const Stepper& stepper) const;

  Pull pull_;
  std::shared_ptr<PullTarget> target_;
  std::uint64_t order_ = 0;  ///< number of the last grip
  std::string name_;         ///< of the body
  std::size_t index_ = 0;    ///< and in the system
  std::size_t warning_ = 0;
  double since_ = 0;
  double largest_ = 0, work_ = 0, workBefore_ = 0;
  PullForce now_;
};

}  // namespace gyre
