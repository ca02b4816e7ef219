// Newton's corrections: changes of y from changes of positions and velocities as bodies move.

#include "integrators/bdf/bdf_equations.h"
#include "integrators/bdf/quaternions_in_y.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using MapX = Eigen::Map<const VecX>;

}  // namespace

void BdfEquations::linearSolve(double* b) {
  const int rank = velocities_.rank(), p = nv_ - rank;
  if (hasMultipliers()) {
    rhs_ = MapX(b, 2 * (nv_ + m_));
  } else {
    if (projectAgain_) {
      projected(b);
      for (int i = 0; i < 2 * p; ++i) b[i] = -b[i];
    }
    rhs_.setZero();
    for (int i = 0; i < p; ++i) {
      const int column = velocities_.independent()[static_cast<std::size_t>(i)];
      rhs_[column] = b[i];
      rhs_[nv_ + column] = b[p + i];
    }
    for (int i = 0; i < rank; ++i) {
      const int row = velocities_.keptRows()[static_cast<std::size_t>(i)];
      rhs_[2 * nv_ + row] = b[2 * p + i];
      rhs_[2 * nv_ + m_ + row] = b[2 * p + rank + i];
    }
  }
  // Along p no equation but that of the norm changes, other than E p' by -omega.
  for (std::size_t i = 0; i < rotations_.size(); ++i) {
    const Rotation& r = rotations_[i];
    double& along = norm_[static_cast<Eigen::Index>(i)];
    along = b[size_ - nb_ + static_cast<int>(i)] / r.pOfMatrix.squaredNorm();
    rhs_.segment<3>(r.v) += along * r.omegaOfMatrix;
  }
  ++work_.solves;
  kkt_->solve(rhs_);
  for (const Direct& d : direct_) b[d.q] = rhs_[d.v];
  for (std::size_t i = 0; i < rotations_.size(); ++i) {
    const Rotation& r = rotations_[i];
    const Vec3 theta = 0.5 * rhs_.segment<3>(r.v);
    Quat change = r.pOfMatrix * Quat(norm_[static_cast<Eigen::Index>(i)], theta.x(), theta.y(), theta.z());
    putQuaternion(change, b + r.q);
  }
  for (int i = 0; i < nv_; ++i) b[nq_ + i] = rhs_[nv_ + i];
  if (hasMultipliers())
    for (int i = 0; i < 2 * m_; ++i) b[nq_ + nv_ + i] = rhs_[2 * nv_ + i];
}

void BdfEquations::solve(double* b, double scale) {
  linearSolve(b);
  Eigen::Map<VecX>(b, size_) *= scale;
  // Newton's test would leave norms wherever it tolerates them (1e-4 and more): every p + dp goes to the unit sphere.
  for (const Rotation& r : rotations_) {
    const Quat change = quaternionAt(b + r.q);
    Quat next(r.p.coeffs() + change.coeffs());
    next.normalize();
    putQuaternion(Quat(next.coeffs() - r.p.coeffs()), b + r.q);
  }
  const auto weighted = (MapX(b, size_).array() * weights_.array()).abs();
  Eigen::Index worst = 0;
  weighted.maxCoeff(&worst);
  worstRow_ = rowOf(static_cast<int>(worst));
  lastCorrection_ = std::sqrt(weighted.square().mean());
  if (trace_.isOn()) trace_.corrected(lastCorrection_, worstRow_);
  if (steps_.isOn()) steps_.corrected(b);
}

NewtonCare BdfEquations::newtonCare() const {
  NewtonCare care = weak_.care(m_ > 0 && velocities_.rank() < m_);
  if (multiplierTolerances_) care.size = lastCorrection_;
  return care;
}

}  // namespace gyre
