#pragma once
// Moves that draw bodies apart where they overlap, without velocities: what they ask for, and what they came to.

#include "integrators/local/stepped_contact.h"

#include <algorithm>
#include <span>
#include <vector>

namespace gyre {

class OverlapPushes {
 public:
  /// By the gap that the next step will find in its middle. Deep overlap is drawn apart slowly: it is no motion.
  /// False where nothing overlaps by more than rounding. @param length  of the model [m]
  bool measure(std::span<const SteppedContact> points, const StepTimes& times, double length) {
    gaps_.assign(points.size(), 0.0);
    pushes_.clear();
    bool overlap = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
      gaps_[i] = std::max(points[i].gap + times.toNext * points[i].atEnd().z(), -fastest * times.h);
      overlap = overlap || gaps_[i] < -roundedGap * length;
    }
    return overlap;
  }
  std::span<const double> gaps() const { return gaps_; }
  /// One for each contact; the solver fills them.
  std::vector<double>& pushes() { return pushes_; }
  /// Whether that takes several steps, at a limited speed. What nothing can move stays where it is.
  bool takesSeveralSteps(std::size_t point, double gap, double h) const {
    return gap < -2 * fastest * h && point < pushes_.size() && pushes_[point] > 0;
  }

 private:
  static constexpr double fastest = 1;  // [m/s]

  std::vector<double> gaps_, pushes_;
};

}  // namespace gyre
