#pragma once
// Models of science literature and of the verification suite; parameters from the sources named at each.

#include "bodies/rigid.h"
#include "lie/so3.h"
#include "support/model_builder.h"

namespace gyre::test {

/// Bruels and Cardona 2010, sec. 7.4: heavy top about a fixed point.
inline ModelBuilder pivotedTop(double rho = 1.0) {
  ModelBuilder b;
  b.body("pivoted", "top",
         {{"mass", 15.0},
          {"inertia", diagonal(15.234375, 0.46875, 15.234375)},
          {"com", Vec3(0, 1, 0)},
          {"angular_velocity", Vec3(0, 150, -4.61538)}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// Bruels and Cardona 2010, sec. 7.5: the same top as a free body on a spherical joint.
inline ModelBuilder constrainedTop(double rho = 0.9) {
  ModelBuilder b;
  const Vec3 X(0, 1, 0), W(0, 150, -4.61538);
  const ElementId top = b.body("rigid", "top",
                               {{"mass", 15.0},
                                {"inertia", diagonal(0.234375, 0.46875, 0.234375)},
                                {"position", X},
                                {"velocity", Vec3(W.cross(X))},
                                {"angular_velocity", W}});
  // As in the source: Phi = -x + R X, so body 1 is the top and body 2 the ground.
  b.joint("spherical", "pin", {{"body1", top}, {"frame1", at(-X)}, {"body2", ground}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// Bruels and Cardona 2010, sec. 7.2: free axisymmetric body; its marker at X.
inline ModelBuilder freeBody(double rho = 1.0) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("pivoted", "body",
         {{"mass", 1.0},
          {"inertia", diagonal(21.959, 21.959, 6.671)},
          {"com", Vec3(0, 0, -0.646)},
          {"angular_velocity", Vec3(0, 0.02, 36)}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// A rigid body whose inertia is not checked: reference/double_pendulum_spherical.json has principal moments
/// (0.12, 0.18, 0.05), which break the triangle inequality and which Gyre refuses from users.
inline ElementId uncheckedRigid(ModelBuilder& b, const std::string& name, const Rigid& params) {
  static const BodyType type = [] {
    BodyType t = rigidType();
    std::erase_if(t.fields, [](const Field& f) { return f.key == "inertia"; });
    return t;
  }();
  return b.insert(type, name, params);
}

/// Spatial double pendulum of reference/double_pendulum_spherical.json.
inline ModelBuilder doublePendulum(double rho = 0.9) {
  ModelBuilder b;
  const Vec3 p1(0, 0, 0.5), q1(0, 0, -0.5), p2(0, 0, 0.4), W1(0.5, -1, 2), W2(-1, 0.8, -3);
  const Quat r1 = so3::expQuat(Vec3(0.6, 0.2, 0)), r2 = so3::expQuat(Vec3(-0.3, 0.9, 0.4));
  const Vec3 x1 = -(r1 * p1), hinge = x1 + r1 * q1, x2 = hinge - r2 * p2;
  const Vec3 v1 = -(r1 * W1.cross(p1)), v2 = v1 + r1 * W1.cross(q1) - r2 * W2.cross(p2);
  const ElementId one = uncheckedRigid(b, "upper",
                                       Rigid{.mass = 2.0,
                                             .inertia = diagonal(0.12, 0.18, 0.05),
                                             .position = x1,
                                             .orientation = r1,
                                             .velocity = v1,
                                             .angular_velocity = W1});
  const ElementId two = b.body("rigid", "lower",
                               {{"mass", 1.5},
                                {"inertia", diagonal(0.06, 0.09, 0.04)},
                                {"position", x2},
                                {"orientation", r2},
                                {"velocity", v2},
                                {"angular_velocity", W2}});
  b.joint("spherical", "top", {{"body1", ground}, {"body2", one}, {"frame2", at(p1)}});
  b.joint("spherical", "middle", {{"body1", one}, {"frame1", at(q1)}, {"body2", two}, {"frame2", at(p2)}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// Joints and forces that depend on velocities, of translation and of rotation.
inline ModelBuilder dampedDoublePendulum(double rho = 0.9) {
  ModelBuilder b = doublePendulum(rho);
  const ElementId upper = b.model().find("upper")->id, lower = b.model().find("lower")->id;
  Matrix6 k, c;
  c.m.diagonal() << 0, 0, 0, 0.3, 0.3, 0.3;
  b.force("bushing", "mount", {{"body1", upper}, {"body2", lower}, {"stiffness", k}, {"damping", c}});
  b.force("spring", "strut",
          {{"body2", lower},
           {"frame1", at(Vec3(1, 0.5, -1))},
           {"stiffness", 40.0},
           {"free_length", 0.5},
           {"damping", 3.0}});
  return b;
}

/// A ball of 2 kg on a rod that sinks in a damper: c/m = 20000 /s, along its path.
inline ModelBuilder stiffSwing() {
  ModelBuilder b;
  const ElementId ball = b.body("particle", "ball", {{"mass", 2.0}, {"position", Vec3(1, 0, 0)}});
  b.joint("distance", "rod", {{"body1", ground}, {"body2", ball}, {"length", 1.0}});
  b.force(
      "spring", "damper",
      {{"body1", ground}, {"frame1", at(Vec3(1, 0, -1))}, {"body2", ball}, {"stiffness", 0.0}, {"damping", 40000.0}});
  return b;
}

/// Planar four-bar linkage of rods in the x-z plane with four revolute joints about y: three redundant constraints.
inline ModelBuilder fourBar(double rho = 0.8) {
  ModelBuilder b;
  const Quat toY(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitX()));  // marker z along y
  const auto rod = [&](const char* name, const Vec3& a, const Vec3& c) {
    const Vec3 d = c - a;
    const double l = d.norm();
    const Quat r(Eigen::AngleAxisd(std::atan2(-d.z(), d.x()), Vec3::UnitY()));  // body x along the rod
    return b.body("rigid", name,
                  {{"mass", l},
                   {"inertia", diagonal(l * 1e-4, l * l * l / 12, l * l * l / 12)},
                   {"position", Vec3(0.5 * (a + c))},
                   {"orientation", r}});
  };
  const Vec3 A(0, 0, 0), B(0.3, 0, 0.4), C(1.2, 0, 0.9), D(1, 0, 0);
  const auto end = [](const Vec3& a, const Vec3& c, double s) { return Vec3(s * 0.5 * (c - a).norm(), 0, 0); };
  const ElementId crank = rod("crank", A, B), coupler = rod("coupler", B, C), rocker = rod("rocker", C, D);
  b.joint("revolute", "A",
          {{"body1", ground}, {"frame1", at(A, toY)}, {"body2", crank}, {"frame2", at(end(A, B, -1), toY)}});
  b.joint(
      "revolute", "B",
      {{"body1", crank}, {"frame1", at(end(A, B, 1), toY)}, {"body2", coupler}, {"frame2", at(end(B, C, -1), toY)}});
  b.joint(
      "revolute", "C",
      {{"body1", coupler}, {"frame1", at(end(B, C, 1), toY)}, {"body2", rocker}, {"frame2", at(end(C, D, -1), toY)}});
  b.joint("revolute", "D",
          {{"body1", rocker}, {"frame1", at(end(C, D, 1), toY)}, {"body2", ground}, {"frame2", at(D, toY)}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}

/// n rods of length 1 m and mass 1 kg in a row from the origin along x, spherical joints between them.
inline ModelBuilder rodChain(int n) {
  ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const ElementId rod =
        b.body("rigid", "rod " + std::to_string(i + 1),
               {{"mass", 1.0}, {"inertia", diagonal(0.01, 1.0 / 12, 1.0 / 12)}, {"position", Vec3(i + 0.5, 0, 0)}});
    b.joint("spherical", "ball " + std::to_string(i + 1),
            {{"body1", before},
             {"frame1", at(i == 0 ? Vec3(0, 0, 0) : Vec3(0.5, 0, 0))},
             {"body2", rod},
             {"frame2", at(Vec3(-0.5, 0, 0))}});
    before = rod;
  }
  return b;
}

}  // namespace gyre::test
