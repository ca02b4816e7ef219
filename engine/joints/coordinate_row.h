#pragma once
// A coordinate of a joint, times a factor, as a constraint row: one term of a CoordinateConstraint.

#include "coordinates/joint_coordinate.h"
#include "joints/joint.h"

namespace gyre {

class CoordinateRow final : public Joint {
 public:
  CoordinateRow(JointCoordinate coordinate, double factor, const char* rowName, bool isForce)
      : coordinate_(std::move(coordinate)), factor_(factor), rowName_(rowName), isForce_(isForce) {}

  int rows() const override { return 1; }
  void evaluate(const BodyKinematics& k1, const BodyKinematics& k2, JointRows& out) const override {
    Row12 gradient;
    coordinate_.evaluate(k1, k2, out.Phi[0], gradient);
    out.Phi[0] *= factor_;
    out.B.row(0) = factor_ * gradient;
  }
  void addTangent(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Mat12& K) const override {
    coordinate_.addTangent(k1, k2, factor_ * lambda[0], K);
  }
  Vec6 accelerationBias(const BodyKinematics& k1, const BodyKinematics& k2) const override {
    Vec6 b = Vec6::Zero();
    b[0] = factor_ * coordinate_.bias(k1, k2);
    return b;
  }
  bool couples() const override { return true; }
  bool usesOrientation(int) const override { return true; }
  const char* rowName(int) const override { return rowName_; }
  bool isForce(int) const override { return isForce_; }

 private:
  JointCoordinate coordinate_;
  double factor_;
  const char* rowName_;
  bool isForce_;
};

}  // namespace gyre
