#include "integrators/runge_kutta/rkmk.h"

#include "integrators/newton_test.h"
#include "integrators/rotations.h"
#include "integrators/runge_kutta/dormand_prince_stability.h"
#include "integrators/step_failure.h"
#include "lie/so3.h"
#include "system/index_one.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

// Angles between two bodies count through full turns, from one step to the next.
constexpr double turnOfAStep = 1.5;  // rad of each

// Errors of accelerations against those that are controlled.
constexpr double negligible = 1e-3;
// Shortest step, as a share of the time: the times of the stages of a shorter step are rounded by more than a
// thousandth of it. Beside a singular position steps of that size may pass the test for ever.
constexpr double shortestStep = 1e-13;

// Beside a singular position the rows that become redundant there are held by the regularization alone, and where that
// is more than the first the equations change within its square root of a radian. What such a passage leaves of the
// motion is of the size of the regularization: errors of steps that are a tenth of that tell nothing about it, and
// without them it would take thousands of steps.
constexpr double singular = 1e-6, ofPassages = regularizationSize / 10;

// Dormand and Prince 1980; d: dense output (Shampine; Hairer, Norsett and Wanner 1993).
constexpr int stages = 7;
constexpr std::array<double, stages> c{0, 1. / 5, 3. / 10, 4. / 5, 8. / 9, 1, 1};
constexpr double a[stages][6] = {{},
                                 {1. / 5},
                                 {3. / 40, 9. / 40},
                                 {44. / 45, -56. / 15, 32. / 9},
                                 {19372. / 6561, -25360. / 2187, 64448. / 6561, -212. / 729},
                                 {9017. / 3168, -355. / 33, 46732. / 5247, 49. / 176, -5103. / 18656},
                                 {35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84}};
constexpr std::array<double, stages> e{71. / 57600, 0, -71. / 16695, 71. / 1920, -17253. / 339200, 22. / 525, -1. / 40};
constexpr std::array<double, stages> d{-12715105075. / 11282082432,  0,
                                       87487479700. / 32700410799,   -10690763975. / 1880347072,
                                       701980252875. / 199316789632, -1453857185. / 822651844,
                                       69997945. / 29380423};

class RkmkIntegrator final : public Integrator {
 public:
  explicit RkmkIntegrator(const Rkmk& p)
      : p_(p), longestStep_(p.max_step > 0 ? p.max_step : std::numeric_limits<double>::infinity()), nextStep_(p.step) {}

