#pragma once
// The times a run steps to. With an output interval each interval is cut into equal steps no longer than the
// chosen one, so that a fixed-step method keeps its step and still meets every output time.

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "model/settings.h"

namespace gyre {

class StepGrid {
 public:
  explicit StepGrid(const RunSettings& run)
      : end_(run.end_time),
        interval_(run.output_step > 0 ? std::min(run.output_step, run.end_time) : run.step),
        perInterval_(run.output_step > 0 ? std::max(1.0, std::ceil(interval_ / run.step - 1e-9)) : 1.0) {}

  /// From one grid point to the next [s].
  double step() const { return interval_ / perInterval_; }
  /// Time of grid point n (n = 0 is the start); the last one is the end of the run.
  double time(std::uint64_t n) const {
    const double i = static_cast<double>(n);
    const double whole = std::floor(i / perInterval_);
    const double t = whole * interval_ + (i - whole * perInterval_) * (interval_ / perInterval_);
    return t > end_ * (1 - 1e-12) ? end_ : t;
  }
  /// The last grid point that is not after t, but for rounding.
  std::uint64_t indexAt(double t) const {
    auto n = static_cast<std::uint64_t>(std::max(0.0, std::floor(t / step() + 1e-6)));
    while (n > 0 && time(n) > t * (1 + 1e-12)) --n;
    return n;
  }
  bool isOutput(std::uint64_t n) const {
    return std::fmod(static_cast<double>(n), perInterval_) == 0 || time(n) >= end_;
  }
  /// How many steps lead to the end.
  double steps() const { return std::ceil(end_ / interval_ - 1e-9) * perInterval_; }
  /// How many rows the whole run records at most, the start included.
  double rows() const { return std::ceil(end_ / interval_) + 2; }

 private:
  double end_, interval_, perInterval_;
};

}  // namespace gyre
