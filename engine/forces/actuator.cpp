#include "forces/actuator.h"

#include "forces/coordinate_force.h"
#include "functions/compiled_function.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

const Argument targetTime{.name = "t", .quantity = Quantity::time, .interpolation = Interpolation::spline};

/// N = -F.
struct FeedbackLaw {
  double kp, kd, limit;
  CompiledFunction target, bias;

  double wanted(double t, double x, double v) const {
    return kp * (target(t) - x) + (kd != 0 ? kd * (target.derivative(t) - v) : 0.0) + bias(t);
  }
  bool saturated(double t, double x, double v) const { return std::abs(wanted(t, x, v)) > limit; }
  double value(double t, double x, double v) const { return -std::clamp(wanted(t, x, v), -limit, limit); }
  double slope(double t, double x, double v) const { return saturated(t, x, v) ? 0 : kp; }
  double damping(double t, double x, double v) const { return saturated(t, x, v) ? 0 : kd; }
  ForceEnergy energy(double t, double x, double v) const { return {.work = -value(t, x, v) * v}; }
  bool dependsOnRate() const { return kd != 0; }
};

FeedbackLaw lawOf(const Actuator& p) {
  return {.kp = p.kp,
          .kd = p.kd,
          .limit = p.max_force > 0 ? p.max_force : std::numeric_limits<double>::infinity(),
          .target = CompiledFunction::compile(p.target, targetTime).value(),
          .bias = CompiledFunction::compile(p.bias, Argument{}).value()};
}

std::vector<Field> actuatorFields() {
  using P = Actuator;
  return {field<P>(&P::along,
                   {.key = "along",
                    .label = "Acts along",
                    .help = "line: a force along the line of the two points; axis: a torque about the markers' z",
                    .choices = {"line", "axis"}}),
          field<P>(&P::target, {.key = "target",
                                .label = "Target",
                                .help = "Length (m) or angle (rad, within half a turn) that is to be reached",
                                .required = true,
                                .argument = targetTime}),
          field<P>(&P::kp, {.key = "kp",
                            .label = "Proportional gain",
                            .help = "Force over the error of length or angle (N/m or N m/rad)",
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
                                   .range = nonNegative})};
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
                 "F = kp (r - x) + kd (r' - v) + bias, up to a largest force. Its energy is counted as work.",
         .glyph = Glyph::actuator,
         .fields = std::move(fields),
         .defaults = P{},
         .check = checkEnds<P>},
        [](const std::any& any) -> std::unique_ptr<Force> {
          const auto& p = std::any_cast<const P&>(any);
          if (p.along == P::Along::line) return std::make_unique<CoordinateForce<LineLength, FeedbackLaw>>(p, lawOf(p));
          return std::make_unique<CoordinateForce<TwistAngle, FeedbackLaw>>(p, lawOf(p));
        }};
  }();
  return type;
}

}  // namespace gyre