  bool choosesStep() const override { return true; }
  int order() const override { return 5; }

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    indexOne_.emplace(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::many,
                      negligible * std::min(p_.rtol > 0 ? p_.rtol : p_.atol, p_.atol));
    if (initial.mobility.redundant() > 0)
      ofStart_.emplace(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::many);
    trial_ = start_ = s;
    for (auto* k : {&k_, &l_}) k->fill(VecX::Zero(system_->nv()));
    theta_ = errorX_ = errorV_ = s.v;
    z0_ = zRate_ = z_ = errorZ_ = VecX::Zero(system_->forces().stateCount());
    m_.fill(z_);
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    previousError_ = 1;
    if (!accelerations(s)) return fail(failure("the accelerations cannot be computed", s.t, 0));
    accept(s);
    return {};
  }

  Work work() const override { return ofStart_ ? indexOne_->work() + ofStart_->work() : indexOne_->work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }

  /// The stages of the last step, by which it interpolates, are left out: nothing but the end of it is asked for.
  void persist(StateArchive& archive, State& s) override {
    if (archive.reads()) at_ = indexOne_->evaluate(s);
    archive(indexOne_, ofStart_, nextStep_, previousError_, projectsStages_, zRate_);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    StepReport report{.t0 = s.t};
    const double remaining = tLimit - s.t;
    for (;; ++report.retries) {
      if (nextStep_ < shortestStep * std::max(1.0, std::abs(s.t))) return giveUp(s);
      nextStep_ = std::min(nextStep_, longestStep_);
      const bool last = nextStep_ >= remaining * (1 - 1e-9);
      const double end = last ? tLimit : s.t + nextStep_;  // functions may switch at the very next number
      const double h = end - s.t;                          // what the time is rounded by would add up over equal steps
      const double error = stepOnConstraints(s, h, end) ? weightedError(s) : std::numeric_limits<double>::infinity();
      const double longest = error <= 1 ? h * turnOfAStep / largestTurn() : h;
      if (longest < h) {
        reportStep(s, h, error, StepOutcome::turnedTooFar);
        nextStep_ = 0.9 * longest;
        continue;
      }
      if (error <= 1) {
        reportStep(s, h, error, StepOutcome::taken);
        start_ = s;
        h_ = h;
        std::swap(s, trial_);
        accept(s);
        report.t1 = s.t;
        report.residual = error;
        const double wanted = std::min(h * growth(error, report.retries > 0), 0.9 * longest);
        nextStep_ = last ? std::max(nextStep_, wanted) : wanted;
        previousError_ = std::max(error, 1e-4);
        return report;
      }
      reportStep(s, h, error, error > 1 && std::isfinite(error) ? StepOutcome::tooInexact : StepOutcome::notConverged);
      nextStep_ = h * (std::isfinite(error) ? std::max(0.2, 0.9 * std::pow(std::max(error, 1.0), -0.2)) : 0.2);
    }
  }

  void traceSteps(StepTrace* trace) override { stepTrace_ = trace; }

  bool interpolate(double t, State& s) override {
    if (h_ == 0 || t < start_.t || t > start_.t + h_ * (1 + 1e-12)) return false;
    const double x = (t - start_.t) / h_;
    s = start_;
    s.t = t;
    theta_ = dense(x, VecX::Zero(system_->nv()), k_);
    s.v = dense(x, start_.v, l_);
    system_->bodies().plus(start_.q, theta_, s.q);
    system_->forces().readStates(start_, z0_);
    z_ = dense(x, z0_, m_);
    system_->forces().writeStates(z_, s);
    return accelerationsOnConstraints(s, IndexOne::Accuracy::exact);
  }

 private:
  using Stages = std::array<VecX, stages>;

  /// Largest turn of any body over the step just taken [rad]; at least that of round-off.
  double largestTurn() const {
    double most = 1e-9;
    if (system_->m() == 0 && trial_.internal.angles.empty() && !system_->forces().dependOnRotation) return most;
    forEachRotation(*system_, [&](std::size_t, int r, int) { most = std::max(most, theta_.segment<3>(r).norm()); });
    return most;
  }

  /// At a state that was evaluated last.
  void accept(State& s) {
    system_->accept(evaluated(s), s);
    system_->forces().stateRates(evaluated(s), zRate_);
  }

  /// v' and lambda of s; false where they cannot be computed.
  bool accelerations(State& s, IndexOne::Accuracy accuracy = IndexOne::Accuracy::exact) {
    here_ = indexOne_->accelerations(s, accuracy);
    at_ = here_ ? here_->at() : indexOne_->evaluate(s);
    return here_.has_value();
  }

  /// v' and lambda of s, which is moved onto the constraints first where the stages of the step are.
  bool accelerationsOnConstraints(State& s, IndexOne::Accuracy accuracy) {
    if (!alongStart_) return accelerations(s, accuracy);
    alongStart_->evaluate(s);
    if (!alongStart_->projectPositionNearby(s, roundOff(1))) return false;
    here_ = indexOne_->factor(s);
    return here_ && accelerationsAlong(s, accuracy);
  }

  /// v' and lambda of s, whose positions hold where the matrix was factored, with velocities moved onto the
  /// constraints.
  bool accelerationsAlong(State& s, IndexOne::Accuracy accuracy = IndexOne::Accuracy::exact) {
    here_->projectVelocity(s);
    at_ = here_->at();
    return here_->accelerations(s, accuracy);
  }

  /// step(), whose stages lie off the constraints by the square of its size. In spatial loops rows that depend on each
  /// other on the constraints are independent there, and together they would resist the motion. Such stages are moved
  /// onto the constraints first: the equations y' = f(P(y)) have the same solution, and P, along the rows at the start
  /// of the step, is one map for all stages, so that the order stays that of the coefficients. Beside singular
  /// positions that does not take away what regularization leaves, and stages stay where they are.
  bool stepOnConstraints(const State& s, double h, double end) {
    const bool taken = step(s, h, end);
    if (!ofStart_ || projectsStages_ || left_ <= singular) return taken;
    projectsStages_ = true;
    if (step(s, h, end) && left_ <= singular) return true;
    projectsStages_ = false;
    return step(s, h, end);
  }

  /// theta, v, z at the end of the step in trial_; k, l, m hold the derivatives at the stages. False where a force
  /// fails.
  bool step(const State& s, double h, double end) {
    left_ = 0;
    alongStart_.reset();
    if (projectsStages_) alongStart_ = ofStart_->factor(s);
    trial_.internal = s.internal;
    system_->forces().readStates(s, z0_);
    k_[0] = s.v;
    l_[0] = s.vdot;
    m_[0] = zRate_;
    for (std::size_t i = 1; i < stages; ++i) {
      theta_.setZero();
      trial_.v = s.v;
      z_ = z0_;
      for (std::size_t j = 0; j < i; ++j) {
        theta_ += h * a[i][j] * k_[j];
        trial_.v += h * a[i][j] * l_[j];
        z_ += h * a[i][j] * m_[j];
      }
      trial_.t = c[i] == 1 ? end : s.t + c[i] * h;
      system_->bodies().plus(s.q, theta_, trial_.q);
      system_->forces().writeStates(z_, trial_);
      if (!theta_.allFinite()) return false;
      if (!(i + 1 < stages ? accelerationsOnConstraints(trial_, IndexOne::Accuracy::stage) : finish())) return false;
      left_ = std::max(left_, indexOne_->leftInAccelerations());
      k_[i] = trial_.v;
      forEachRotation(*system_, [&](std::size_t, int r, int) {
        k_[i].segment<3>(r) = so3::tangentInverse(theta_.segment<3>(r)) * trial_.v.segment<3>(r);
      });
      l_[i] = trial_.vdot;
      system_->forces().stateRates(at_, m_[i]);
    }
    errorX_.setZero();
    errorV_.setZero();
    errorZ_.setZero();
    for (std::size_t j = 0; j < stages; ++j) {
      errorX_ += h * e[j] * k_[j];
      errorV_ += h * e[j] * l_[j];
      errorZ_ += h * e[j] * m_[j];
    }
    return true;
  }

  /// Tolerances of the step in trial_.
  double atol() const { return left_ > singular ? std::max(p_.atol, ofPassages) : p_.atol; }
  double rtol() const { return left_ > singular ? std::max(p_.rtol, ofPassages) : p_.rtol; }

  double weightedError(const State& s) {
    if (errorX_.size() == 0) return 0;
    const double speed = std::max(system_->scales().relativeMotion(s.v), system_->scales().relativeMotion(trial_.v));
    const VecX& scales = system_->scales().velocity;
    sizes_.setConstant(scales.size(), farthest(s));
    forEachRotation(*system_, [&](std::size_t, int r, int) { sizes_.segment<3>(r).setOnes(); });
    const double x =
        (errorX_.array().abs() / (atol() * scales + rtol() * sizes_).array()).maxCoeff<Eigen::PropagateNaN>();
    const double v = system_->scales().relativeMotion(errorV_) / (atol() + rtol() * speed);
    if (errorZ_.size() == 0) return std::max(x, v);
    const double size = std::max(z0_.lpNorm<Eigen::Infinity>(), z_.lpNorm<Eigen::Infinity>());
    return std::max({x, v, errorZ_.lpNorm<Eigen::Infinity>() / (p_.atol + p_.rtol * size)});
  }
  void reportStep(const State& s, double h, double error, StepOutcome outcome) {
    if (!stepTrace_) return;
    StepEvent event{.t = s.t, .h = h, .outcome = outcome};
    if (std::isfinite(error) && errorX_.size() > 0) {
      const VecX& scales = system_->scales().velocity;
      const double speed = std::max(system_->scales().relativeMotion(s.v), system_->scales().relativeMotion(trial_.v));
      const VecX x = errorX_.cwiseQuotient(atol() * scales + rtol() * sizes_),
                 v = errorV_.cwiseQuotient(scales) / (atol() + rtol() * speed);
      event.error = static_cast<float>(error);
      event.largest = largestError(*system_, x.cwiseAbs2() + v.cwiseAbs2());
    }
    stepTrace_->add(event);
  }
  /// The size of positions [m], which may have left that of the model.
  double farthest(const State& s) const { return std::max(system_->scales().length, system_->bodies().farthest(s)); }
  double growth(double error, bool afterRejection) const {
    const double factor = 0.9 * std::pow(std::max(error, 1e-10), -0.17) * std::pow(previousError_, 0.04);
    return std::clamp(factor, 0.2, afterRejection ? 1.0 : 5.0);
  }

  /// Moves the end of the step onto the constraints, with the accelerations there; false when that fails. They are
  /// those of the last stage, too: the move, of order 6, changes what they estimate by its seventh.
  bool finish() {
    if (system_->m() == 0) return accelerations(trial_);
    here_->evaluate(trial_);
    here_ = here_->projectPositionNearby(trial_, roundOff(1)) ? indexOne_->factor(here_->at())
                                                              : indexOne_->projectPosition(trial_, roundOff(1));
    return here_ && accelerationsAlong(trial_);
  }

  tl::unexpected<Error> giveUp(State& s) {
    Eigen::Index row = 0;
    if (errorV_.allFinite()) errorV_.cwiseAbs().maxCoeff(&row);
    for (Eigen::Index i = 0; i < trial_.vdot.size(); ++i)
      if (!std::isfinite(trial_.vdot[i])) row = i;
    Error error = failure(
        "the step became too small: a force is not finite, not smooth, or very stiff, or the mechanism is singular "
        "here",
        s.t, static_cast<int>(row));
    accelerations(s);
    return fail(std::move(error));
  }

  /// Dense output of order 4 for a quantity that starts at y0 and has these derivatives at the stages.
  VecX dense(double x, const VecX& y0, const Stages& k) const {
    VecX dy = VecX::Zero(y0.size()), tail = dy;
    for (std::size_t j = 0; j < stages; ++j) {
      if (j < 6) dy += h_ * a[6][j] * k[j];
      tail += h_ * d[j] * k[j];
    }
    const VecX bend = h_ * k[0] - dy;
    return y0 + x * (dy + (1 - x) * (bend + x * (dy - h_ * k[6] - bend + (1 - x) * tail)));
  }

  Error failure(std::string message, double t, int row) const {
    return stepFailure(*system_, std::move(message), t, row);
  }

  Rkmk p_;
  std::shared_ptr<const System> system_;
  std::optional<IndexOne> indexOne_;
  StepTrace* stepTrace_ = nullptr;
  EvaluatedKinematics at_;
  std::optional<IndexOne::Factored> here_;  ///< at the state of the accelerations computed last
  State trial_;
  State start_;  ///< of the last step, for dense output
  double h_ = 0, longestStep_, nextStep_, previousError_ = 1;
  double left_ = 0;                  ///< by the regularization in the accelerations of the stages, relative
  std::optional<IndexOne> ofStart_;  ///< of redundant constraints: the matrix at the start of the step
  std::optional<IndexOne::Factored> alongStart_;  ///< that matrix, where stages of the step are moved along its rows
  bool projectsStages_ = false;                   ///< onto the constraints, along those at the start of the step
  Stages k_, l_, m_;
  VecX theta_, errorX_, errorV_, sizes_;
  VecX z0_, z_, zRate_, errorZ_;  ///< states of forces
};

}  // namespace

