#include "integrators/newton_test.h"

#include "core/parallel.h"
#include "integrators/step_failure.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>

namespace gyre {

NewtonWeights newtonWeights(const System& system, const KktMatrix& S) {
  const Scales& scales = system.scales();
  NewtonWeights out{scales.velocity, scales.row};
  if (system.m() == 0) return out;
  const double size = scales.size() > 0 ? scales.size() : scales.length;
  for (Eigen::Index r = 0; r < out.multipliers.size(); ++r)
    if (scales.isLength[static_cast<std::size_t>(r)]) out.multipliers[r] *= size / scales.length;
  out.multipliers.array() *= regularizationSize / regularization(system, S).array();
  return out;
}

/// Corrections over their weights, as expressions that are evaluated where they are used.
auto NewtonTest::weighedX(const Correction& c, Eigen::Index first, Eigen::Index n) const {
  const double atol = published_ ? tolerance_.atol : tolerance_.atol * c.h;
  return c.added.segment(first, n).array() /
         (tolerance_.rtol * c.x.segment(first, n).array().abs() + atol * weights_.motions.segment(first, n).array() +
          roundOff_.floor.segment(first, n).array());
}
auto NewtonTest::weighedLambda(const Correction& c, Eigen::Index first, Eigen::Index n) const {
  const Eigen::Index nv = c.x.size();
  return c.added.segment(nv + first, n).array() /
         (c.betaH2 * (tolerance_.rtol * c.lambda.segment(first, n).array().abs() +
                      tolerance_.atol * weights_.multipliers.segment(first, n).array()) +
          roundOff_.floor.segment(nv + first, n).array());
}

double NewtonTest::error(const Correction& c) const {
  if (c.added.size() == 0) return 0;
  const auto squares = [](const auto& weighed) { return weighed.square().sum(); };
  const double ofX =
      sumOfRanges(c.x.size(), [&](Eigen::Index first, Eigen::Index n) { return squares(weighedX(c, first, n)); });
  const double ofLambda = sumOfRanges(
      c.lambda.size(), [&](Eigen::Index first, Eigen::Index n) { return squares(weighedLambda(c, first, n)); });
  return std::sqrt((ofX + ofLambda) / static_cast<double>(c.added.size()));
}

void NewtonTest::stoppedAt(const VecX& correction, Eigen::Index nv) {
  constexpr double most = 100;
  const double size = (correction.head(nv).array().abs() / roundOff_.reach.array()).maxCoeff();
  noise_ = std::clamp(size, noise_, std::min(2 * noise_, most));
}

int NewtonTest::worst(const Correction& c) const {
  if (c.added.size() == 0) return 0;
  // Its place after its size: a search for both at once is not done by many numbers at a time.
  const Eigen::Index nv = c.x.size(), m = c.lambda.size();
  const double ofX = nv > 0 ? weighedX(c, 0, nv).abs().maxCoeff<Eigen::PropagateNaN>() : 0;
  const double ofLambda = m > 0 ? weighedLambda(c, 0, m).abs().maxCoeff<Eigen::PropagateNaN>() : 0;
  if (!std::isfinite(ofX) || !std::isfinite(ofLambda))
    if (const auto row = firstNotFinite(c.added)) return *row;
  const auto placeOf = [](double largest, const auto& weighed) {
    Eigen::Index i = 0;
    while (i + 1 < weighed.size() && std::abs(weighed.coeff(i)) < largest) ++i;
    return static_cast<int>(i);
  };
  if (ofX >= ofLambda) return placeOf(ofX, weighedX(c, 0, nv));
  return static_cast<int>(nv) + placeOf(ofLambda, weighedLambda(c, 0, m));
}

}  // namespace gyre
