#include "integrators/bdf/bdf_lie.h"

#include "integrators/halved_step.h"
#include "integrators/newton_corrector.h"

namespace gyre {
namespace {

class BdfLieIntegrator final : public Integrator {
 public:
  explicit BdfLieIntegrator(const BdfLie& p) : p_(p) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = trial_ = initial.state;
    newton_ = NewtonCorrector(*system_, initial, {p_.atol, p_.rtol}, {.maxIterations = p_.max_iterations});
    x_ = x0_ = v0_ = VecX::Zero(system_->nv());
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    previousStep_ = 0;
    at_ = newton_.evaluate(s);
    system_->accept(at_, s);
    return {};
  }

  Work work() const override { return newton_.work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool holdsRates() const override { return false; }
  int order() const override { return p_.order; }
  double constraintTolerance(double) const override { return newton_.constraintTolerance(); }

  bool traceNewton(NewtonTrace* trace) override {
    newton_.traceInto(trace);
    return true;
  }

  void persist(StateArchive& a, State& s) override {
    if (a.reads()) at_ = newton_.evaluate(s);
    a(newton_, previousStep_, x0_, v0_);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    const auto attempt = [&](double h, double end, StepReport& report) {
      trial_.t = end;
      report.h = h;
      report.convergenceFailures = report.retries;
      return step(s, h, report);
    };
    const auto accept = [&] {
      v0_ = s.v;
      x0_ = x_;
      std::swap(s, trial_);
      system_->accept(evaluated(s), s);
    };
    const auto restore = [&]() -> Expected<void> {
      at_ = newton_.evaluate(s);
      return {};
    };
    return halvedStep({.t0 = s.t, .order = p_.order}, tLimit, p_.step, previousStep_, attempt, accept, restore);
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

  /// One step of size h from s to trial_, whose time is set; the reason when it fails.
  std::optional<Error> step(const State& s, double h, StepReport& report) {
    coefficients(s, h);
    const double rate = c1_ / h;
    const NewtonScaling scaling{h, 1 / (rate * rate), rate};
    trial_.internal = s.internal;
    return newton_.solve(Unknowns{*this, s, scaling}, scaling, report, at_);
  }

  /// For the corrector.
  struct Unknowns {
    BdfLieIntegrator& of;
    const State& start;
    const NewtonScaling& scaling;

    const VecX& x() const { return of.x_; }
    State& trial() { return of.trial_; }
    void predict() {
      of.trial_.lambda = of.newton_.guiding(start.lambda);
      of.x_ = scaling.h * start.v + 0.5 * scaling.h * scaling.h * start.vdot;
    }
    void place() { of.place(start, scaling.h); }
    void linearize(const EvaluatedState& at, IterationMatrix& S) {
      gyre::linearize(*of.system_, at, {1, scaling.scale * scaling.rate, scaling.scale}, &of.x_, S);
    }
    void correct(const auto& dx) { of.x_ += dx; }
  };

  void place(const State& s, double h) {
    system_->bodies().plus(s.q, x_, trial_.q);
    trial_.v = (c1_ * x_ - c2_ * x0_) / h;
    trial_.vdot = (c1_ * (trial_.v - s.v) - c2_ * (s.v - v0_)) / h;
  }

  BdfLie p_;
  std::shared_ptr<const System> system_;
  NewtonCorrector newton_;
  EvaluatedKinematics at_;
  State trial_;
  VecX x_, x0_, v0_;  ///< x_n, x_{n-1}, v_{n-2}
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
