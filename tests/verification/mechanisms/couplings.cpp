// Couplings of shafts.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

constexpr double degree = M_PI / 180;

/// A shaft's axes at angle 0: z along it, y normal to the plane of the shafts.
Mat3 axisAt(double lean) { return turned(1, lean); }

/// Angle of the shaft behind a Cardan joint: tan out = tan in / cos beta (Poncelet 1836; Geradin and Cardona 2001,
/// sec. 7.9).
double behindCardan(double in, double beta) { return std::atan2(std::sin(in), std::cos(in) * std::cos(beta)); }

Frame frameOf(const Place& shaft, const Vec3& point) { return {point, Quat(shaft.R)}; }

void addShaft(Mechanism& m, const std::string& name, double mass = 1) { m.body(name, mass, Vec3(0.01, 0.01, 0.004)); }

/// Joins bodies i and k at a point by frames along their own axes.
void joinShafts(Mechanism& m, const char* type, const std::string& called, int i, int k, const Vec3& point) {
  const BodyPlaces at = m.equations.places(m.assembly, 0);
  const auto& names = m.bodyNames();
  const auto one = static_cast<std::size_t>(i), two = static_cast<std::size_t>(k);
  m.joint(type, called, names[one], names[two], frameOf(at[one], point), frameOf(at[two], point));
}

/// Bearings of the first and the last shaft: at -0.3 on z, and on an axis through a point.
void holdShafts(Mechanism& m, const Mat3& out, const Vec3& through = Vec3(0, 0, 0)) {
  m.joint("revolute", "in", "ground", m.bodyNames().front(), Vec3(0, 0, -0.3));
  m.joint("revolute", "out", "ground", m.bodyNames().back(), through + out * Vec3(0, 0, 0.3), out.col(2));
}

void turnFirstShaft(Mechanism& m, double length = 0.3) {
  m.v0 = coordinates({5});
  m.length = length;
  m.inputs = {{.joint = "in", .rate = 5}};
}

Mechanism cardan(double lean) {
  Mechanism m("Cardan shaft at " + std::to_string(static_cast<int>(lean)) + " degrees",
              "G. Cardano 1550; R. Hooke 1676; Poncelet 1836; Geradin and Cardona 2001, sec. 7.9", coordinates({0.4}));
  const double beta = lean * degree;
  m.places([beta](const VecX& q, double) {
    const Mat3 out = axisAt(beta);
    return BodyPlaces{{Vec3(0, 0, -0.3), turned(2, q[0])},
                      {out * Vec3(0, 0, 0.3), out * turned(2, behindCardan(q[0], beta))}};
  });
  addShaft(m, "input");
  addShaft(m, "output");
  holdShafts(m, axisAt(beta));
  joinShafts(m, "universal", "cross", 0, 1, Vec3(0, 0, 0));
  m.gravity(Vec3(0, 0, 0));
  turnFirstShaft(m);
  m.special = "no force but of the joints where it turns freely";
  return m;
}

/// Middle shafts side by side between the same points; z or w: the output parallel to the input, or leaning twice.
Mechanism doubleCardan(const std::string& name, int branches, bool w) {
  Mechanism m(name, "R. Hooke 1683; Hartenberg and Denavit 1964", coordinates({0.4}));
  const double beta = 30 * degree, last = w ? 2 * beta : 0;
  const Vec3 joint2 = axisAt(beta) * Vec3(0, 0, 0.4);
  m.places([=](const VecX& q, double) {
    const Mat3 middle = axisAt(beta), out = axisAt(last);
    BodyPlaces at{{Vec3(0, 0, -0.3), turned(2, q[0])}};
    for (int i = 0; i < branches; ++i) at.push_back({0.5 * joint2, middle * turned(2, behindCardan(q[0], beta))});
    at.push_back({joint2 + out * Vec3(0, 0, 0.3), out * turned(2, q[0])});
    return at;
  });
  addShaft(m, "input");
  for (int i = 0; i < branches; ++i) addShaft(m, "middle " + std::to_string(i), 0.5);
  addShaft(m, "output");
  holdShafts(m, axisAt(last), joint2);
  for (int i = 1; i <= branches; ++i) {
    joinShafts(m, "universal", "cross " + std::to_string(i), 0, i, Vec3(0, 0, 0));
    joinShafts(m, "universal", "second cross " + std::to_string(i), branches + 1, i, joint2);
  }
  turnFirstShaft(m);
  m.special = "constant velocity";
  m.law = [=](const BodyPlaces& at) {
    const Mat3 out = axisAt(last).transpose() * at.back().R;
    return (out - at.front().R).norm();
  };
  return m;
}

