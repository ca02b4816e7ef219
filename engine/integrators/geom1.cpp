#include "integrators/geom1.h"

#include "integrators/generalized_alpha.h"
#include "integrators/newton_test.h"
#include "linear/kkt_solver.h"

#include <fmt/format.h>
#include <cmath>
#include <random>

namespace gyre {
namespace {

constexpr int maxHalvings = 10;
constexpr double slowContraction = 0.1;  // above this the iteration matrix is made anew

class Geom1Integrator final : public Integrator {
 public:
  explicit Geom1Integrator(const Geom1& p) : p_(p), alpha_(p.rho_inf) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    redundant_ = initial.mobility.redundant() > 0;
    work_ = system_->makeWorkspace();
    trial_ = s;
    S_ = std::make_unique<KktMatrix>(system_->structure());
    solver_ = makeKktSolver(system_->structure());
    S_->epsW = regularization(*system_, s);
    a_ = a1_ = x_ = force_ = VecX::Zero(system_->nv());
    correction_ = VecX::Zero(system_->nv() + system_->m());
    if (auto ok = restart(s); !ok) return ok;
    test_ = NewtonTest({p_.atol, p_.rtol}, probeRoundOff(s));
    return {};
  }

  Expected<void> restart(State& s) override {
    a_ = s.vdot;
    system_->evaluate(s, work_);
    return {};
  }

  const Workspace& workspace() const override { return work_; }

  Expected<StepReport> advance(State& s, double tLimit) override {
    StepReport report{.t0 = s.t};
    const double remaining = tLimit - s.t;
    double h = p_.step < remaining * (1 - 1e-9) ? p_.step : remaining;
    for (;; ++report.retries, h *= 0.5) {
      const bool last = h == remaining;
      const auto failure = step(s, h, report);
      if (!failure) {
        trial_.t = last ? tLimit : s.t + h;
        if (redundant_) minimumNormMultipliers();
        std::swap(s, trial_);
        a_.swap(a1_);
        report.t1 = s.t;
        return report;
      }
      if (report.retries == maxHalvings) {
        system_->evaluate(s, work_);
        return fail(*failure);
      }
    }
  }

 private:
  /// Newton iteration for one step of size h from s to trial_; the reason when it fails.
  std::optional<Error> step(const State& s, double h, StepReport& report) {
    const double betaH2 = alpha_.beta * h * h;
    predict(s, h);
    double before = std::numeric_limits<double>::infinity();
    bool fresh = false, refactor = true;
    report.iterations = 0;
    for (;;) {
      system_->plus(s.q, x_, trial_.q);
      system_->evaluate(trial_, work_);
      correction_.head(system_->nv()) = -betaH2 * work_.r;
      correction_.tail(system_->m()) = -work_.Phi;
      if (!correction_.allFinite()) return diverged("a force or an equation is not finite", s.t + h, firstNotFinite());
      if (refactor) {
        ++report.factorizations;
        system_->linearize(trial_, {betaH2 * alpha_.betaPrime(h), betaH2 * alpha_.gammaPrime(h), betaH2}, &x_, work_,
                           *S_);
        if (!solver_->factor(*S_)) return diverged("the iteration matrix is singular", s.t + h, 0);
      }
      fresh = refactor;
      solver_->solve(correction_);
      const double error = test_.error(correction_, x_, trial_.lambda, h, betaH2);
      report.residual = error;
      if (error <= 1) return std::nullopt;
      const double contraction = error / before;
      // Corrections that no longer shrink although they are at round-off: nothing more can be gained.
      if (contraction > 0.5 && report.iterations > 1 && test_.atRoundOff(correction_, system_->nv()))
        return std::nullopt;
      if (!std::isfinite(error) || report.iterations == p_.max_iterations ||
          (contraction > 2 && report.iterations > 3 && fresh))
        return diverged(
            fmt::format("Newton's iteration does not converge (step {:.3g} s, {} iterations)", h, report.iterations),
            s.t + h, test_.worst(correction_, x_, trial_.lambda, h, betaH2));
      refactor = contraction > slowContraction && report.iterations > 0;
      before = error;
      correct(h, betaH2);
      ++report.iterations;
    }
  }

  /// Rounding of the positions, and what it amounts to in the multipliers, from a few solves with right-hand sides of
  /// rounding size and pseudo-random signs. In a long chain this exceeds the rounding of one joint by orders of
  /// magnitude.
  VecX probeRoundOff(const State& s) {
    const double unit = roundOff(system_->lengthScale());
    VecX floor = VecX::Constant(correction_.size(), unit);
    if (system_->m() == 0) return floor;
    system_->linearize(s, {1, 0, 0}, nullptr, work_, *S_);
    if (!solver_->factor(*S_)) return floor;  // the first step will report it
    std::minstd_rand random(1);
    for (int probe = 0; probe < 4; ++probe) {
      correction_.head(system_->nv()).setZero();
      for (double& x : correction_.tail(system_->m())) x = random() & 1 ? unit : -unit;
      solver_->solve(correction_);
      floor.tail(system_->m()) = floor.tail(system_->m()).cwiseMax(correction_.tail(system_->m()).cwiseAbs());
    }
    return floor;
  }

