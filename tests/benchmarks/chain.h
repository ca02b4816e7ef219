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

/// From one joint to the next [rad]; parallel axes are those of planar mechanisms.
inline constexpr double turned = 0.6, parallel = 0;

/// Axis of the hinge, along z in its markers: level at the first joint.
inline Quat hingeAxis(int i, double turn) {
  return Quat(Eigen::AngleAxisd(turn * i, Vec3::UnitX())) * Quat(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitX()));
}

inline void join(ModelBuilder& b, const char* type, int i, ElementId body1, const Vec3& at1, ElementId body2,
                 const Vec3& at2, double turn = turned) {
  const Quat q = hingeAxis(i, turn);
  b.joint(type, "joint " + std::to_string(i),
          {{"body1", body1}, {"frame1", Frame{at1, q}}, {"body2", body2}, {"frame2", Frame{at2, q}}});
}

/// A chain of rods of one metre, along x from the ground.
inline Model chain(const char* type, int n, double turn = turned) {
  ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const ElementId next = rod(b, i, Vec3(i + 0.5, 0, 0));
    join(b, type, i, before, Vec3(i == 0 ? 0 : 0.5, 0, 0), next, Vec3(-0.5, 0, 0), turn);
    before = next;
  }
  return b.model();
}

}  // namespace gyre::test
