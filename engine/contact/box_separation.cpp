#include "contact/separation.h"

namespace gyre {
namespace {

/// The best axis so far: its index 0-2: of a, 3-5: of b, 6 + 3 i + j: across edges i and j.
struct BestAxis {
  double s = -std::numeric_limits<double>::infinity();
  int index = 0;
  double sign = 1;
};

/// Edges that are parallel up to this sine have no direction of their own: faces part the boxes as well.
constexpr double parallelEdges = 1e-8;

Vec3 directionOfAxis(const Convex& a, const Convex& b, const BestAxis& best) {
  if (best.index < 3) return best.sign * a.axis(best.index);
  if (best.index < 6) return best.sign * b.axis(best.index - 3);
  const Vec3 cross = a.axis((best.index - 6) / 3).cross(b.axis((best.index - 6) % 3));
  return best.sign / cross.norm() * cross;
}

}  // namespace

// In the frame of a: t the centre of b, C its axes; s = |t . L| - (reach of a along L) - (reach of b along L).
bool boxSeparation(const Convex& a, const Convex& b, double reach, Separation& out) {
  const Mat3 C = a.pose.R.transpose() * b.pose.R, D = C.cwiseAbs();
  const Vec3 t = a.pose.R.transpose() * (b.pose.x - a.pose.x);
  BestAxis best;
  const auto beats = [&](double s, int index, double along, double by) {
    if (s > best.s + by) best = {s, index, signOf(along)};
  };
  const double tie = lengthTolerance(a, b);
  const Vec3 sa = t.cwiseAbs() - a.half - D * b.half;
  for (int i = 0; i < 3; ++i) beats(sa[i], i, t[i], tie);
  if (best.s > reach) return false;
  const Vec3 u = C.transpose() * t;
  const Vec3 sb = u.cwiseAbs() - b.half - D.transpose() * a.half;
  for (int j = 0; j < 3; ++j) beats(sb[j], 3 + j, u[j], tie);
  if (best.s > reach) return false;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      const double square = C(i1, j) * C(i1, j) + C(i2, j) * C(i2, j);
      if (square < parallelEdges * parallelEdges) continue;
      const double along = t[i2] * C(i1, j) - t[i1] * C(i2, j);
      const double overlap = std::abs(along) - a.half[i1] * D(i2, j) - a.half[i2] * D(i1, j) - b.half[j1] * D(i, j2) -
                             b.half[j2] * D(i, j1);
      if (overlap > 0 && overlap * overlap > reach * reach * square) return false;
      if (best.s > 0 ? overlap <= 0 : overlap < 0 && overlap * overlap > best.s * best.s * square) continue;
      const double length = std::sqrt(square);
      // What rounding makes of short products must not beat a face.
      beats(overlap / length - 4e-15 * (a.size + b.size) / length, 6 + 3 * i + j, along, tie);
    }
  out.n = directionOfAxis(a, b, best);
  out.s = best.index < 6 ? best.s : separationAlong(a, b, out.n);
  out.exact = out.s <= 0;
  return true;
}

}  // namespace gyre
