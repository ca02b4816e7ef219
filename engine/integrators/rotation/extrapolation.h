#pragma once
// Guesses what a smooth quantity comes to from its last values, by the polynomial through them (Lagrange). Steps may
// differ, as the substeps of compositions do, and lead back.

#include "core/types.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace gyre {

class Extrapolation {
 public:
  Extrapolation() = default;
  explicit Extrapolation(Eigen::Index size) { values_.fill({0, VecX::Zero(size)}); }

  void forget() { known_ = 0; }
  void remember(double t, const VecX& value) {
    newest_ = (newest_ + 1) % most;
    values_[newest_].t = t;
    values_[newest_].x = value;
    known_ = known_ < most ? known_ + 1 : most;
  }
  /// Leaves x as it is where too little is known.
  void guess(double t, VecX& x) const {
    for (std::size_t points = known_; points > 1; --points)
      if (const auto weights = weightsAt(t, points); areSmall(weights)) {
        x.setZero();
        for (std::size_t i = 0; i < points; ++i) x += weights[i] * point(i).x;
        return;
      }
  }

 private:
  static constexpr std::size_t most = 3;
  /// Of even steps with three points: 3 + 3 + 1.
  static constexpr double largestSum = 8;
  struct Point {
    double t;
    VecX x;
  };
  using Weights = std::array<double, most>;

  const Point& point(std::size_t back) const { return values_[(newest_ + most - back) % most]; }
  Weights weightsAt(double t, std::size_t points) const {
    Weights out{};
    for (std::size_t i = 0; i < points; ++i) {
      out[i] = 1;
      for (std::size_t j = 0; j < points; ++j)
        if (j != i) out[i] *= (t - point(j).t) / (point(i).t - point(j).t);
    }
    return out;
  }
  static bool areSmall(const Weights& weights) {
    double sum = 0;
    for (const double w : weights) sum += std::abs(w);
    return sum <= largestSum;  // nor not a number
  }

  std::array<Point, most> values_;
  std::size_t known_ = 0, newest_ = 0;
};

}  // namespace gyre
