#include "integrators/rotation/drift_multipliers.h"

#include "linear/delassus_kernels.h"
#include "linear/front_kernels.h"

namespace gyre {

void DriftMultipliers::attach(const System& system, IndexOne& indexOne, const VecX& epsW, bool makesMatrices) {
  system_ = &system;
  indexOne_ = &indexOne;
  makesMatrices_ = makesMatrices;
  kkt_.reset();
  if (system.m() > 0) kkt_.emplace(system, epsW, KktUse::corrections);
  B_ = indexOne.matrix().B;
  reaction_ = VecX::Zero(system.nv());
  correction_ = VecX::Zero(system.nv() + system.m());
  dlambda_ = VecX::Zero(system.m());
}

void DriftMultipliers::beginStep() {
  if (makesMatrices_) B_ = indexOne_->matrix().B;
}

void DriftMultipliers::apply(const VecX& lambda) {
  if (system_->m() == 0) return;
  reaction_.setZero();
  const std::vector<Mat6>& blocks = B();
  forEachConstraintBlock(system_->structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
    addColumnsOf(blocks[i], constraint.rows > frontLanes, 1, lambda.data() + constraint.offset, constraint.rows,
                 body.size, reaction_.data() + body.offset);
  });
}

bool DriftMultipliers::linearize(const EvaluatedKinematics& at, std::span<const StepMap> maps) {
  IterationMatrix& S = kkt_->matrix();
  S.A = indexOne_->matrix().A;
  linearizeConstraints(*system_, at, maps, S);
  S.B = B();
  usesOwnMatrix_ = kkt_->factor();
  return usesOwnMatrix_;
}

void DriftMultipliers::correct(double h, const VecX& Phi, VecX& lambda) {
  dlambda_ = -Phi;
  if (usesOwnMatrix_) {
    correction_.head(system_->nv()).setZero();
    correction_.tail(system_->m()) = dlambda_;
    kkt_->solve(correction_);
    dlambda_ = correction_.tail(system_->m());
  } else {
    indexOne_->solveMultipliersNearby(dlambda_);
  }
  lambda += 2 / (h * h) * dlambda_;
}

}  // namespace gyre
