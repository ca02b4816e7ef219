#include "coordinates/joint_coordinate.h"

#include "lie/so3.h"

#include <cmath>

namespace gyre {
JointCoordinate JointCoordinate::angleAboutZ(CoordinateName name, const Frame& frame1, const Frame& frame2) {
  const Vec3 x2 = frame2.orientation * Vec3::UnitX();
  return angle(name, {frame1.orientation * Vec3::UnitX(), x2}, {frame1.orientation * Vec3::UnitY(), x2});
}

JointCoordinate JointCoordinate::angle(CoordinateName name, const AxisProduct& cosine, const AxisProduct& sine) {
  JointCoordinate c;
  c.name_ = name;
  c.cosine_ = cosine;
  c.sine_ = sine;
  return c;
}

JointCoordinate JointCoordinate::displacement(CoordinateName name, const Frame& frame1, const Frame& frame2, int axis) {
  JointCoordinate c;
  c.name_ = name;
  c.isAngle_ = false;
  c.points_ = {frame1.position, frame2.position};
  c.axis_ = frame1.orientation * Vec3::Unit(axis);
  return c;
}

// theta = atan2(s, c): theta' = (c s' - s c') / n, n = c^2 + s^2.
struct JointCoordinate::AngleParts {
  struct {
    double value;
    Row12 gradient;
  } c, s;
  double n;
};

JointCoordinate::AngleParts JointCoordinate::parts(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const double c = cosine_.value(k1, k2), s = sine_.value(k1, k2);
  return {{c, cosine_.gradient(k1, k2)}, {s, sine_.gradient(k1, k2)}, c * c + s * s};
}

double JointCoordinate::value(const BodyKinematics& k1, const BodyKinematics& k2) const {
  if (!isAngle_) return (k1.R * axis_).dot(points_.vector(k1, k2));
  return std::atan2(sine_.value(k1, k2), cosine_.value(k1, k2));
}

void JointCoordinate::evaluate(const BodyKinematics& k1, const BodyKinematics& k2, double& value,
                               Row12& gradient) const {
  if (isAngle_) {
    const auto [c, s, n] = parts(k1, k2);
    value = std::atan2(s.value, c.value);
    gradient = (c.value / n) * s.gradient - (s.value / n) * c.gradient;
    return;
  }
  const Vec3 a0 = k1.R * axis_, u = points_.vector(k1, k2);
  value = a0.dot(u);
  gradient = a0.transpose() * points_.jacobian(k1, k2);
  gradient.segment<3>(3) += axis_.cross(k1.R.transpose() * u).transpose();
}

// The rate of an angle: p' = (w1 - w2) . (a0 x b0) for both products, w = R W: cheaper than by their gradients.
JointCoordinate::Motion JointCoordinate::motion(const BodyKinematics& k1, const BodyKinematics& k2) const {
  if (isAngle_) {
    const Vec3 w = k1.R * k1.W - k2.R * k2.W;
    const Vec3 ac = k1.R * cosine_.a, bc = k2.R * cosine_.b, as = k1.R * sine_.a, bs = k2.R * sine_.b;
    const double c = ac.dot(bc), s = as.dot(bs);
    return {std::atan2(s, c), (c * w.dot(as.cross(bs)) - s * w.dot(ac.cross(bc))) / (c * c + s * s)};
  }
  Motion out{};
  Row12 gradient;
  evaluate(k1, k2, out.value, gradient);
  out.rate = gradient.dot(stackedTwist(k1, k2));
  return out;
}

// Angle: G = (c/n) Gs - (s/n) Gc, so dG = (c/n) dGs - (s/n) dGc + Gs d(c/n) - Gc d(s/n).
// Displacement: G = a0^T J + (a x R1^T u)^T on W1; with a0 fixed the first part is that of a fixed inertial vector.
void JointCoordinate::addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
  if (isAngle_) {
    const auto [c, s, n] = parts(k1, k2);
    sine_.addTangent(k1, k2, lambda * c.value / n, K);
    cosine_.addTangent(k1, k2, -lambda * s.value / n, K);
    const double even = lambda * (s.value * s.value - c.value * c.value) / (n * n);
    const double odd = 2 * lambda * c.value * s.value / (n * n);
    K += s.gradient.transpose() * (even * c.gradient - odd * s.gradient) +
         c.gradient.transpose() * (odd * c.gradient + even * s.gradient);
    return;
  }
  using so3::hat;
  const Vec3 a0 = k1.R * axis_, u1 = k1.R.transpose() * points_.vector(k1, k2);
  const Mat3x12 J = points_.jacobian(k1, k2);
  points_.addGeometricTangent(k1, k2, lambda * a0, K);
  // da0 = -R1 hat(a) dtheta1 in J^T a0, and d(a x R1^T u) = hat(a) (R1^T J dq + hat(R1^T u) dtheta1).
  K.middleCols<3>(3) -= lambda * J.transpose() * (k1.R * hat(axis_));
  K.middleRows<3>(3) += lambda * hat(axis_) * (k1.R.transpose() * J);
  K.block<3, 3>(3, 3) += lambda * hat(axis_) * hat(u1);
}

double JointCoordinate::bias(const BodyKinematics& k1, const BodyKinematics& k2) const {
  if (isAngle_) {
    const auto [c, s, n] = parts(k1, k2);
    const Vec12 V = stackedTwist(k1, k2);
    const double dc = c.gradient.dot(V), ds = s.gradient.dot(V);
    const double turning = c.value * sine_.bias(k1, k2) - s.value * cosine_.bias(k1, k2);
    return turning / n - 2 * (c.value * dc + s.value * ds) * (c.value * ds - s.value * dc) / (n * n);
  }
  const Vec3 a0 = k1.R * axis_, da0 = k1.R * k1.W.cross(axis_), dda0 = k1.R * k1.W.cross(k1.W.cross(axis_));
  return dda0.dot(points_.vector(k1, k2)) + 2 * da0.dot(points_.rate(k1, k2)) + a0.dot(points_.jacobianRate(k1, k2));
}

}  // namespace gyre
