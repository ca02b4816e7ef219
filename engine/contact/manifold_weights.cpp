#include "contact/manifold_weights.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace gyre {
namespace {

struct Fade {
  double s, slope;
};

Fade fade(double gap, double margin) {
  if (gap <= 0) return {1, 0};
  if (gap >= margin) return {0, 0};
  const double y = gap / margin;
  return {1 - y * y * (3 - 2 * y), -6 * y * (1 - y) / margin};
}

}  // namespace

ManifoldWeights::ManifoldWeights(std::span<const WeightedPoint> points, const Vec3& normal, double margin)
    : count_(points.size()) {
  assert(count_ <= most);
  Vec3 middle = Vec3::Zero();
  for (const WeightedPoint& p : points) middle += p.x / static_cast<double>(count_);
  const Vec3 u = normal.unitOrthogonal(), v = normal.cross(u);
  std::array<double, most> angle{};
  std::array<std::size_t, most> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = 0; i < count_; ++i)
    angle[i] = std::atan2(v.dot(points[i].x - middle), u.dot(points[i].x - middle));
  std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count_),
            [&](std::size_t i, std::size_t j) { return angle[i] < angle[j]; });
  double outline = 0;
  for (std::size_t k = 0; k < count_; ++k) {
    const std::size_t i = order[k], j = order[(k + 1) % count_];
    next_[i] = j;
    const Vec3 step = points[j].x - points[i].x;
    const double length = step.norm();
    along_[i] = length > 0 ? Vec3(step / length) : Vec3::Zero();
    a_[i] += length / 2;
    a_[j] += length / 2;
    outline += length;
  }
  for (std::size_t i = 0; i < count_; ++i) {
    if (!(outline > 0)) a_[i] = 1;
    const Fade f = fade(points[i].gap, margin);
    s_[i] = f.s;
    ds_[i] = f.slope;
    sum_ += a_[i] * s_[i];
  }
  for (std::size_t i = 0; i < count_; ++i) w_[i] = sum_ > 0 ? a_[i] * s_[i] / sum_ : 0;
}

void ManifoldWeights::tangent(std::span<const Mat3x24> dx, std::span<const Row24> dgap, std::span<Row24> dw) const {
  for (std::size_t i = 0; i < count_; ++i) dw[i].setZero();
  if (count_ < 2 || !(sum_ > 0)) return;
  Row24 all = Row24::Zero();
  for (std::size_t i = 0; i < count_; ++i) {
    const std::size_t j = next(i);
    const Row24 dl = 0.5 * along_[i].transpose() * (dx[j] - dx[i]);
    dw[i] += s_[i] * dl + a_[i] * ds_[i] * dgap[i];
    dw[j] += s_[j] * dl;
  }
  for (std::size_t i = 0; i < count_; ++i) all += dw[i];
  for (std::size_t i = 0; i < count_; ++i) dw[i] = (dw[i] - w_[i] * all) / sum_;
}

}  // namespace gyre
