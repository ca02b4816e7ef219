#include "integrators/bdf/bdf.h"

#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "system/index_one.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// Times closer than this are one.
double sameTime(double t) { return 1e-13 * std::max(1.0, std::abs(t)); }

/// Largest violation of states that are handed out, whatever the tolerances of the error: what is beyond it is moved
/// onto the constraints.
constexpr double mostViolation = 1e-6;

class BdfIntegrator final : public Integrator {
 public:
  BdfIntegrator(const BdfParameters& p, BdfIteration iteration, BdfProjector projector)
      : p_(p),
        settings_{.iteration = iteration,
                  .projector = projector,
                  .errorTest = p.error_test,
                  .rtol = p.rtol,
                  .atolPositions = p.atol_positions,
                  .atolVelocities = p.atol_velocities,
                  .maxOrder = p.max_order} {}

  bool choosesStep() const override { return true; }

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    if (const double coarsest = 0.5 * system_->scales().length; p_.atol_positions > coarsest)
      return fail({.message = fmt::format("at most {:.1g} m was expected, half the size of the model: what "
                                          "moves less than the tolerance is not computed",
                                          coarsest),
                   .element = "simulation",
                   .key = "atol_positions"});
    s = initial.state;
    indexOne_.emplace(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::many);
    work_ = system_->makeWorkspace();
    equations_ = std::make_unique<BdfEquations>(*system_, settings_);
    ida_ = std::make_unique<Ida>(equations_->size(), p_.max_order, *equations_);
    y_ = yp_ = VecX::Zero(equations_->size());
    a_ = VecX::Zero(system_->nv());
    rates_ = VecX::Zero(system_->m());
    equations_->sizes().start(s, p_.end_time - s.t);
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    equations_->setInternal(s.internal);
    const EvaluatedKinematics here = equations_->split(s);
    ida_->setErrorTest(equations_->errorTest());
    equations_->pack(here, y_, yp_);
    expectMotion(s);
    const double h = firstStep(s);
    equations_->expectStep(h);
    if (!ida_->start(s.t, y_, yp_, h)) return fail(stepFailure(*system_, "the solver cannot be started", s.t, 0));
    reached_ = s;
    at_ = system_->evaluateKinematics(s, work_);
    system_->accept(at_, s);
    reached_.internal = s.internal;
    return {};
  }

  /// Without that of the states it hands out: their multipliers, and the rare move onto the constraints.
  Work work() const override { return equations_->work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  int order() const override { return p_.max_order; }
  double constraintTolerance(double lengthScale) const override {
    const double atol = p_.atol_positions > 0 ? p_.atol_positions / lengthScale : BdfShares::ofPositions;
    return std::min(mostViolation, constraintsPerTolerance * (p_.rtol + atol));
  }

  double rateTolerance(double lengthScale, double fastest) const override {
    const double ofMotion = equations_ ? BdfShares::ofVelocities * equations_->sizes().fastest() : 0;
    const double atol = p_.atol_velocities > 0 ? p_.atol_velocities / lengthScale : ofMotion;
    return constraintsPerTolerance * (p_.rtol * fastest + atol);
  }

  void persist(StateArchive& a, State& s) override {
    a(*ida_, *equations_, indexOne_, reached_, hasMoreRows_);
    if (a.reads()) at_ = system_->evaluateKinematics(s, work_);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    StepReport report{.t0 = s.t};
    report.interpolated = reached_.t > s.t + sameTime(s.t);
    if (!report.interpolated) {
      if (auto made = step(s, tLimit, report); !made) return fail(made.error());
    }
    if (reached_.t <= tLimit + sameTime(tLimit)) {
      take(reached_, s);
      if (std::abs(s.t - tLimit) <= sameTime(tLimit)) s.t = tLimit;
    } else if (!interpolate(tLimit, s)) {
      return fail(stepFailure(*system_, "the solution cannot be interpolated", s.t, 0));
    }
    system_->accept(evaluated(s), s);
    report.t1 = s.t;
    report.h = ida_->lastStep();
    report.order = ida_->lastOrder();
    report.residual = equations_->lastCorrection();
    return report;
  }

  bool traceNewton(NewtonTrace* trace) override {
    equations_->trace().reportTo(trace);
    return true;
  }

  void traceSteps(StepTrace* trace) override { equations_->steps().reportTo(trace); }

  bool interpolate(double t, State& s) override {
    if (t > reached_.t + sameTime(t)) return false;
    s = reached_;  // with its internal state
    if (!ida_->interpolate(t, 0, y_) || !ida_->interpolate(t, 1, yp_)) return false;
    s.t = t;
    equations_->unpack(y_, yp_, s);
    complete(s);
    return true;
  }

 private:
  /// One step of IDA's own, from s on; it may lead beyond the limit, but not beyond the end of the run, nor over a time
  /// at which a function switches or a smooth pulse is to be looked at.
  Expected<void> step(State& s, double tLimit, StepReport& report) {
    if (hasMoreRows_) takeMoreRows(s);
    const IdaCounts before = ida_->counts();
    double stop = std::min(std::max(p_.end_time, tLimit), system_->switches().nextOfPulse(s.t));
    if (const TimeSwitch* next = system_->switches().next(s.t)) stop = std::min(stop, next->before);
    stop = std::max(stop, tLimit);
    equations_->trace().stepsFrom(ida_->time());
    equations_->steps().stepsFrom(ida_->time());
    if (stop - tLimit <= sameTime(tLimit)) stop = tLimit;
    auto failure = ida_->step(std::min(stop, beforeSingular()));
    if (equations_->trace().isOn()) equations_->trace().stepped(!failure);
    equations_->stepped(!failure);
    const IdaCounts made = ida_->counts() - before;
    report.iterations = static_cast<int>(made.iterations);
    report.errorTestFailures = static_cast<int>(made.errorTestFailures);
    report.convergenceFailures = static_cast<int>(made.convergenceFailures);
    report.retries = report.errorTestFailures + report.convergenceFailures;
    if (!failure && ida_->lastStep() < 1e-15 * std::max(1.0, std::abs(ida_->time())) && ida_->time() < tLimit)
      failure = "the step became too small";
    if (failure) {
      Error error = failureOf(std::move(*failure), s);
      at_ = system_->evaluateKinematics(s, work_);
      return fail(std::move(error));
    }
    const double t = ida_->time();
    ida_->interpolate(t, 0, y_);
    ida_->interpolate(t, 1, yp_);
    reached_.t = t;
    equations_->unpack(y_, yp_, reached_);
    if (equations_->isSplitBad(reached_)) {
      renewSplit();
      ++report.splitChanges;
    }
    complete(reached_);
    system_->accept(at_, reached_);
    equations_->setInternal(reached_.internal);
    return {};
  }

  /// A step that would end beside a singular position ends far enough before it that the next one leads as far beyond:
  /// constraints hold to Newton's tolerance, positions to that over what a row has left, and what that lets through of
  /// the constraint forces is divided by it once more.
  double beforeSingular() {
    constexpr double close = 0.25,
                     ofWay = 2.0 / 3;  // shares of the step; two of two thirds have the position in the middle
    const std::optional<double> h = ida_->nextStep();
    if (!h || !equations_->weakRows().isAny()) return std::numeric_limits<double>::infinity();
    probe_ = reached_;
    probe_.t += *h;
    probe_.v += *h * reached_.vdot;
    a_ = *h * (reached_.v + 0.5 * *h * reached_.vdot);
    system_->bodies().plus(reached_.q, a_, probe_.q);
    const std::optional<double> way = equations_->wayToSingular(reached_, probe_);
    if (!way || std::abs(1 - *way) >= close) return std::numeric_limits<double>::infinity();
    return reached_.t + ofWay * *way * *h;
  }

  void renewSplit() {
    const int before = equations_->rank();
    probe_ = reached_;
    equations_->renewSplit(indexOne_->projectPosition(probe_, roundOff(1)) ? probe_ : reached_);
    ida_->setErrorTest(equations_->errorTest());
    hasMoreRows_ = equations_->rank() > before;
  }

  /// Behind a singular position in which the run began there are constraints that nothing has held until now.
  void takeMoreRows(State& s) {
    hasMoreRows_ = false;
    probe_ = s;
    auto met = indexOne_->projectPosition(probe_, roundOff(1));
    if (!met) return;
    met->projectVelocity(probe_);
    if (!indexOne_->accelerations(probe_)) return;
    std::swap(s, probe_);
    (void)restart(s);
  }

  /// What IDA says, and where the mechanism is: at s, or as far as it came.
  Error failureOf(std::string reason, const State& s) {
    int row = equations_->worstRow();
    if (equations_->isNotFinite())
      return stepFailure(*system_, "a force or an equation is not finite", ida_->time(), row);
    equations_->split(s);
    if (const WeakRows& rows = equations_->weakRows(); rows.isNearSingular()) {
      reason = "near a singular position, in which this equation depends on others: " + reason;
      row = system_->nv() + rows.weakest();
    }
    return stepFailure(*system_, std::move(reason), ida_->time(), row);
  }

  /// The second look at the accelerations that sizes of motions are told by.
  void expectMotion(const State& s) {
    if (p_.atol_positions > 0 && p_.atol_velocities > 0) return;
    const double a = system_->scales().relativeMotion(s.vdot);
    constexpr double way = 1e-6;  // relative to sizes of the model: far above rounding, and forces are straight over it
    if (!(a > 0)) return;
    const double lead = way / a;
    probe_ = s;
    a_ = lead * s.vdot;
    system_->bodies().plus(s.q, a_, probe_.q);
    if (const auto there = indexOne_->accelerations(probe_))
      equations_->sizes().expect(s.vdot, probe_.vdot, lead, there->accelerationResidual(probe_).fastest);
  }

  /// Step of order 1 whose local error h^2 |y''| / 2 just meets the tolerance (Hairer, Norsett and Wanner 1993, sec.
  /// II.4); y'' of the velocities from the accelerations a little later.
  double firstStep(const State& s) {
    double bend = 0;
    for (Eigen::Index i = 0; i < s.vdot.size(); ++i)
      bend = std::max(bend, std::abs(s.vdot[i]) / equations_->positionTolerance(i));
    double longest = p_.step;
    // The step is not to reach where the next function switches: a pulse may begin here and be over there.
    if (const TimeSwitch* next = system_->switches().next(s.t)) longest = std::min(longest, (next->before - s.t) / 16);
    const double h = std::min(longest, 1 / std::sqrt(std::max(bend, 1e-30)));
    const double ahead = 0.01 * h;
    probe_ = s;
    probe_.t += ahead;
    probe_.v += ahead * s.vdot;
    a_ = ahead * s.v;
    system_->bodies().plus(s.q, a_, probe_.q);
    if (!indexOne_->accelerations(probe_)) return ahead;
    double change = 0;
    for (Eigen::Index i = 0; i < s.v.size(); ++i)
      change =
          std::max(change, std::abs(probe_.vdot[i] - s.vdot[i]) / equations_->velocityTolerance(i, s.v[i]) / ahead);
    return std::min(h, 1 / std::sqrt(std::max(change, 1e-30)));
  }

  /// Newton's test is a mean over all unknowns, and between steps the polynomial meets the constraints to its own error
  /// only, which the steps do not see: what is beyond the promise is projected. Where that fails, s stays as it is.
  void meetConstraints(State& s) {
    const EvaluatedKinematics here = system_->evaluateKinematics(s, work_);
    system_->constraints().rates(here, rates_);
    const double scale = system_->scales().length;
    if (system_->scales().relativeViolation(here.Phi()) <= constraintTolerance(scale) &&
        system_->scales().relativeSize(rates_) <= rateTolerance(scale, system_->scales().relativeMotion(s.v)))
      return;
    probe_ = s;
    auto met = indexOne_->projectPosition(probe_, roundOff(1));
    if (!met) return;
    met->projectVelocity(probe_);
    std::swap(s, probe_);
  }

  void take(const State& from, State& s) {
    s = from;
    at_ = system_->evaluateKinematics(s, work_);
  }

  /// A solution of IDA's as a state: its constraints met, lambda with B^T lambda = -(M v' + g).
  void complete(State& s) {
    s.lambda.setZero();
    if (system_->m() == 0) {
      at_ = system_->evaluateKinematics(s, work_);
      return;
    }
    meetConstraints(s);
    const EvaluatedState without = system_->evaluate(s, work_);
    a_ = -without.r();
    if (const auto here = indexOne_->factor(s)) here->solve(a_, s.lambda);
    at_ = without;
  }

  BdfParameters p_;
  BdfEquationSettings settings_;
  std::shared_ptr<const System> system_;
  std::optional<IndexOne> indexOne_;
  std::unique_ptr<BdfEquations> equations_;
  std::unique_ptr<Ida> ida_;
  Workspace work_;
  EvaluatedKinematics at_;
  State probe_;
  bool hasMoreRows_ = false;  ///< than the history knows of
  State reached_;             ///< where the last step ended, maybe beyond the state handed out
  VecX y_, yp_, a_, rates_;
};

}  // namespace

std::unique_ptr<Integrator> makeBdf(const BdfParameters& parameters, BdfIteration iteration, BdfProjector projector) {
  return std::make_unique<BdfIntegrator>(parameters, iteration, projector);
}

}  // namespace gyre
