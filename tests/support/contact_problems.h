#pragma once
// Local problems with solutions in closed form, and what makes any solution one.

#include "support/contact_heap.h"

#include <cmath>

namespace gyre::test {

inline LocalBody freeBody(double mass, const Vec3& inertia, const Vec3& v, const Vec3& w = Vec3::Zero()) {
  LocalBody b;
  b.inverseMass = 1 / mass;
  b.inverseInertia = inertia.cwiseInverse().asDiagonal();
  b.v = v;
  b.w = w;
  return b;
}

inline LocalContact contactOf(int body1, int body2, const Vec3& normal, const Vec3& arm1, const Vec3& arm2,
                              double friction = 0, double target = 0) {
  LocalContact c;
  c.body1 = body1;
  c.body2 = body2;
  c.E = frameWith(normal);
  c.arm1 = arm1;
  c.arm2 = arm2;
  c.friction = friction;
  c.target.z() = target;
  return c;
}

/// Relative velocity in the axes of the contact.
inline Vec3 velocityOf(const LocalProblem& p, const LocalContact& c) {
  const auto at = [&](int body, const Vec3& arm) -> Vec3 {
    if (body < 0) return Vec3::Zero();
    const LocalBody& b = p.bodies[static_cast<std::size_t>(body)];
    return b.v + b.w.cross(arm);
  };
  return c.E * (at(c.body2, c.arm2) - at(c.body1, c.arm1));
}

inline Vec3 worldForce(const LocalContact& c) { return c.E.transpose() * c.R; }

/// The largest violation of the law of contact over all contacts [m/s], and of the cone in units of force.
struct LawViolation {
  double velocity = 0, force = 0;
};
inline LawViolation violationOf(const LocalProblem& p) {
  LawViolation worst;
  for (const LocalContact& c : p.contacts) {
    const Vec3 U = velocityOf(p, c) + c.target;
    const double opening = U.z(), size = c.R.norm();
    worst.velocity = std::max(worst.velocity, -opening);
    if (c.R.z() > 1e-9) worst.velocity = std::max(worst.velocity, opening);
    const double tangential = c.R.head<2>().norm(), room = c.friction * c.R.z() - tangential;
    worst.force = std::max({worst.force, -c.R.z() / (1 + size), -room / (1 + size)});
    if (c.R.z() <= 1e-9) continue;
    if (room > 1e-6 * (1 + size)) worst.velocity = std::max(worst.velocity, U.head<2>().norm());
    else if (tangential > 1e-9)  // what of U_T is not opposite to R_T
      worst.velocity = std::max(worst.velocity, (U.head<2>() + U.head<2>().norm() * c.R.head<2>() / tangential).norm());
  }
  return worst;
}

/// A mass of 2 on a plane, pushed sideways.
inline LocalProblem slidingMass(double sideways, double friction) {
  LocalProblem p;
  p.h = 0.01;
  LocalBody b;
  b.inverseMass = 0.5;
  b.v = Vec3(sideways, 0, -p.h * 9.81);
  p.bodies = {b};
  p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), Vec3::Zero(), friction)};
  return p;
}

/// A table on four legs: the loads of the legs are not unique.
inline LocalProblem table() {
  LocalProblem p;
  p.h = 0.01;
  p.bodies = {freeBody(3, Vec3(0.2, 0.3, 0.4), Vec3(0.02, 0.01, -p.h * 9.81))};
  for (int i = 0; i < 4; ++i) {
    const Vec3 leg(i & 1 ? 0.5 : -0.5, i & 2 ? 0.4 : -0.4, -0.3);
    p.contacts.push_back(contactOf(-1, 0, Vec3::UnitZ(), leg, leg, 0.6));
  }
  return p;
}

/// Kane and Levinson 1985: impulse (7/16, 17/16), and energy grows. h = 1: reactions are impulses.
inline LocalProblem kanesRod() {
  LocalProblem p;
  p.h = 1;
  p.bodies = {freeBody(1, Vec3::Constant(1.0 / 3), Vec3(0.5, 0, -1))};
  const double s = std::sqrt(0.5);
  p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), Vec3(-s, 0, -s), 1, -1)};
  return p;
}

