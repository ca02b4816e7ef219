// Gears, racks and screws.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <cmath>

namespace gyre::test {
namespace {

void addRotor(Mechanism& m, const std::string& name, double J = 0.004, double mass = 1) {
  m.body(name, mass, Vec3(J, J, J));
}

/// Rotors about parallel axes at these points.
void addHinges(Mechanism& m, std::initializer_list<std::pair<const char*, Vec3>> rotors) {
  for (const auto& [name, at] : rotors) m.joint("revolute", std::string("J ") + name, "ground", name, at);
}

Mechanism gearPair() {
  Mechanism m("gear pair", "Euler 1760; Hartenberg and Denavit 1964", coordinates({0}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])}, {Vec3(0.3, 0, 0), turned(2, -0.5 * q[0])}};
  });
  addRotor(m, "pinion");
  addRotor(m, "wheel", 0.02);
  addHinges(m, {{"pinion", Vec3(0, 0, 0)}, {"wheel", Vec3(0.3, 0, 0)}});
  m.link("gear", "teeth", {{"joint1", "J wheel"}, {"joint2", "J pinion"}}, {{"ratio", -0.5}});
  m.torque("load", "pinion", Vec3(0, 0, 0.3));
  m.inputs = {{.joint = "J pinion", .rate = 6, .swing = 0.2, .frequency = 8}};
  m.conserves = m.scales = false;
  return m;
}

/// A crank with a weight on the wheel: a pendulum behind a gear.
Mechanism gearedPendulum() {
  Mechanism m("geared pendulum", "a weight on the wheel, a flywheel on the pinion", coordinates({0}));
  m.places([](const VecX& q, double) {
    const Mat3 R = turned(2, q[0]);
    return BodyPlaces{{R * Vec3(0.2, 0, 0), R}, {Vec3(0.5, 0, 0), turned(2, -3 * q[0])}};
  });
  addRotor(m, "wheel");
  addRotor(m, "pinion", 0.001);
  addHinges(m, {{"wheel", Vec3(0, 0, 0)}, {"pinion", Vec3(0.5, 0, 0)}});
  m.link("gear", "teeth", {{"joint1", "J pinion"}, {"joint2", "J wheel"}}, {{"ratio", -3.0}});
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "J wheel", .rate = 6, .swing = 0.2, .frequency = 8}};
  return m;
}

Mechanism fastGear(double rate) {
  Mechanism m("gear of 50 at " + std::to_string(static_cast<int>(rate)) + " rad/s", "an engine and its shaft",
              coordinates({0}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])}, {Vec3(0.3, 0, 0), turned(2, -50 * q[0])}};
  });
  addRotor(m, "shaft");
  addRotor(m, "engine", 1e-4);
  addHinges(m, {{"shaft", Vec3(0, 0, 0)}, {"engine", Vec3(0.3, 0, 0)}});
  m.link("gear", "teeth", {{"joint1", "J engine"}, {"joint2", "J shaft"}}, {{"ratio", -50.0}});
  m.equations.difference = 5e-4;
  m.v0 = coordinates({rate});
  m.inputs = {{.joint = "J shaft", .rate = rate}};
  m.special = "nothing accelerates";
  return m;
}

