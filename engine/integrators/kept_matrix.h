#pragma once
// How a matrix of Newton's iteration has served since it was made, and when a new one pays. It counts iterations and
// measures no time, so that runs repeat.
//
//  - It pays as long as a step takes no more iterations with it than the steps since it was made did on average, what
//    making it costs included: the average cost of a step is then still falling.
//  - Another one is made after a hundred steps: that costs little, and where a step begins so close to its end that
//    rounding hides how corrections shrink, it keeps small what they leave.
//  - Within a step another one pays where corrections shrink so slowly that more iterations are to come than its making
//    takes the time of.
//  - Where it led a step astray, which began anew with another one, matrices are kept again after 1, 2, 4, ... steps.

#include "core/state_archive.h"

#include <algorithm>
#include <cmath>

namespace gyre {

class KeptMatrix {
 public:
  bool exists() const { return exists_; }
  void drop() { exists_ = false; }
  void made() {
    exists_ = true;
    steps_ = 1;
    iterations_ = inThisStep_ = 0;
  }
  void beginStep() {
    ++steps_;
    inThisStep_ = 0;
    pause_ = std::max(0, pause_ - 1);
  }
  /// An iteration with it.
  void served() {
    ++iterations_;
    ++inThisStep_;
  }
  void diverged() {
    pause_ = nextPause_;
    nextPause_ = std::min(2 * nextPause_, longestPause);
  }
  /// A step ended with a matrix of another one.
  void converged() { nextPause_ = 1; }

  /// Whether a new one spares more iterations than it costs, where corrections of so many tolerances shrink by theta.
  static bool isOverdue(double correction, double theta) {
    return !(theta < 0.5) || std::log(correction) > -costOfMatrix * std::log(theta);
  }
  bool pays() const {
    return exists_ && pause_ == 0 && steps_ <= mostSteps && inThisStep_ * steps_ <= costOfMatrix + iterations_;
  }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(exists_, steps_, iterations_, inThisStep_, pause_, nextPause_); }

  static constexpr int costOfMatrix = 5;  ///< in iterations, as chains of joints take it
  static constexpr int longestPause = 64;
  static constexpr int mostSteps = 100;

  bool exists_ = false;
  int steps_ = 0, iterations_ = 0, inThisStep_ = 0;
  int pause_ = 0, nextPause_ = 1;  ///< in steps
};

}  // namespace gyre
