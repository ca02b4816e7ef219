#pragma once
// The iterations of a RATTLE step, told: what is left of the constraints, and by how much the forces changed that a
// method takes inside the step. Both are measured by what they are iterated to, which is rounding.

#include "integrators/equation_residuals.h"
#include "integrators/newton_trace.h"

#include <algorithm>

namespace gyre {

class DriftTrace {
 public:
  void reportTo(const System& system, NewtonTrace* trace) {
    system_ = &system;
    trace_ = trace;
  }
  void begins(double t, double h) {
    if (trace_) trace_->begin(t, h);
    before_ = 0;
  }
  /// @param at  the positions that are iterated
  /// @param f, before  two evaluations of the forces [nv]; f null where the method takes none inside the step
  /// @param positions, forces  what is left of each over what it is iterated to
  void iterated(const State& at, const VecX& Phi, const VecX* f, const VecX& before, double positions, double forces) {
    if (!trace_) return;
    const double update = std::max(positions, forces);
    Eigen::Index worst = 0;
    EquationResiduals residual = residualsOfConstraints(*system_, Phi);
    if (f) residual.dynamics = (*f - before).cwiseAbs().maxCoeff(&worst);
    if (positions >= forces && Phi.size() > 0) {
      system_->scales().relativeSize(Phi, &worst);
      worst += system_->nv();
    }
    trace_->add({.residual = residual,
                 .update = update,
                 .contraction = before_ > 0 ? update / before_ : notMeasured,
                 .worst = static_cast<std::int32_t>(worst),
                 .madeMatrix = madeMatrix_});
    trace_->keep(at.q);
    before_ = update;
    madeMatrix_ = false;
  }
  /// The correction was taken, with a matrix that was made for it or one from before.
  void corrected(bool madeMatrix) {
    if (trace_) trace_->take(1);
    madeMatrix_ = madeMatrix;
  }
  void ends(NewtonOutcome outcome) {
    if (trace_) trace_->end(outcome, before_);
  }

 private:
  const System* system_ = nullptr;
  NewtonTrace* trace_ = nullptr;
  double before_ = 0;
  bool madeMatrix_ = false;
};

}  // namespace gyre
