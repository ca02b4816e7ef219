#pragma once
// How the corrections of one Newton iteration shrink, by the matrices that it makes: where by theta, the next one is
// theta times the present one, and all that follow are theta / (1 - theta) times it (E. Hairer and G. Wanner, Solving
// Ordinary Differential Equations II, 1996, section IV.8). Nothing is concluded from the theta of the step before: it
// shrinks with the corrections, too.

#include <algorithm>
#include <limits>

namespace gyre {

class Shrinkage {
 public:
  static constexpr double slow = 0.1;  ///< theta of a matrix that serves well is below

  /// @param error  the size of a correction, in tolerances @param matrixIsNew  made for this one
  void take(double error, bool matrixIsNew) {
    isFirst_ = count_++ == 0;
    thetaBefore_ = theta_;
    if (!isFirst_) theta_ = error / error_;
    error_ = error;
    matrixWasNew_ = matrixIsNew_;
    matrixWasOfStep_ = matrixWasOfStep_ || matrixIsNew_;
    matrixIsNew_ = matrixIsNew;
  }
  double error() const { return error_; }
  bool isFirst() const { return isFirst_; }
  /// The present correction over the one before; infinite for the first.
  double theta() const { return theta_; }
  /// The size of all corrections after the present one.
  double expected() const {
    return theta_ < 1 ? theta_ / (1 - theta_) * error_ : std::numeric_limits<double>::infinity();
  }
  double largerTheta() const { return std::max(theta_, thetaBefore_); }
  bool isSlow() const { return !isFirst_ && theta_ > slow; }
  /// Corrections that shrank well stay as large as they are: no matrix does that, whatever its age, but rounding.
  bool hasStalled() const { return theta_ >= 1 && theta_ < 2 && thetaBefore_ <= slow; }
  /// The matrix of the correction before was made for that.
  bool matrixWasNew() const { return matrixWasNew_; }
  /// That before, or one earlier in the step, was made in it.
  bool matrixWasOfStep() const { return matrixWasOfStep_; }

 private:
  int count_ = 0;
  bool isFirst_ = true, matrixIsNew_ = false, matrixWasNew_ = false, matrixWasOfStep_ = false;
  double error_ = std::numeric_limits<double>::infinity();
  double theta_ = error_, thetaBefore_ = error_;
};

}  // namespace gyre
