#include "system/scales.h"

#include <cmath>

namespace gyre {

double Scales::relativeMotion(const VecX& xi) const {
  return xi.size() == 0 ? 0.0 : (xi.array().abs() / velocity.array()).maxCoeff<Eigen::PropagateNaN>();
}

double Scales::relativeSize(const VecX& y, Eigen::Index* worst) const {
  Eigen::Index at = 0;
  const double largest = y.size() == 0 ? 0.0 : (y.array().abs() / row.array()).maxCoeff<Eigen::PropagateNaN>(&at);
  if (worst) *worst = at;
  return largest;
}

double Scales::relativeViolation(const VecX& Phi, Eigen::Index* worst) const {
  double largest = 0;
  auto skip = velocityRows.begin();
  for (Eigen::Index r = 0; r < Phi.size() && !std::isnan(largest); ++r) {
    if (skip != velocityRows.end() && *skip == r) ++skip;
    else if (const double size = std::abs(Phi[r]) / row[r]; !(size <= largest)) {
      largest = size;
      if (worst) *worst = r;
    }
  }
  return largest;
}

double Scales::relativeSize(const VecX& y, double stretch) const {
  if (stretch <= 1) return relativeSize(y);
  double largest = 0;
  for (Eigen::Index r = 0; r < y.size() && !std::isnan(largest); ++r)
    if (const double size = relativeSize(y[r], r, stretch); !(size <= largest)) largest = size;
  return largest;
}

double Scales::relativeViolation(const VecX& Phi, double stretch) const {
  if (stretch <= 1) return relativeViolation(Phi);
  double largest = 0;
  auto skip = velocityRows.begin();
  for (Eigen::Index r = 0; r < Phi.size() && !std::isnan(largest); ++r) {
    if (skip != velocityRows.end() && *skip == r) ++skip;
    else if (const double size = relativeSize(Phi[r], r, stretch); !(size <= largest)) largest = size;
  }
  return largest;
}

RowSizes Scales::rowSizes(const VecX& y, bool ofPositions) const {
  RowSizes out;
  auto skip = velocityRows.begin();
  for (Eigen::Index r = 0; r < y.size(); ++r) {
    const bool nonholonomic = skip != velocityRows.end() && *skip == r;
    if (nonholonomic) ++skip;
    if (nonholonomic && ofPositions) continue;
    double& largest = isLength[static_cast<std::size_t>(r)] ? out.length : out.angle;
    if (const double size = std::abs(y[r]); !(size <= largest) && !std::isnan(largest)) largest = size;
  }
  return out;
}

void Scales::scaleVelocityRows(double factor, VecRef rows) const {
  for (const int r : velocityRows) rows[r] *= factor;
}

}  // namespace gyre
