#pragma once
// Mechanisms whose constraints are redundant along the whole motion, while the rows that could be left out change with
// it; driven, or falling freely from rest. Most have a twin without redundancy that moves the same way: one with
// independent rows in place of some, or where all moves as a pendulum does, that pendulum. World axes: a body is at
// `position` with the axes of the world unless turned.

#include "support/model_builder.h"

#include <Eigen/Geometry>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace gyre::test {

inline constexpr double degree = M_PI / 180;

/// Builds a linkage by where things are in the world.
class Linkage {
 public:
  explicit Linkage(const Vec3& gravity) { model.gravity(gravity); }

  void body(const std::string& name, double mass, const Inertia& inertia, const Vec3& position,
            const Quat& turned = Quat::Identity()) {
    const ElementId id = model.body(
        "rigid", name, {{"mass", mass}, {"inertia", inertia}, {"position", position}, {"orientation", turned}});
    bodies_[name] = {id, position, turned};
  }
  ElementId joint(const char* type, const std::string& name, const std::string& one, const std::string& two,
                  const Vec3& position, const Quat& axes = Quat::Identity()) {
    return joint(type, name, one, at(position, axes), two, at(position, axes));
  }
  ElementId joint(const char* type, const std::string& name, const std::string& one, const Frame& frame1,
                  const std::string& two, const Frame& frame2) {
    const Place &a = bodies_.at(one), &b = bodies_.at(two);
    return model.joint(type, name,
                       {{"body1", a.id}, {"frame1", a.within(frame1)}, {"body2", b.id}, {"frame2", b.within(frame2)}});
  }
  void drive(ElementId joint, double speed) {
    model.joint("drive", "motor",
                {{"joint", joint}, {"prescribes", Choice{1}}, {"motion", Function{.constant = speed}}});
  }

  ModelBuilder model;

 private:
  struct Place {
    ElementId id = ground;
    Vec3 position = Vec3::Zero();
    Quat turned = Quat::Identity();
    Frame within(const Frame& f) const {
      const Quat back = turned.conjugate();
      return at(back * (f.position - position), back * f.orientation);
    }
  };
  std::map<std::string, Place> bodies_{{"ground", {}}};
};

inline Quat about(const Vec3& axis, double angle) { return Quat(Eigen::AngleAxisd(angle, axis)); }
inline Inertia ball(double moment) { return diagonal(moment, moment, moment); }

/// Bennett's linkage (1903, Engineering 76, p. 777): lengths in the ratio of the sines of the twists, 40 and 75
/// degrees; tan(theta1/2) tan(theta2/2) = sin((b+a)/2) / sin((b-a)/2).
/// No set of its rows does where it folds: what it is compared with is itself.
inline ModelBuilder bennett(bool, bool driven) {
  const double twist[] = {40 * degree, 75 * degree}, length[] = {0.3, 0.3 * std::sin(twist[1]) / std::sin(twist[0])};
  const double first = 70 * degree;
  const double second =
      2 * std::atan(std::sin((twist[1] + twist[0]) / 2) / std::sin((twist[1] - twist[0]) / 2) / std::tan(first / 2));
  const double turn[] = {first, second, -first, -second};
  Eigen::Isometry3d axis[5];  // of the hinges; the last is the first again
  axis[0].setIdentity();
  for (int i = 0; i < 4; ++i)
    axis[i + 1] = axis[i] * about(Vec3::UnitZ(), turn[i]) * Eigen::Translation3d(length[i % 2], 0, 0) *
                  about(Vec3::UnitX(), twist[i % 2]);
  Linkage l(Vec3(0, 0, -9.81));
  for (int i = 0; i < 3; ++i)
    l.body("L" + std::to_string(i + 1), 1, ball(0.01), 0.5 * (axis[i].translation() + axis[i + 1].translation()));
  const char* names[] = {"ground", "L1", "L2", "L3", "ground"};
  ElementId main{};
  for (int i = 0; i < 4; ++i) {
    const ElementId id = l.joint("revolute", "J" + std::to_string(i + 1), names[i], names[i + 1], axis[i].translation(),
                                 Quat(axis[i].linear()));
    if (i == 0) main = id;
  }
  if (driven) l.drive(main, 1);
  return l.model;
}

