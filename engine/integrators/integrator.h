#pragma once
// What every time integrator does: one internal step at a time, never past a limit.

#include "contact/contact_record.h"
#include "core/error.h"
#include "core/subnormals.h"
#include "describe/type_info.h"
#include "integrators/newton_trace.h"
#include "integrators/stability_function.h"
#include "integrators/step_trace.h"
#include "local_dynamics/local_settings.h"
#include "system/initial_conditions.h"
#include "system/system.h"
#include "system/work.h"

#include <algorithm>
#include <memory>
#include <span>

namespace gyre {

struct StepReport {
  double t0 = 0, t1 = 0;  ///< the step led from t0 to t1 [s]
  int iterations = 0;     ///< Newton iterations of the accepted step
  double residual = 0;    ///< weighted RMS of the correction the accepted state still called for (<= 1)
  int retries = 0;        ///< attempts that failed and were repeated with a smaller step
  // Set by methods that choose step and order:
  double h = 0;                 ///< size of the method's own step, within which [t0, t1] lies [s]; 0: t1 - t0
  int order = 0;                ///< of that step
  int errorTestFailures = 0;    ///< attempts whose local error was too large
  int convergenceFailures = 0;  ///< attempts whose equations did not converge
  int splitChanges = 0;         ///< other coordinates were chosen as the independent ones
  bool interpolated = false;    ///< no step was made: t1 lies within the step before

  void persist(StateArchive& a) {
    a(t0, t1, iterations, residual, retries, h, order, errorTestFailures, convergenceFailures, splitChanges,
      interpolated);
  }
};

/// What a method can do; the interface greys out what cannot run and says why (see refusal()).
struct Capabilities {
  int order = 2;                           ///< of positions and velocities
  bool constraints = true;                 ///< joints allowed
  std::string noConstraints = {};          ///< why not
  std::string noVelocityConstraints = {};  ///< why nonholonomic constraints are not; empty when they are
  std::string noCoupledMasses = {};        ///< why bodies by modes are not; empty when they are
  bool roundOff = true;                    ///< by default constraints hold to round-off, whatever the step
  bool adaptive = false;                   ///< chooses its own step, for some parameters or always
  bool denseOutput = false;                ///< interpolate() works
  bool impacts = false;                    ///< meets contact by impulses; else contact is a force
  bool symmetric = false;                  ///< its own inverse with -h: no energy drift, fit for compositions
};

/// By how much more than the tolerances of its Newton iteration or of its error a method may violate its constraints.
inline constexpr double constraintsPerTolerance = 10;

class Integrator {
 public:
  virtual ~Integrator() = default;

