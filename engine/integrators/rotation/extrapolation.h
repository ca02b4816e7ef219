#pragma once
// Guesses what a smooth quantity comes to from its last values, by the polynomial through them (Lagrange). Steps may
// differ, as the substeps of compositions do, and lead back. Through how many of them is found by trial: more tell more
// of what is smooth, and make more of rounding. Now and then one more or one less is tried, and kept where it leads
// closer. Near what is not smooth, such as a singular position, few lead least astray.

#include "core/types.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace gyre {

class Extrapolation {
 public:
  static constexpr std::size_t capacity = 6, few = 3;  ///< points

  Extrapolation() = default;
  /// @param most  points that are taken, at most capacity: few where steps differ, which makes their weights large
  Extrapolation(Eigen::Index size, std::size_t most) : most_(most) { values_.fill({0, VecX::Zero(size)}); }

  void forget() {
    known_ = 0;
    trial_ = {};
  }
  void remember(double t, const VecX& value) {
    newest_ = (newest_ + 1) % capacity;
    values_[newest_].t = t;
    values_[newest_].x = value;
    known_ = std::min(known_ + 1, most_);
  }
  /// The last value where too little is known; leaves x as it is where nothing is.
  void guess(double t, VecX& x) const {
    if (known_ == 0) return;
    const auto wanted = static_cast<std::size_t>(trial_.runs ? trial_.points + trial_.step : trial_.points);
    for (std::size_t points = std::min(wanted, known_); points > 1; --points)
      if (const auto weights = weightsAt(t, points); areSmall(weights, points)) {
        x = weights[0] * point(0).x;
        for (std::size_t i = 1; i < points; ++i) x += weights[i] * point(i).x;
        return;
      }
    x = point(0).x;
  }
  /// How far off the last guess was. @param rough  so far that it does not count as smooth
  void judge(double error, double rough) {
    if (most_ <= few) return;
    if (error > rough) {
      trial_ = {};
    } else if (trial_.runs) {
      if (error < trial_.error) trial_.points += trial_.step;
      else trial_.step = -trial_.step;
      trial_.runs = false;
      trial_.steps = 0;
    } else if (known_ == most_ && ++trial_.steps >= stepsBetweenTrials) {
      const int next = trial_.points + trial_.step;
      if (next < 2 || next > static_cast<int>(most_)) trial_.step = -trial_.step;
      trial_.runs = true;
    }
    trial_.error = error;
  }

 private:
  static constexpr int stepsBetweenTrials = 15;
  struct Point {
    double t;
    VecX x;
  };
  struct Trial {
    int points = few, step = 1;  ///< that are taken, and how many more the trial takes
    int steps = 0;               ///< since the last one
    bool runs = false;           ///< the guess at hand is one
    double error = 0;            ///< of the last guess
  };
  using Weights = std::array<double, capacity>;

  const Point& point(std::size_t back) const { return values_[(newest_ + capacity - back) % capacity]; }
  Weights weightsAt(double t, std::size_t points) const {
    Weights out{};
    for (std::size_t i = 0; i < points; ++i) {
      out[i] = 1;
      for (std::size_t j = 0; j < points; ++j)
        if (j != i) out[i] *= (t - point(j).t) / (point(i).t - point(j).t);
    }
    return out;
  }
  /// Not much larger than those of even steps: 3 + 3 + 1 of three points, up to 6 + 15 + 20 + 15 + 6 + 1.
  static bool areSmall(const Weights& weights, std::size_t points) {
    double sum = 0;
    for (const double w : weights) sum += std::abs(w);
    return sum <= std::max(8.0, std::exp2(points));  // nor not a number
  }

  std::array<Point, capacity> values_;
  std::size_t most_ = few;
  std::size_t known_ = 0, newest_ = 0;
  Trial trial_;
};

}  // namespace gyre
