#pragma once
// Chains of rods, held by one type of joint.

#include "support/test_models.h"

#include <cmath>
#include <string>

namespace gyre::test {

inline ElementId rod(ModelBuilder& b, int i, const Vec3& at) {
  return b.body("rigid", "rod " + std::to_string(i),
                {{"mass", 1.0}, {"inertia", diagonal(0.01, 1.0 / 12, 1.0 / 12)}, {"position", at}});
}

/// Axis of the hinge, along z in its markers: level, and turned from one joint to the next.
inline Quat hingeAxis(int i) {
  return Quat(Eigen::AngleAxisd(0.6 * i, Vec3::UnitX())) * Quat(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitX()));
}

inline void join(ModelBuilder& b, const char* type, int i, ElementId body1, const Vec3& at1, ElementId body2,
                 const Vec3& at2) {
  const Quat q = hingeAxis(i);
  b.joint(type, "joint " + std::to_string(i),
          {{"body1", body1}, {"frame1", Frame{at1, q}}, {"body2", body2}, {"frame2", Frame{at2, q}}});
}

/// Of rods of one metre, along x from the ground.
inline Model chain(const char* type, int n) {
  ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const ElementId next = rod(b, i, Vec3(i + 0.5, 0, 0));
    join(b, type, i, before, Vec3(i == 0 ? 0 : 0.5, 0, 0), next, Vec3(-0.5, 0, 0));
    before = next;
  }
  return b.model();
}

}  // namespace gyre::test
