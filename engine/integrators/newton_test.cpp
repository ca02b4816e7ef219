#include "integrators/newton_test.h"

#include "integrators/step_failure.h"

#include <cmath>

namespace gyre {

/// As expressions that are evaluated where they are used.
auto NewtonTest::weightsOfX(const VecX& x, double h) const {
  const double atol = published_ ? tolerance_.atol : tolerance_.atol * h;
  return tolerance_.rtol * x.array().abs() + atol * scales_.array() + roundOff_.floor.head(x.size()).array();
}
auto NewtonTest::weightsOfLambda(const VecX& lambda, double betaH2) const {
  return betaH2 * (tolerance_.rtol * lambda.array().abs() + tolerance_.atol) +
         roundOff_.floor.tail(lambda.size()).array();
}

double NewtonTest::error(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) {
  if (correction.size() == 0) return 0;
  const Eigen::Index nv = x.size(), m = lambda.size();
  weighed_.head(nv) = (correction.head(nv).array() / weightsOfX(x, h)).matrix();
  weighed_.tail(m) = (correction.tail(m).array() / weightsOfLambda(lambda, betaH2)).matrix();
  squares_ = weighed_.head(nv).squaredNorm() + weighed_.tail(m).squaredNorm();
  return std::sqrt(squares_ / static_cast<double>(correction.size()));
}

int NewtonTest::worst() const {
  if (weighed_.size() == 0) return 0;
  if (!std::isfinite(squares_))
    if (const auto row = firstNotFinite(weighed_)) return *row;
  // Its place after its size: a search for both at once is not done by many numbers at a time.
  const double largest = weighed_.lpNorm<Eigen::Infinity>();
  Eigen::Index i = 0;
  while (std::abs(weighed_[i]) < largest) ++i;
  return static_cast<int>(i);
}

}  // namespace gyre
