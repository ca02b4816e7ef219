#pragma once
// What the numbers of a recorded contact come to: along its normal n and across it.
//   N = f . n,  T = |f - N n|,  a = -U . n,  s = |U - (U . n) n|
// f is the force on body 2 and U the velocity of body 2 against body 1, both in inertial axes.

#include "core/types.h"
#include "run/contact_log.h"

namespace gyre {

inline Vec3 toVec3(const LoggedContact::Vec3f& v) { return {v[0], v[1], v[2]}; }

/// What is left of a vector across the normal of a contact.
inline Vec3 across(const LoggedContact& c, const Vec3& v) {
  const Vec3 n = toVec3(c.normal);
  return v - v.dot(n) * n;
}

inline double normalForce(const LoggedContact& c) { return toVec3(c.force).dot(toVec3(c.normal)); }  ///< [N]
inline double frictionForce(const LoggedContact& c) { return across(c, toVec3(c.force)).norm(); }    ///< [N]
inline double slipSpeed(const LoggedContact& c) { return across(c, toVec3(c.speed)).norm(); }        ///< [m/s]
inline double approachSpeed(const LoggedContact& c) {
  return -toVec3(c.speed).dot(toVec3(c.normal));
}  ///< [m/s]; > 0: the surfaces come closer
/// Whether it is one and the same contact, of another row or of this one.
inline bool sameContact(const LoggedContact& a, const LoggedContact& b) {
  return a.body1 == b.body1 && a.body2 == b.body2 && a.feature == b.feature;
}

/// "open", "sticks", "slips"
constexpr const char* stateText(ContactState::Kind kind) {
  switch (kind) {
    case ContactState::Kind::stick: return "sticks";
    case ContactState::Kind::slip: return "slips";
    default: return "open";
  }
}

}  // namespace gyre
