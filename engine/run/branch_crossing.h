#pragma once
// Ends steps where a condition on positions or velocities says something else than before ("x < 0.1 ? k*x : 0"), so
// that no step is made of two laws: event location (Hairer, Norsett and Wanner 1993, Solving Ordinary Differential
// Equations I, II.6). A step whose ends lie in different branches is taken back; the instant is found by bisection,
// with states inside the step from a method that has them, else with steps of its own from the same start. Behind it
// the method begins anew.
//
// What is not seen: branches that are entered and left again within one step of the method. Conditions that switch
// anew as soon as a run went on, as friction by the sign of a velocity does at rest, are located a few times and then
// passed over, which is said.

#include "run/contact_watch.h"
#include "run/fresh_start.h"

#include <optional>
#include <string>

namespace gyre {

class BranchCrossing {
 public:
  /// @param fresh     outlives this
  /// @param contacts  those that touch are a branch, too; null where they do not count; outlives this
  BranchCrossing(std::shared_ptr<const System> system, FreshStart& fresh, bool interpolates, ContactWatch* contacts);

  /// Takes the branches of a state that a run begins with or was moved to from outside.
  void start(const EvaluatedKinematics& at);
  /// After a step from `before` to s: s goes back to the last instant of the old branches, if they have changed and it
  /// lies within the step.
  StepReport cut(const State& before, StepReport report, State& s, Integrator& integrator);
  /// Whether the state stands where a cut step ended.
  bool isReached() const { return behind_.has_value(); }
  /// Goes on behind it; a failure leaves the state anywhere.
  Expected<void> pass(State& s, Integrator& integrator);
  /// Once, when instants are passed over.
  std::optional<std::string> takeWarning();

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(branch_, behind_, last_, inARow_, saidFrom_, said_); }
  bool locates(double t, double h);
  static bool advance(double t, State& s, Integrator& integrator, StepReport& report);
  bool bisect(double& same, double& other, const State& before, State& s, Integrator& integrator, StepReport& report);
  bool goBehind(double same, double other, const State& before, State& s, Integrator& integrator, StepReport& report);
  bool stateAt(double t, const State& before, State& s, Integrator& integrator, StepReport& report);
  std::uint64_t branchAt(const EvaluatedKinematics& at) const;
  bool isSame(const State& s, const Integrator& integrator) const;

  std::shared_ptr<const System> system_;
  FreshStart& fresh_;
  bool interpolates_;
  ContactWatch* contacts_;
  std::uint64_t branch_ = 0;
  std::optional<double> behind_;  ///< the first instant of the new branches, when the state stands before it [s]
  double last_ = 0;               ///< of the last switch [s]
  int inARow_ = 0;                ///< switches within two steps of the one before
  std::optional<double> saidFrom_;
  bool said_ = false;
  State whole_;
};

}  // namespace gyre
