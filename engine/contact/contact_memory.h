#pragma once
// What contacts remember of the last accepted step, where friction has bristles.

#include "core/state_archive.h"

#include <cstdint>
#include <vector>

namespace gyre {

struct ContactBristle {
  int body1 = -1, body2 = 0;
  std::uint64_t feature = 0;
  int rim = 0;               ///< on which the point wanders, or 0
  Vec3 x = Vec3::Zero();     ///< inertial [m]
  Vec3 z = Vec3::Zero();     ///< deflection, inertial [m]
  Vec3 u = Vec3::Zero();     ///< velocity of body 2 against body 1 across the normal [m/s]
  Vec3 spin = Vec3::Zero();  ///< of the surfaces about the normal [rad/s]

  void persist(StateArchive& a) { a(body1, body2, feature, rim, x, z, u, spin); }
};

struct ContactMemory {
  double t = 0;                          ///< 0: nothing yet [s]
  std::vector<ContactBristle> bristles;  ///< sorted by body1, body2, feature

  void persist(StateArchive& a) {
    a(t);
    a.lists(bristles);
  }
};

}  // namespace gyre
