#include "system/point_mobility.h"

#include "lie/so3.h"

namespace gyre {
namespace {

using Mat3x6 = Eigen::Matrix<double, 3, 6>;

/// p' = J u in the body's own velocities.
Mat3x6 pointJacobian(const System& system, const EvaluatedKinematics& at, std::size_t body, const Vec3& point) {
  const BodyKinematics& k = at.body(body);
  Mat3x6 J;  // of (v, W): p' = v - R hat(s) W
  J << Mat3::Identity(), -k.R * so3::hat(point);
  system.bodies().twistMap(body, at.workspace()).perVelocity(J);
  return J;
}

}  // namespace

void findMobility(const System& system, const IndexOne::Factored& here, std::size_t body, const Vec3& point,
                  PointMobility& out) {
  const Mat3x6 J = pointJacobian(system, here.at(), body, point);
  const BodyLayout at = system.bodies().layout(body);
  VecX b(system.m());
  for (int i = 0; i < 3; ++i) {
    VecX& column = out.PJT[static_cast<std::size_t>(i)];
    column.setZero(system.nv());
    column.segment(at.v, at.nv) = J.row(i).head(at.nv).transpose();
    b.setZero();
    here.solve(column, b);
    out.W.col(i) = J.leftCols(at.nv) * column.segment(at.v, at.nv);
  }
}

}  // namespace gyre
