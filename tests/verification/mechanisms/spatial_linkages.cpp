// Linkages in space that are not loops of hinges alone, or whose places have a closed form of their own.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

/// Two legs of parallel hinges, at right angles to each other, under a platform that stays level and rises.
Mechanism sarrus() {
  Mechanism m("Sarrus's linkage", "P. F. Sarrus 1853, C. R. Acad. Sci. 36, p. 1036", coordinates({0.6}));
  const double l = 0.4;
  // A leg leans out by q and back; in its plane, out along x.
  m.places([=](const VecX& q, double) {
    const Vec3 knee(0.2 + l * std::sin(q[0]), 0, l * std::cos(q[0]));
    BodyPlaces at{{Vec3(0, 0, 2 * l * std::cos(q[0])), Mat3::Identity()}};
    for (int leg = 0; leg < 2; ++leg) {
      const Mat3 side = turned(2, leg * M_PI / 2);
      at.push_back({side * Vec3(0.2 + 0.5 * l * std::sin(q[0]), 0, 0.5 * knee.z()), side * turned(1, q[0])});
      at.push_back({side * Vec3(0.2 + 0.5 * l * std::sin(q[0]), 0, 1.5 * knee.z()), side * turned(1, -q[0])});
    }
    return at;
  });
  m.body("platform", 1, Vec3(0.02, 0.02, 0.03));
  for (int leg = 0; leg < 2; ++leg) {
    const std::string k = std::to_string(leg);
    const Mat3 side = turned(2, leg * M_PI / 2);
    m.body("lower " + k, 0.4, Vec3(0.006, 0.006, 0.002));
    m.body("upper " + k, 0.4, Vec3(0.006, 0.006, 0.002));
    const Vec3 foot(0.2, 0, 0), knee(0.2 + l * std::sin(0.6), 0, l * std::cos(0.6)), head(0.2, 0, 2 * knee.z());
    const Vec3 axis = side * Vec3(0, 1, 0);
    m.joint("revolute", "foot " + k, "ground", "lower " + k, side * foot, axis);
    m.joint("revolute", "knee " + k, "lower " + k, "upper " + k, side * knee, axis);
    m.joint("revolute", "head " + k, "upper " + k, "platform", side * head, axis);
  }
  m.length = 0.8;
  m.end = 0.3;
  m.inputs = {{.joint = "foot 0", .rate = 0, .swing = 0.3, .frequency = 8}};
  m.special = "an exact straight line in space, before Peaucellier's";
  m.law = [](const BodyPlaces& at) { return std::hypot(at[0].x.x(), at[0].x.y()); };
  return m;
}

/// Cranks about skew axes with a rod of two balls between their ends; rocker angle by A cos + B sin = C.
Mechanism rssr() {
  Mechanism m("RSSR with a massless rod", "Hartenberg and Denavit 1964; Duffy 1980", coordinates({0.5}));
  const double a = 0.1, b = 0.3, l = 0.5;
  const Vec3 O2(0.4, 0.2, 0.1);
  const auto tip = [=](double q) { return Vec3(a * std::cos(q), a * std::sin(q), 0); };
  // The rocker turns about y: its end at O2 + b (sin p, 0, cos p).
  const auto rocker = [=](double q) {
    const Vec3 d = O2 - tip(q);
    const double A = 2 * b * d.z(), B = 2 * b * d.x(), C = l * l - b * b - d.squaredNorm();
    return std::atan2(B, A) - std::acos(C / std::hypot(A, B));
  };
  m.places([=](const VecX& q, double) {
    const double p = rocker(q[0]);
    const Vec3 arm = turned(1, p) * Vec3(0, 0, b), P = tip(q[0]);
    return BodyPlaces{{0.5 * P, turned(2, q[0])}, {O2 + 0.5 * arm, turned(1, p)}};
  });
  m.body("crank", 0.5, Vec3(0.001, 0.002, 0.002));
  m.body("rocker", 0.6, Vec3(0.005, 0.005, 0.001));
  const Vec3 P = tip(0.5), Q = O2 + turned(1, rocker(0.5)) * Vec3(0, 0, b);
  m.joint("revolute", "A", "ground", "crank", Vec3(0, 0, 0));
  m.joint("revolute", "B", "ground", "rocker", O2, Vec3(0, 1, 0));
  m.joint("distance", "rod", "crank", "rocker", at(P), at(Q), {{"length", l}});
  m.inputs = {{.joint = "A", .rate = 6}};
  m.length = 0.3;
  return m;
}

