#include "plugins/marker_motion.h"

namespace gyre {
namespace {

using RowMajor3 = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

extend::Matrix turned(const extend::Matrix& Q, const Vec3& by) {
  extend::Matrix out;
  Eigen::Map<RowMajor3>(out.rows.data()) = so3::exp(by) * Eigen::Map<const RowMajor3>(Q.rows.data());
  return out;
}

}  // namespace

MarkerMotion::MarkerMotion(const Markers& markers, double t, const BodyKinematics& k1, const BodyKinematics& k2)
    : pair_(markers, Instant(t), k1, k2) {
  J_ << pair_.J.topRows<3>(), pair_.spinJacobian();
  seen.t = t;
  seen.position = vectorOf(pair_.xi.head<3>());
  Eigen::Map<RowMajor3>(seen.orientation.rows.data()) = (k1.R * markers.E1).transpose() * (k2.R * markers.E2);
  seen.velocity = vectorOf(pair_.rate.head<3>());
  seen.angularVelocity = vectorOf(pair_.w);
}

Mat6x12 MarkerMotion::rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const {
  Mat6x12 D = pair_.rateTangent(k1, k2);
  D.bottomRows<3>() = pair_.spinTangent(k2);
  return D;
}

void MarkerMotion::addGeometricTangent(const Vec6& s, const BodyKinematics& k1, const BodyKinematics& k2,
                                       Mat12& K) const {
  pair_.addForceTangent(s.head<3>(), k1, k2, K);
  pair_.addMomentTangent(s.tail<3>(), K);
}

extend::Motion changed(const extend::Motion& motion, int i, double h) {
  extend::Motion out = motion;
  if (i < 3) out.position[i] += h;
  else if (i < 6) out.orientation = turned(motion.orientation, h * Vec3::Unit(i - 3));
  else if (i < 9) out.velocity[i - 6] += h;
  else out.angularVelocity[i - 9] += h;
  return out;
}

extend::Placement later(const extend::Motion& motion, double h) {
  extend::Placement out = motion;
  out.position = motion.position + h * motion.velocity;
  out.orientation = turned(motion.orientation, h * vec3Of(motion.angularVelocity));
  return out;
}

}  // namespace gyre
