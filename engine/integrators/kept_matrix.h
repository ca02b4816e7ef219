#pragma once
// How a matrix of Newton's iteration has served since it was made: when a new one pays, and how far the next correction
// can be expected to lead. It counts iterations and measures no time, so that runs repeat.
//
//  - It pays as long as a step takes no more iterations with it than the steps since it was made did on average, what
//    making it costs included: the average cost of a step is then still falling.
//  - Another one is made after a hundred steps: that costs little, and where a step begins so close to its end that
//    rounding hides how corrections shrink, it keeps small what they leave.
//  - Within a step another one pays where corrections shrink so slowly that more iterations are to come than its making
//    takes the time of.
//  - Where it led a step astray, which began anew with another one, matrices are kept again after 1, 2, 4, ... steps.
//  - Where the corrections of a step shrink by theta, the next one is theta times the present one, and all that follow
//    are theta / (1 - theta) times it (E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, 1996,
//    section IV.8). Nothing is concluded from the theta of the step before: it shrinks with the corrections, too.

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {

class KeptMatrix {
 public:
  void drop() { exists_ = false; }
  void made() {
    exists_ = true;
    steps_ = 1;
    iterations_ = inThisStep_ = 0;
    forgetContraction();
  }
  void beginStep() {
    ++steps_;
    inThisStep_ = 0;
    pause_ = std::max(0, pause_ - 1);
    forgetContraction();
  }
  /// An iteration with it.
  void served() {
    ++iterations_;
    ++inThisStep_;
  }
  void contracted(double theta) { contraction_ = theta; }
  void ledAstray() {
    pause_ = nextPause_;
    nextPause_ = std::min(2 * nextPause_, longestPause);
  }
  /// A step ended with a matrix of another one.
  void ledHome() { nextPause_ = 1; }

  /// Whether a new one spares more iterations than it costs, where corrections of so many tolerances shrink by theta.
  static bool isOverdue(double correction, double theta) {
    return !(theta < 0.5) || std::log(correction) > -costOfMatrix * std::log(theta);
  }
  bool pays() const {
    return exists_ && pause_ == 0 && steps_ <= mostSteps && inThisStep_ * steps_ <= costOfMatrix + iterations_;
  }
  /// The size of all corrections after one of a size.
  double expected(double correction) const {
    if (!(contraction_ < 1)) return std::numeric_limits<double>::infinity();
    return contraction_ / (1 - contraction_) * correction;
  }

 private:
  static constexpr int costOfMatrix = 5;  ///< in iterations, as chains of joints take it
  static constexpr int longestPause = 64;
  static constexpr int mostSteps = 100;

  void forgetContraction() { contraction_ = std::numeric_limits<double>::infinity(); }

  bool exists_ = false;
  int steps_ = 0, iterations_ = 0, inThisStep_ = 0;
  int pause_ = 0, nextPause_ = 1;  ///< in steps
  double contraction_ = std::numeric_limits<double>::infinity();
};

}  // namespace gyre
