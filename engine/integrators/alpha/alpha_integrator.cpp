#include "integrators/alpha/alpha_integrator.h"

#include "integrators/alpha/generalized_alpha.h"
#include "integrators/alpha/perturbed_start.h"
#include "integrators/kkt_probes.h"
#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "integrators/step_size.h"
#include "linear/kkt_solver.h"
#include "system/iteration_matrix.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double slowContraction = 0.1;  // above this the iteration matrix is made anew
// Step control: safety factor, and the band within which a step is left alone, since every change of the step of an
// index-3 method disturbs its multipliers.
constexpr double safety = 0.9, keepBelow = 1.2, mostGrowth = 2.0, mostShrink = 0.2;

class AlphaIntegrator final : public Integrator {
 public:
  AlphaIntegrator(const AlphaParameters& p, AlphaMethod method)
      : p_(p), method_(std::move(method)), alpha_(p.rho_inf), nextStep_(p.step) {}

  bool choosesStep() const override { return p_.step_control == StepControl::localError; }

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    if (method_.givenAcceleration && s.t == 0) givenAccelerations(s);  // not those of a run under way
    work_ = system_->makeWorkspace();
    trial_ = s;
    S_ = std::make_unique<KktMatrix>(system_->structure());
    solver_ = makeKktSolver(system_->structure());
    S_->epsW = regularization(*system_, s);
    if (method_.perturbedStart) indexOne_.emplace(*system_, indexOneRegularization(*system_, initial));
    a_ = a0_ = a1_ = x_ = VecX::Zero(system_->nv());
    prefix_ = x_;
    qPrefix_ = s.q;
    correction_ = VecX::Zero(system_->nv() + system_->m());
    if (method_.chart) {
      method_.chart->attach(*system_);
      w0_ = wdot0_ = w1_ = wdot1_ = x_;
      maps_.resize(system_->bodies().size());
    }
    if (auto ok = restart(s); !ok) return ok;
    const auto roundOff = probedRoundOff(*system_, s, work_, *S_, *solver_);
    test_ = method_.publishedTest ? NewtonTest::published({p_.atol, p_.rtol}, roundOff)
                                  : NewtonTest({p_.atol, p_.rtol}, system_->scales().velocity, roundOff);
    return {};
  }

  Expected<void> restart(State& s) override {
    const VecX *w = nullptr, *wdot = nullptr;
    startOfStep(s, w, wdot);
    a_ = *wdot;
    previousStep_ = 0;
    perturb_ = method_.perturbedStart;
    system_->evaluate(s, work_);
    system_->accept(work_, s);
    return {};
  }

  const Workspace& workspace() const override { return work_; }
  bool holdsRates() const override { return false; }
  double constraintTolerance(double lengthScale) const override {
    return std::max(Integrator::constraintTolerance(lengthScale), constraintsPerTolerance * (p_.atol + p_.rtol));
  }

  Expected<StepReport> advance(State& s, double tLimit) override {
    StepReport report{.t0 = s.t};
    auto [h, last] = stepSize(choosesStep() ? nextStep_ : p_.step, tLimit - s.t, previousStep_);
    if (perturb_ && !perturbedStart(s, h)) return fail(singularStart(s));
    for (;; ++report.retries) {
      trial_.t = last ? tLimit : s.t + h;  // functions may switch at the very next number
      const auto failure = step(s, h, report);
      const double error = failure || !choosesStep() ? 0 : localError(h);
      if (!failure && error <= 1) {
        accept(s, h);
        report.t1 = s.t;
        if (choosesStep() && (!last || error > 0.5)) nextStep_ = h * stepFactor(error);
        return report;
      }
      if (report.retries == maxHalvings) {
        system_->evaluate(s, work_);
        return fail(failure ? *failure : tooInexact(s, h, error));
      }
      h *= failure ? 0.5 : stepFactor(error);
      last = false;
    }
  }

 private:
  void accept(State& s, double h) {
    if (method_.chart) method_.chart->finish(x_, w1_, a1_);
    std::swap(s, trial_);
    system_->accept(work_, s);
    a_.swap(a1_);
    previousStep_ = h;
  }

  /// w and w' where a step begins: those of the chart, or v and v' themselves.
  void startOfStep(const State& s, const VecX*& w, const VecX*& wdot) {
    if (!method_.chart) {
      w = &s.v;
      wdot = &s.vdot;
      return;
    }
    method_.chart->start(s, w0_, wdot0_);
    w = &w0_;
    wdot = &wdot0_;
  }
  VecX& w1() { return method_.chart ? w1_ : trial_.v; }
  VecX& wdot1() { return method_.chart ? wdot1_ : trial_.vdot; }

  /// Newton iteration for one step of size h from s to trial_, whose time is set; the reason when it fails.
  std::optional<Error> step(const State& s, double h, StepReport& report) {
    const double betaH2 = alpha_.beta * h * h;
    predict(s, h);
    double before = std::numeric_limits<double>::infinity();
    bool fresh = false, refactor = true;
    report.iterations = 0;
    for (;;) {
      place(s);
      system_->evaluate(trial_, work_);
      ++report.evaluations;
      correction_.head(system_->nv()) = -betaH2 * work_.r;
      correction_.tail(system_->m()) = -work_.Phi;
      system_->scales().scaleVelocityRows(1 / alpha_.gammaPrime(h), correction_.tail(system_->m()));
      if (!correction_.allFinite()) return failure("a force or an equation is not finite", s.t + h, firstNotFinite());
      if (refactor || method_.publishedTest) {
        ++report.factorizations;
        linearize(h, betaH2);
        if (!solver_->factor(*S_)) return failure("the iteration matrix is singular", s.t + h, 0);
      }
      fresh = refactor;
      solver_->solve(correction_);
      const double error = test_.error(correction_, x_, trial_.lambda, h, betaH2);
      report.residual = error;
      // Corrections that no longer shrink although they are at round-off: nothing more can be gained.
      const double contraction = error / before;
      const bool exhausted = contraction > 0.5 && report.iterations > 1 && test_.atRoundOff(correction_, system_->nv());
      if (method_.publishedTest) {
        const bool done =
            method_.fixedIterations > 0 ? report.iterations + 1 == method_.fixedIterations : error <= 1 || exhausted;
        correct(h, betaH2);
        ++report.iterations;
        if (done) return evaluateAccepted(s, report);
      } else if (error <= 1 || exhausted) {
        return std::nullopt;
      }
      if (!std::isfinite(error) || report.iterations >= p_.max_iterations ||
          (contraction > 2 && report.iterations > 3 && fresh && method_.fixedIterations == 0))
        return failure(
            fmt::format("Newton's iteration does not converge (step {:.3g} s, {} iterations)", h, report.iterations),
            s.t + h, test_.worst(correction_, x_, trial_.lambda, h, betaH2));
      refactor = contraction > slowContraction && report.iterations > 0;
      before = error;
      if (method_.publishedTest) continue;
      correct(h, betaH2);
      ++report.iterations;
    }
  }

  /// The published test accepts a state whose residual was not evaluated: what reports need of it.
  std::optional<Error> evaluateAccepted(const State& s, StepReport& report) {
    place(s);
    system_->evaluate(trial_, work_);
    ++report.evaluations;
    return std::nullopt;
  }

  /// x, w_1, a_1 of the step relations for w'_1 = w'_0 and lambda_1 = lambda_0, or both zero.
  void predict(const State& s, double h) {
    const AlphaCoefficients& c = alpha_;
    const VecX *w = nullptr, *wdot = nullptr;
    startOfStep(s, w, wdot);
    if (previousStep_ > 0 && h != previousStep_) a0_ = *wdot + (h / previousStep_) * (a_ - *wdot);
    else a0_ = a_;
    trial_.internal = s.internal;
    if (method_.zeroPredictor) {
      a1_ = (c.alpha_f * *wdot - c.alpha_m * a0_) / (1 - c.alpha_m);
      wdot1().setZero();
      trial_.lambda.setZero();
    } else {
      a1_ = (*wdot - c.alpha_m * a0_) / (1 - c.alpha_m);
      wdot1() = *wdot;
      trial_.lambda = s.lambda;
    }
    w1() = *w + h * ((1 - c.gamma) * a0_ + c.gamma * a1_);
    x_ = h * h * c.beta * a1_;
    const double half = h * h * (0.5 - c.beta);
    if (method_.separateFactors == 0) {
      x_ += h * *w + half * a0_;
      return;
    }
    prefix_ = h * *w;
    system_->bodies().plus(s.q, prefix_, qPrefix_);
    if (method_.separateFactors == 1) {
      x_ += half * a0_;
    } else {
      prefix_ = half * a0_;
      system_->bodies().plus(qPrefix_, prefix_, qPrefix_);
    }
  }

  void place(const State& s) {
    if (method_.chart) method_.chart->place(s, x_, w1_, wdot1_, trial_);
    else system_->bodies().plus(method_.separateFactors == 0 ? s.q : qPrefix_, x_, trial_.q);
  }

  void linearize(double h, double betaH2) {
    const double betaPrime = alpha_.betaPrime(h), gammaPrime = alpha_.gammaPrime(h);
    if (!method_.chart) {
      gyre::linearize(*system_, trial_, {betaH2 * betaPrime, betaH2 * gammaPrime, betaH2}, &x_, work_, *S_);
      return;
    }
    method_.chart->maps(x_, w1_, wdot1_, betaPrime, gammaPrime, maps_);
    gyre::linearize(*system_, trial_, maps_, betaH2, gammaPrime, work_, *S_);
    method_.chart->adjust(work_.r, maps_, betaH2, *S_);
  }

  void correct(double h, double betaH2) {
    const auto dx = correction_.head(system_->nv());
    x_ += dx;
    w1() += alpha_.gammaPrime(h) * dx;
    wdot1() += alpha_.betaPrime(h) * dx;
    a1_ += dx / betaH2;
    trial_.lambda += correction_.tail(system_->m()) / betaH2;
  }

  /// Local error of the positions over the tolerance: h^2 |C_q (a_1 - a_0)|, where (a_1 - a_0)/h stands for v'' in the
  /// error h^3 C_q v'' of the step relations (Zienkiewicz and Xie 1991 for Newmark's method, Hulbert and Jang 1995 for
  /// the generalized-alpha method).
  double localError(double h) const {
    return h * h * std::abs(alpha_.errorConstant()) * (a1_ - a0_).lpNorm<Eigen::Infinity>() / p_.step_tolerance;
  }
  double stepFactor(double error) const {
    const double factor = safety / std::cbrt(std::max(error, 1e-12));
    if (error <= 1 && factor < keepBelow) return 1;
    return std::clamp(factor, mostShrink, mostGrowth);
  }

  void givenAccelerations(State& s) const {
    for (std::size_t b = 0; b < system_->bodies().size(); ++b)
      system_->bodies().body(b).initialAcceleration(s.vdot.data() + system_->bodies().layout(b).v);
  }

  bool perturbedStart(State& s, double h) {
    perturb_ = false;
    if (!perturbStart(*system_, *indexOne_, alpha_, {method_.velocityBracket, method_.accelerationBracket}, h, s, a_))
      return false;
    system_->evaluate(s, work_);
    return true;
  }
  Error tooInexact(const State& s, double h, double error) const {
    Eigen::Index row = 0;
    (a1_ - a0_).cwiseAbs().maxCoeff(&row);
    return failure(fmt::format("the local error stays {:.3g} times the tolerance (step {:.3g} s)", error, h), s.t + h,
                   static_cast<int>(row));
  }
  Error singularStart(const State& s) const {
    return {.kind = Error::Kind::numerical,
            .message = "the perturbed start values cannot be computed: the system is singular",
            .time = s.t};
  }

  int firstNotFinite() const {
    for (Eigen::Index i = 0; i < correction_.size(); ++i)
      if (!std::isfinite(correction_[i])) return static_cast<int>(i);
    return 0;
  }
  Error failure(std::string message, double t, int row) const {
    return stepFailure(*system_, std::move(message), t, row);
  }

  AlphaParameters p_;
  AlphaMethod method_;
  AlphaCoefficients alpha_;
  std::shared_ptr<const System> system_;
  Workspace work_;
  std::unique_ptr<KktMatrix> S_;
  std::unique_ptr<KktSolver> solver_;
  std::optional<IndexOne> indexOne_;  ///< for perturbed starts
  NewtonTest test_;
  State trial_;
  VecX a_, a0_, a1_, x_, prefix_, qPrefix_, correction_;
  VecX w0_, wdot0_, w1_, wdot1_;  ///< of the chart
  std::vector<StepMap> maps_;
  double previousStep_ = 0, nextStep_;
  bool perturb_ = false;
};

}  // namespace

std::unique_ptr<Integrator> makeAlphaIntegrator(const AlphaParameters& parameters, AlphaMethod method) {
  return std::make_unique<AlphaIntegrator>(parameters, std::move(method));
}

}  // namespace gyre
