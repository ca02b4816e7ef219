#include "system/prescribed_motion.h"

#include <array>

namespace gyre {
namespace {

struct Node {
  double place, weight;  ///< on [0, 1]
};

// Gauss and Legendre's rule of five nodes (Abramowitz and Stegun 1964, table 25.4).
constexpr std::array<Node, 5> nodes{{{0.046910077030668004, 0.118463442528094544},
                                     {0.230765344947158454, 0.239314335249683234},
                                     {0.5, 0.284444444444444444},
                                     {0.769234655052841546, 0.239314335249683234},
                                     {0.953089922969331996, 0.118463442528094544}}};

}  // namespace

MotionValue PrescribedMotion::at(double t, const MotionIntegral& last) const {
  using Motion = CoordinateConstraint::Motion;
  if (motion_ == Motion::value) return {f_(t), f_.derivative(t), f_.secondDerivative(t)};
  const double h = t - last.t;
  double once = 0, twice = 0;  // int f, int (t - s) f
  const auto add = [&](double from, double to) {
    const double length = to - from;
    for (const auto& [place, weight] : nodes) {
      const double f = length == 0 ? 0 : f_(from + place * length);
      once += length * weight * f;
      twice += length * length * weight * (1 - place) * f + (t - to) * length * weight * f;
    }
  };
  double done = last.t;
  if (h > 0) {
    const Places switching = f_.places(last.t, t);
    for (const Place& p : switching.all()) {
      add(done, p.before);
      done = p.before;
    }
  }
  add(done, t);
  if (motion_ == Motion::rate) return {last.x + once, f_(t), f_.derivative(t)};
  return {last.x + DoubleDouble(h) * last.rate + twice, last.rate + once, f_(t)};
}

}  // namespace gyre
