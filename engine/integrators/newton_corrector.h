#pragma once
// Newton's iteration for one step of an implicit method whose constraints are met at position level, scaled so that its
// matrix does not degenerate for small steps (Bottasso, Dopico and Trainelli 2008):
//
//   S (dx, scale dlambda) = (-scale r, -Phi),   S = [scale dr/dx, B^T; B dq/dx, 0],   rows of nonholonomic constraints
//                                               divided by dv/dx
//
// The matrix is made anew where the corrections shrink so slowly that it takes less time than the iterations that they
// call for, and else kept, over steps too, for as long as that is cheaper: until a step takes more iterations than the
// steps since it was made did on average, what making it costs included. Where corrections shrink by theta, those after
// the present one are expected to be theta / (1 - theta) times it; if that is a thousandth of what the test allows, or
// what rounding alone calls for, they are not computed (E. Hairer and G. Wanner, Solving Ordinary Differential
// Equations II, 1996, section IV.8: eq. 8.10).
//
// Far from the origin rounding of the positions is all that corrections have left while the dynamic equations are not
// met yet: the constraints say so first. What is left of the dynamics is alike in each step and adds up, which rounding
// does not. There an iteration goes on until they are met, or their residual does not halve any more.
//
// Where contacts are forces, friction saturates and surfaces part, so that full corrections may lead to and fro for
// ever. An iteration that does not converge is then repeated with damped corrections lambda dx, lambda the first of 1,
// 1/2, ... after which the simplified correction is smaller by 1 - lambda/4 (P. Deuflhard, Newton Methods for Nonlinear
// Problems, 2004, section 3.3: the restricted natural monotonicity test).

#include "core/parallel.h"
#include "integrators/equation_residuals.h"
#include "integrators/integrator.h"
#include "integrators/kept_matrix.h"
#include "integrators/newton_settings.h"
#include "integrators/newton_test.h"
#include "integrators/shrinkage.h"
#include "integrators/step_failure.h"
#include "system/kkt_system.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {

struct NewtonRules {
  int maxIterations = 20;
  int fixedIterations = 0;     ///< 0: until the test passes
  bool publishedTest = false;  ///< Kynema's: each correction is added, then tested; a new matrix in each iteration
};

/// The scaling of one step.
struct NewtonScaling {
  double h = 0;      ///< of the step [s]
  double scale = 0;  ///< of the dynamic equations, h^2 times a number of the method
  double rate = 0;   ///< dv/dx, 1/h times a number of the method

  bool operator==(const NewtonScaling&) const = default;
  void persist(StateArchive& a) { a(h, scale, rate); }
};

/// The published test measures corrections loosely, since the one after is their square. Where equations contradict
/// each other it passes all the same, as multipliers grow without end: with the tolerances of its source (atol 1e-5,
/// rtol 1e-3) constraints hold to a millionth of the model, and with others in proportion.
inline constexpr double constraintsPerPublished = 1e-6 / (1e-5 + 1e-3);

class NewtonCorrector {
 public:
  NewtonCorrector() = default;
  /// Allocates all memory.
  NewtonCorrector(const System& system, const InitialState& initial, NewtonTolerance tolerance, NewtonRules rules);

  /// In the corrector's memory.
  EvaluatedState evaluate(const State& s) { return system_->evaluate(s, w_); }
  /// Moves a trial state, whose time is set, onto the equations; the reason where that fails.
  /// @tparam Step  the unknowns of a method:
  ///   const VecX& x() const
  ///   State& trial()
  ///   void predict()                                        x and trial().lambda where the iteration begins
  ///   void place()                                          the trial state of the present x
  ///   void linearize(const EvaluatedState&, IterationMatrix&)
  ///   void correct(dx)                                      x += dx, and what goes with it
  /// @param at  of the trial state that was accepted
  template <class Step>
  std::optional<Error> solve(Step&& step, const NewtonScaling& scaling, StepReport& report, EvaluatedKinematics& at);

