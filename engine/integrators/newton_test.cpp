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

double NewtonTest::error(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  if (correction.size() == 0) return 0;
  const double sum = (correction.head(x.size()).array() / weightsOfX(x, h)).square().sum() +
                     (correction.tail(lambda.size()).array() / weightsOfLambda(lambda, betaH2)).square().sum();
  return std::sqrt(sum / static_cast<double>(correction.size()));
}

int NewtonTest::worst(const VecX& correction, const VecX& x, const VecX& lambda, double h, double betaH2) const {
  if (correction.size() == 0) return 0;
  if (const auto row = firstNotFinite(correction)) return *row;
  const auto ofX = correction.head(x.size()).array().abs();
  const auto ofLambda = correction.tail(lambda.size()).array().abs();
  const auto wX = weightsOfX(x, h);
  const auto wLambda = weightsOfLambda(lambda, betaH2);
  const double largestX = x.size() > 0 ? (ofX / wX).maxCoeff() : 0,
               largestLambda = lambda.size() > 0 ? (ofLambda / wLambda).maxCoeff() : 0;
  // The quotients once more would cost more than to look for the product.
  constexpr double rounding = 1 - 1e-15;
  const auto place = [](const auto& sizes, const auto& weights, double largest) {
    Eigen::Index i = 0;
    while (i + 1 < sizes.size() && sizes.coeff(i) < rounding * largest * weights.coeff(i)) ++i;
    return i;
  };
  return static_cast<int>(largestX >= largestLambda ? place(ofX, wX, largestX)
                                                    : x.size() + place(ofLambda, wLambda, largestLambda));
}

}  // namespace gyre
