#include "forces/joint_stop.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {

/// A spring that sets in smoothly: s, its derivative and integral, and sigma with its derivative.
struct JointStopLaw::Ramp {
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

JointStopLaw::Ramp JointStopLaw::above(double x) const {
  return {p_.sides == StopSides::lower ? -1 : x - p_.upper, w_};
}
JointStopLaw::Ramp JointStopLaw::below(double x) const {
  return {p_.sides == StopSides::upper ? -1 : p_.lower - x, w_};
}

void JointStopLaw::takeInertia(double inertia, double rate, double fall) {
  constexpr double pi = std::numbers::pi, longest = 0.01, shortest = 1e-5;  // [s]
  constexpr double share = 0.05, deepest = 0.02;
  const double range = p_.sides == StopSides::both ? std::min(p_.upper - p_.lower, pi) : pi;
  const double depth = std::min(share * range, deepest);
  const double speed = std::max(rate, std::sqrt(2 * fall * range)), decay = -std::log(p_.restitution);
  const double byTime = std::exp(-decay / pi * std::atan2(pi, decay)) / std::hypot(pi, decay);
  duration_ = speed > 0 ? std::clamp(depth / (byTime * speed), shortest, longest) : longest;
  k_ = inertia * (pi * pi + decay * decay) / (duration_ * duration_);
  c_ = 2 * inertia * decay / duration_;
  w_ = std::min(p_.transition, depth / 10);
}

double JointStopLaw::stiffnessAt(double depth) const { return k_ * Ramp(depth, w_).ds; }

double JointStopLaw::distance(double x, double rate) const {
  constexpr double none = std::numeric_limits<double>::infinity();
  const double up = p_.sides == StopSides::lower ? none : p_.upper - x;
  const double low = p_.sides == StopSides::upper ? none : x - p_.lower;
  if (up < 0 || low < 0) return std::min(up, low);
  return rate > 0 ? up : rate < 0 ? low : std::min(up, low);
}

double JointStopLaw::force(double x, double v) const {
  const Ramp up = above(x), low = below(x);
  return k_ * (up.s - low.s) + c_ * (up.sigma + low.sigma) * v;
}

double JointStopLaw::slope(double x, double v) const {
  const Ramp up = above(x), low = below(x);
  return k_ * (up.ds + low.ds) + c_ * (up.dsigma - low.dsigma) * v;
}

double JointStopLaw::damping(double x, double) const { return c_ * (above(x).sigma + below(x).sigma); }

ForceEnergy JointStopLaw::energy(double x, double v) const {
  return {.elastic = k_ * (above(x).integral + below(x).integral), .dissipation = damping(x, v) * v * v};
}

double JointStopLaw::deflection(double x) const {
  if (p_.sides != StopSides::lower && x > p_.upper) return x - p_.upper;
  if (p_.sides != StopSides::upper && x < p_.lower) return x - p_.lower;
  return 0;
}

namespace {

std::optional<Error> checkLimits(const std::any& any) {
  const auto& p = std::any_cast<const JointStop&>(any);
  if (p.sides == StopSides::both && !(p.lower < p.upper))
    return Error{.message = "an upper limit above the lower one was expected", .key = "upper"};
  if (p.stiffness == 0 && p.damping != 0)
    return Error{.message =
                     "0 was expected: with the stiffness 0 both follow from the inertia behind the stop, by "
                     "restitution and duration; or a stiffness > 0",
                 .key = "damping"};
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
      field<P>(&P::stiffness, {.key = "stiffness",
                               .label = "Stiffness",
                               .help = "Of a stop, in N/m or N m/rad; 0: it and the damping follow from the inertia "
                                       "behind the stop where the run begins",
                               .range = nonNegative}),
      field<P>(&P::damping, {.key = "damping",
                             .label = "Damping",
                             .help = "Of a stop with a stiffness of its own, in N s/m or N m s/rad",
                             .range = nonNegative}),
      field<P>(&P::restitution, {.key = "restitution",
                                 .label = "Restitution",
                                 .help = "Share of the speed of arrival that a stop gives back whose stiffness is 0",
                                 .range = {.minimum = 1e-3, .maximum = 1}}),
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
      return JointForceBinding{stop.joint, stop.coordinate, std::make_unique<JointStopLaw>(stop)};
    };
    return t;
  }();
  return type;
}

}  // namespace gyre