const IntegratorType& rkmkType() {
  using P = Rkmk;
  static const IntegratorType type = [] {
    std::vector<Field> fields = runFields<P>();
    fields.push_back(field<P>(
        &P::atol, {.key = "atol",
                   .label = "atol",
                   .help = "Absolute tolerance of the local error: of positions as a share of the model's length, "
                           "of rotations in rad, of velocities the same per second",
                   .range = positive}));
    fields.push_back(field<P>(
        &P::rtol,
        {.key = "rtol",
         .label = "rtol",
         .help =
             "Relative tolerance of the local error: of the farthest position or 1 rad, and of the fastest velocity, "
             "all over the model's length",
         .range = nonNegative}));
    fields.push_back(
        field<P>(&P::max_step, {.key = "max_step",
                                .label = "Longest step",
                                .help = "No step is longer; 0: as long as the error lets it be. With loose "
                                        "tolerances all steps are as long as this",
                                .quantity = Quantity::time,
                                .range = nonNegative}));
    return IntegratorType{
        {.category = Category::integrator,
         .id = "rkmk",
         .label = "RKMK (Dormand-Prince 5(4), reference)",
         .help =
             "Explicit Lie-group Runge-Kutta method of Munthe-Kaas with Dormand and Prince's coefficients and error "
             "control, on the index-1 equations with projection: Gyre's reference. The step is the first one tried.",
         .fields = std::move(fields),
         .defaults = P{}},
        Capabilities{.order = 5, .adaptive = true, .denseOutput = true},
        [](const std::any& p) -> std::unique_ptr<Integrator> {
          return std::make_unique<RkmkIntegrator>(std::any_cast<const P&>(p));
        },
        {},
        [](const std::any&) { return dormandPrinceStability(); },
        {.compared = 2}};
  }();
  return type;
}

}  // namespace gyre
