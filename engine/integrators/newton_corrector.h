#pragma once
// Newton's iteration for one step of an implicit method whose constraints are met at position level, scaled so that its
// matrix does not degenerate for small steps (Bottasso, Dopico and Trainelli 2008):
//
//   S (dx, scale dlambda) = (-scale r, -Phi),   S = [scale dr/dx, B^T; B dq/dx, 0],   rows of nonholonomic constraints
//                                               divided by dv/dx
//
// The matrix is made anew where the corrections shrink by less than a factor of ten.

#include "integrators/integrator.h"
#include "integrators/newton_settings.h"
#include "integrators/newton_test.h"
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
  double h;      ///< of the step [s]
  double scale;  ///< of the dynamic equations, h^2 times a number of the method
  double rate;   ///< dv/dx, 1/h times a number of the method
};

class NewtonCorrector {
 public:
  NewtonCorrector() = default;
  /// Allocates all memory. @param s  a consistent state
  NewtonCorrector(const System& system, const State& s, NewtonTolerance tolerance, NewtonRules rules);

  /// In the corrector's memory.
  EvaluatedState evaluate(const State& s) { return system_->evaluate(s, w_); }
  /// Moves a trial state, whose time is set, onto the equations; the reason where that fails.
  /// @tparam Step  the unknowns of a method:
  ///   const VecX& x() const
  ///   State& trial()
  ///   void place()                                          the trial state of the present x
  ///   void linearize(const EvaluatedState&, IterationMatrix&)
  ///   void correct(dx)                                      x += dx, and what goes with it
  /// @param at  of the trial state that was accepted
  template <class Step>
  std::optional<Error> solve(Step&& step, const NewtonScaling& scaling, StepReport& report, EvaluatedState& at);

  /// So far.
  Work work() const { return Work{.evaluations = w_.forceEvaluations} + kkt_->work(); }
  /// What the constraints hold to (Integrator::constraintTolerance).
  double constraintTolerance() const {
    return std::max(assemblyTolerance, constraintsPerTolerance * (tolerance_.atol + tolerance_.rtol));
  }

 private:
  /// The right-hand side; false where it is not finite.
  bool takeResidual(const EvaluatedState& at, const NewtonScaling& scaling);
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
  VecX correction_;
};

template <class Step>
std::optional<Error> NewtonCorrector::solve(Step&& step, const NewtonScaling& scaling, StepReport& report,
                                            EvaluatedState& at) {
  constexpr double slowContraction = 0.1;
  const double h = scaling.h, scale = scaling.scale;
  const int nv = system_->nv(), m = system_->m();
  State& trial = step.trial();
  double before = std::numeric_limits<double>::infinity();
  bool refactor = true;
  const auto correct = [&] {
    step.correct(correction_.head(nv));
    trial.lambda += correction_.tail(m) / scale;
    ++report.iterations;
  };
  const auto evaluated = [&] {
    step.place();
    return evaluate(trial);
  };
  for (report.iterations = 0;;) {
    at = evaluated();
    if (!takeResidual(at, scaling)) return notFinite(trial);
    const bool fresh = refactor;
    if (refactor || rules_.publishedTest) {
      step.linearize(at, kkt_->matrix());
      if (!kkt_->factor()) return failure("the iteration matrix is singular", trial, 0);
    }
    kkt_->solve(correction_);
    const double error = report.residual = test_.error(correction_, step.x(), trial.lambda, h, scale);
    // Corrections that no longer shrink although they are at round-off: nothing more can be gained.
    const double contraction = error / before;
    const bool exhausted = contraction > 0.5 && report.iterations > 1 && test_.atRoundOff(correction_, nv);
    bool done = error <= 1 || exhausted;
    if (rules_.publishedTest) {
      if (rules_.fixedIterations > 0) done = report.iterations + 1 == rules_.fixedIterations;
      correct();
      if (done) at = evaluated();  // the published test accepts a state whose residual was not evaluated
    }
    if (done) return std::nullopt;
    const bool diverges = contraction > 2 && report.iterations > 3 && fresh && rules_.fixedIterations == 0;
    if (!std::isfinite(error) || report.iterations >= rules_.maxIterations || diverges)
      return failure(
          fmt::format("Newton's iteration does not converge (step {:.3g} s, {} iterations)", h, report.iterations),
          trial, test_.worst(correction_, step.x(), trial.lambda, h, scale));
    refactor = contraction > slowContraction && report.iterations > 0;
    before = error;
    if (!rules_.publishedTest) correct();
  }
}

}  // namespace gyre