  /// x, v_1, a_1 of the step relations for v'_1 = v'_0 and lambda_1 = lambda_0 (or 0 where it is not unique).
  void predict(const State& s, double h) {
    const AlphaCoefficients& c = alpha_;
    a1_ = (s.vdot - c.alpha_m * a_) / (1 - c.alpha_m);
    trial_.t = s.t + h;
    trial_.vdot = s.vdot;
    trial_.v = s.v + h * ((1 - c.gamma) * a_ + c.gamma * a1_);
    x_ = h * s.v + h * h * ((0.5 - c.beta) * a_ + c.beta * a1_);
    trial_.lambda = s.lambda;
  }

  void correct(double h, double betaH2) {
    const auto dx = correction_.head(system_->nv());
    x_ += dx;
    trial_.v += alpha_.gammaPrime(h) * dx;
    trial_.vdot += alpha_.betaPrime(h) * dx;
    a1_ += dx / betaH2;
    trial_.lambda += correction_.tail(system_->m()) / betaH2;
  }

  /// Of all multipliers with the same B^T lambda the smallest, by two solves with the matrix at hand.
  void minimumNormMultipliers() {
    const int nv = system_->nv(), m = system_->m();
    force_.setZero();
    lambdaMin_ = VecX::Zero(m);
    for (int pass = 0; pass < 2; ++pass) {
      system_->constraintForce(work_, trial_.lambda, force_);
      correction_.head(nv) = force_;
      system_->constraintForce(work_, lambdaMin_, force_);
      correction_.head(nv) -= force_;
      correction_.tail(m).setZero();
      solver_->solve(correction_);
      lambdaMin_ += correction_.tail(m);
    }
    trial_.lambda = lambdaMin_;
  }

  int firstNotFinite() const {
    for (Eigen::Index i = 0; i < correction_.size(); ++i)
      if (!std::isfinite(correction_[i])) return static_cast<int>(i);
    return 0;
  }

  Error diverged(std::string message, double t, int row) const {
    const System::RowName name = system_->rowName(row);
    return {.kind = Error::Kind::numerical,
            .message = std::move(message),
            .element = name.element,
            .equation = name.equation,
            .time = t};
  }

  Geom1 p_;
  AlphaCoefficients alpha_;
  std::shared_ptr<const System> system_;
  Workspace work_;
  std::unique_ptr<KktMatrix> S_;
  std::unique_ptr<KktSolver> solver_;
  NewtonTest test_;
  State trial_;
  VecX a_, a1_, x_, correction_, force_, lambdaMin_;
  bool redundant_ = false;
};

}  // namespace

const IntegratorType& geom1Type() {
  using P = Geom1;
  static const IntegratorType type = [] {
    std::vector<Field> fields = runFields<P>();
    fields.push_back(field<P>(
        &P::rho_inf,
        {.key = "rho_inf",
         .label = "rho_inf",
         .help = "Spectral radius at infinite frequency: 1 no numerical damping, 0 most. Below 1 when there are joints",
         .range = {.minimum = 0, .maximum = 1}}));
    fields.push_back(
        field<P>(&P::atol, {.key = "atol",
                            .label = "atol",
                            .help = "Absolute tolerance of Newton's weighted test; the default converges to round-off",
                            .range = nonNegative,
                            .advanced = true}));
    fields.push_back(
        field<P>(&P::rtol, {.key = "rtol",
                            .label = "rtol",
                            .help = "Relative tolerance of Newton's weighted test; the default converges to round-off",
                            .range = nonNegative,
                            .advanced = true}));
    fields.push_back(field<P>(&P::max_iterations, {.key = "max_iterations",
                                                   .label = "Newton iterations",
                                                   .help = "After so many a step is repeated with half its size",
                                                   .range = {.minimum = 1, .maximum = 1000},
                                                   .advanced = true}));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "geom1",
         .label = "Geom1 (Lie-group generalized-alpha)",
         .help = "Second-order Lie-group generalized-alpha method of Bruels and Cardona 2010, first geometric form, "
                 "with index-3 constraints, Bottasso's scaling and Kynema's weighted convergence test.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 2, .constraints = true},
        [](const std::any& p) -> std::unique_ptr<Integrator> {
          return std::make_unique<Geom1Integrator>(std::any_cast<const P&>(p));
        }};
  }();
  return type;
}

}  // namespace gyre