/// Sarrus' straight-line linkage (1853): a platform on two legs of three parallel hinges each, of bars of length 2
/// half. Twin: one of the legs lets the platform turn about the vertical. Folded onto themselves legs may turn alone,
/// and so they may stretched.
struct Sarrus {
  static constexpr double alpha = 70 * degree, half = 0.15, platform = 5, bar = 1, inertia = 0.0075;
};
inline ModelBuilder sarrusWithoutSpring(bool twin, bool driven) {
  const double alpha = Sarrus::alpha, half = Sarrus::half, radius = 0.1;
  Linkage l(Vec3(0, 0, -9.81));
  l.body("platform", Sarrus::platform, ball(0.05), Vec3(0, 0, 4 * half * std::sin(alpha)));
  ElementId main{};
  for (int leg = 0; leg < 2; ++leg) {
    const Quat side = about(Vec3::UnitZ(), leg * M_PI / 2), axis = side * about(Vec3::UnitX(), -M_PI / 2);
    const auto point = [&](double out, double up) -> Vec3 {
      return side * Vec3(radius + 2 * half * out * std::cos(alpha), 0, 2 * half * up * std::sin(alpha));
    };
    const std::string n = std::to_string(leg), low = "low" + n, up = "up" + n;
    l.body(low, Sarrus::bar, ball(Sarrus::inertia), point(0.5, 0.5));
    l.body(up, Sarrus::bar, ball(Sarrus::inertia), point(0.5, 1.5));
    const ElementId base = l.joint("revolute", "b" + n, "ground", low, point(0, 0), axis);
    if (leg == 0) main = base;
    l.joint("revolute", "k" + n, low, up, point(1, 1), axis);
    // Arms of the cross: x along the hinge, y vertical.
    const Quat cross =
        side * about(Vec3::UnitX(), M_PI / 2) * about(Vec3::UnitZ(), M_PI / 2) * about(Vec3::UnitX(), M_PI / 2);
    if (twin && leg == 0) l.joint("universal", "t" + n, up, "platform", point(0, 2), cross);
    else l.joint("revolute", "t" + n, up, "platform", point(0, 2), axis);
  }
  if (driven)
    l.model.joint("drive", "motor",
                  {{"joint", main}, {"prescribes", Choice{0}}, {"motion", Function{.expression = "0.3*sin(t)"}}});
  return l.model;
}

/// A spring keeps it above the ground, where it would fold.
inline ModelBuilder sarrus(bool twin, bool driven) {
  ModelBuilder b = sarrusWithoutSpring(twin, driven);
  b.force("spring", "support",
          {{"body2", b.model().find("platform")->id}, {"stiffness", 600.0}, {"free_length", 0.55}});
  return b;
}

/// A pendulum about z in the x-y plane that a whole mechanism moves as: crank of this length at this angle.
inline ModelBuilder pendulum(double length, double angle, double massTimesDistance, double inertia, bool driven,
                             double speed) {
  const double mass = massTimesDistance / (length / 2);
  Linkage l(Vec3(0, -9.81, 0));
  l.body("crank", mass, ball(inertia - mass * length * length / 4),
         length / 2 * Vec3(std::cos(angle), std::sin(angle), 0));
  const ElementId hinge = l.joint("revolute", "O", "ground", "crank", Vec3::Zero());
  if (driven) l.drive(hinge, 1);
  const ElementId crank = l.model.model().find("crank")->id;
  if (!driven) {
    l.model.set(crank, "angular_velocity", Vec3(0, 0, speed));
    l.model.set(crank, "velocity", Vec3(speed * length / 2 * Vec3(-std::sin(angle), std::cos(angle), 0)));
  }
  return l.model;
}

