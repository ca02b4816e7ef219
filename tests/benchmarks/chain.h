#pragma once
// Chains and trees of rods, held by one type of joint; as they are drawn along the axes, or turned as a whole, as a
// mechanism in a tilted plane is.

#include "support/test_models.h"

#include <cmath>
#include <string>
#include <vector>

namespace gyre::test {

/// Orientation of the whole chain: along the axes, or about no axis of theirs.
inline const Quat aligned = Quat::Identity(), tilted(Eigen::AngleAxisd(0.7, Vec3(1, 2, -0.5).normalized()));

inline ElementId rod(ModelBuilder& b, int i, const Vec3& at, const Quat& whole = aligned) {
  return b.body("rigid", "rod " + std::to_string(i),
                {{"mass", 1.0},
                 {"inertia", diagonal(0.01, 1.0 / 12, 1.0 / 12)},
                 {"position", Vec3(whole * at)},
                 {"orientation", whole}});
}

/// From one joint to the next [rad]; parallel axes are those of planar mechanisms.
inline constexpr double turned = 0.6, parallel = 0;

/// Axis of the hinge, along z in its markers: level at the first joint.
inline Quat hingeAxis(int i, double turn) {
  return Quat(Eigen::AngleAxisd(turn * i, Vec3::UnitX())) * Quat(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitX()));
}

inline void join(ModelBuilder& b, const char* type, int i, ElementId body1, const Vec3& at1, ElementId body2,
                 const Vec3& at2, double turn = turned, const Quat& whole = aligned) {
  const Quat q = hingeAxis(i, turn);
  const Frame frame1 = body1 == ground ? Frame{whole * at1, whole * q} : Frame{at1, q};
  b.joint(type, "joint " + std::to_string(i),
          {{"body1", body1}, {"frame1", frame1}, {"body2", body2}, {"frame2", Frame{at2, q}}});
}

/// A chain of rods of one metre, along x from the ground; each carries the next one.
inline Model chain(const char* type, int n, double turn = turned, const Quat& whole = aligned) {
  ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const ElementId next = rod(b, i, Vec3(i + 0.5, 0, 0), whole);
    join(b, type, i, before, Vec3(i == 0 ? 0 : 0.5, 0, 0), next, Vec3(-0.5, 0, 0), turn, whole);
    before = next;
  }
  return b.model();
}

/// Each rod carries two.
inline Model tree(const char* type, int n, double turn = turned, const Quat& whole = aligned) {
  ModelBuilder b;
  std::vector<ElementId> ids;
  std::vector<Vec3> ends;
  for (int i = 0; i < n; ++i) {
    const auto parent = static_cast<std::size_t>((i - 1) / 2);
    const Vec3 from = i == 0 ? Vec3::Zero() : ends[parent];
    ids.push_back(rod(b, i, from + Vec3(0.5, 0, 0), whole));
    ends.push_back(from + Vec3(1, 0, 0));
    join(b, type, i, i == 0 ? ground : ids[parent], Vec3(i == 0 ? 0 : 0.5, 0, 0), ids.back(), Vec3(-0.5, 0, 0), turn,
         whole);
  }
  return b.model();
}

}  // namespace gyre::test
