#pragma once
// The attempts that IDA makes at steps, as far as they pass through its problem: each begins at a prediction, and the
// corrections that Newton's iteration makes from there add up to corrector minus predictor, of which IDA's estimate of
// the local error is a multiple that it keeps to itself.

#include "integrators/bdf/ida.h"
#include "integrators/step_trace.h"

namespace gyre {

class BdfStepTrace {
 public:
  void reportTo(StepTrace* trace) {
    trace_ = trace;
    open_ = false;
  }
  bool isOn() const { return trace_ != nullptr; }
  /// IDA is about to make a step from t on.
  void stepsFrom(double t) { start_ = t; }
  /// An iteration begins here. @param largest  () -> LargestError of correction()
  void predicted(const IdaPoint& point, int size, const auto& largest) {
    const bool inexact = point.errorTestFailures != errorTestFailures_;
    // IDA begins again at the same time only to try a new matrix.
    if (open_ && (inexact || point.t != t_))
      giveUp(inexact ? StepOutcome::tooInexact : StepOutcome::notConverged, inexact ? largest() : LargestError{});
    errorTestFailures_ = point.errorTestFailures;
    t_ = point.t;
    open_ = true;
    correction_.setZero(size);
  }
  void corrected(const double* b) { correction_ += Eigen::Map<const VecX>(b, correction_.size()); }
  /// The step was made, or IDA gave up.
  void stepped(bool ok, const auto& largest) {
    if (!open_) return;
    open_ = false;
    if (!ok) giveUp(StepOutcome::notConverged, {});
    else trace_->take({.t = start_, .h = t_ - start_, .largest = largest()});
  }
  /// Correction of the attempt so far, of IDA's unknowns.
  const VecX& correction() const { return correction_; }

 private:
  void giveUp(StepOutcome outcome, const LargestError& largest) {
    trace_->giveUp({.t = start_, .h = t_ - start_, .largest = largest, .outcome = outcome});
  }

  StepTrace* trace_ = nullptr;
  VecX correction_;
  double start_ = 0, t_ = 0;
  long errorTestFailures_ = 0;
  bool open_ = false;
};

}  // namespace gyre
