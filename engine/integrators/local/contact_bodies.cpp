#include "integrators/local/contact_bodies.h"

#include <algorithm>

namespace gyre {

ContactBodies::ContactBodies(const System& system, bool eliminates)
    : groups_(system, eliminates), local_(system.bodies().size(), -1) {
  if (!eliminates) problem_.joints.resize(system.structure().constraints.size());
}

void ContactBodies::begin(std::span<const Contact> contacts, const JointReactions& joints) {
  touched_.clear();
  if (joints.any()) touched_ = joints.joints().bodies();
  for (const Contact& c : contacts)
    for (const int body : {c.body1, c.body2})
      if (body >= 0) touched_.push_back(body);
  std::sort(touched_.begin(), touched_.end());
  touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
  for (std::size_t i = 0; i < touched_.size(); ++i) local_[static_cast<std::size_t>(touched_[i])] = static_cast<int>(i);
  groups_.begin(touched_, problem_);
}

void ContactBodies::respond(const IndexOne::Factored& middle, const JointReactions& joints) {
  if (joints.any()) joints.joints().fill(middle, local_, problem_.joints);
  groups_.respond(middle, problem_);
}

Vec3 ContactBodies::velocityAt(const SteppedContact& p) const {
  Vec3 u = Vec3::Zero();
  const auto at = [&](int body, const Vec3& arm) {
    const LocalBody& b = problem_.bodies[static_cast<std::size_t>(body)];
    return Vec3(b.v + b.w.cross(arm));
  };
  if (p.body2 >= 0) u = at(p.body2, p.arm2);
  if (p.body1 >= 0) u -= at(p.body1, p.arm1);
  return p.E * u;
}

Vec3 ContactBodies::spinAt(const SteppedContact& p) const {
  Vec3 w = Vec3::Zero();
  if (p.body2 >= 0) w = problem_.bodies[static_cast<std::size_t>(p.body2)].w;
  if (p.body1 >= 0) w -= problem_.bodies[static_cast<std::size_t>(p.body1)].w;
  return p.E * w;
}

Vec6 ContactBodies::twist(int place) const {
  Vec6 out = Vec6::Zero();
  if (place < 0) return out;
  const LocalBody& b = problem_.bodies[static_cast<std::size_t>(place)];
  out << b.v, b.w;
  return out;
}

void ContactBodies::addImpulse(const EvaluatedKinematics& middle, const Contact& c, const SteppedContact& p,
                               const Vec3& P, const Vec3& L, VecX& out) const {
  if (c.body2 >= 0) groups_.addWrench(middle, c.body2, P, p.arm2.cross(P) + L, out);
  if (c.body1 >= 0) groups_.addWrench(middle, c.body1, -P, -(p.arm1.cross(P) + L), out);
}

void ContactBodies::addJointImpulses(const EvaluatedKinematics& middle, const JointReactions& joints, VecX& out) const {
  const double h = problem_.h;
  for (std::size_t j = 0; j < joints.size(); ++j) {
    const LocalJoint& joint = problem_.joints[j];
    const auto add = [&](int body, const Mat6& J) {
      if (body < 0) return;
      const Vec6 wrench = h * J.topRows(joint.rows).transpose() * joints[j].head(joint.rows);
      groups_.addWrench(middle, touched_[static_cast<std::size_t>(body)], wrench.head<3>(), wrench.tail<3>(), out);
    };
    add(joint.body1, joint.J1);
    add(joint.body2, joint.J2);
  }
}

}  // namespace gyre
