#pragma once
// Guesses what a smooth quantity comes to from its last values, by the polynomial through them (Lagrange). Steps may
// differ, as the substeps of compositions do, and lead back. More points tell more of what is smooth, and make more of
// rounding: now and then all numbers of them are measured against a value that has come, and the one that led closest
// is taken from then on. Near what is not smooth, such as a singular position, few lead least astray.

#include "core/side_by_side.h"
#include "core/types.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gyre {

class Extrapolation {
 public:
  static constexpr int capacity = 6, few = 3;  ///< points

  Extrapolation() = default;
  /// @param most  points that are taken, at most capacity: few where steps differ, which makes their weights large
  /// @param first  points that are taken until a motion has shown itself smooth
  Extrapolation(Eigen::Index size, int most, int first = few) : most_(most), first_(first), points_(first) {
    values_.fill({0, VecX::Zero(size)});
  }

  void forget() {
    known_ = 0;
    startAnew();
  }
  /// Guesses lead far astray: what was learned of the motion holds no longer.
  void startAnew() {
    points_ = first_;
    stepsSinceChoice_ = 0;
  }
  void remember(double t, const VecX& value) {
    if (most_ > few && known_ == most_ && ++stepsSinceChoice_ >= stepsBetweenChoices) choosePoints(t, value);
    newest_ = (newest_ + 1) % capacity;
    Point& point = values_[static_cast<std::size_t>(newest_)];
    point.t = t;
    forEachRange(value.size(),
                 [&](Eigen::Index first, Eigen::Index n) { point.x.segment(first, n) = value.segment(first, n); });
    known_ = std::min(known_ + 1, most_);
  }
  /// The last value where too little is known; leaves x as it is where nothing is.
  void guess(double t, VecX& x) const {
    if (known_ == 0) return;
    Weights weights{1.0};
    int points = std::min(points_, known_);
    for (; points > 1; --points)
      if (weights = weightsAt(t, points); areSmall(weights, points)) break;
    if (points == 1) weights = {1.0};
    forEachRange(x.size(), [&](Eigen::Index first, Eigen::Index n) {
      auto own = x.segment(first, n);
      own = weights[0] * point(0).x.segment(first, n);
      for (int i = 1; i < points; ++i) own += weights[static_cast<std::size_t>(i)] * point(i).x.segment(first, n);
    });
  }

 private:
  static constexpr int stepsBetweenChoices = 16;
  static constexpr double clearly = 0.7;  ///< smaller are errors for which more points are taken
  struct Point {
    double t;
    VecX x;
  };
  using Weights = std::array<double, static_cast<std::size_t>(capacity)>;

  const Point& point(int back) const {
    return values_[static_cast<std::size_t>((newest_ + capacity - back) % capacity)];
  }
  Weights weightsAt(double t, int points) const {
    Weights out{};
    for (int i = 0; i < points; ++i) {
      double& weight = out[static_cast<std::size_t>(i)] = 1;
      for (int j = 0; j < points; ++j)
        if (j != i) weight *= (t - point(j).t) / (point(i).t - point(j).t);
    }
    return out;
  }
  /// Not much larger than those of even steps: 3 + 3 + 1 of three points, up to 6 + 15 + 20 + 15 + 6 + 1.
  static bool areSmall(const Weights& weights, int points) {
    double sum = 0;
    for (const double w : weights) sum += std::abs(w);
    return sum <= std::max(8.0, std::exp2(points));  // nor not a number
  }
  void choosePoints(double t, const VecX& value) {
    stepsSinceChoice_ = 0;
    points_ = first_;
    double least = std::numeric_limits<double>::infinity();
    for (int points = 2; points <= most_; ++points) {
      const Weights weights = weightsAt(t, points);
      if (!areSmall(weights, points)) return;
      const double error = errorOf(weights, points, value);
      if (!(error < clearly * least)) continue;
      least = error;
      points_ = points;
    }
  }
  double errorOf(const Weights& weights, int points, const VecX& value) const {
    return std::sqrt(sumOfRanges(value.size(), [&](Eigen::Index first, Eigen::Index n) {
      double sum = 0;
      for (Eigen::Index k = first; k < first + n; ++k) {
        double error = -value[k];
        for (int i = 0; i < points; ++i) error += weights[static_cast<std::size_t>(i)] * point(i).x[k];
        sum += error * error;
      }
      return sum;
    }));
  }

  std::array<Point, static_cast<std::size_t>(capacity)> values_;
  int most_ = few, first_ = few, points_ = few;
  int known_ = 0, newest_ = 0;
  int stepsSinceChoice_ = 0;
};

}  // namespace gyre
