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
  if (hasMultipliers()) weighMultipliers(y, w);
  weights_ = Eigen::Map<const VecX>(w, size_);
}

void BdfEquations::weighMultipliers(const double* y, double* w) {
  const int coordinates = nq_ + nv_;
  if (s_.iteration == BdfIteration::gglStar) {
    std::fill(w + coordinates, w + size_, 1e-30);
    return;
  }
  const double length = system_.scales().length, fastest = sizes_.fastest();
  const auto unit = [&](int row) { return system_.scales().isLength[static_cast<std::size_t>(row)] ? 1 : length; };
  const double* lambda = y + coordinates + m_;
  for (int i = 0; i < m_; ++i) largestForce_ = std::max(largestForce_, std::abs(lambda[i]) / unit(i));
  const double force = std::max(largestForce_, 1e-3 * mass_ * length * fastest * fastest);
  for (int i = 0; i < m_; ++i) {
    const double ofMotion = BdfShares::ofVelocities, given = s_.atolVelocities;
    const double perLength = 1 / (system_.scales().isLength[static_cast<std::size_t>(i)] ? unit_ : 1);
    const double ofMu = given > 0 ? given * perLength * perLength : ofMotion * fastest * perLength;
    const double ofLambda = given > 0 ? given : ofMotion * force * unit(i);
    w[coordinates + i] = 1 / (s_.rtol * std::abs(y[coordinates + i]) + ofMu);
    w[coordinates + m_ + i] = 1 / (s_.rtol * std::abs(lambda[i]) + ofLambda);
  }
  // Rounding of positions and velocities divided by the step, and by what is left of the weakest row near a singular
  // position, stands in mu and lambda: nothing below it can be asked for. What Newton's test asks for beyond DASSL's
  // there is for positions and velocities.
  const double left = isNearSingular() ? leftOfRow_ : 1, share = left * shareOfWeakRow();
  const double speed =
      1 + (Eigen::Map<const VecX>(y + nq_, nv_).array().abs() / system_.scales().velocity.array()).maxCoeff();
  for (int i = 0; i < m_; ++i) {
    double &ofMu = w[coordinates + i], &ofLambda = w[coordinates + m_ + i];
    ofMu = share / (1 / ofMu + alpha_ * roundingMu_[i] / left);
    ofLambda = share / (1 / ofLambda + alpha_ * roundingLambda_[i] * speed / left);
  }
}

}  // namespace gyre