/// Sun, ring and carrier with teeth z; Willis 1841: (w_s - w_c) / (w_r - w_c) = -z_r / z_s. Coordinates: carrier, ring.
Mechanism planetary(bool ringFixed) {
  const double zs = 30, zr = 70, zp = 20, r = 0.125;
  Mechanism m(ringFixed ? "planetary gear" : "planetary gear, two inputs", "R. Willis 1841, Principles of Mechanism",
              ringFixed ? coordinates({0}) : coordinates({0, 0}));
  m.places([=](const VecX& q, double) {
    const double ring = ringFixed ? 0 : q[1], sun = q[0] + (q[0] - ring) * zr / zs;
    const double planet = q[0] + (ring - q[0]) * zr / zp;
    BodyPlaces at{{Vec3(0, 0, 0), turned(2, sun)},
                  {Vec3(0, 0, 0), turned(2, q[0])},
                  {inSpace(polar(r, q[0])), turned(2, planet)}};
    if (!ringFixed) at.push_back({Vec3(0, 0, 0), turned(2, ring)});
    return at;
  });
  addRotor(m, "sun", 0.002);
  addRotor(m, "carrier", 0.005);
  addRotor(m, "planet", 0.0004, 0.3);
  addHinges(m, {{"sun", Vec3(0, 0, 0)}, {"carrier", Vec3(0, 0, 0)}});
  m.joint("revolute", "J planet", "carrier", "planet", Vec3(r, 0, 0));
  // Relative to the carrier: (sun - carrier) = -(zp / zs) planet, (ring - carrier) = (zp / zr) planet.
  m.link("coupler", "inner mesh", {{"joint1", "J sun"}, {"joint2", "J carrier"}, {"joint3", "J planet"}},
         {{"ratio", 1.0}, {"ratio3", -zp / zs}});
  if (ringFixed) {
    m.link("coupler", "outer mesh", {{"joint1", "J carrier"}, {"joint2", "J planet"}}, {{"ratio", -zp / zr}});
  } else {
    addRotor(m, "ring", 0.02);
    addHinges(m, {{"ring", Vec3(0, 0, 0)}});
    m.link("coupler", "outer mesh", {{"joint1", "J ring"}, {"joint2", "J carrier"}, {"joint3", "J planet"}},
           {{"ratio", 1.0}, {"ratio3", zp / zr}});
    m.inputs = {{.joint = "J carrier", .q = 0, .rate = 4},
                {.joint = "J ring", .q = 1, .rate = -2, .swing = 0.3, .frequency = 7}};
    m.v0 = coordinates({3, -2});
  }
  if (ringFixed) m.inputs = {{.joint = "J carrier", .rate = 4, .swing = 0.2, .frequency = 8}};
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.2;
  return m;
}

/// Ferguson's paradox: wheels of 101, 100 and 99 teeth on the same planet; the first fixed.
Mechanism ferguson() {
  Mechanism m("Ferguson's paradox", "J. Ferguson 1764; Hartenberg and Denavit 1964", coordinates({0}));
  m.places([](const VecX& q, double) {
    BodyPlaces at{{Vec3(0, 0, 0), turned(2, q[0])}, {inSpace(polar(0.3, q[0])), turned(2, q[0] * (1 + 100.0 / 20))}};
    for (const double teeth : {101.0, 100.0, 99.0}) at.push_back({Vec3(0, 0, 0), turned(2, q[0] * (1 - 100 / teeth))});
    return at;
  });
  addRotor(m, "arm");
  addRotor(m, "planet", 0.0004, 0.3);
  addHinges(m, {{"arm", Vec3(0, 0, 0)}});
  m.joint("revolute", "J planet", "arm", "planet", Vec3(0.3, 0, 0));
  m.link("coupler", "fixed wheel", {{"joint1", "J planet"}, {"joint2", "J arm"}}, {{"ratio", 100.0 / 20}});
  for (const int teeth : {101, 100, 99}) {
    const std::string wheel = "wheel " + std::to_string(teeth);
    addRotor(m, wheel);
    addHinges(m, {{wheel.c_str(), Vec3(0, 0, 0)}});
    m.link("coupler", "mesh " + std::to_string(teeth),
           {{"joint1", "J " + wheel}, {"joint2", "J arm"}, {"joint3", "J planet"}},
           {{"ratio", 1.0}, {"ratio3", -20.0 / teeth}});
  }
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "J arm", .rate = 6}};
  m.special = "one wheel goes forward, one back, one stands";
  return m;
}

