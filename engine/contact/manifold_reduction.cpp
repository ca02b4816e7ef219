#include "contact/manifold_reduction.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double heightWeight = 4;

class Reduction {
 public:
  Reduction(std::span<const PlanarPoint> points, double size) : points_(points), same_(1e-6 * size) {
    deepest_ = static_cast<int>(
        std::min_element(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.gap < b.gap; }) -
        points.begin());
    ground_ = std::max(at(deepest_).gap, 0.0);
  }

  FourOfThem choose() {
    addFarthestPair();
    const PlanarPoint& a = at(out_.index[0]);
    if (out_.count == 2) {
      const PlanarPoint& b = at(out_.index[1]);
      const double length = std::hypot(b.u - a.u, b.v - a.v);
      const double eu = (b.u - a.u) / length, ev = (b.v - a.v) / length;
      const auto aside = [&](const PlanarPoint& p) { return eu * (p.v - a.v) - ev * (p.u - a.u); };
      const int before = out_.count;
      add([&](const PlanarPoint& p) { return std::abs(aside(p)); }, same_);
      if (out_.count > before) addOutside();
    }
    keepDeepest();
    return out_;
  }

 private:
  const PlanarPoint& at(int i) const { return points_[static_cast<std::size_t>(i)]; }
  bool chosen(int i) const {
    return std::find(out_.index.begin(), out_.index.begin() + out_.count, i) != out_.index.begin() + out_.count;
  }

  double penalty(int i) const { return heightWeight * (std::max(at(i).gap, 0.0) - ground_); }

  /// The deepest point alone, if all are at one place.
  void addFarthestPair() {
    int first = deepest_, second = -1;
    double most = same_;
    for (int i = 0; i < static_cast<int>(points_.size()); ++i)
      for (int j = i + 1; j < static_cast<int>(points_.size()); ++j) {
        const double m = std::hypot(at(j).u - at(i).u, at(j).v - at(i).v) - penalty(i) - penalty(j);
        if (m <= most + (second < 0 ? 0 : same_)) continue;
        first = i;
        second = j;
        most = m;
      }
    out_ = {second < 0 ? 1 : 2, {first, second, 0, 0}};
  }

  /// The point with the largest measure, if it is more than `least`.
  void add(const auto& measure, double least) {
    int best = -1;
    double most = least;
    for (int i = 0; i < static_cast<int>(points_.size()); ++i) {
      const double m = measure(at(i)) - penalty(i);
      if (m <= most + (best < 0 ? 0 : same_) || chosen(i)) continue;
      best = i;
      most = m;
    }
    if (best >= 0) out_.index[static_cast<std::size_t>(out_.count++)] = best;
  }

  /// The point farthest outside of the triangle.
  void addOutside() {
    const PlanarPoint &a = at(out_.index[0]), &b = at(out_.index[1]), &c = at(out_.index[2]);
    const double turn = (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u) > 0 ? 1 : -1;
    const auto beyond = [&](const PlanarPoint& p, const PlanarPoint& from, const PlanarPoint& to) {
      const double length = std::hypot(to.u - from.u, to.v - from.v);
      return turn * ((to.v - from.v) * (p.u - from.u) - (to.u - from.u) * (p.v - from.v)) / length;
    };
    add([&](const PlanarPoint& p) { return std::max({beyond(p, a, b), beyond(p, b, c), beyond(p, c, a)}); }, same_);
  }

  void keepDeepest() {
    const PlanarPoint& deep = at(deepest_);
    int nearest = 0;
    double least = std::numeric_limits<double>::infinity(), gap = least;
    for (int k = 0; k < out_.count; ++k) {
      const PlanarPoint& p = at(out_.index[static_cast<std::size_t>(k)]);
      gap = std::min(gap, p.gap);
      const double distance = std::hypot(p.u - deep.u, p.v - deep.v);
      if (distance >= least) continue;
      least = distance;
      nearest = k;
    }
    if (gap <= deep.gap + 1e-7 * same_) return;
    if (out_.count < 4 && least > same_) nearest = out_.count++;
    out_.index[static_cast<std::size_t>(nearest)] = deepest_;
  }

  std::span<const PlanarPoint> points_;
  double same_;
  double ground_ = 0;
  int deepest_ = 0;
  FourOfThem out_;
};

}  // namespace

FourOfThem fourOf(std::span<const PlanarPoint> points, double size) {
  if (points.size() <= 4) return {static_cast<int>(points.size()), {0, 1, 2, 3}};
  return Reduction(points, size).choose();
}

}  // namespace gyre
