#pragma once
// Two linked bodies with their joint among the contacts, and with the joint eliminated: the same motion either way.

#include "support/contact_problems.h"

#include <Eigen/LU>

namespace gyre::test {

/// Two bodies with a ball joint at the points given, whose free velocities satisfy it; over a floor.
struct Linked {
  LocalProblem joined, grouped;

  Linked() {
    Random random(5);
    LocalProblem p;
    p.h = 1e-2;
    for (int i = 0; i < 2; ++i)
      p.bodies.push_back(
          freeBody(1 + i, Vec3(0.2, 0.3, 0.25), Vec3(0.3, 0.1, -1) + random.vector(0.2), random.vector()));
    p.bodies.push_back(freeBody(0.5, Vec3(0.1, 0.1, 0.1), Vec3(0, 0, 0.4)));
    for (int i = 0; i < 2; ++i)
      for (int k = 0; k < 3; ++k) {
        p.contacts.push_back(contactOf(-1, i, Vec3::UnitZ(), Vec3::Zero(), random.vector(0.4) - Vec3(0, 0, 0.5), 0.4));
        p.contacts.back().manifold = 3 * i + k;
      }
    p.contacts.push_back(contactOf(0, 1, Vec3(1, 0.2, 0.1), Vec3(0.4, 0.1, 0.3), Vec3(-0.4, 0, 0.2), 0.3, -0.2));
    p.contacts.push_back(contactOf(2, 1, Vec3(0.1, 0.2, 1), Vec3(0.4, 0.1, 0.3), Vec3(-0.4, 0, -0.2), 0.3, -0.2));
    for (std::size_t i = 6; i < 8; ++i) p.contacts[i].manifold = static_cast<int>(i);
    const Vec3 arm1(0.5, 0, 0.1), arm2(-0.5, 0.05, 0.1);
    joined = p;
    LocalJoint joint;
    joint.body1 = 0;
    joint.body2 = 1;
    joint.rows = 3;
    joint.J1.topRows<3>() << -Mat3::Identity(), crossing(arm1);
    joint.J2.topRows<3>() << Mat3::Identity(), -crossing(arm2);
    joined.joints = {joint};
    eliminate(p, joint);
  }
  static Mat3 crossing(const Vec3& a) {
    Mat3 X;
    X << 0, -a.z(), a.y(), a.z(), 0, -a.x(), -a.y(), a.x(), 0;
    return X;
  }
  void eliminate(const LocalProblem& p, const LocalJoint& joint) {
    MatX A = MatX::Zero(12, 12), J(3, 12);
    for (int i = 0; i < 2; ++i) {
      A.block<3, 3>(6 * i, 6 * i).diagonal().setConstant(p.bodies[static_cast<std::size_t>(i)].inverseMass);
      A.block<3, 3>(6 * i + 3, 6 * i + 3) = p.bodies[static_cast<std::size_t>(i)].inverseInertia;
    }
    J << joint.J1.topRows<3>(), joint.J2.topRows<3>();
    const Mat3 S = (J * A * J.transpose()).inverse();
    grouped = p;
    grouped.groups = {{{0, 1}, A - A * J.transpose() * S * J * A}};
    VecX u(12);
    u << p.bodies[0].v, p.bodies[0].w, p.bodies[1].v, p.bodies[1].w;
    u -= (A * J.transpose() * S * J * u).eval();
    for (int i = 0; i < 2; ++i) {
      LocalBody& b = grouped.bodies[static_cast<std::size_t>(i)];
      b.v = u.segment<3>(6 * i);
      b.w = u.segment<3>(6 * i + 3);
      b.group = 0;
      b.place = i;
    }
  }
};

}  // namespace gyre::test
