#pragma once
// Constraint rows that joints are made of. A row that measures along or about axes takes them from marker 1.
//
// Each primitive tells: the `count` of its rows, whether their multipliers are forces, whether its tangent couples the
// two bodies, Phi alone, with B, and with B^T lambda as forces and moments in inertial axes, the rate B V,
// d (B^T lambda) / dq at fixed lambda, the bias B' V, and whether it looks at the orientation of end 0 (body 1) or 1
// (body 2).

#include "coordinates/axis_product.h"
#include "joints/joint.h"

namespace gyre {

/// Three rows: the markers' origins coincide, Phi = u (see PointPair), in inertial axes [m].
struct CoincidentPoints {
  static constexpr int count = 3;
  static constexpr bool force = true, couples = false;
  PointPair points;

  Vec3 violation(const BodyKinematics& k1, const BodyKinematics& k2) const;
  Vec3 rate(const BodyKinematics& k1, const BodyKinematics& k2) const { return points.rate(k1, k2); }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const;
  Vec3 addReaction(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& lambda, Vec12& wrench) const {
    return points.addForce(k1, k2, lambda, wrench);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec3& lambda, Mat12& K) const;
  Vec3 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const;
  bool usesOrientation(int end) const { return !(end == 0 ? points.s1 : points.s2).isZero(0); }
};

/// One row: axis a of body 1 keeps its angle to axis b of body 2, Phi = (R1 a) . (R2 b) - cosine.
struct PerpendicularAxes {
  static constexpr int count = 1;
  static constexpr bool force = false, couples = true;
  AxisProduct axes;
  double cosine = 0;  ///< of the angle between them: perpendicular unless given

  double violation(const BodyKinematics& k1, const BodyKinematics& k2) const { return axes.value(k1, k2) - cosine; }
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const { return axes.rate(k1, k2); }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const;
  double addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Vec12& wrench) const {
    return axes.addMoment(k1, k2, lambda, wrench) - cosine;
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const {
    axes.addTangent(k1, k2, lambda, K);
  }
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const { return axes.bias(k1, k2); }
  bool usesOrientation(int) const { return true; }
};

/// One row: the difference of two axis products stays zero, Phi = (R1 a) . (R2 b) - (R1 c) . (R2 d).
struct EqualAxisProducts {
  static constexpr int count = 1;
  static constexpr bool force = false, couples = true;
  PerpendicularAxes ab, cd;

  double violation(const BodyKinematics& k1, const BodyKinematics& k2) const {
    return ab.violation(k1, k2) - cd.violation(k1, k2);
  }
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const { return ab.rate(k1, k2) - cd.rate(k1, k2); }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const;
  double addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Vec12& wrench) const {
    return ab.addReaction(k1, k2, lambda, wrench) - cd.addReaction(k1, k2, -lambda, wrench);
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const;
  bool usesOrientation(int) const { return true; }
};

/// One row: the point of body 2 does not leave the plane through the point of body 1 normal to an axis of body 1,
/// Phi = (R1 a) . u [m].
struct PointInPlane {
  static constexpr int count = 1;
  static constexpr bool force = true, couples = true;
  PointPair points;
  Vec3 a;  ///< unit vector in body 1

  double violation(const BodyKinematics& k1, const BodyKinematics& k2) const;
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const;
  double addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Vec12& wrench) const;
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const;
  bool usesOrientation(int end) const { return end == 0 || !points.s2.isZero(0); }
};

/// One row: the points keep their distance, Phi = |u| - length [m]. Singular where they meet.
struct FixedDistance {
  static constexpr int count = 1;
  static constexpr bool force = true, couples = true;
  static constexpr double tiny = 1e-300;  ///< keeps the direction finite where the points meet
  PointPair points;
  double length;

  double violation(const BodyKinematics& k1, const BodyKinematics& k2) const;
  double rate(const BodyKinematics& k1, const BodyKinematics& k2) const;
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, int row, JointRows& out) const;
  double addReaction(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Vec12& wrench) const;
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, double lambda, Mat12& K) const;
  double accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const;
  bool usesOrientation(int end) const { return !(end == 0 ? points.s1 : points.s2).isZero(0); }
};

}  // namespace gyre