/// Scott-Russell's linkage as an ellipsograph with sliders at both ends of the rod, both of which run through the
/// crank's pivot: any two of crank and sliders do, but not the same two everywhere. Hinges are those of space.
inline ModelBuilder scottRussell(bool twin, bool driven) {
  const double length = 0.5, angle = 30 * degree, c = std::cos(angle), s = std::sin(angle);
  if (twin)
    return pendulum(length, angle, length * (0.5 + 1 + 2 * 0.2), 0.02 + length * length * (0.25 + 1 + 4 * 0.2) + 0.08,
                    driven, 0);
  Linkage l(Vec3(0, -9.81, 0));
  const Vec3 tip = length * Vec3(c, s, 0), ends[] = {Vec3(2 * length * c, 0, 0), Vec3(0, 2 * length * s, 0)};
  l.body("crank", 1, ball(0.02), 0.5 * tip);
  l.body("rod", 1, ball(0.08), tip);
  const ElementId main = l.joint("revolute", "O", "ground", "crank", Vec3::Zero());
  l.joint("revolute", "C", "crank", "rod", tip);
  for (int i = 0; i < 2; ++i) {
    const std::string n = std::to_string(i), block = "block" + n;
    l.body(block, 0.2, ball(0.001), ends[i]);
    l.joint("prismatic", "guide" + n, "ground", block, ends[i],
            i == 0 ? about(Vec3::UnitY(), M_PI / 2) : about(Vec3::UnitX(), -M_PI / 2));
    l.joint("revolute", "end" + n, block, "rod", ends[i]);
  }
  if (driven) l.drive(main, 1);
  return l.model;
}

/// A parallelogram of hinges of space, which passes its change points, all bars in line. Free, it turns over the top.
/// @param rocker  mass, over that of the crank: of unequal ones weight and inertia pull towards the other branch, with
/// reactions that grow without bound at the change point
inline ModelBuilder parallelogramFrom(double angle, double rocker, bool twin, bool driven) {
  const double length = 0.5, speed = driven ? 1 : 12;
  if (twin) {
    const double inertia = (1 + rocker) * (0.02 + 0.0625) + length * length;
    return pendulum(length, angle, length * (1.5 + 0.5 * rocker), inertia, driven, speed);
  }
  Linkage l(Vec3(0, -9.81, 0));
  const Vec3 crank = length * Vec3(std::cos(angle), std::sin(angle), 0), base(0.8, 0, 0), spin(0, 0, speed);
  l.body("crank", 1, ball(0.02), 0.5 * crank);
  l.body("rocker", rocker, ball(0.02 * rocker), base + 0.5 * crank);
  l.body("coupler", 1, ball(0.05), crank + 0.5 * base);
  for (const auto& [name, arm] : {std::pair("crank", 0.5), std::pair("rocker", 0.5), std::pair("coupler", 1.0)}) {
    const ElementId id = l.model.model().find(name)->id;
    l.model.set(id, "velocity", Vec3(spin.cross(arm * crank)));
    if (arm < 1) l.model.set(id, "angular_velocity", spin);
  }
  const ElementId main = l.joint("revolute", "O", "ground", "crank", Vec3::Zero());
  l.joint("revolute", "Q", "ground", "rocker", base);
  l.joint("revolute", "A", "crank", "coupler", crank);
  l.joint("revolute", "B", "rocker", "coupler", base + crank);
  if (driven) l.drive(main, 1);
  return l.model;
}

inline ModelBuilder parallelogram(bool twin, bool driven) { return parallelogramFrom(40 * degree, 1, twin, driven); }

/// From a change point, where its velocities alone tell the branch.
inline ModelBuilder unequalParallelogram(bool twin, bool driven) { return parallelogramFrom(0, 3, twin, driven); }

/// Two shafts at 30 degrees, joined by two double Cardan shafts side by side, their crosses turned by 90 degrees; free,
/// the first is a pendulum. Twin: the output may slide, and the second shaft's far end is only led along a line.
inline ModelBuilder cardanShafts(bool twin, bool driven) {
  const Quat middle = about(Vec3::UnitY(), 15 * degree), last = about(Vec3::UnitY(), 30 * degree);
  const Vec3 ends[] = {Vec3::Zero(), 0.4 * (middle * Vec3::UnitZ())};
  Linkage l(Vec3(0, -9.81, 0));
  l.body("in", 1, ball(0.01), Vec3(0.05, 0, -0.2));
  l.body("out", 1, diagonal(0.01, 0.01, 0.02), ends[1] + 0.2 * (last * Vec3::UnitZ()), last);
  const ElementId main = l.joint("revolute", "bi", "ground", "in", Vec3(0, 0, -0.2));
  l.joint(twin ? "cylindrical" : "revolute", "bo", "ground", "out", ends[1] + 0.2 * (last * Vec3::UnitZ()), last);
  for (int i = 0; i < 2; ++i) {
    const Quat phase = about(Vec3::UnitZ(), i * M_PI / 2);
    const std::string n = std::to_string(i), shaft = "shaft" + n;
    l.body(shaft, 0.5, diagonal(0.004, 0.004, 0.001), 0.5 * ends[1], middle);
    l.joint("universal", "u" + n, "in", at(ends[0], phase), shaft, at(ends[0], middle * phase));
    if (twin && i == 1) l.joint("point_on_line", "w" + n, shaft, "out", ends[1], middle);
    else l.joint("universal", "w" + n, "out", at(ends[1], last * phase), shaft, at(ends[1], middle * phase));
  }
  if (driven) l.drive(main, 5);
  return l.model;
}