/// Two crosses about one point, their yoke held in the bisector.
Mechanism thompson() {
  Mechanism m("Thompson's coupling", "G. Thompson 2006: Cardan joints about one point", coordinates({0.4}));
  const double beta = 20 * degree;
  m.places([=](const VecX& q, double) {
    const Mat3 yoke = axisAt(beta), out = axisAt(2 * beta);
    return BodyPlaces{{Vec3(0, 0, -0.3), turned(2, q[0])},
                      {Vec3(0, 0, 0), yoke * turned(2, behindCardan(q[0], beta))},
                      {out * Vec3(0, 0, 0.3), out * turned(2, q[0])}};
  });
  addShaft(m, "input");
  addShaft(m, "yoke", 0.5);
  addShaft(m, "output");
  m.joint("revolute", "bisector", "ground", "yoke", Vec3(0, 0, 0), axisAt(beta).col(2));
  holdShafts(m, axisAt(2 * beta));
  joinShafts(m, "universal", "cross", 0, 1, Vec3(0, 0, 0));
  joinShafts(m, "universal", "second cross", 2, 1, Vec3(0, 0, 0));
  turnFirstShaft(m);
  return m;
}

Mechanism rzeppa() {
  Mechanism m("Rzeppa's joint", "A. H. Rzeppa 1927; Lacoursiere 2010", coordinates({0.4}));
  const double beta = 40 * degree;
  m.places([=](const VecX& q, double) {
    const Mat3 out = axisAt(beta);
    return BodyPlaces{{Vec3(0, 0, -0.3), turned(2, q[0])}, {out * Vec3(0, 0, 0.3), out * turned(2, q[0])}};
  });
  addShaft(m, "input");
  addShaft(m, "output");
  holdShafts(m, axisAt(beta));
  joinShafts(m, "constant_velocity", "balls", 0, 1, Vec3(0, 0, 0));
  turnFirstShaft(m);
  return m;
}

Mechanism oldham() {
  Mechanism m("Oldham's coupling", "J. Oldham 1821; Hartenberg and Denavit 1964", coordinates({0.3}));
  const Point offset(0.08, 0);
  const auto middle = [=](double angle) {
    const Point u = polar(1, angle);
    return u * (offset / u).real();  // along u through 0 and along i u through the other shaft
  };
  m.places([=](const VecX& q, double) {
    const Mat3 R = turned(2, q[0]);
    return BodyPlaces{{Vec3(0, 0, -0.05), R}, {inSpace(middle(q[0])), R}, {inSpace(offset, 0.05), R}};
  });
  for (const char* name : {"input", "disc", "output"}) addShaft(m, name);
  const Point u = polar(1, 0.3);
  m.joint("revolute", "in", "ground", "input", Vec3(0, 0, -0.05));
  m.joint("prismatic", "slot 1", "input", "disc", Vec3(0, 0, -0.02), inSpace(u));
  m.joint("prismatic", "slot 2", "disc", "output", inSpace(offset, 0.02), inSpace(u * Point(0, 1)));
  m.joint("revolute", "out", "ground", "output", inSpace(offset, 0.05));
  m.gravity(Vec3(0, -9.81, 0));
  turnFirstShaft(m, 0.2);
  // The disc's centre moves on the circle over the line of centres, twice as fast.
  m.law = [=](const BodyPlaces& at) { return (at[1].x - Vec3(0.04, 0, 0)).norm() - 0.04; };
  return m;
}