  /// The state that it led to was refused: its local error is too large.
  void refused() {
    if (trace_) trace_->end(NewtonOutcome::tooInexact, notMeasured);
  }
  /// Whether the iterations that come are told; null: no more. @param trace  outlives that
  void traceInto(NewtonTrace* trace) { trace_ = trace; }
  /// Multipliers to guess those of another step by: of redundant constraints without what carries no load, by the
  /// matrix at hand, since that part would grow from guess to guess. Valid until the next call.
  const VecX& guiding(const VecX& lambda);
  /// How large the first correction of the last iteration was, by its weights: how far off the predictor.
  double errorOfPredictor() const { return errorOfPredictor_; }
  /// So far.
  Work work() const { return Work{.evaluations = w_.forceEvaluations} + kkt_->work(); }
  /// What the constraints hold to (Integrator::constraintTolerance).
  double constraintTolerance() const {
    const bool published = rules_.publishedTest && rules_.fixedIterations == 0;
    const double factor = published ? constraintsPerPublished : constraintsPerTolerance;
    return std::max(assemblyTolerance, factor * (tolerance_.atol + tolerance_.rtol));
  }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(w_.forceEvaluations, probedStretch_, test_, kept_, keptFor_);
    a.visit(*kkt_, kept_.exists());
  }
  template <class Step>
  struct Iteration;

  /// Whether corrections are expected to go on as they went: friction and surfaces that part break that.
  bool isSmooth() const { return !w_.contacts && !rules_.publishedTest; }
  /// Whether the present correction is what rounding calls for. @param slow  corrections hardly shrink: then what
  /// rounding can amount to at most counts, which another matrix would not shrink faster
  bool isRoundOff(bool slow) const {
    const int nv = system_->nv();
    return test_.isRoundOff(correction_, nv) || test_.isNoise(correction_, nv) ||
           (slow && test_.withinRoundOff(correction_, nv));
  }
  /// Whether all that come after the present one are expected to be. @param theta  by which corrections shrink: the
  /// larger of two, since the first correction is of a predictor, whose error lies where the matrix serves best
  bool nextIsRoundOff(double theta) const {
    return isSmooth() && theta < 1 && test_.isRoundOff(correction_, system_->nv(), theta / (1 - theta));
  }
  /// Corrections that no longer shrink although they are at round-off: nothing more can be gained. What a matrix of
  /// this step did not make smaller either is rounding; what an old one makes smaller slowly is not. Where constraints
  /// are redundant, what an old one leaves of multipliers adds up.
  bool isExhausted(const Shrinkage& shrinkage, int iterations) const {
    const bool isNoise = shrinkage.isSlow() && shrinkage.matrixWasNew() && isSmooth();
    const bool stopped = shrinkage.theta() > 0.5 && shrinkage.matrixWasOfStep();
    const bool stalled = shrinkage.hasStalled() && isSmooth() && !isRedundant_;
    return iterations > 1 && (isNoise || stopped || stalled) && test_.atRoundOff(correction_, system_->nv());
  }
  /// Whether the present correction is to be added, and none after it. @param done  it passes the test itself
  bool isLast(const Shrinkage& shrinkage, bool done) const {
    constexpr double negligible = 1e-3;  // what is left is alike in each step, and adds up
    if (!isSmooth()) return false;
    if (shrinkage.isFirst()) return done || Shrinkage::slow * shrinkage.error() <= negligible;
    const double next = shrinkage.expected();
    return next <= negligible || (done && next < shrinkage.error()) ||
           (!shrinkage.isSlow() && nextIsRoundOff(shrinkage.largerTheta()));
  }
  /// Asks what rounding amounts to at a state. Allocates.
  void probe(const State& s);
  /// The right-hand side; false where it is not finite.
  bool takeResidual(const EvaluatedState& at, const NewtonScaling& scaling);
  /// Far from the origin: whether the dynamic equations still come closer. @param scale  NewtonScaling::scale
  bool dynamicsSettle(const EvaluatedState& at, double scale);
  Error notFinite(const State& trial) const;
  Error failure(std::string message, const State& trial, int row) const {
    return stepFailure(*system_, std::move(message), trial.t, row);
  }

  const System* system_ = nullptr;
  NewtonTolerance tolerance_;
  NewtonRules rules_;
  Workspace w_;
  std::unique_ptr<KktSystem> kkt_;
  NewtonTest test_;
  double probedStretch_ = 1;  ///< System::stretch where rounding was probed
  KeptMatrix kept_;
  NewtonScaling keptFor_;
  VecX correction_;
  VecX direction_, residual_;  ///< of damped corrections, and memory
  VecX guiding_;               ///< of redundant constraints
  VecX force_;                 ///< of the constraints
  bool isRedundant_ = false;
  bool isFar_ = false;       ///< from the origin, for the size of the model
  double dynamicsLeft_ = 0;  ///< the residual of the iteration before, where it is far
  double errorOfPredictor_ = 0;
  NewtonTrace* trace_ = nullptr;
  std::optional<EquationResidualsOf> residuals_;
};

