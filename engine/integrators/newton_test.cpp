#include "integrators/newton_test.h"

#include <cmath>

namespace gyre {
double NewtonTest::weighted(Eigen::Index i, const VecX& correction, const VecX& x, const VecX& lambda, double h,
                            double betaH2) const {
  const double floor = published_ ? 0.0 : roundOff_.floor[i];
  if (i < x.size())
    return correction[i] /
           (tolerance_.atol * (published_ ? 1.0 : h * scales_[i]) + tolerance_.rtol * std::abs(x[i]) + floor);
  const Eigen::Index j = i - x.size();
  return correction[i] / (betaH2 * (tolerance_.atol + tolerance_.rtol * std::abs(lambda[j])) + floor);
}

double NewtonTest::error(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  if (correction.size() == 0) return 0;
  const auto dx = correction.head(x.size()).array(), dlambda = correction.tail(lambda.size()).array();
  const auto ofX = tolerance_.rtol * x.array().abs() + tolerance_.atol;
  const auto ofLambda = betaH2 * (tolerance_.rtol * lambda.array().abs() + tolerance_.atol);
  double sum = 0;
  if (published_) {
    sum = (dx / ofX).square().sum() + (dlambda / ofLambda).square().sum();
  } else {
    const VecX& floor = roundOff_.floor;
    const auto ofScaledX = tolerance_.rtol * x.array().abs() + tolerance_.atol * h * scales_.array();
    sum = (dx / (ofScaledX + floor.head(x.size()).array())).square().sum() +
          (dlambda / (ofLambda + floor.tail(lambda.size()).array())).square().sum();
  }
  return std::sqrt(sum / static_cast<double>(correction.size()));
}

bool NewtonTest::atRoundOff(const VecX& correction, Eigen::Index nv) const {
  return (correction.head(nv).array().abs() <= 1e3 * roundOff_.reach.array()).all();
}

int NewtonTest::worst(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  Eigen::Index index = 0;
  double largest = -1;
  for (Eigen::Index i = 0; i < correction.size(); ++i) {
    const double e = std::abs(weighted(i, correction, x, lambda, h, betaH2));
    if (!std::isfinite(e)) return static_cast<int>(i);
    if (e > largest) {
      largest = e;
      index = i;
    }
  }
  return static_cast<int>(index);
}

}  // namespace gyre
