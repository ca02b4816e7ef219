#pragma once
// What a run does about contacts around its steps: it watches those that are forces, adds up what contacts did and says
// what there is to say of them.

#include "diagnostics/energy_budget.h"
#include "integrators/integrator.h"
#include "run/contact_warnings.h"
#include "run/contact_watch.h"

#include <memory>
#include <optional>
#include <string>

namespace gyre {

class RunContacts {
 public:
  /// For a method that goes on at this state; null where contacts are no forces of this system.
  static std::unique_ptr<ContactWatch> watchOf(const std::shared_ptr<System>& system, const State& s);
  /// A run begins or goes on with another system.
  void follow(std::unique_ptr<ContactWatch> watch, bool choosesStep);
  /// Says what is wrong with the state that a run begins with.
  void checkStart(const System& system, const EnergyBudget& energy, double t);

  bool areForces() const { return watch_ != nullptr; }
  /// Those whose beginning and end steps meet; null where there are none. Methods that choose their steps locate them:
  /// others keep to their grid, and the smooth law has no jumps.
  ContactWatch* located() const { return choosesStep_ ? watch_.get() : nullptr; }
  /// How far the next step may go before something touches [s]. @pre located()
  /// @param lastStep  0: none   @param ahead  time to the next grid point   @param duration  of the run
  double longestStep(const EvaluatedKinematics& at, double lastStep, double ahead, double duration);
  /// A step of size h led to s.
  void add(const System& system, const Integrator& integrator, const State& s, double h, EnergyBudget& energy);
  /// What the contacts of the last step did; null where nothing can touch.
  const ContactRecord* record(const Integrator& integrator) const {
    return watch_ ? &watch_->record() : integrator.contacts();
  }
  std::optional<std::string> takeWarning() { return warnings_.take(); }

 private:
  friend class StateArchive;
  /// @param at  the state now
  void persist(StateArchive& a, const EvaluatedKinematics& at) {
    a(warnings_);
    if (watch_) a.visit(*watch_, at);
  }

  std::unique_ptr<ContactWatch> watch_;
  bool choosesStep_ = false;
  ContactWarnings warnings_;
};

}  // namespace gyre
