#include "integrators/newton_test.h"

#include "core/side_by_side.h"
#include "integrators/step_failure.h"

#include <algorithm>
#include <cmath>

namespace gyre {

/// As expressions that are evaluated where they are used.
auto NewtonTest::weightsOfX(const VecX& x, double h, Eigen::Index first, Eigen::Index n) const {
  const double atol = published_ ? tolerance_.atol : tolerance_.atol * h;
  return tolerance_.rtol * x.segment(first, n).array().abs() + atol * scales_.segment(first, n).array() +
         roundOff_.floor.segment(first, n).array();
}
auto NewtonTest::weightsOfLambda(const VecX& lambda, double betaH2, Eigen::Index first, Eigen::Index n) const {
  return betaH2 * (tolerance_.rtol * lambda.segment(first, n).array().abs() + tolerance_.atol) +
         roundOff_.floor.tail(lambda.size()).segment(first, n).array();
}

double NewtonTest::error(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) {
  if (correction.size() == 0) return 0;
  const Eigen::Index nv = x.size(), m = lambda.size();
  const double ofX = sumOfRanges(nv, [&](Eigen::Index first, Eigen::Index n) {
    auto weighed = weighed_.segment(first, n);
    weighed = (correction.segment(first, n).array() / weightsOfX(x, h, first, n)).matrix();
    return weighed.squaredNorm();
  });
  const double ofLambda = sumOfRanges(m, [&](Eigen::Index first, Eigen::Index n) {
    auto weighed = weighed_.segment(nv + first, n);
    weighed = (correction.segment(nv + first, n).array() / weightsOfLambda(lambda, betaH2, first, n)).matrix();
    return weighed.squaredNorm();
  });
  squares_ = ofX + ofLambda;
  return std::sqrt(squares_ / static_cast<double>(correction.size()));
}

void NewtonTest::stoppedAt(const VecX& correction, Eigen::Index nv) {
  constexpr double most = 100;
  const double size = (correction.head(nv).array().abs() / roundOff_.reach.array()).maxCoeff();
  noise_ = std::clamp(size, noise_, std::min(2 * noise_, most));
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
