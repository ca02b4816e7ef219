// Newton's corrections: changes of y from changes of positions and velocities as bodies move.

#include "integrators/bdf/bdf_equations.h"
#include "integrators/bdf/quaternions_in_y.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using MapX = Eigen::Map<const VecX>;

constexpr double leastShare = 1e-5;       ///< rounding is to stay below the tolerances
constexpr double leastFactor = 0.3;       ///< what a correction is taken to leave at least, without another one
constexpr double worstContraction = 0.5;  ///< of an iteration for which a new matrix is not worth while
constexpr double rounding = 1e-14;        ///< of a position, relative

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

/// Share of the tolerances that hold elsewhere. Near a singular position an error of the constraints comes back divided
/// by what a row of B has left: as positions and velocities that the error test of the steps to come takes for theirs,
/// and divided by it once more as a force along the motion. Only what rounding of positions amounts to cannot be asked
/// for.
double BdfEquations::shareOfWeakRow() const {
  if (leftOfRow_ >= weakRow) return 1;
  const double ofRounding = rounding / (leftOfRow_ * std::max(s_.rtol, rounding));
  return std::clamp(std::max(leftOfRow_ / weakRow, ofRounding), leastShare, 1.0);
}

/// What an old matrix leaves in dependent coordinates the prediction of order k multiplies by up to 2^(k+1) - 1, until
/// it is more than an iteration takes away and grows from step to step: one correction is not to be trusted by the rate
/// of other ones where rows are chosen, and corrections change with the choice, nor beside a singular position.
/// Elsewhere it is, as IDA does: Yen and Petzold's counts of evaluations rest on that.
NewtonCare BdfEquations::newtonCare() const {
  const bool grows = m_ > 0 && velocities_.rank() < m_;
  NewtonCare care{.share = shareOfWeakRow(), .leastFactor = grows || leftOfRow_ < weakRow ? leastFactor : 0};
  if (contraction_ > worstContraction) care.asksForMatrix = true;
  else care.leastFactor = std::max(care.leastFactor, contraction_ / (1 - contraction_));
  return care;
}

}  // namespace gyre
