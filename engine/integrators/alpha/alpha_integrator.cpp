#include "integrators/alpha/alpha_integrator.h"

#include "core/parallel.h"
#include "integrators/alpha/generalized_alpha.h"
#include "integrators/alpha/perturbed_start.h"
#include "integrators/extrapolation.h"
#include "integrators/newton_corrector.h"
#include "integrators/step_size.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre {
namespace {

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
    trial_ = s;
    newton_ = NewtonCorrector(*system_, initial, {p_.atol, p_.rtol},
                              {p_.max_iterations, method_.fixedIterations, method_.publishedTest});
    if (method_.perturbedStart)
      indexOne_.emplace(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::few);
    a_ = a0_ = a1_ = x_ = VecX::Zero(system_->nv());
    if (extrapolates()) {
      // All three eigenvalues of the method at infinite frequency, as constraints have it, are -rho_inf (J. Chung and
      // G. M. Hulbert 1993, J. Appl. Mech. 60, p. 371): of rounding it makes what alternates.
      const Alternation alternation{p_.rho_inf, 3};
      constexpr int first = 2;
      accelerations_ = Extrapolation(system_->nv(), Extrapolation::capacity, first, alternation);
      multipliers_ = Extrapolation(system_->m(), Extrapolation::capacity, first, alternation);
    }
    prefix_ = x_;
    qPrefix_ = s.q;
    if (method_.chart) {
      method_.chart->attach(*system_);
      w0_ = wdot0_ = w1_ = wdot1_ = x_;
      maps_.resize(system_->bodies().size());
    }
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    const VecX *w = nullptr, *wdot = nullptr;
    startOfStep(s, w, wdot);
    a_ = *wdot;
    previousStep_ = 0;
    perturb_ = method_.perturbedStart;
    at_ = newton_.evaluate(s);
    system_->accept(at_, s);
    return {};
  }

  Work work() const override { return indexOne_ ? newton_.work() + indexOne_->work() : newton_.work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool holdsRates() const override { return false; }
  double constraintTolerance(double) const override { return newton_.constraintTolerance(); }

  bool traceNewton(NewtonTrace* trace) override {
    newton_.traceInto(trace);
    return true;
  }

  void traceSteps(StepTrace* trace) override { stepTrace_ = choosesStep() ? trace : nullptr; }

  void persist(StateArchive& a, State& s) override {
    if (a.reads()) at_ = newton_.evaluate(s);
    a(newton_, indexOne_, a_, accelerations_, multipliers_, rememberedSteps_, previousStep_, nextStep_, perturb_);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    StepReport report{.t0 = s.t};
    auto [h, last] = stepSize(choosesStep() ? nextStep_ : p_.step, tLimit - s.t, previousStep_);
    if (perturb_ && !perturbedStart(s, h)) return fail(singularStart(s));
    for (;; ++report.retries) {
      trial_.t = last ? tLimit : s.t + h;  // functions may switch at the very next number
      const auto failure = step(s, h, report);
      const double error = failure || !choosesStep() ? 0 : localError(h);
      if (!failure && error <= 1) {
        reportStep(s, h, error, StepOutcome::taken);
        accept(s, h);
        report.t1 = s.t;
        if (choosesStep() && (!last || error > 0.5)) nextStep_ = h * stepFactor(error);
        return report;
      }
      if (!failure) newton_.refused();
      reportStep(s, h, error, failure ? StepOutcome::notConverged : StepOutcome::tooInexact);
      if (isShortest(report.retries, s.t, h)) {
        at_ = newton_.evaluate(s);
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
    if (extrapolates()) {
      if (h == previousStep_) judgePredictor();
      else beginHistory(trial_);
      remember(s);
    }
    system_->accept(evaluated(s), s);
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

  /// One step of size h from s to trial_, whose time is set; the reason when it fails.
  std::optional<Error> step(const State& s, double h, StepReport& report) {
    const NewtonScaling scaling{h, alpha_.beta * h * h, alpha_.gammaPrime(h)};
    return newton_.solve(Unknowns{*this, s, h, scaling.scale}, scaling, report, at_);
  }

  /// x with what the step relations hang on it, for the corrector.
  struct Unknowns {
    AlphaIntegrator& of;
    const State& start;
    double h, betaH2;

    const VecX& x() const { return of.x_; }
    State& trial() { return of.trial_; }
    void predict() { of.predict(start, h); }
    void place() { of.place(start); }
    void linearize(const EvaluatedState& at, IterationMatrix& S) { of.linearize(at, h, betaH2, S); }
    void correct(const auto& dx) {
      const double ofW = of.alpha_.gammaPrime(h), ofWdot = of.alpha_.betaPrime(h), ofA = 1 / betaH2;
      forEachRange(dx.size(), [&](Eigen::Index first, Eigen::Index n) {
        of.x_.segment(first, n) += dx.segment(first, n);
        of.w1().segment(first, n) += ofW * dx.segment(first, n);
        of.wdot1().segment(first, n) += ofWdot * dx.segment(first, n);
        of.a1_.segment(first, n) += ofA * dx.segment(first, n);
      });
    }
  };

  bool extrapolates() const { return !method_.chart && !method_.zeroPredictor; }
  void beginHistory(const State& s) {
    accelerations_.forget();
    multipliers_.forget();
    rememberedSteps_ = 0;
    remember(s);
  }
  void remember(const State& s) {
    ++rememberedSteps_;
    accelerations_.remember(rememberedSteps_, s.vdot);
    multipliers_.remember(rememberedSteps_, newton_.guiding(s.lambda));
  }
  void judgePredictor() {
    const double rough = 1e-3 / std::max(p_.rtol, p_.atol);  // a thousandth of the motion
    if (newton_.errorOfPredictor() <= rough) return;
    accelerations_.startAnew();
    multipliers_.startAnew();
  }

  /// x, w_1, a_1 of the step relations for a guess of w'_1 and lambda_1: of smooth motions by the steps before where
  /// these were alike, else as in the step before; or both zero.
  void predict(const State& s, double h) {
    const VecX *w = nullptr, *wdot = nullptr;
    startOfStep(s, w, wdot);
    trial_.internal = s.internal;
    if (method_.zeroPredictor) {
      wdot1().setZero();
      trial_.lambda.setZero();
    } else if (extrapolates() && h == previousStep_) {
      accelerations_.guess(rememberedSteps_ + 1, wdot1());
      multipliers_.guess(rememberedSteps_ + 1, trial_.lambda);
    } else {
      wdot1() = *wdot;
      trial_.lambda = newton_.guiding(s.lambda);
    }
    forEachRange(system_->nv(), [&](Eigen::Index first, Eigen::Index n) { predictRange(*w, *wdot, h, first, n); });
    if (method_.separateFactors == 0) return;
    prefix_ = h * *w;
    system_->bodies().plus(s.q, prefix_, qPrefix_);
    if (method_.separateFactors == 1) return;
    prefix_ = h * h * (0.5 - alpha_.beta) * a0_;
    system_->bodies().plus(qPrefix_, prefix_, qPrefix_);
  }
  void predictRange(const VecX& w, const VecX& wdot, double h, Eigen::Index first, Eigen::Index n) {
    const AlphaCoefficients& c = alpha_;
    const auto w0 = w.segment(first, n), wdot0 = wdot.segment(first, n);
    const auto before = std::as_const(a_).segment(first, n);
    auto a0 = a0_.segment(first, n), a1 = a1_.segment(first, n);
    const auto next = std::as_const(wdot1()).segment(first, n);
    if (previousStep_ > 0 && h != previousStep_) a0 = wdot0 + (h / previousStep_) * (before - wdot0);
    else a0 = before;
    a1 = ((1 - c.alpha_f) * next + c.alpha_f * wdot0 - c.alpha_m * a0) / (1 - c.alpha_m);
    w1().segment(first, n) = w0 + h * ((1 - c.gamma) * a0 + c.gamma * a1);
    auto x = x_.segment(first, n);
    x = h * h * c.beta * a1;
    const double half = h * h * (0.5 - c.beta);
    if (method_.separateFactors == 0) x += h * w0 + half * a0;
    else if (method_.separateFactors == 1) x += half * a0;
  }

  void place(const State& s) {
    if (method_.chart) method_.chart->place(s, x_, w1_, wdot1_, trial_);
    else system_->bodies().plus(method_.separateFactors == 0 ? s.q : qPrefix_, x_, trial_.q);
  }

  void linearize(const EvaluatedState& at, double h, double betaH2, IterationMatrix& S) {
    const double betaPrime = alpha_.betaPrime(h), gammaPrime = alpha_.gammaPrime(h);
    if (!method_.chart) {
      gyre::linearize(*system_, at, {betaH2 * betaPrime, betaH2 * gammaPrime, betaH2}, &x_, S);
      return;
    }
    method_.chart->maps(x_, w1_, wdot1_, betaPrime, gammaPrime, maps_);
    gyre::linearize(*system_, at, maps_, betaH2, gammaPrime, S);
    method_.chart->adjust(at.r(), maps_, betaH2, S);
  }

  /// Local error of the positions, over the model's length, over the tolerance: h^2 |C_q (a_1 - a_0)|, where (a_1 -
  /// a_0)/h stands for v'' in the error h^3 C_q v'' of the step relations (Zienkiewicz and Xie 1991 for Newmark's
  /// method, Hulbert and Jang 1995 for the generalized-alpha method).
  double localError(double h) const {
    const double change = ((a1_ - a0_).array().abs() / system_->scales().velocity.array()).maxCoeff();
    return h * h * std::abs(alpha_.errorConstant()) * change / p_.step_tolerance;
  }
  void reportStep(const State& s, double h, double error, StepOutcome outcome) {
    if (!stepTrace_) return;
    StepEvent event{.t = s.t, .h = h, .outcome = outcome};
    if (outcome != StepOutcome::notConverged) {
      event.error = static_cast<float>(error);
      event.largest = largestError(*system_, (a1_ - a0_).cwiseAbs2());
    }
    stepTrace_->add(event);
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
    at_ = newton_.evaluate(s);
    return true;
  }
  Error tooInexact(const State& s, double h, double error) const {
    Eigen::Index row = 0;
    (a1_ - a0_).cwiseAbs().maxCoeff(&row);
    return stepFailure(*system_,
                       fmt::format("the local error stays {:.3g} times the tolerance (step {:.3g} s)", error, h),
                       s.t + h, static_cast<int>(row));
  }
  Error singularStart(const State& s) const {
    return {.kind = Error::Kind::numerical,
            .message = "the perturbed start values cannot be computed: the system is singular",
            .time = s.t};
  }

  AlphaParameters p_;
  AlphaMethod method_;
  AlphaCoefficients alpha_;
  std::shared_ptr<const System> system_;
  NewtonCorrector newton_;
  StepTrace* stepTrace_ = nullptr;
  EvaluatedKinematics at_;
  std::optional<IndexOne> indexOne_;  ///< for perturbed starts
  State trial_;
  VecX a_, a0_, a1_, x_, prefix_, qPrefix_;
  VecX w0_, wdot0_, w1_, wdot1_;  ///< of the chart
  std::vector<StepMap> maps_;
  Extrapolation accelerations_, multipliers_;  ///< of steps of the same size, which are numbered
  double rememberedSteps_ = 0;
  double previousStep_ = 0, nextStep_;
  bool perturb_ = false;
};

}  // namespace

std::unique_ptr<Integrator> makeAlphaIntegrator(const AlphaParameters& parameters, AlphaMethod method) {
  return std::make_unique<AlphaIntegrator>(parameters, std::move(method));
}

}  // namespace gyre
