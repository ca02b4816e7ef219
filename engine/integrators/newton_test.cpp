#include "integrators/newton_test.h"

#include "integrators/step_failure.h"

#include <cmath>

namespace gyre {

/// Corrections over their weights, as expressions that are evaluated where they are used.
auto NewtonTest::weightedX(const VecX& correction, const VecX& x, double h) const {
  const double atol = published_ ? tolerance_.atol : tolerance_.atol * h;
  return correction.head(x.size()).array() /
         (tolerance_.rtol * x.array().abs() + atol * scales_.array() + roundOff_.floor.head(x.size()).array());
}
auto NewtonTest::weightedLambda(const VecX& correction, const VecX& lambda, double betaH2) const {
  return correction.tail(lambda.size()).array() / (betaH2 * (tolerance_.rtol * lambda.array().abs() + tolerance_.atol) +
                                                   roundOff_.floor.tail(lambda.size()).array());
}

double NewtonTest::error(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  if (correction.size() == 0) return 0;
  const double sum =
      weightedX(correction, x, h).square().sum() + weightedLambda(correction, lambda, betaH2).square().sum();
  return std::sqrt(sum / static_cast<double>(correction.size()));
}

int NewtonTest::worst(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  if (correction.size() == 0) return 0;
  VecX all(correction.size());
  all << weightedX(correction, x, h).matrix(), weightedLambda(correction, lambda, betaH2).matrix();
  if (const auto row = firstNotFinite(all)) return *row;
  Eigen::Index index = 0;
  all.cwiseAbs().maxCoeff(&index);
  return static_cast<int>(index);
}

}  // namespace gyre
