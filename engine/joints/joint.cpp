#include "joints/joint.h"

#include "coordinates/joint_coordinate.h"

namespace gyre {

void Joint::violation(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& Phi) const {
  JointRows rows;
  evaluate(k1, k2, rows);
  Phi = rows.Phi;
}

void Joint::rates(const BodyKinematics& k1, const BodyKinematics& k2, Vec6& out) const {
  JointRows rows;
  evaluate(k1, k2, rows);
  out = rows.B * stackedTwist(k1, k2);
}

void Joint::addReaction(const BodyKinematics& k1, const BodyKinematics& k2, const Vec6& lambda, Vec6& Phi,
                        Vec12& wrench) const {
  JointRows rows;
  evaluate(k1, k2, rows);
  Phi = rows.Phi;
  const Vec12 own = rows.B.transpose() * lambda;  // 0 beyond m
  wrench.head<3>() += own.head<3>();
  wrench.segment<3>(3) += k1.R * own.segment<3>(3);
  wrench.segment<3>(6) += own.segment<3>(6);
  wrench.tail<3>() += k2.R * own.tail<3>();
}

std::vector<JointCoordinate> Joint::coordinates() const { return {}; }

}  // namespace gyre
