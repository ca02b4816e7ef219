#pragma once
// Joint coordinates c(q): what a joint leaves free, as numbers that drives, gears, stops and channels refer to.
//
//   angle         atan2(sine, cosine) of two dot products (R1 a) . (R2 b), e.g. from x1 to x2 about z1   [rad]
//   displacement  d = (R1 a) . u, a axis of marker 1, u from the origin of marker 1 to that of marker 2   [m]
//
// with gradient G = dc/dq, so that c' = G V for the stacked twists V = (v1, W1, v2, W2), and c'' = G V' + bias.
// An angle is undefined where sine and cosine both vanish, which its joint rules out.

#include "coordinates/axis_product.h"
#include "coordinates/coordinate_name.h"

#include <vector>

namespace gyre {

class JointCoordinate {
 public:
  /// From x1 to x2 about z1, counted positive by the right hand.
  static JointCoordinate angleAboutZ(CoordinateName name, const Frame& frame1, const Frame& frame2);
  /// Any other angle: atan2 of two products.
  static JointCoordinate angle(CoordinateName name, const AxisProduct& cosine, const AxisProduct& sine);
  /// Displacement of the origin of marker 2 along an axis of marker 1 (0, 1, 2 for x, y, z).
  static JointCoordinate displacement(CoordinateName name, const Frame& frame1, const Frame& frame2, int axis = 2);

  CoordinateName name() const { return name_; }
  /// Counted through full turns: value() is then one of the values that differ by 2 pi.
  bool isAngle() const { return isAngle_; }

  double value(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, double& value, Row12& gradient) const;
  /// Adds d (G^T lambda) / dq at fixed lambda to K.
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  /// G' V.
  double bias(const BodyKinematics& k1, const BodyKinematics& k2) const;
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const { return motion(k1, k2).rate; }
  struct Motion {
    double value, rate;
  };
  Motion motion(const BodyKinematics& k1, const BodyKinematics& k2) const;

 private:
  struct AngleParts;
  AngleParts parts(const BodyKinematics& k1, const BodyKinematics& k2) const;

  CoordinateName name_ = CoordinateName::angle;
  bool isAngle_ = true;
  AxisProduct cosine_{}, sine_{};  // of an angle
  PointPair points_{};             // of a displacement
  Vec3 axis_ = Vec3::UnitZ();      // in body 1
};

}  // namespace gyre