/// A sphere of radius 0.1 that hits the floor with (4, -3); restitution 0.5.
inline LocalProblem obliqueSphere(double friction) {
  LocalProblem p;
  p.h = 1;
  p.bodies = {freeBody(1, Vec3::Constant(0.4 * 0.01), Vec3(4, 0, -3))};
  p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), Vec3(0, 0, -0.1), friction, -1.5)};
  return p;
}

/// n equal balls in a row, the first of which comes with velocity 1.
/// @param gap  between the others, which may be closed by the end of the step
inline LocalProblem cradle(int n, double restitution = 1, double gap = 0) {
  LocalProblem p;
  p.h = 1;
  for (int i = 0; i < n; ++i)
    p.bodies.push_back(freeBody(1, Vec3::Constant(0.4), i == 0 ? Vec3(1, 0, 0) : Vec3(0, 0, 0)));
  for (int i = 0; i + 1 < n; ++i) {
    p.contacts.push_back(
        contactOf(i, i + 1, Vec3::UnitX(), Vec3::UnitX(), -Vec3::UnitX(), 0, i == 0 ? -restitution : gap / p.h));
    p.contacts.back().manifold = i;
  }
  return p;
}

/// A ball that falls with velocity 1 on two that touch each other, at rest in the air; restitution 1.
inline LocalProblem ballOnTwo() {
  LocalProblem p;
  p.h = 1;
  p.bodies = {freeBody(1, Vec3::Constant(0.4), Vec3::Zero()), freeBody(1, Vec3::Constant(0.4), Vec3::Zero()),
              freeBody(1, Vec3::Constant(0.4), Vec3(0, 0, -1))};
  const double c = std::sqrt(0.75);
  const Vec3 left(0.5, 0, c), right(-0.5, 0, c);
  p.contacts = {contactOf(0, 1, Vec3::UnitX(), Vec3::UnitX(), -Vec3::UnitX()),
                contactOf(0, 2, left, left, -left, 0, -c), contactOf(1, 2, right, right, -right, 0, -c)};
  for (int i = 0; i < 3; ++i) p.contacts[static_cast<std::size_t>(i)].manifold = i;
  return p;
}

/// A rod that falls on its end at 30 degrees with velocity 1, without friction; restitution 0.5.
inline LocalProblem rodOnItsEnd() {
  LocalProblem p;
  p.h = 1;
  p.bodies = {freeBody(1, Vec3::Constant(1.0 / 12), Vec3(0, 0, -1))};
  p.contacts = {contactOf(-1, 0, Vec3::UnitZ(), Vec3::Zero(), 0.5 * Vec3(std::sqrt(0.75), 0, -0.5), 0, -0.5)};
  return p;
}

/// n boxes, one on the other, four points between two; the topmost heavier by the ratio.
inline LocalProblem stack(int n, double ratio) {
  LocalProblem p = HeapBuilder(1, n).problem();
  LocalBody& top = p.bodies.back();
  top.inverseMass /= ratio;
  top.inverseInertia /= ratio;
  for (LocalBody& b : p.bodies) {
    b.v = Vec3(0, 0, -p.h * boxGravity);
    b.w.setZero();
  }
  return p;
}

/// Bodies at random places within a ball, in contact at random with each other and with the ground.
inline LocalProblem randomProblem(unsigned seed, int bodies, int contacts) {
  Random random(seed);
  LocalProblem p;
  p.h = 1e-2;
  for (int i = 0; i < bodies; ++i)
    p.bodies.push_back(
        freeBody(random.uniform(0.5, 2), Vec3::Constant(random.uniform(0.1, 0.3)), random.vector(1), random.vector(1)));
  for (int i = 0; i < contacts; ++i) {
    const int body2 = random.integer(bodies);
    const int body1 = (body2 + 1 + random.integer(bodies)) % (bodies + 1) - 1;
    if (body1 == body2) continue;
    p.contacts.push_back(contactOf(body1, body2, random.vector() + Vec3(0, 0, 0.1), random.vector(), random.vector(),
                                   random.uniform(0, 0.8), random.uniform(-0.2, 0.2)));
    p.contacts.back().manifold = i;
  }
  return p;
}

}  // namespace gyre::test
