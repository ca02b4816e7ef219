#include "system/apparent_mass.h"

#include "system/point_mobility.h"

#include <Eigen/Eigenvalues>

namespace gyre {
namespace {

/// Directions in which a point is so much heavier than in the lightest count as held.
constexpr double heldRatio = 1e-9;

}  // namespace

std::optional<double> apparentMass(const System& system, const InitialState& here, std::size_t body,
                                   const Vec3& point) {
  IndexOne solver(system, indexOneRegularization(system, here), IndexOne::Factorizations::few);
  const auto factored = solver.factor(here.state);
  if (!factored) return std::nullopt;
  PointMobility mobility;
  findMobility(system, *factored, body, point, mobility);
  const Mat3& W = mobility.W;
  if (!W.allFinite()) return std::nullopt;
  const Vec3 eigenvalues = Eigen::SelfAdjointEigenSolver<Mat3>(0.5 * (W + W.transpose())).eigenvalues();
  // What a held point has left is the rounding of a free one's inverse mass.
  const double light = eigenvalues.maxCoeff();
  if (!(light * system.bodies().body(body).mass() > heldRatio)) return std::nullopt;
  const auto rank = static_cast<double>((eigenvalues.array() > heldRatio * light).count());
  return rank / eigenvalues.sum();
}

}  // namespace gyre
