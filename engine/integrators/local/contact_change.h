#pragma once
// How the relative velocity at a contact changes while the two bodies go on with the velocities that they have: its
// point wanders over both surfaces, and its normal turns (contact/contact_motion.h).
//
//   U = v2 + w2 x (x - x2) - v1 - w1 x (x - x1),    dU/dt = w2 x (x' - v2) - w1 x (x' - v1)
//
// x is the point, x_i the centres of mass. Of bodies whose own velocities are not their twist (bodies/body.h), v' and
// w' at fixed own velocities come in addition.

#include "contact/contact_set.h"
#include "system/system.h"

#include <span>

namespace gyre {

/// Within a time, inertial axes.
struct ContactChange {
  Vec3 U = Vec3::Zero();       ///< [m/s]
  Vec3 normal = Vec3::Zero();  ///< of length one
  /// The point stays on the same part of each body: else the time is too long for what is linear in it.
  bool isNear = true;
};

/// The most points that a manifold has for time stepping (ContactSet::Points::four).
inline constexpr std::size_t pointsOfManifold = 4;

/// @param points  of one manifold   @param twist1, twist2  v, w of its bodies, inertial axes
/// @param out     for each of the points
void changesWithin(double time, const System& system, const EvaluatedKinematics& at, std::span<const Contact> points,
                   const Vec6& twist1, const Vec6& twist2, std::span<ContactChange> out);

/// Whether a point or normal of theirs wanders as bodies roll: not under a polyhedron, nor between a ball and flat
/// ground, where the point stays below the centre.
bool wanders(const ContactModel& model, const Contact& contact);

}  // namespace gyre
