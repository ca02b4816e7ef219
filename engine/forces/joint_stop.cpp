#include "forces/joint_stop.h"

namespace gyre {
namespace {

/// A spring that sets in smoothly: s, its derivative and integral, and sigma with its derivative.
struct Ramp {
  Ramp(double d, double w) {
    if (d <= 0) return;
    if (d >= w) {
      s = d - w / 2;
      ds = sigma = 1;
      integral = w * w / 6 + (d * d - w * w) / 2 - w * (d - w) / 2;
      return;
    }
    const double y = d / w;
    s = d * y / 2;
    ds = y;
    integral = d * d * y / 6;
    sigma = y * y * (3 - 2 * y);
    dsigma = 6 * y * (1 - y) / w;
  }
  double s = 0, ds = 0, integral = 0, sigma = 0, dsigma = 0;
};

class Stop final : public JointForce {
 public:
  explicit Stop(const JointStop& p) : p_(p) {}

  double force(double x, double v) const override {
    const Ramp up = above(x), low = below(x);
    return p_.stiffness * (up.s - low.s) + p_.damping * (up.sigma + low.sigma) * v;
  }
  double slope(double x, double v) const override {
    const Ramp up = above(x), low = below(x);
    return p_.stiffness * (up.ds + low.ds) + p_.damping * (up.dsigma - low.dsigma) * v;
  }
  double damping(double x, double) const override { return p_.damping * (above(x).sigma + below(x).sigma); }
  ForceEnergy energy(double x, double v) const override {
    return {.elastic = p_.stiffness * (above(x).integral + below(x).integral), .dissipation = damping(x, v) * v * v};
  }
  bool dependsOnVelocity() const override { return p_.damping != 0; }
  /// How far x is beyond the limit: above the upper one positive, below the lower one negative, zero between them.
  double deflection(double x) const override {
    if (p_.sides != StopSides::lower && x > p_.upper) return x - p_.upper;
    if (p_.sides != StopSides::upper && x < p_.lower) return x - p_.lower;
    return 0;
  }

 private:
  Ramp above(double x) const { return {p_.sides == StopSides::lower ? -1 : x - p_.upper, p_.transition}; }
  Ramp below(double x) const { return {p_.sides == StopSides::upper ? -1 : p_.lower - x, p_.transition}; }
  JointStop p_;
};

std::optional<Error> checkLimits(const std::any& any) {
  const auto& p = std::any_cast<const JointStop&>(any);
  if (p.sides == StopSides::both && !(p.lower < p.upper))
    return Error{.message = "an upper limit above the lower one was expected", .key = "upper"};
  return std::nullopt;
}

std::vector<Field> stopFields() {
  using P = JointStop;
  return {
      field<P>(&P::joint, {.key = "joint",
                           .label = "Joint",
                           .help = "Joint that is limited",
                           .required = true,
                           .refersTo = Category::joint}),
      field<P>(&P::coordinate, {.key = "coordinate",
                                .label = "Coordinate",
                                .help = "Which coordinate of that joint",
                                .choices = coordinateNames(),
                                .coordinateOf = "joint"}),
      field<P>(
          &P::sides,
          {.key = "sides", .label = "Sides", .help = "Which limits there are", .choices = {"both", "lower", "upper"}}),
      field<P>(&P::lower, {.key = "lower", .label = "Lower limit", .help = "In m or rad"}),
      field<P>(&P::upper, {.key = "upper", .label = "Upper limit", .help = "In m or rad"}),
      field<P>(&P::stiffness,
               {.key = "stiffness", .label = "Stiffness", .help = "Of a stop, in N/m or N m/rad", .range = positive}),
      field<P>(
          &P::damping,
          {.key = "damping", .label = "Damping", .help = "Of a stop, in N s/m or N m s/rad", .range = nonNegative}),
      field<P>(&P::transition, {.key = "transition",
                                .label = "Transition",
                                .help = "Depth over which a stop sets in, in m or rad",
                                .range = positive,
                                .advanced = true})};
}

}  // namespace

const ForceType& jointStopType() {
  using P = JointStop;
  static const ForceType type = [] {
    ForceType t{{.category = Category::force,
                 .id = "joint_stop",
                 .label = "Joint stop",
                 .help = "Limits of a coordinate of a joint: beyond them a spring and a damper push back, setting in "
                         "smoothly. N = k s(d) + c sigma(d) d' of the depth d behind a limit, with s = d^2 / (2 w) up "
                         "to the width w, then d - w/2.",
                 .words = "limit bumper end range",
                 .glyph = Glyph::stop,
                 .fields = stopFields(),
                 .defaults = P{.upper = 1},
                 .check = checkLimits}};
    t.createOnJoint = [](const std::any& p) {
      const auto& stop = std::any_cast<const P&>(p);
      return JointForceBinding{stop.joint, stop.coordinate, std::make_unique<Stop>(stop)};
    };
    return t;
  }();
  return type;
}

}  // namespace gyre
