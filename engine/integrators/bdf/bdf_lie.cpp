#include "integrators/bdf/bdf_lie.h"

#include "integrators/kkt_probes.h"
#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "integrators/step_size.h"
#include "linear/kkt_solver.h"
#include "system/iteration_matrix.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {
namespace {

constexpr double poorContraction = 0.1;  // above this the iteration matrix is made anew

class BdfLieIntegrator final : public Integrator {
 public:
  explicit BdfLieIntegrator(const BdfLie& p) : p_(p) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = trial_ = initial.state;
    work_ = system_->makeWorkspace();
    S_ = std::make_unique<KktMatrix>(system_->structure());
    solver_ = makeKktSolver(system_->structure());
    S_->epsW = regularization(*system_, s);
    x_ = x0_ = v0_ = VecX::Zero(system_->nv());
    correction_ = VecX::Zero(system_->nv() + system_->m());
    if (auto ok = restart(s); !ok) return ok;
    test_ =
        NewtonTest({p_.atol, p_.rtol}, system_->scales().velocity, probedRoundOff(*system_, s, work_, *S_, *solver_));
    return {};
  }

  Expected<void> restart(State& s) override {
    previousStep_ = 0;
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
    StepReport report{.t0 = s.t, .order = p_.order};
    auto [h, last] = stepSize(p_.step, tLimit - s.t, previousStep_);
    for (;; ++report.retries, h *= 0.5, last = false) {
      trial_.t = last ? tLimit : s.t + h;  // functions may switch at the very next number
      const auto failed = step(s, h, report);
      if (!failed) break;
      if (report.retries == maxHalvings) {
        system_->evaluate(s, work_);
        return fail(*failed);
      }
    }
    report.convergenceFailures = report.retries;
    v0_ = s.v;
    x0_ = x_;
    previousStep_ = h;
    std::swap(s, trial_);
    system_->accept(work_, s);
    report.t1 = s.t;
    report.h = h;
    return report;
  }

 private:
  /// c_1 and c_2; history of order 2 from Taylor's series where there is none.
  void coefficients(const State& s, double h) {
    c1_ = 1;
    c2_ = 0;
    if (p_.order == 1) return;
    if (previousStep_ == 0) {
      previousStep_ = h;
      x0_ = h * s.v - 0.5 * h * h * s.vdot;
      v0_ = s.v - h * s.vdot;
    }
    const double omega = h / previousStep_;
    c1_ = (1 + 2 * omega) / (1 + omega);
    c2_ = omega * omega / (1 + omega);
  }

  /// Newton iteration for one step of size h from s to trial_, whose time is set; the reason when it fails.
  std::optional<Error> step(const State& s, double h, StepReport& report) {
    coefficients(s, h);
    const double rate = c1_ / h, scale = 1 / (rate * rate);
    trial_.internal = s.internal;
    trial_.lambda = s.lambda;
    x_ = h * s.v + 0.5 * h * h * s.vdot;
    double before = std::numeric_limits<double>::infinity();
    bool refactor = true, fresh = true;
    for (report.iterations = 0;; ++report.iterations) {
      system_->bodies().plus(s.q, x_, trial_.q);
      trial_.v = (c1_ * x_ - c2_ * x0_) / h;
      trial_.vdot = (c1_ * (trial_.v - s.v) - c2_ * (s.v - v0_)) / h;
      system_->evaluate(trial_, work_);
      ++report.evaluations;
      correction_.head(system_->nv()) = -scale * work_.r;
      correction_.tail(system_->m()) = -work_.Phi;
      system_->scales().scaleVelocityRows(1 / rate, correction_.tail(system_->m()));
      if (!correction_.allFinite())
        return stepFailure(*system_, "a force or an equation is not finite", s.t + h, firstNotFinite());
      fresh = refactor;
      if (refactor) {
        ++report.factorizations;
        linearize(*system_, trial_, {1, scale * rate, scale}, &x_, work_, *S_);
        if (!solver_->factor(*S_)) return stepFailure(*system_, "the iteration matrix is singular", s.t + h, 0);
      }
      solver_->solve(correction_);
      const double error = test_.error(correction_, x_, trial_.lambda, h, scale);
      const double contraction = error / before;
      report.residual = error;
      const bool exhausted = contraction > 0.5 && report.iterations > 1 && test_.atRoundOff(correction_, system_->nv());
      if (error <= 1 || exhausted) return std::nullopt;
      if (!std::isfinite(error) || report.iterations >= p_.max_iterations ||
          (contraction > 2 && report.iterations > 3 && fresh))
        return stepFailure(
            *system_,
            fmt::format("Newton's iteration does not converge (step {:.3g} s, {} iterations)", h, report.iterations),
            s.t + h, test_.worst(correction_, x_, trial_.lambda, h, scale));
      refactor = contraction > poorContraction && report.iterations > 0;
      before = error;
      x_ += correction_.head(system_->nv());
      trial_.lambda += correction_.tail(system_->m()) / scale;
    }
  }

  int firstNotFinite() const {
    for (Eigen::Index i = 0; i < correction_.size(); ++i)
      if (!std::isfinite(correction_[i])) return static_cast<int>(i);
    return 0;
  }

  BdfLie p_;
  std::shared_ptr<const System> system_;
  Workspace work_;
  std::unique_ptr<KktMatrix> S_;
  std::unique_ptr<KktSolver> solver_;
  NewtonTest test_;
  State trial_;
  VecX x_, x0_, v0_, correction_;  ///< x_n, x_{n-1}, v_{n-2}
  double c1_ = 1, c2_ = 0, previousStep_ = 0;
};

}  // namespace

const IntegratorType& bdfLieType() {
  using P = BdfLie;
  static const IntegratorType type = [] {
    std::vector<Field> fields = runFields<P>();
    fields.push_back(field<P>(&P::order, {.key = "order",
                                          .label = "Order",
                                          .help = "Of the formula; 1 is the implicit Euler method",
                                          .range = {.minimum = 1, .maximum = 2}}));
    for (Field& f : newtonFields<P>()) fields.push_back(std::move(f));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "bdf_lie",
         .label = "BDF on the Lie group",
         .help = "BDF of order 1 or 2 with fixed step, rotations by increments on the group, constraints at position "
                 "level. Damps all fast oscillations; for comparison with bdf_cm and generalized-alpha methods.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 2},
        [](const std::any& p) -> std::unique_ptr<Integrator> {
          return std::make_unique<BdfLieIntegrator>(std::any_cast<const P&>(p));
        }};
  }();
  return type;
}

}  // namespace gyre