template <class Step>
std::optional<Error> NewtonCorrector::solve(Step&& step, const NewtonScaling& scaling, StepReport& report,
                                            EvaluatedKinematics& at) {
  report.iterations = 0;
  constexpr double muchFarther = 4;
  if (system_->m() > 0 && system_->stretch(step.trial()) > muchFarther * probedStretch_) probe(step.trial());
  Iteration<Step> iteration{*this, step, scaling, report, at};
  auto failure = iteration.full();
  if (!failure || !w_.contacts || rules_.publishedTest) return failure;
  auto damped = iteration.damped();
  return damped ? failure : damped;
}

template <class Step>
struct NewtonCorrector::Iteration {
  NewtonCorrector& of;
  Step& step;
  const NewtonScaling& scaling;
  StepReport& report;
  EvaluatedKinematics& at;

  State& trial() { return step.trial(); }
  void move(const VecX& correction, double share) {
    const int nv = of.system_->nv(), m = of.system_->m();
    step.correct(share * correction.head(nv));
    forEachRange(m, [&](Eigen::Index first, Eigen::Index n) {
      trial().lambda.segment(first, n) += share / scaling.scale * correction.segment(nv + first, n);
    });
  }
  void correct() {
    move(of.correction_, 1);
    ++report.iterations;
    if (of.trace_) of.trace_->take(1);
  }
  void begins(bool damped) {
    step.predict();
    if (of.trace_) of.trace_->begin(trial().t, scaling.h, damped);
  }
  void traceIterate(double update, double contraction, bool madeMatrix) {
    if (!of.trace_) return;
    of.trace_->add({.residual = of.residuals_->measure(here),
                    .update = update,
                    .contraction = contraction,
                    .condition = madeMatrix && of.trace_->wantsCondition() ? of.kkt_->condition() : notMeasured,
                    .worst = worst(),
                    .madeMatrix = madeMatrix});
    of.trace_->keep(trial().q);
  }
  std::optional<Error> ends(NewtonOutcome outcome, std::optional<Error> why = std::nullopt) {
    if (of.trace_) of.trace_->end(outcome, report.residual);
    return why;
  }
  EvaluatedState evaluated() {
    step.place();
    return of.evaluate(trial());
  }
  /// What follows from the trial state: its residual, or the reason why there is none.
  std::optional<Error> takeResidual() {
    here = evaluated();
    at = here;
    if (!of.takeResidual(here, scaling)) return of.notFinite(trial());
    return std::nullopt;
  }
  std::optional<Error> linearize() {
    step.linearize(here, of.kkt_->matrix());
    of.kept_.drop();
    if (!of.kkt_->factor()) return of.failure("the iteration matrix is singular", trial(), 0);
    of.kept_.made();
    of.keptFor_ = scaling;
    return std::nullopt;
  }
  /// The present correction is the last one.
  void finish() {
    correct();
    step.place();
    at = of.system_->evaluateKinematics(trial(), of.w_);
  }
  NewtonTest::Correction correction() { return {of.correction_, step.x(), trial().lambda, scaling.h, scaling.scale}; }
  double error() { return of.test_.error(correction()); }
  int worst() { return of.test_.worst(correction()); }
  Error notConverged() {
    return of.failure(fmt::format("Newton's iteration does not converge (step {:.3g} s, {} iterations)", scaling.h,
                                  report.iterations),
                      trial(), worst());
  }

  std::optional<Error> full();
  std::optional<Error> iterate(bool keeps);
  std::optional<Error> damped();

  EvaluatedState here = {};  ///< of the trial state
};

template <class Step>
std::optional<Error> NewtonCorrector::Iteration<Step>::full() {
  const bool keeps = of.isSmooth() && of.keptFor_ == scaling && of.kept_.pays();
  of.kept_.beginStep();
  if (keeps) {
    if (!iterate(true)) {
      of.kept_.converged();
      return std::nullopt;
    }
    of.kept_.diverged();
    report.iterations = 0;
  }
  return iterate(false);
}