Mechanism schmidt() {
  const double pins = 0.1, link = 0.12;
  const Point O3(0.15, 0), M = dyad(0, link, O3, link);
  Mechanism m("Schmidt's coupling", "R. Schmidt 1963: three discs, six links", coordinates({0.3}));
  const auto pin = [=](double angle, int i) { return polar(pins, angle + 2 * M_PI * i / 3); };
  m.places([=](const VecX& q, double) {
    const Mat3 R = turned(2, q[0]);
    BodyPlaces at{{Vec3(0, 0, 0), R}, {inSpace(M, 0.1), R}, {inSpace(O3, 0.2), R}};
    for (int i = 0; i < 3; ++i) at.push_back({inSpace(0.5 * M + pin(q[0], i), 0.05), Mat3::Identity()});
    for (int i = 0; i < 3; ++i) at.push_back({inSpace(0.5 * (M + O3) + pin(q[0], i), 0.15), Mat3::Identity()});
    return at;
  });
  for (const char* name : {"input", "middle", "output"}) addShaft(m, name);
  for (int i = 0; i < 6; ++i) m.body("link " + std::to_string(i), 0.1, Vec3(1e-4, 1e-4, 1e-4));
  m.joint("revolute", "in", "ground", "input", Vec3(0, 0, 0));
  m.joint("revolute", "out", "ground", "output", inSpace(O3, 0.2));
  for (int i = 0; i < 3; ++i) {
    const std::string k = std::to_string(i), one = "link " + k, two = "link " + std::to_string(i + 3);
    const Point p = pin(0.3, i);
    m.joint("revolute", "a" + k, "input", one, inSpace(p));
    m.joint("revolute", "b" + k, one, "middle", inSpace(M + p, 0.1));
    m.joint("revolute", "c" + k, "middle", two, inSpace(M + p, 0.1));
    m.joint("revolute", "d" + k, two, "output", inSpace(O3 + p, 0.2));
  }
  m.gravity(Vec3(0, -9.81, 0));
  turnFirstShaft(m, 0.2);
  m.special = "its middle disc has no bearing";
  return m;
}

/// A body on two coaxial hinges: the plainest redundancy there is.
Mechanism shaftInTwoBearings(bool weighs) {
  Mechanism m(weighs ? "shaft in two bearings" : "shaft in two bearings, weightless",
              "Shigley and Mischke 2001: a shaft in fixed bearings", coordinates({0.2}));
  const Vec3 axis = Vec3(1, 2, 3).normalized();
  const Mat3 E = Quat(frameAt(Vec3(0, 0, 0), axis).orientation).toRotationMatrix();
  m.places([=](const VecX& q, double) {
    const Mat3 R = E * turned(2, q[0]);
    return BodyPlaces{{R * Vec3(weighs ? 0.02 : 0, 0, 0), R}};
  });
  m.body("shaft", 2, Vec3(0.01, 0.012, 0.004));
  m.joint("revolute", "left", "ground", "shaft", -0.3 * axis, axis);
  m.joint("revolute", "right", "ground", "shaft", 0.3 * axis, axis);
  if (!weighs) m.gravity(Vec3(0, 0, 0));
  m.v0 = coordinates({10});
  m.length = 0.3;
  m.inputs = {{.joint = "left", .rate = 10}};
  return m;
}

}  // namespace

Mechanisms couplings() {
  Mechanisms out;
  for (const double lean : {15.0, 45.0, 80.0}) out.push_back(cardan(lean));
  out.push_back(doubleCardan("double Cardan shaft, Z", 1, false));
  out.push_back(doubleCardan("double Cardan shaft, W", 1, true));
  out.push_back(doubleCardan("double Cardan shaft, two branches", 2, false));
  out.push_back(thompson());
  out.push_back(rzeppa());
  out.push_back(oldham());
  out.push_back(schmidt());
  out.push_back(shaftInTwoBearings(true));
  out.push_back(shaftInTwoBearings(false));
  return out;
}

}  // namespace gyre::test