/// A bevel differential: the case turns with the mean of both shafts.
Mechanism differential() {
  Mechanism m("differential", "O. Pecqueur 1828; Willis 1841", coordinates({0, 0}));
  m.places([](const VecX& q, double) {
    const Mat3 whole = turned(2, 0.5 * (q[0] + q[1]));
    return BodyPlaces{{Vec3(0, 0, -0.2), turned(2, q[0])},
                      {Vec3(0, 0, 0.2), turned(2, q[1])},
                      {Vec3(0, 0, 0), whole},
                      {whole * Vec3(0.1, 0, 0), whole * turned(0, 0.5 * (q[1] - q[0]))}};
  });
  addRotor(m, "left");
  addRotor(m, "right", 0.006);
  addRotor(m, "case", 0.01);
  addRotor(m, "pinion", 0.0005, 0.3);
  addHinges(m, {{"left", Vec3(0, 0, -0.2)}, {"right", Vec3(0, 0, 0.2)}, {"case", Vec3(0, 0, 0)}});
  m.joint("revolute", "J pinion", "case", "pinion", Vec3(0.1, 0, 0), Vec3(1, 0, 0));
  m.link("coupler", "left mesh", {{"joint1", "J left"}, {"joint2", "J case"}, {"joint3", "J pinion"}},
         {{"ratio", 1.0}, {"ratio3", -1.0}});
  m.link("coupler", "right mesh", {{"joint1", "J right"}, {"joint2", "J case"}, {"joint3", "J pinion"}},
         {{"ratio", 1.0}, {"ratio3", 1.0}});
  m.gravity(Vec3(0, -9.81, 0));
  m.v0 = coordinates({6, 2});
  m.length = 0.2;
  m.inputs = {{.joint = "J left", .q = 0, .rate = 6},
              {.joint = "J right", .q = 1, .rate = 2, .swing = 0.3, .frequency = 7}};
  return m;
}

/// An eccentric drives a disc that rolls inside a ring with one lobe more; pins take its rotation off.
Mechanism cycloidal() {
  const double lobes = 11, e = 0.02;
  Mechanism m("cycloidal drive", "L. Braren 1928", coordinates({0}));
  m.places([=](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])},
                      {inSpace(polar(e, q[0])), turned(2, -q[0] / lobes)},
                      {Vec3(0, 0, 0.1), turned(2, -q[0] / lobes)}};
  });
  addRotor(m, "eccentric", 0.001);
  addRotor(m, "disc", 0.005);
  addRotor(m, "output", 0.01);
  addHinges(m, {{"eccentric", Vec3(0, 0, 0)}, {"output", Vec3(0, 0, 0.1)}});
  m.joint("revolute", "J disc", "eccentric", "disc", Vec3(e, 0, 0));
  m.link("gear", "ring", {{"joint1", "J disc"}, {"joint2", "J eccentric"}}, {{"ratio", -1 - 1 / lobes}});
  m.joint("same_orientation", "pins", "disc", "output", Vec3(0, 0, 0.05));
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.1;
  m.inputs = {{.joint = "J eccentric", .rate = 8}};
  return m;
}

/// A wheel that rolls inside one twice as large: points of its rim move along straight lines.
Mechanism cardanCircles() {
  Mechanism m("Cardan's circles", "Nasir al-Din al-Tusi 1247; Cardano 1570; Hartenberg and Denavit 1964",
              coordinates({0.4}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{inSpace(polar(0.1, q[0])), turned(2, q[0])}, {inSpace(polar(0.2, q[0])), turned(2, -q[0])}};
  });
  addRotor(m, "arm");
  addRotor(m, "wheel");
  addHinges(m, {{"arm", Vec3(0, 0, 0)}});
  m.joint("revolute", "J wheel", "arm", "wheel", inSpace(polar(0.2, 0.4)));
  m.link("gear", "rolling", {{"joint1", "J wheel"}, {"joint2", "J arm"}}, {{"ratio", -2.0}});
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "J arm", .rate = 6}};
  m.law = [](const BodyPlaces& at) { return (at[1].x + at[1].R * Vec3(0.2, 0, 0)).y(); };
  return m;
}

Mechanism rackAndPinion() {
  Mechanism m("rack and pinion", "Hartenberg and Denavit 1964: a rack that falls and turns a flywheel",
              coordinates({0}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])}, {Vec3(0.1, 0.1 * q[0], 0), Mat3::Identity()}};
  });
  addRotor(m, "pinion");
  m.body("rack", 0.8, Vec3(1e-3, 1e-3, 1e-3));
  addHinges(m, {{"pinion", Vec3(0, 0, 0)}});
  m.joint("prismatic", "rail", "ground", "rack", Vec3(0.1, 0, 0), Vec3(0, 1, 0));
  m.link("rack_pinion", "teeth", {{"pinion", "J pinion"}, {"rack", "rail"}}, {{"radius", 0.1}});
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "J pinion", .rate = 3, .swing = 0.3, .frequency = 8}};
  return m;
}

