#pragma once
// The iterations of Newton that IDA makes, as far as they pass through its problem: residuals, corrections, matrices,
// and that an attempt begins at a prediction. Why IDA gave one up follows from what it counts. It keeps to itself the
// rate of convergence that it goes by, and the size of the correction once a constraint of its own has changed it.

#include "integrators/bdf/ida.h"
#include "integrators/newton_trace.h"

#include <algorithm>

namespace gyre {

class BdfTrace {
 public:
  void reportTo(NewtonTrace* trace) {
    trace_ = trace;
    open_ = false;
  }
  bool isOn() const { return trace_ != nullptr; }

  /// IDA is about to make a step from t on.
  void stepsFrom(double t) { start_ = t; }
  void evaluated(const IdaPoint& point, const EquationResiduals& residual) {
    if (point.isPrediction) begin(point);
    residual_ = residual;
  }
  void notFinite(const IdaPoint& point) {
    if (point.isPrediction) begin(point);
    finish(NewtonOutcome::notFinite);
  }
  void madeMatrix(bool regular) {
    made_ = true;
    if (!regular) finish(NewtonOutcome::singular);
  }
  /// @param update  weighted RMS norm of a correction
  void corrected(double update, int worst) {
    if (!open_) return;
    constexpr double passes = 0.33;  // DASSL's, at a rate of 1/2
    trace_->add({.residual = residual_,
                 .update = update / passes,
                 .contraction = before_ > 0 ? update / before_ : notMeasured,
                 .share = 1,
                 .worst = worst,
                 .madeMatrix = made_});
    before_ = update;
    made_ = false;
  }
  /// The step was made, or IDA gave up.
  void stepped(bool ok) { finish(ok ? NewtonOutcome::converged : NewtonOutcome::notConverged); }

 private:
  void begin(const IdaPoint& point) {
    // IDA begins again at the same time only to try a new matrix.
    finish(point.errorTestFailures != errorTestFailures_ ? NewtonOutcome::tooInexact
           : point.t == t_                               ? NewtonOutcome::newMatrix
                                                         : NewtonOutcome::notConverged);
    errorTestFailures_ = point.errorTestFailures;
    t_ = point.t;
    trace_->begin(point.t, point.t - start_);
    open_ = true;
    before_ = 0;
  }
  void finish(NewtonOutcome outcome) {
    if (open_) trace_->end(outcome, before_);
    open_ = false;
  }

  NewtonTrace* trace_ = nullptr;
  EquationResiduals residual_;
  double start_ = 0, t_ = 0, before_ = 0;
  long errorTestFailures_ = 0;
  bool open_ = false, made_ = false;
};

}  // namespace gyre
