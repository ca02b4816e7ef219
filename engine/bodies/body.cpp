#include "bodies/body.h"

#include <Eigen/Eigenvalues>
#include <cmath>

namespace gyre {

void Body::jacobian(const BodyKinematics&, Mat6& J) const { J.setIdentity(); }
Vec6 Body::jacobianRate(const BodyKinematics&) const { return Vec6::Zero(); }
void Body::velocityTangent(const BodyKinematics&, Mat6& D) const { D.setZero(); }
void Body::addGeometricTangent(const BodyKinematics&, const Vec6&, Mat6&) const {}

Frame initialPlacement(const Element& body) { return bodyType(body).placement(body.params); }
Shapes displayShapes(const Element& body) { return bodyType(body).shapes(body.params); }

Shape inertiaEllipsoid(double mass, const Inertia& inertia) {
  const Eigen::SelfAdjointEigenSolver<Mat3> eigen(inertia.matrix());
  const Vec3 I = eigen.eigenvalues();
  // I_1 = m (b^2 + c^2) / 5 and cyclic; a flat or thin body keeps a visible thickness.
  Vec3 axes;
  for (int i = 0; i < 3; ++i) axes[i] = std::sqrt(std::max(0.0, 2.5 / mass * (I.sum() - 2 * I[i])));
  axes = axes.cwiseMax(0.03 * axes.maxCoeff()).cwiseMax(1e-4);
  Mat3 R = eigen.eigenvectors();
  if (R.determinant() < 0) R.col(0) *= -1;
  return {.kind = Shape::Kind::ellipsoid, .size = axes, .placement = {Vec3::Zero(), Quat(R)}};
}

}  // namespace gyre