/// Two masses on a drum of two radii.
Mechanism windlass() {
  Mechanism m("Chinese windlass", "T. Fuller; Hartenberg and Denavit 1964: two radii on one shaft", coordinates({0}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, 0), turned(2, q[0])},
                      {Vec3(0.15, 0.15 * q[0], 0), Mat3::Identity()},
                      {Vec3(-0.1, -0.1 * q[0], 0), Mat3::Identity()}};
  });
  addRotor(m, "drum", 0.02);
  m.body("load", 2, Vec3(1e-3, 1e-3, 1e-3));
  m.body("counterweight", 1, Vec3(1e-3, 1e-3, 1e-3));
  addHinges(m, {{"drum", Vec3(0, 0, 0)}});
  m.joint("prismatic", "rail 1", "ground", "load", Vec3(0.15, 0, 0), Vec3(0, 1, 0));
  m.joint("prismatic", "rail 2", "ground", "counterweight", Vec3(-0.1, 0, 0), Vec3(0, 1, 0));
  m.link("rack_pinion", "rope 1", {{"pinion", "J drum"}, {"rack", "rail 1"}}, {{"radius", 0.15}});
  m.link("rack_pinion", "rope 2", {{"pinion", "J drum"}, {"rack", "rail 2"}}, {{"radius", -0.1}});
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "J drum", .rate = 3, .swing = 0.3, .frequency = 8}};
  return m;
}

/// A spindle in a fixed nut carries another nut, of nearly the same pitch.
Mechanism differentialScrew() {
  const double p1 = 0.05, p2 = 0.04, turn = 2 * M_PI;
  Mechanism m("differential screw", "J. Hunter 1781; Hartenberg and Denavit 1964", coordinates({0}));
  m.places([=](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, 0, p1 / turn * q[0]), turned(2, q[0])},
                      {Vec3(0, 0, 0.2 + (p1 - p2) / turn * q[0]), Mat3::Identity()}};
  });
  addRotor(m, "spindle", 1e-3);
  m.body("nut", 1, Vec3(1e-3, 1e-3, 1e-3));
  m.joint("screw", "frame", "ground", "spindle", Vec3(0, 0, 0), Vec3(0, 0, 1), {{"pitch", p1}});
  m.joint("screw", "thread", "spindle", "nut", Vec3(0, 0, 0.2), Vec3(0, 0, 1), {{"pitch", p2}});
  m.joint("prismatic", "guide", "ground", "nut", Vec3(0, 0, 0.2), Vec3(0, 0, 1));
  m.length = 0.2;
  m.inputs = {{.joint = "frame", .rate = 10}};
  return m;
}

/// A parallelogram of equal screws: its coupler stays upright and level while its cranks climb.
Mechanism fourScrews() {
  const double pitch = 0.1, turn = 2 * M_PI, r = 0.2;
  Mechanism m("four equal screws", "E. Delassus 1922, Bull. Sci. Math. 46, p. 283; Waldron 1969", coordinates({0.5}));
  m.places([=](const VecX& q, double) {
    const Point half = polar(0.5 * r, q[0]);
    const double climb = pitch / turn * (q[0] - 0.5);
    return BodyPlaces{{inSpace(half, climb), turned(2, q[0])},
                      {inSpace(0.2 + 2.0 * half, 0), Mat3::Identity()},
                      {inSpace(0.4 + half, climb), turned(2, q[0])}};
  });
  for (const char* name : {"crank", "coupler", "rocker"}) addRotor(m, name, 0.003);
  const Vec3 tip = inSpace(polar(r, 0.5)), z(0, 0, 1), B(0.4, 0, 0);
  m.joint("screw", "A", "ground", "crank", Vec3(0, 0, 0), z, {{"pitch", pitch}});
  m.joint("screw", "P", "crank", "coupler", tip, z, {{"pitch", pitch}});
  m.joint("screw", "Q", "rocker", "coupler", B + tip, z, {{"pitch", pitch}});
  m.joint("screw", "B", "ground", "rocker", B, z, {{"pitch", pitch}});
  m.gravity(Vec3(0, -9.81, 0));
  m.length = 0.3;
  m.inputs = {{.joint = "A", .rate = 6}};
  return m;
}

}  // namespace

Mechanisms gearTrains() {
  return {gearPair(), gearedPendulum(),    fastGear(12.566), planetary(true), planetary(false),
          ferguson(), differential(),      cycloidal(),      cardanCircles(), rackAndPinion(),
          windlass(), differentialScrew(), fourScrews()};
}

}  // namespace gyre::test