  /// Takes over a consistent initial state and allocates all memory; advance() allocates none.
  virtual Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) = 0;
  /// One internal step that ends at or before tLimit. Its lambda of redundant constraints carries the load, and is else
  /// arbitrary: what a method guesses by it must not let that part grow. On failure s is the state before the step,
  /// and the error names element, equation and time.
  Expected<StepReport> advance(State& s, double tLimit) {
    const SubnormalsAreZero during;
    return makeStep(s, tLimit);
  }
  /// The state was changed from outside (q, v consistent, vdot and lambda recomputed): forget the history.
  virtual Expected<void> restart(State& s) = 0;
  /// Whether steps that come may leave v' and lambda as they are, where the method does not need them itself, until
  /// computeAccelerations() is called. Changes no other result.
  virtual void omitAccelerations(bool /*on*/) {}
  /// Brings v' and lambda of s, the end of the last step, where that omitted them.
  virtual void computeAccelerations(State& /*s*/) {}
  /// True when the step is the method's own choice: a run then gives it output times only as limits.
  virtual bool choosesStep() const { return false; }
  /// What the constraints of every state it leaves hold to: |Phi| of lengths relative to the length scale of the model
  /// [m], of angles and direction cosines as it is. A state beyond it ends the run (run/step_gate.h).
  virtual double constraintTolerance(double /*lengthScale*/) const { return assemblyTolerance; }
  /// What the rates of those constraints hold to, per second: a step that ends beside a singular position leaves more
  /// of them than of the positions, since rows that become redundant there are held by regularization alone.
  /// @param fastest  motion of the model (Scales::relativeMotion) [1/s]
  virtual double rateTolerance(double lengthScale, double fastest) const {
    constexpr double besideSingularPositions = 1e-6;
    return std::max(constraintTolerance(lengthScale), besideSingularPositions) * fastest;
  }
  /// Whether it sees to the rates of position constraints; methods of index 3 leave them to the order of their step.
  /// Nonholonomic constraints are held by all.
  virtual bool holdsRates() const { return true; }
  /// Whether forces must not change or damp motion by much within a step: it treats them explicitly, or iterates
  /// without their tangents.
  virtual bool followsForces() const { return false; }
  /// Order of positions and velocities as the method is set up; the largest, where it chooses the order itself.
  virtual int order() const { return 2; }
  /// For methods whose forces act once a step, in its middle, on the mean of the velocities at both ends, so that the
  /// energy that they bring in is exactly the step times their power there: turns s, the end of the last step, into
  /// that state, with the mean reactions of the step. False where that is not so.
  virtual bool toMiddle(State& /*s*/) const { return false; }
  /// State inside the last step, if Capabilities::denseOutput.
  virtual bool interpolate(double /*t*/, State& /*s*/) { return false; }
  /// What it has cost so far, failed attempts included.
  virtual Work work() const = 0;
  /// What the contacts of the last step did; null where the method has none of its own.
  virtual const ContactRecord* contacts() const { return nullptr; }
  /// Whether solver() is to have every iteration of the steps that come, which takes time and changes no result.
  virtual void recordSolver(bool /*on*/) {}
  /// What the solver of contacts did in the last step, one solve after the other: none where nothing touched, or the
  /// method has no such solver. islandOf is that of contacts().
  virtual std::span<const LocalTrace> solver() const { return {}; }
  /// Tells the iterations of Newton of the steps that come to a trace, or to none any more (null), which changes no
  /// result. False where the method has none that it could tell. @param trace  outlives that
  virtual bool traceNewton(NewtonTrace* /*trace*/) { return false; }
  /// Tells the attempts at steps that come to a trace, or to none any more (null), which changes no result: asked of
  /// methods that choose their steps. Of others StepReport::retries says it all. @param trace  outlives that
  virtual void traceSteps(StepTrace* /*trace*/) {}
  /// What was evaluated at s, the state that initialize(), advance(), restart() or interpolate() left.
  virtual EvaluatedKinematics evaluated(const State& s) const = 0;

 private:
  friend class StateArchive;
  /// What steps to come depend on besides the state s, which was read already; then it is evaluated there. A method
  /// that cannot tell all of it refuses to be written.
  virtual void persist(StateArchive& a, State& s) = 0;
  /// advance()
  virtual Expected<StepReport> makeStep(State& s, double tLimit) = 0;
};

/// When a method is suggested where the choice is open.
struct Recommendation {
  enum class For { nothing, slowForces, stiffForces } suits = For::nothing;
  std::string settings = {};  ///< of it that suit, "rho_inf = 0.6"
  int compared = 0;           ///< turn among the methods that a comparison begins with, from 1; 0: not one of them
};

struct IntegratorType : TypeInfo {
  Capabilities capabilities;
  std::function<std::unique_ptr<Integrator>(const std::any&)> create;
  /// Where the method leaves the states of forces to them, which are then of second order (forces/force.h): the key of
  /// the parameter that asks for a higher order; empty when none does.
  std::function<std::string(const std::any&)> finerThanForceStates = {};
  /// What a step does to an oscillation, where that is a formula of the parameters; else it is measured.
  std::function<StabilityFunction(const std::any&)> stability = {};
  Recommendation recommended = {};
};

/// @pre the type is of this category
inline const IntegratorType& integratorType(const TypeInfo& type) { return static_cast<const IntegratorType&>(type); }
inline const IntegratorType& integratorType(const Element& e) { return integratorType(*e.type); }
inline const IntegratorType& integratorType(const Model& model) { return integratorType(model.simulation()); }

/// Why this method cannot run this model, as an input error; empty when it can.
std::optional<Error> refusal(const IntegratorType& type, const Model& model);

}  // namespace gyre
