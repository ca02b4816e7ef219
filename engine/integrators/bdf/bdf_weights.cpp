// By what local errors and Newton's corrections are weighed.
#include "integrators/bdf/bdf_equations.h"

#include <algorithm>
#include <cmath>

namespace gyre {

double BdfEquations::positionWeight(Eigen::Index iq, double q) const {
  if (s_.atolPositions > 0) return s_.rtol * std::abs(q) + s_.atolPositions;
  return s_.rtol * sizes_.excursion(iq) + BdfShares::ofPositions * sizes_.ofPosition(iq);
}

void BdfEquations::weights(const double* y, double* w) {
  sizes_.take(y, y + nq_);
  for (int i = 0; i < nq_; ++i) w[i] = positionWeight(i, y[i]);
  for (int i = 0; i < nv_; ++i) w[nq_ + i] = velocityTolerance(i, y[nq_ + i]);
  for (int i = 0; i < nq_ + nv_; ++i) w[i] = (inTest_[i] > 0 ? testScale_ : 1.0) / w[i];
  double* ofMultipliers = w + nq_ + nv_;
  if (multiplierTolerances_) {
    multiplierTolerances_->take(y + nq_ + nv_, y + nq_, sizes_, s_.rtol, s_.atolVelocities);
    multiplierTolerances_->putWeights(alpha_, weak_, ofMultipliers);
  } else {
    std::fill(ofMultipliers, w + size_, 1e-30);
  }
  weights_ = Eigen::Map<const VecX>(w, size_);
}

}  // namespace gyre
