#pragma once
// Bricard's mechanism (IFToMM library A04; Gonzalez et al. 2006), with one redundant constraint.

#include "support/model_builder.h"

#include <string>

namespace gyre::test {

/// Square bars of 1 kg and 1 m x 0.1 m between P1 ... P6, gravity along -y, from rest. The last joint may be one that
/// leaves out the redundant constraint.
inline ModelBuilder bricard(const char* last = "revolute") {
  const Vec3 P[] = {{0, 0, 0}, {1, 0, 0}, {1, -1, 0}, {1, -1, 1}, {0, -1, 1}, {0, 0, 1}};
  const Vec3 axes[] = {Vec3::UnitY(), Vec3::UnitZ(), Vec3::UnitX(), Vec3::UnitY(), Vec3::UnitZ(), Vec3::UnitX()};
  constexpr double r = 0.1;
  ModelBuilder b;
  b.gravity(Vec3(0, -9.81, 0));
  ElementId bars[5];
  for (int i = 0; i < 5; ++i) {
    const Vec3 along = (P[i + 1] - P[i]).cwiseAbs();
    const Vec3 J = (2 * r * r * along + (1 + r * r) * (Vec3::Ones() - along)) / 12;
    bars[i] = b.body(
        "rigid", "bar " + std::to_string(i + 1),
        {{"mass", 1.0}, {"inertia", diagonal(J.x(), J.y(), J.z())}, {"position", Vec3(0.5 * (P[i] + P[i + 1]))}});
  }
  for (int i = 0; i < 6; ++i) {
    const Quat toAxis = Quat::FromTwoVectors(Vec3::UnitZ(), axes[i]);
    const auto marker = [&](int bar) {
      const Vec3 origin = bar < 0 || bar > 4 ? Vec3(0, 0, 0) : Vec3(0.5 * (P[bar] + P[bar + 1]));
      return Frame{P[i] - origin, toAxis};
    };
    const auto body = [&](int bar) { return bar < 0 || bar > 4 ? ground : bars[bar]; };
    b.joint(i < 5 ? "revolute" : last, "hinge " + std::to_string(i + 1),
            {{"body1", body(i - 1)}, {"frame1", marker(i - 1)}, {"body2", body(i)}, {"frame2", marker(i)}});
  }
  return b;
}

}  // namespace gyre::test
