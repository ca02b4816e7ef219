#pragma once
// What positions, velocities and time alone do not tell of a system, as of the last accepted step.

#include "contact/contact_memory.h"
#include "coordinates/counted_rotation.h"
#include "coordinates/unwrapped_angle.h"
#include "core/double_double.h"
#include "forces/force_history.h"

#include <vector>

namespace gyre {

/// Where the integrals of a prescribed rate or acceleration stand (system/prescribed_motion.h).
struct MotionIntegral {
  double t = 0;
  DoubleDouble x = {};  ///< grows without end, while each step adds as little as ever
  double rate = 0;

  void persist(StateArchive& a) { a(t, x, rate); }
};

struct InternalState {
  std::vector<AngleHistory> angles;        ///< of joint coordinates that are angles, then of forces along angles
  std::vector<RotationHistory> rotations;  ///< of forces that know rotation vectors
  RotationWatch watch;                     ///< over these
  std::vector<MotionIntegral> motions;     ///< of prescribed rates and accelerations
  ForceStateMemory forces;                 ///< of forces with states of their own
  ContactMemory contacts;                  ///< where friction has bristles

  InternalState() = default;
  InternalState(const InternalState&) = default;
  InternalState(InternalState&&) = default;
  InternalState& operator=(InternalState&&) = default;
  /// Every step copies it, and most systems have none.
  InternalState& operator=(const InternalState& o) {
    if (isEmpty() && o.isEmpty()) return *this;
    angles = o.angles;
    rotations = o.rotations;
    watch = o.watch;
    motions = o.motions;
    forces = o.forces;
    contacts = o.contacts;
    return *this;
  }
  ~InternalState() = default;

  void persist(StateArchive& a) { a(angles, rotations, watch, motions, forces, contacts); }
  bool isEmpty() const {
    return angles.empty() && rotations.empty() && motions.empty() && forces.z.empty() && contacts.t == 0;
  }
  bool hasLayoutOf(const InternalState& o) const {
    return angles.size() == o.angles.size() && rotations.size() == o.rotations.size() &&
           motions.size() == o.motions.size() && forces.z.size() == o.forces.z.size();
  }
};

}  // namespace gyre