/// @param keeps  with the matrix at hand, until corrections shrink too slowly; anew where they do not shrink at all
template <class Step>
std::optional<Error> NewtonCorrector::Iteration<Step>::iterate(bool keeps) {
  const NewtonRules& rules = of.rules_;
  Shrinkage shrinkage;
  bool refactor = !keeps;
  begins(false);
  of.dynamicsLeft_ = std::numeric_limits<double>::infinity();
  for (;;) {
    if (auto failed = takeResidual()) return ends(NewtonOutcome::notFinite, std::move(failed));
    const bool makesMatrix = refactor || rules.publishedTest;
    if (makesMatrix)
      if (auto singular = linearize()) return ends(NewtonOutcome::singular, std::move(singular));
    const bool settles = of.isFar_ && !rules.publishedTest && of.dynamicsSettle(here, scaling.scale);
    of.kkt_->solve(of.correction_);
    of.kept_.served();
    const double error = report.residual = this->error();
    shrinkage.take(error, refactor);
    if (shrinkage.isFirst()) of.errorOfPredictor_ = error;
    traceIterate(error, shrinkage.isFirst() ? notMeasured : shrinkage.theta(), makesMatrix);
    const bool exhausted = of.isExhausted(shrinkage, report.iterations);
    if (exhausted && of.isSmooth()) of.test_.stoppedAt(of.correction_, of.system_->nv());
    const bool passes = error <= 1 && !(shrinkage.isFirst() && of.isSmooth());  // how they shrink is not known yet
    bool done = passes || exhausted || (!rules.publishedTest && of.isRoundOff(shrinkage.isSlow()));
    if (settles) done = false;
    if (rules.publishedTest) {
      if (rules.fixedIterations > 0) done = report.iterations + 1 == rules.fixedIterations;
      correct();
      if (done) at = evaluated();  // the published test accepts a state whose residual was not evaluated
    }
    if (!exhausted && !settles && of.isLast(shrinkage, done)) {
      report.residual = std::min(error, shrinkage.expected());
      finish();
      return ends(NewtonOutcome::converged);
    }
    if (done) return ends(error <= 1 ? NewtonOutcome::converged : NewtonOutcome::atRoundOff);
    if (keeps && shrinkage.isSlow() && shrinkage.theta() >= 1) return ends(NewtonOutcome::newMatrix, Error{});
    const bool diverges = refactor && shrinkage.theta() > 2 && report.iterations > 3 && rules.fixedIterations == 0;
    if (!std::isfinite(error) || report.iterations >= rules.maxIterations || diverges)
      return ends(keeps ? NewtonOutcome::newMatrix : NewtonOutcome::notConverged, notConverged());
    refactor = shrinkage.isSlow() && (!of.isSmooth() || KeptMatrix::isOverdue(error, shrinkage.theta()));
    if (!rules.publishedTest) correct();
  }
}

template <class Step>
std::optional<Error> NewtonCorrector::Iteration<Step>::damped() {
  constexpr double smallest = 1.0 / 1024;
  const int most = report.iterations + 2 * of.rules_.maxIterations;
  begins(true);
  double last = notMeasured;
  if (auto failed = takeResidual()) return ends(NewtonOutcome::notFinite, std::move(failed));
  while (report.iterations < most) {
    if (auto singular = linearize()) return ends(NewtonOutcome::singular, std::move(singular));
    of.kkt_->solve(of.correction_);
    const double before = error();
    traceIterate(before, before / last, true);
    last = before;
    of.direction_ = of.correction_;
    double share = 1, after = std::numeric_limits<double>::infinity();
    for (correct();; share /= 2, move(of.direction_, -share)) {
      if (!takeResidual()) {
        of.residual_ = of.correction_;
        of.kkt_->solve(of.correction_);
        after = error();
        if (after <= (1 - share / 4) * before || of.test_.atRoundOff(of.correction_, of.system_->nv())) break;
      }
      if (share <= smallest) return ends(NewtonOutcome::notConverged, notConverged());
    }
    if (of.trace_) of.trace_->take(share);
    report.residual = after;
    if (after <= 1 || of.test_.atRoundOff(of.correction_, of.system_->nv())) return ends(NewtonOutcome::converged);
    of.correction_ = of.residual_;  // the residual, for the next matrix
  }
  return ends(NewtonOutcome::notConverged, notConverged());
}

}  // namespace gyre