/// A slider along x and a crank, with a rod of two balls.
Mechanism rssp() {
  Mechanism m("RSSP with a massless rod", "Haug 1989, sec. 12.2", coordinates({0.5}));
  const double a = 0.08, l = 0.3;
  const auto tip = [=](double q) { return Vec3(0, 0.1 - a * std::sin(q), 0.12 + a * std::cos(q)); };
  m.places([=](const VecX& q, double) {
    const Vec3 P = tip(q[0]);
    return BodyPlaces{{0.5 * (P + Vec3(0, 0.1, 0.12)), turned(0, q[0])},
                      {Vec3(std::sqrt(l * l - P.y() * P.y() - P.z() * P.z()), 0, 0), Mat3::Identity()}};
  });
  m.body("crank", 0.12, Vec3(1e-4, 2e-4, 2e-4));
  m.body("slider", 1, Vec3(1e-3, 1e-3, 1e-3));
  const Vec3 P = tip(0.5), S(std::sqrt(l * l - P.y() * P.y() - P.z() * P.z()), 0, 0);
  m.joint("revolute", "A", "ground", "crank", Vec3(0, 0.1, 0.12), Vec3(1, 0, 0));
  m.joint("prismatic", "rail", "ground", "slider", S, Vec3(1, 0, 0));
  m.joint("distance", "rod", "crank", "slider", at(P), at(S), {{"length", l}});
  m.inputs = {{.joint = "A", .rate = 6}};
  m.length = 0.3;
  return m;
}

/// A slanting disc on a shaft lifts a piston: z = r tan(lean) cos(angle).
Mechanism swashPlate() {
  Mechanism m("swash plate", "H. Ottesen; Hartenberg and Denavit 1964", coordinates({0.4}));
  const double r = 0.1, lean = 0.35;
  m.places([=](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])},
                      {Vec3(r, 0, r * std::tan(lean) * std::cos(q[0])), Mat3::Identity()},
                      {Vec3(-r, 0, -r * std::tan(lean) * std::cos(q[0])), Mat3::Identity()}};
  });
  m.body("shaft", 1, Vec3(0.004, 0.004, 0.006));
  m.body("piston", 0.3, Vec3(1e-4, 1e-4, 1e-4));
  m.body("opposite piston", 0.3, Vec3(1e-4, 1e-4, 1e-4));
  m.joint("revolute", "A", "ground", "shaft", Vec3(0, 0, 0));
  // The disc's normal leans towards -x of the shaft: it rises along +x.
  const Vec3 normal = turned(2, 0.4) * Vec3(-std::sin(lean), 0, std::cos(lean));
  const double z = r * std::tan(lean) * std::cos(0.4);
  for (const double side : {1.0, -1.0}) {
    const std::string name = side > 0 ? "piston" : "opposite piston";
    const Vec3 p(side * r, 0, side * z);
    m.joint("prismatic", "bore of the " + name, "ground", name, p, Vec3(0, 0, 1));
    m.joint("point_on_plane", "shoe of the " + name, "shaft", name, frameAt(Vec3(0, 0, 0), normal), at(p));
  }
  m.gravity(Vec3(0, 0, 0));
  m.v0 = coordinates({8});
  m.length = 0.1;
  m.inputs = {{.joint = "A", .rate = 8}};
  return m;
}

}  // namespace

Mechanisms spatialLinkages() { return {sarrus(), rssr(), rssp(), swashPlate()}; }

}  // namespace gyre::test
