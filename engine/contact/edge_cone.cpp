#include "contact/edge_cone.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr int sampledDirections = 9;
constexpr double goldenSection = 0.6180339887498949;
constexpr double sharp = 1e-9;  // [rad]

}  // namespace

Vec3 leastOverlapWithin(const EdgeCone& cone, const Convex& line, const Convex& solid) {
  const auto s = [&](double a) { return separationAlong(line, solid, cone.at(a)); };
  const double step = cone.angle / (sampledDirections - 1);
  int best = 0;
  for (int i = 1; i < sampledDirections; ++i)
    if (s(i * step) > s(best * step)) best = i;
  double low = std::max(best - 1, 0) * step, high = std::min(best + 1, sampledDirections - 1) * step;
  double a = high - goldenSection * (high - low), b = low + goldenSection * (high - low), sa = s(a), sb = s(b);
  while (high - low > sharp) {
    if (sa > sb) {
      high = b;
      b = a;
      sb = sa;
      sa = s(a = high - goldenSection * (high - low));
    } else {
      low = a;
      a = b;
      sa = sb;
      sb = s(b = low + goldenSection * (high - low));
    }
  }
  return cone.at((low + high) / 2);
}

}  // namespace gyre
