#pragma once
// A slider-crank in space (the proportions of IFToMM's rigid spatial slider-crank) whose rod is held in the slider by a
// stiff bushing in place of a joint. It turns over, from 6 rad/s at the upright crank, under gravity.

#include "support/model_builder.h"

#include <cmath>

namespace gyre::test {

inline constexpr double rigidBushing = 0;

/// Translational stiffness [N/m], or rigidBushing: a spherical joint. Preload [N] on the rod: with the force of that
/// joint at the start, the motion begins without vibration (but for terms of 1/stiffness).
inline ModelBuilder bushingSliderCrank(double stiffness, const Vec3& preload = Vec3::Zero()) {
  ModelBuilder b;
  const bool rigid = stiffness == rigidBushing;
  const Quat toX(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitY()));  // marker z along x
  const Vec3 A(0, 0.1, 0.12), B(0, 0.1, 0.2), C(0.2, 0, 0), along = C - B;
  const Vec3 W(6, 0, 0), vB = W.cross(B - A), vC(along.dot(vB) / along.x(), 0, 0);  // no strain of the rod
  const Quat turn = Quat::FromTwoVectors(Vec3::UnitY(), along);
  const Vec3 spin = along.cross(vC - vB) / along.squaredNorm();
  const ElementId crank =
      b.body("rigid", "crank",
             {{"mass", 0.12}, {"inertia", diagonal(1e-4, 1e-4, 1e-5)}, {"position", A}, {"angular_velocity", W}});
  const ElementId rod = b.body("rigid", "rod",
                               {{"mass", 0.5},
                                {"inertia", diagonal(4e-3, 4e-4, 4e-3)},
                                {"position", Vec3(0.5 * (B + C))},
                                {"orientation", turn},
                                {"velocity", Vec3(0.5 * (vB + vC))},
                                {"angular_velocity", Vec3(turn.conjugate() * spin)}});
  const ElementId slider = b.body(
      "rigid", "slider", {{"mass", 2.0}, {"inertia", diagonal(1e-3, 1e-3, 1e-3)}, {"position", C}, {"velocity", vC}});
  b.joint("revolute", "bearing",
          {{"body1", ground}, {"frame1", at(A, toX)}, {"body2", crank}, {"frame2", at(Vec3(0, 0, 0), toX)}});
  b.joint("spherical", "ball",
          {{"body1", crank}, {"frame1", at(B - A)}, {"body2", rod}, {"frame2", at(Vec3(0, -0.15, 0))}});
  b.joint("prismatic", "guide",
          {{"body1", ground}, {"frame1", at(C, toX)}, {"body2", slider}, {"frame2", at(Vec3(0, 0, 0), toX)}});
  const Vec3 end(0, 0.15, 0);
  if (rigid) b.joint("spherical", "pin", {{"body1", slider}, {"body2", rod}, {"frame2", at(end)}});
  const double damping = rigid ? 0 : 20;
  Matrix6 k, c;
  k.m.diagonal() << stiffness, stiffness, stiffness, 0.05, 0.05, 0.05;
  c.m.diagonal() << damping, damping, damping, 5e-4, 5e-4, 5e-4;
  const Vec3 strain = rigid ? Vec3(Vec3::Zero()) : Vec3(turn.conjugate() * preload / -stiffness);
  b.force("bushing", "bushing",
          {{"body1", slider},
           {"body2", rod},
           {"frame2", at(end + strain, turn.conjugate())},
           {"stiffness", k},
           {"damping", c}});
  return b;
}

}  // namespace gyre::test