/// Watt's six-bar linkage of the second kind, of hinges of space: a crank and rocker, the rocker extended to drive
/// another one. Twin: two of the hinges are points on lines.
inline ModelBuilder sixBar(bool twin, bool driven) {
  using Point = Eigen::Vector2d;
  /// The point at distances r1 and r2 from P1 and P2, to the left of the line between them.
  const auto apex = [](const Point& P1, double r1, const Point& P2, double r2) -> Point {
    const Point d = P2 - P1;
    const double along = (r1 * r1 - r2 * r2 + d.squaredNorm()) / (2 * d.squaredNorm());
    return P1 + along * d + std::sqrt(r1 * r1 / d.squaredNorm() - along * along) * Point(-d.y(), d.x());
  };
  const Point O(0, 0), D(1, 0), G(2.2, 0), A = 0.3 * Point(std::cos(60 * degree), std::sin(60 * degree));
  const Point C = apex(A, 0.9, D, 0.7), E = D + 0.5 / 0.7 * (C - D), F = apex(E, 1.1, G, 0.8);
  Linkage l(Vec3(0, -9.81, 0));
  const auto flat = [](const Point& p) { return Vec3(p.x(), p.y(), 0); };
  const auto bar = [&](const char* name, const Point& a, const Point& b) {
    l.body(name, 1, ball((a - b).squaredNorm() / 12), flat(0.5 * (a + b)));
  };
  bar("crank", O, A);
  bar("coupler", A, C);
  bar("rocker", D, C);
  bar("link", E, F);
  bar("last", G, F);
  const char* closing = twin ? "point_on_line" : "revolute";
  const ElementId main = l.joint("revolute", "O", "ground", "crank", flat(O));
  l.joint("revolute", "A", "crank", "coupler", flat(A));
  l.joint("revolute", "D", "ground", "rocker", flat(D));
  l.joint(closing, "C", "coupler", "rocker", flat(C));
  l.joint("revolute", "E", "rocker", "link", flat(E));
  l.joint("revolute", "G", "ground", "last", flat(G));
  l.joint(closing, "F", "link", "last", flat(F));
  if (driven) l.drive(main, 1);
  return l.model;
}

struct Mechanism {
  const char* name;
  ModelBuilder (*model)(bool twin, bool driven);
  int redundant;                    ///< constraints where it starts, when nothing drives it
  bool hasTwin;                     ///< without constraints of its own
  std::vector<std::string> bodies;  ///< of both, that move the same way
};

inline const std::vector<Mechanism>& mechanismsWithMovingRedundancy() {
  static const std::vector<Mechanism> all{{"Bennett", bennett, 3, false, {"L1", "L2", "L3"}},
                                          {"Sarrus", sarrus, 1, true, {"platform", "low0", "up0", "low1", "up1"}},
                                          {"Scott-Russell", scottRussell, 7, true, {"crank"}},
                                          {"parallelogram", parallelogram, 3, true, {"crank"}},
                                          {"unequal parallelogram", unequalParallelogram, 4, true, {"crank"}},
                                          {"Cardan shafts", cardanShafts, 3, true, {"in", "out", "shaft0", "shaft1"}},
                                          {"six-bar", sixBar, 6, true, {"crank", "coupler", "rocker", "link", "last"}}};
  return all;
}

}  // namespace gyre::test
