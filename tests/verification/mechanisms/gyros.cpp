// What spins.
#include "verification/mechanisms/library.h"

#include "lie/so3.h"

#include <cmath>

namespace gyre::test {
namespace {

/// Euler's angles z, x, z.
Mat3 euler(double psi, double theta, double phi) { return turned(2, psi) * turned(0, theta) * turned(2, phi); }

Mechanism freeBody(const char* name, const char* source, const Vec3& J, const VecX& q0, const VecX& v0) {
  Mechanism m(name, source, q0);
  m.places([](const VecX& q, double) { return BodyPlaces{{Vec3(0, 0, 0), euler(q[0], q[1], q[2])}}; });
  m.body("body", 1, J);
  m.gravity(Vec3(0, 0, 0));
  m.v0 = v0;
  m.length = 0.5;
  return m;
}

/// Free and symmetric: it precesses about its angular momentum at |L| / J1 and spins at W3 (1 - J3 / J1).
Mechanism eulersTop() {
  const double J1 = 0.02, J3 = 0.035;
  const Vec3 W(1.5, 0, 6), L = Vec3(J1 * W.x(), 0, J3 * W.z());
  Mechanism m("Euler's free top", "Euler 1758; Landau and Lifshitz 1976, sec. 33: in closed form", VecX());
  m.places([=](const VecX&, double t) {
    return BodyPlaces{{Vec3(0, 0, 0), so3::exp(t / J1 * L) * turned(2, t * W.z() * (1 - J3 / J1))}};
  });
  m.equations.timeRate = 12;
  m.body("top", 1, Vec3(J1, J1, J3));
  m.gravity(Vec3(0, 0, 0));
  m.length = 0.5;
  return m;
}

/// About a fixed point, steadily: J1 w^2 cos - J3 s w + m g l = 0 at the lean theta, with s the spin in body axes.
Mechanism steadyTop() {
  const double mass = 1, l = 0.1, J1 = 0.004, J3 = 0.006, lean = 0.5, w = 6;
  const double J = J1 + mass * l * l;  // about the point
  const double spin = (J * w * w * std::cos(lean) + mass * 9.81 * l) / (J3 * w);
  Mechanism m("steadily precessing top", "Lagrange 1788; Goldstein 1980, sec. 5-7: in closed form", VecX());
  m.places([=](const VecX&, double t) {
    const Mat3 R = euler(w * t, lean, (spin - w * std::cos(lean)) * t);
    return BodyPlaces{{R * Vec3(0, 0, l), R}};
  });
  m.equations.timeRate = spin;
  m.body("top", mass, Vec3(J1, J1, J3));
  m.joint("spherical", "point", "ground", "top", Vec3(0, 0, 0));
  m.length = 0.1;
  m.end = 0.2;
  m.lawOfMotion = true;
  m.law = [=](const BodyPlaces& at) { return at[0].x.z() - l * std::cos(lean); };
  return m;
}

Mechanism lagrangesTop() {
  Mechanism m("Lagrange's top", "Lagrange 1788; Bruels and Cardona 2010, sec. 7.4", coordinates({0, 0.7, 0}));
  m.places([](const VecX& q, double) {
    const Mat3 R = euler(q[0], q[1], q[2]);
    return BodyPlaces{{R * Vec3(0, 0, 0.1), R}};
  });
  m.body("top", 1, Vec3(0.004, 0.004, 0.006));
  m.joint("spherical", "point", "ground", "top", Vec3(0, 0, 0));
  m.v0 = coordinates({0, 0, 40});
  m.length = 0.1;
  m.end = 0.2;
  m.special = "nods with cusps";
  return m;
}

/// Rotor in two rings: outer about z, inner about x, the rotor about z; at gimbal lock two axes are one.
Mechanism gimbals() {
  Mechanism m("gyroscope in gimbals", "L. Foucault 1852; Magnus 1971, Kreisel: rings have mass",
              coordinates({0.3, 0.8, 0}));
  m.places([](const VecX& q, double) {
    const Mat3 outer = turned(2, q[0]), inner = outer * turned(0, q[1]), rotor = inner * turned(2, q[2]);
    return BodyPlaces{{Vec3(0, 0, 0), outer}, {Vec3(0, 0, 0), inner}, {rotor * Vec3(0, 0, 0.03), rotor}};
  });
  m.body("outer ring", 0.5, Vec3(0.004, 0.003, 0.003));
  m.body("inner ring", 0.4, Vec3(0.002, 0.003, 0.002));
  m.body("rotor", 1, Vec3(0.003, 0.003, 0.005));
  const Mat3 outer = turned(2, 0.3), inner = outer * turned(0, 0.8);
  m.joint("revolute", "outer axis", "ground", "outer ring", Vec3(0, 0, 0));
  m.joint("revolute", "inner axis", "outer ring", "inner ring", Vec3(0, 0, 0), outer.col(0));
  m.joint("revolute", "spin axis", "inner ring", "rotor", Vec3(0, 0, 0), inner.col(2));
  m.v0 = coordinates({0, 0, 50});
  m.length = 0.2;
  m.end = 0.2;
  m.inputs = {{.joint = "outer axis", .q = 0, .rate = 3},
              {.joint = "inner axis", .q = 1, .rate = 0, .swing = 0.3, .frequency = 8},
              {.joint = "spin axis", .q = 2, .rate = 20}};
  m.starts = {{"gimbal lock", coordinates({0, 0, 0})}};
  return m;
}

/// A rotor in a ring that is free about the vertical of a base turning with the earth, here fast; latitude 40 degrees.
Mechanism gyrocompass() {
  Mechanism m("gyrocompass", "Anschuetz 1904; Magnus 1971, Kreisel", coordinates({0.6, 0}));
  const double w = 2, latitude = 40 * M_PI / 180;
  // The earth's axis is z; the vertical leans from it by the complement of the latitude.
  const Mat3 lean = turned(0, M_PI / 2 - latitude);
  const auto base = [=](double t) { return Mat3(turned(2, w * t) * lean); };
  m.places([=](const VecX& q, double t) {
    const Mat3 ring = base(t) * turned(2, q[0]), rotor = ring * turned(1, q[1]);
    return BodyPlaces{{Vec3(0, 0, 0), base(t)}, {Vec3(0, 0, 0), ring}, {Vec3(0, 0, 0), rotor}};
  });
  m.equations.timeRate = w;
  m.body("earth", 1, Vec3(0.1, 0.1, 0.1));
  m.body("ring", 0.2, Vec3(0.001, 0.001, 0.001));
  m.body("rotor", 1, Vec3(0.002, 0.004, 0.002));
  const Mat3 ring = lean * turned(2, 0.6);
  m.joint("revolute", "axis", "ground", "earth", Vec3(0, 0, 0));
  m.joint("revolute", "vertical", "earth", "ring", Vec3(0, 0, 0), lean.col(2));
  m.joint("revolute", "spin", "ring", "rotor", Vec3(0, 0, 0), ring.col(1));
  m.prescribe("day", "axis", "angle", "2*t");
  m.v0 = coordinates({0, 60});
  m.length = 0.2;
  m.end = 0.2;
  m.conserves = m.scales = false;
  m.special = "its ring swings about north";
  return m;
}

/// Two balls on arms about a turning shaft, and a sleeve that they lift: coordinates the shaft's angle and the arms'.
Mechanism governor() {
  const double l = 0.2;
  Mechanism m("Watt's governor", "J. Watt 1788; Pontryagin 1962", coordinates({0, 0.6}));
  m.places([=](const VecX& q, double) {
    const Mat3 shaft = turned(2, q[0]);
    const Mat3 right = shaft * turned(1, -q[1]), left = shaft * turned(1, q[1]);
    return BodyPlaces{{Vec3(0, 0, 0), shaft}, {right * Vec3(0, 0, -l), right}, {left * Vec3(0, 0, -l), left}};
  });
  m.body("shaft", 1, Vec3(0.01, 0.01, 0.005));
  m.body("right ball", 0.5, Vec3(3e-4, 3e-4, 3e-4));
  m.body("left ball", 0.5, Vec3(3e-4, 3e-4, 3e-4));
  m.joint("revolute", "bearing", "ground", "shaft", Vec3(0, 0, 0));
  m.joint("revolute", "right arm", "shaft", "right ball", Vec3(0, 0, 0), Vec3(0, -1, 0));
  m.joint("revolute", "left arm", "shaft", "left ball", Vec3(0, 0, 0), Vec3(0, 1, 0));
  m.link("gear", "sleeve", {{"joint1", "left arm"}, {"joint2", "right arm"}}, {{"ratio", 1.0}});
  m.v0 = coordinates({6, 0});
  m.length = l;
  m.inputs = {{.joint = "bearing", .q = 0, .rate = 6},
              {.joint = "right arm", .q = 1, .rate = 0, .swing = 0.2, .frequency = 8}};
  return m;
}

/// A thin disc rolls around while its centre rests, W along the diameter to the contact: w^2 sin(theta) = 4 g / a.
Mechanism eulersDisk() {
  const double a = 0.1, theta = 0.4, mass = 1, I = mass * a * a / 4, C = 2 * I;
  const double w = std::sqrt(4 * 9.81 / (a * std::sin(theta)));
  Mechanism m("Euler's disk", "H. K. Moffatt 2000, Nature 404, p. 833: in closed form", VecX());
  m.places([=](const VecX&, double t) {
    const Mat3 R = euler(w * t, theta, -w * std::cos(theta) * t);
    return BodyPlaces{{Vec3(0, 0, a * std::sin(theta)), R}};
  });
  m.equations.timeRate = w;
  m.body("disc", mass, Vec3(I, I, C));
  m.joint("rolling_disc", "contact", "ground", "disc", frameAt(Vec3(0, 0, 0), Vec3(0, 0, 1)),
          frameAt(Vec3(0, 0, a * std::sin(theta)), turned(0, theta) * Vec3(0, 0, 1)), {{"radius", a}});
  m.length = a;
  m.end = 0.2;
  m.lawOfMotion = true;
  m.law = [=](const BodyPlaces& at) { return at[0].x.z() - a * std::sin(theta); };
  m.special = "nonholonomic; its centre rests";
  return m;
}

/// A skate under a body, at a from its centre of mass; u is the speed of the blade along itself, b^2 = J / m + a^2:
///   u' = a W^2,  b^2 W' = -a u W,  so that  u = c tanh(rate t), W = c / (b cosh(rate t)), rate = a c / b^2.
Mechanism chaplyginsSleigh() {
  const double a = 0.15, mass = 2, J = 0.03, b2 = J / mass + a * a, b = std::sqrt(b2), c = 1, rate = a * c / b2;
  Mechanism m("Chaplygin's sleigh", "S. A. Chaplygin 1911; Neimark and Fufaev 1972, ch. 2: in closed form", VecX());
  // Angle = (b / a) gd(rate t), the Gudermannian; the way by Gauss's rule of 20 intervals.
  const auto angle = [=](double t) { return b / a * std::atan(std::sinh(rate * t)); };
  m.places([=](const VecX&, double t) {
    constexpr double node[] = {0.1834346424956498, 0.5255324099163290, 0.7966664774136267, 0.9602898564975363};
    constexpr double weight[] = {0.3626837833783620, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763};
    Vec3 blade(0, 0, 0);
    const double h = t / 20;
    for (int i = 0; i < 20; ++i)
      for (int k = 0; k < 8; ++k) {
        const double s = h * (i + 0.5 + 0.5 * (k % 2 ? node[k / 2] : -node[k / 2]));
        blade += 0.5 * h * weight[k / 2] * c * std::tanh(rate * s) * turned(2, angle(s)).col(0);
      }
    const Mat3 R = turned(2, angle(t));
    return BodyPlaces{{blade + R * Vec3(a, 0, 0), R}};
  });
  m.equations.timeRate = c / b;
  m.body("sleigh", mass, Vec3(J, J, J));
  m.joint("planar", "ice", "ground", "sleigh", Vec3(0, 0, 0));
  m.joint("knife_edge", "blade", "ground", "sleigh", Vec3(0, 0, 0));
  m.gravity(Vec3(0, 0, 0));
  m.length = 0.3;
  m.special = "nonholonomic";
  return m;
}

/// Discs on one line, coupled by springs between their rims.
Mechanism torsionalDiscs() {
  const double J = 0.01, r = 0.1, k = 200;
  Mechanism m("three discs on rims of springs", "Holzer 1921; den Hartog 1956", coordinates({0.1, -0.05, 0.02}));
  m.places([=](const VecX& q, double) {
    BodyPlaces at;
    for (int i = 0; i < 3; ++i) at.push_back({Vec3(0, 0, 0.2 * i), turned(2, q[i])});
    return at;
  });
  for (int i = 0; i < 3; ++i) m.body("disc " + std::to_string(i), 1, Vec3(J, J, J));
  for (int i = 0; i < 3; ++i)
    m.joint("revolute", "J" + std::to_string(i), "ground", "disc " + std::to_string(i), Vec3(0, 0, 0.2 * i));
  for (int i = 0; i < 2; ++i)
    m.spring("spring " + std::to_string(i), "disc " + std::to_string(i), "disc " + std::to_string(i + 1),
             Vec3(r, 0, 0.2 * i), Vec3(0, r, 0.2 * i + 0.2), k, 0.1);
  m.length = 0.2;
  return m;
}

}  // namespace

Mechanisms gyros() {
  return {eulersTop(),
          freeBody("Dzhanibekov's body", "Poinsot 1834; Ashbaugh, Chicone and Cushman 1991", Vec3(0.01, 0.02, 0.029),
                   coordinates({0, M_PI / 2 - 0.02, M_PI / 2}), coordinates({10, 0.1, 0})),
          freeBody("Poinsot's body", "Poinsot 1834: polhodes about the axis of the largest moment",
                   Vec3(0.01, 0.02, 0.029), coordinates({0.1, 0.8, 0.3}), coordinates({2, 1, 6})),
          steadyTop(),
          lagrangesTop(),
          gimbals(),
          gyrocompass(),
          governor(),
          eulersDisk(),
          chaplyginsSleigh(),
          torsionalDiscs()};
}

}  // namespace gyre::test
