#include "forces/actuator.h"

#include "forces/coordinate_states.h"
#include "functions/compiled_function.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

const Argument targetTime{.name = "t", .quantity = Quantity::time, .interpolation = Interpolation::spline};

/// N = -F. The input kept in its history is the error e.
struct FeedbackLaw {
  double kp, ki, kd, limit, integralLimit;
  CompiledFunction target, bias;

  static constexpr int states = 1;
  using Number = Eigen::Matrix<double, states, 1>;

  LawStates<states> state(const Instant& at, double x, double) const {
    const Feedback s = feedback(at, x);
    return {Number(s.integral), Number(s.rate), Number(s.error)};
  }
  static std::array<ForceChannel, states> stateChannels(bool isAngle) {
    return {{{"integral", isAngle ? "rad s" : "m s"}}};
  }
  StateSlopes<states> stateSlopes(const Instant& at, double x, double v) const {
    const Feedback s = feedback(at, x);
    const bool stands = ki == 0 || s.rate != s.error;
    return {Number(saturated(at, x, v) ? 0 : -ki), Number(stands ? 0.0 : -1.0), Number(0.0), Number(0.0)};
  }
  void limitStates(std::span<double> z) const {
    z[0] = ki == 0 ? 0 : std::clamp(z[0], -integralLimit / ki, integralLimit / ki);
  }

  double wanted(const Instant& at, double x, double v) const {
    const Feedback s = feedback(at, x);
    return kp * s.error + ki * s.integral + (kd != 0 ? kd * (target.derivative(at.t) - v) : 0.0) + bias(at.t);
  }
  bool saturated(const Instant& at, double x, double v) const { return std::abs(wanted(at, x, v)) > limit; }
  double value(const Instant& at, double x, double v) const { return -std::clamp(wanted(at, x, v), -limit, limit); }
  double slope(const Instant& at, double x, double v) const {
    if (saturated(at, x, v)) return 0;
    const bool stands = ki == 0 || std::abs(integral(at, target(at.t) - x)) > integralLimit / ki;
    return kp + (stands ? 0 : 0.5 * ki * (at.t - at.history.t));
  }
  double damping(const Instant& at, double x, double v) const { return saturated(at, x, v) ? 0 : kd; }
  ForceEnergy energy(const Instant& at, double x, double v) const { return {.work = -value(at, x, v) * v}; }
  bool dependsOnRate() const { return kd != 0; }

 private:
  struct Feedback {
    double error, integral = 0, rate = 0;  ///< e, I within its limit, I'
  };
  Feedback feedback(const Instant& at, double x) const {
    const double e = target(at.t) - x;
    if (ki == 0) return {e};
    const double most = integralLimit / ki, I = integral(at, e);
    return {e, std::clamp(I, -most, most), std::abs(I) >= most && I * e > 0 ? 0 : e};
  }
  /// By the trapezoidal rule, without its limit.
  static double integral(const Instant& at, double e) {
    return at.history.z[0] + 0.5 * (at.t - at.history.t) * (at.history.input[0] + e);
  }
};

FeedbackLaw lawOf(const Actuator& p) {
  constexpr double none = std::numeric_limits<double>::infinity();
  const double limit = p.max_force > 0 ? p.max_force : none;
  return {.kp = p.kp,
          .ki = p.ki,
          .kd = p.kd,
          .limit = limit,
          .integralLimit = p.integral_limit > 0 ? p.integral_limit : limit,
          .target = CompiledFunction::compile(p.target, targetTime).value(),
          .bias = CompiledFunction::compile(p.bias, Argument{}).value()};
}

std::vector<Field> actuatorFields() {
  using P = Actuator;
  return {
      field<P>(&P::along,
               {.key = "along",
                .label = "Acts along",
                .help = "line: a force along the line of the two points; axis: a torque about the markers' z",
                .choices = {"line", "axis"}}),
      field<P>(&P::target, {.key = "target",
                            .label = "Target",
                            .help = "Length (m) or angle (rad, counted through full turns) that is to be reached",
                            .required = true,
                            .argument = targetTime}),
      field<P>(&P::kp, {.key = "kp",
                        .label = "Proportional gain",
                        .help = "Force over the error of length or angle (N/m or N m/rad)",
                        .range = nonNegative}),
      field<P>(&P::ki,
               {.key = "ki",
                .label = "Integral gain",
                .help = "Force over the integral of the error since the start (N/(m s) or N m/(rad s)); in statics the "
                        "error vanishes",
                .range = nonNegative}),
      field<P>(&P::kd, {.key = "kd",
                        .label = "Derivative gain",
                        .help = "Force over the error of its rate (N s/m or N m s/rad)",
                        .range = nonNegative}),
      field<P>(&P::bias, {.key = "bias",
                          .label = "Bias",
                          .help = "Added to the feedback, e.g. to carry a weight (N or N m)",
                          .advanced = true}),
      field<P>(&P::max_force, {.key = "max_force",
                               .label = "Largest force",
                               .help = "The actuator gives no more, either way (N or N m); 0: unlimited",
                               .range = nonNegative}),
      field<P>(&P::integral_limit,
               {.key = "integral_limit",
                .label = "Integral limit",
                .help = "The integral part gives no more, either way, and stands still there (N or N m); 0: the "
                        "largest force",
                .range = nonNegative,
                .advanced = true})};
}

}  // namespace

const ForceType& actuatorType() {
  using P = Actuator;
  static const ForceType type = [] {
    std::vector<Field> fields = endFields<P>();
    const std::vector<Field> own = actuatorFields();
    fields.insert(fields.end(), own.begin(), own.end());
    return ForceType{
        {.category = Category::force,
         .id = "actuator",
         .label = "Actuator",
         .help = "Drives the length between two points or the angle between two markers to a target r(t) by feedback: "
                 "F = kp (r - x) + ki I + kd (r' - v) + bias, I' = r - x, up to a largest force. Its energy is "
                 "counted as work.",
         .words = "motor engine servo hydraulic cylinder controller",
         .glyph = Glyph::actuator,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkEnds<P>},
        [](const std::any& any) -> std::unique_ptr<Force> {
          const auto& p = std::any_cast<const P&>(any);
          if (p.along == P::Along::line) return makeCoordinateForce<LineLength>(p, lawOf(p));
          return makeCoordinateForce<TwistAngle>(p, lawOf(p));
        },
        {},
        {},
        [](const std::any& p) { return std::any_cast<const P&>(p).ki != 0; }};
  }();
  return type;
}

}  // namespace gyre
