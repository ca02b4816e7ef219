#pragma once
// How the points of a manifold share the stiffness of two surfaces: weights with the sum 1, so that a face carries with
// K whether it has two corners or four,
//
//   w_i = a_i s(g_i) / sum_j a_j s(g_j)
//
// a_i is half the length of the outline beside the point: a corner that becomes two corners at one place keeps its
// share, and so do faces that become edges. s falls smoothly from 1 at the gap 0 to 0 at the margin, where points come
// and go. (Ours.)

#include "core/types.h"

#include <array>
#include <span>

namespace gyre {

using Row24 = Eigen::Matrix<double, 1, 24>;
using Mat3x24 = Eigen::Matrix<double, 3, 24>;

struct WeightedPoint {
  Vec3 x = Vec3::Zero();  ///< inertial [m]
  double gap = 0;         ///< [m]
};

class ManifoldWeights {
 public:
  static constexpr std::size_t most = 4;

  /// @param points  at most 4, of one manifold; @param margin  at least 0 [m]
  ManifoldWeights(std::span<const WeightedPoint> points, const Vec3& normal, double margin);

  double operator[](std::size_t i) const { return w_[i]; }
  /// dw_i of each point from dx and dgap of all.
  void tangent(std::span<const Mat3x24> dx, std::span<const Row24> dgap, std::span<Row24> dw) const;

 private:
  std::size_t next(std::size_t i) const { return next_[i]; }

  std::size_t count_;
  std::array<std::size_t, most> next_{};  ///< around the outline
  std::array<Vec3, most> along_;          ///< to the next one, of length one; zero where it is at the same place
  std::array<double, most> a_{}, s_{}, ds_{}, w_{};
  double sum_ = 0;
};

}  // namespace gyre
