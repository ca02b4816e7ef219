#pragma once
// The ledger of energy of a run: what is stored, what dampers turned into heat, what applied forces, drives and a hand
// brought in, what contacts did by impulses, and the rest, which the integrator made or lost:
//   numerical = total - total(0) + dissipated - work - contact
//
// What contacts did is held for every two bodies, or for each body where there are too many pairs of them
// (system/contact_sums.h). Impulses do it by the exact identity of a step (contact_record.h). Of contacts that are
// forces it is minus the power into heat (contact/smooth_manifold.h), at the same states and by the same rules as all
// other powers. That power starts at the touch like d^n and ends so, hence these rules have their order between such
// instants only: methods that choose their steps stop there and begin anew, within their tolerance. A method of
// constant step passes over them, with an error of its own of order n + 1 = 2 ... 2.5, whatever its order. The books do
// no worse: over the step in which a pair comes to touch or parts they take its power as a power of the time in touch
// (diagnostics/contact_powers.h), of order n + 2, and begin anew behind it, where what is left of t^n costs them an
// order of n + 1 if n is no whole number. Where points of a pair that touches come and go, and for the friction of a
// pair where a bristle begins or ceases to slip, the step has the trapezoidal rule.
//
// Dissipation and work are held for each source (system/energy_sources.h); the totals are their sums. How a power P
// becomes an integral follows the method:
// - Forces in the middle of a step, as of local_*: E_1 - E_0 = h f . (u + u_1)/2 is an identity of the step
//   (contact_record.h), so the work is h P there. Then the rest is round-off where nothing but such forces, contacts
//   and joints act, however large the step.
// - Methods of order p > 2 (rkmk, bdf_* with a max_order above 2, compositions): by polynomials of order p + 1 through
//   the powers at the ends of steps (power_integrals.h). A Gauss rule in the step would need the state, and for drives
//   the multipliers, in its middle: one to three more evaluations of every step; those values are there already.
// - Methods of second order: the trapezoidal rule, of their order. For a constant force it is also the exact work
//   F (x_1 - x_0) of all methods with x_1 - x_0 = h (v_0 + v_1)/2, as of the midpoint rule and Verlet's.
// Where a function switches, contacts begin or the model is exchanged, polynomials begin anew.

#include "contact/contact_record.h"
#include "diagnostics/contact_powers.h"
#include "diagnostics/power_integrals.h"
#include "system/energy_sources.h"
#include "system/state.h"

#include <vector>

namespace gyre {

class EnergyBudget {
 public:
  /// Allocates all memory. @param order  of the method   @param system  outlives this, or until the next exchange()
  void start(const System& system, const EvaluatedKinematics& at, int order);
  /// A step ended here.
  void add(const EvaluatedKinematics& at);
  /// Adds the powers of a step of size h whose forces acted in the middle of it.
  void add(const EvaluatedKinematics& at, double h, const EvaluatedKinematics& middle);
  /// What impulses of contacts did in the step that add() was called for. Of contacts that are forces it has it
  /// already.
  void add(const ContactRecord& step);
  /// The course of powers changes here; what was evaluated last stays.
  void restart() { integrals_.restart(); }
  /// It changes behind a step that ended here, over which it may have jumped.
  void addAndRestart(const EvaluatedKinematics& at);
  /// What is stored here now differs by the work of whoever did it.
  void exchange(const EvaluatedKinematics& at);
  /// Goes on with another system of the same elements; what it has beyond those belongs to the hand.
  void exchange(const System& system, const EvaluatedKinematics& at);

  const SystemEnergy& now() const { return now_; }
  double dissipated() const { return dissipated_; }
  double work() const { return work_; }
  /// Work of the force by which a hand pulls, and of all forces that come and go [J].
  double mouseSpring() const { return workOf(sources() - 1); }
  /// Energy brought in by exchanges of the system and by jumps of prescribed velocities [J].
  double exchanged() const { return exchanged_; }
  /// Energy that bodies gained by normal forces of contacts, by friction and by moves out of each other [J].
  double contactNormal() const { return contactNormal_; }
  double contactFriction() const { return contactFriction_; }
  double contactCorrection() const { return contactCorrection_; }
  /// What contacts store, a part of now().elastic [J].
  double contactElastic() const { return contacts_.elastic(); }
  double numerical() const {
    return now_.total() - start_ + dissipated_ - work_ - (contactNormal_ + contactFriction_ + contactCorrection_);
  }

  // Energies by source, as energySources() of the system at the start has them; behind them the hand [J].
  std::size_t sources() const { return elastic_.size(); }
  double elasticOf(std::size_t source) const { return elastic_[source]; }
  double dissipatedOf(std::size_t source) const { return integrals_.values()[source]; }
  double workOf(std::size_t source) const { return integrals_.values()[sources() + source]; }

  // Energies by sum of contacts (ContactChannels::sums()) [J].
  double contactElasticOf(std::size_t sum) const { return contacts_.elasticOf(sum); }
  double contactNormalOf(std::size_t sum) const { return impulsesNormal_[sum] - heat(firstNormal(), sum); }
  double contactFrictionOf(std::size_t sum) const { return impulsesFriction_[sum] - heat(firstFriction(), sum); }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(elastic_, integrals_, contacts_, impulsesNormal_, impulsesFriction_, start_, dissipated_, work_, exchanged_,
      contactNormal_, contactFriction_, contactCorrection_, now_);
  }
  void evaluate(const EvaluatedKinematics& at, std::span<double> powers);
  void bendWhereContactsChanged();
  void sum();
  /// Behind the powers of the sources, where contacts are forces.
  std::size_t firstNormal() const { return 2 * sources(); }
  std::size_t firstFriction() const { return firstNormal() + contacts_.size(); }
  double heat(std::size_t first, std::size_t sum) const {
    return contacts_.size() > 0 ? integrals_.values()[first + sum] : 0;
  }

  const System* system_ = nullptr;
  std::vector<ElementId> ids_;         ///< of the sources at the start
  std::vector<ForceEnergy> bySource_;  ///< of the system now
  std::vector<std::size_t> sourceOf_;  ///< which source each of them is
  std::vector<double> elastic_, means_;
  PowerIntegrals integrals_;  ///< dissipated by each source, then work; then heat of contacts
  ContactPowers contacts_;
  std::vector<double> impulsesNormal_, impulsesFriction_;  ///< of each sum of contacts
  double start_ = 0, dissipated_ = 0, work_ = 0, exchanged_ = 0;
  double contactNormal_ = 0, contactFriction_ = 0, contactCorrection_ = 0;
  SystemEnergy now_;
};

}  // namespace gyre
