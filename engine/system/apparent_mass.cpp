#include "system/apparent_mass.h"

#include "lie/so3.h"
#include "system/index_one.h"

#include <Eigen/Eigenvalues>

namespace gyre {
namespace {

/// Directions in which a point is so much heavier than in the lightest count as held.
constexpr double heldRatio = 1e-9;

/// p' = J u in the body's own velocities.
Eigen::Matrix<double, 3, 6> pointJacobian(const System& system, const BodyKinematics& k, std::size_t body,
                                          const Vec3& point) {
  Eigen::Matrix<double, 3, 6> J;
  J << Mat3::Identity(), -k.R * so3::hat(point);
  if (system.body(body).isFree()) return J;
  Mat6 own = Mat6::Identity();
  system.body(body).jacobian(k, own);
  return J * own;
}

}  // namespace

std::optional<double> apparentMass(const System& system, const InitialState& here, std::size_t body,
                                   const Vec3& point) {
  IndexOne solver(system, indexOneRegularization(system, here));
  if (!solver.factor(here.state)) return std::nullopt;
  const auto J = pointJacobian(system, system.kinematics(solver.workspace(), body), body, point);
  const BodyLayout at = system.layout(body);
  VecX a = VecX::Zero(system.nv()), b = VecX::Zero(system.m());
  Mat3 W;
  for (int i = 0; i < 3; ++i) {
    a.setZero();
    b.setZero();
    a.segment(at.v, at.nv) = J.row(i).head(at.nv).transpose();
    solver.solve(a, b);
    W.col(i) = J.leftCols(at.nv) * a.segment(at.v, at.nv);
  }
  if (!W.allFinite()) return std::nullopt;
  const Vec3 eigenvalues = Eigen::SelfAdjointEigenSolver<Mat3>(0.5 * (W + W.transpose())).eigenvalues();
  // What a held point has left is the rounding of a free one's inverse mass.
  const double light = eigenvalues.maxCoeff();
  if (!(light * system.body(body).mass() > heldRatio)) return std::nullopt;
  const auto rank = static_cast<double>((eigenvalues.array() > heldRatio * light).count());
  return rank / eigenvalues.sum();
}

}  // namespace gyre
