// Pendulums, and what swings and slides like them.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/planar_linkage.h"

#include <fmt/format.h>

#include <cmath>

namespace gyre::test {
namespace {

const Vec3 down(0, -9.81, 0);

/// A rod of length l from a pivot, hanging at angle 0, in the plane x, y.
Place hanging(const Vec3& pivot, double angle, double l) {
  const Mat3 R = turned(2, angle - M_PI / 2);
  return {pivot + R * Vec3(0.5 * l, 0, 0), R};
}
Vec3 endOf(const Vec3& pivot, double angle, double l) { return pivot + turned(2, angle - M_PI / 2) * Vec3(l, 0, 0); }

Mechanism mathematicalPendulum() {
  Mechanism m("mathematical pendulum", "Huygens 1673; IFToMM library A01: a mass on a massless rod",
              coordinates({1.2}));
  m.places([](const VecX& q, double) { return BodyPlaces{{endOf(Vec3(0, 0, 0), q[0], 0.4), Mat3::Identity()}}; });
  m.particle("bob", 2);
  m.joint("distance", "rod", "ground", "bob", at(Vec3(0, 0, 0)), Frame{}, {{"length", 0.4}});
  m.joint("point_on_plane", "plane", "ground", "bob", at(Vec3(0, 0, 0)), Frame{});
  m.gravity(down);
  m.length = 0.4;
  return m;
}

/// A rod on a hinge; its bearing doubled, or its hinge by rows that are independent.
Mechanism compoundPendulum(int hinges) {
  Mechanism m(hinges == 1 ? "compound pendulum" : "compound pendulum on two hinges", "Huygens 1673; Haug 1989",
              coordinates({1.5}));
  m.places([](const VecX& q, double) { return BodyPlaces{hanging(Vec3(0, 0, 0), q[0], 0.6)}; });
  m.body("rod", 1, rodInertia(1, 0.6));
  for (int i = 0; i < hinges; ++i)
    m.joint("revolute", "pivot " + std::to_string(i), "ground", "rod", Vec3(0, 0, 0.1 * i));
  m.gravity(down);
  m.length = 0.6;
  m.inputs = {{.joint = "pivot 0", .rate = 4, .swing = 0.3, .frequency = 7}};
  m.starts = {{"upright", coordinates({M_PI})}, {"hanging", coordinates({0})}};
  return m;
}

Mechanism doublePendulum() {
  Mechanism m("double pendulum", "D. Bernoulli 1733; Haug 1989", coordinates({0.8, 1.4}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{hanging(Vec3(0, 0, 0), q[0], 0.5), hanging(endOf(Vec3(0, 0, 0), q[0], 0.5), q[0] + q[1], 0.4)};
  });
  m.body("upper", 1, rodInertia(1, 0.5));
  m.body("lower", 0.8, rodInertia(0.8, 0.4));
  m.joint("revolute", "top", "ground", "upper", Vec3(0, 0, 0));
  m.joint("revolute", "middle", "upper", "lower", endOf(Vec3(0, 0, 0), 0.8, 0.5));
  m.gravity(down);
  m.length = 0.5;
  m.inputs = {{.joint = "top", .q = 0, .rate = 2},
              {.joint = "middle", .q = 1, .rate = 0, .swing = 0.5, .frequency = 8}};
  m.starts = {{"stretched out level", coordinates({M_PI / 2, 0})}};
  return m;
}

/// Angle from the vertical and about it; singular where it hangs down.
Mechanism sphericalPendulum(bool conical) {
  Mechanism m(conical ? "conical pendulum" : "spherical pendulum",
              conical ? "Huygens 1673, Horologium, part 5" : "Lagrange 1788", coordinates({0.9, 0.2}));
  const double l = 0.4;
  m.places([=](const VecX& q, double) {
    return BodyPlaces{{l * Vec3(std::sin(q[0]) * std::cos(q[1]), std::sin(q[0]) * std::sin(q[1]), -std::cos(q[0])),
                       Mat3::Identity()}};
  });
  m.particle("bob", 2);
  m.joint("distance", "rod", "ground", "bob", at(Vec3(0, 0, 0)), Frame{}, {{"length", l}});
  m.length = l;
  // On a cone: g = l rate^2 cos.
  m.v0 = conical ? coordinates({0, std::sqrt(9.81 / (l * std::cos(0.9)))}) : coordinates({1, 4});
  m.lawOfMotion = conical;
  if (conical) m.law = [=](const BodyPlaces& at) { return at[0].x.z() + l * std::cos(0.9); };
  return m;
}

}  // namespace

/// Attracted by the middle of a sphere of this radius that turns at w about z; coordinates: east and north of the rest
/// that it would have without turning.
Mechanism foucault(double radius, double w, double latitude) {
  Mechanism m("Foucault's pendulum", "L. Foucault 1851, C. R. Acad. Sci. 32, p. 135; Landau and Lifshitz 1976, sec. 39",
              coordinates({0.1, 0}));
  const double l = 1, mu = 9.81 * radius * radius;
  // Columns: east, north and up where the earth has not turned.
  Mat3 here;
  here << 0, -std::sin(latitude), std::cos(latitude), 1, 0, 0, 0, std::cos(latitude), std::sin(latitude);
  const Vec3 pivot = here * Vec3(0, 0, radius + l);
  const auto earth = [=](double t) { return turned(2, w * t); };
  m.places([=](const VecX& q, double t) {
    const Vec3 bob = pivot + here * Vec3(q[0], q[1], -std::sqrt(l * l - q.squaredNorm()));
    return BodyPlaces{{Vec3(0, 0, 0), earth(t)}, {earth(t) * bob, Mat3::Identity()}};
  });
  m.equations.timeRate = w;
  m.body("earth", 1, Vec3(1, 1, 1));
  m.particle("bob", 2);
  m.joint("revolute", "axis", "ground", "earth", Vec3(0, 0, 0));
  m.prescribe("day", "axis", "angle", fmt::format("{:.17g}*t", w));
  m.joint("distance", "wire", "earth", "bob", at(pivot), Frame{}, {{"length", l}});
  // A function of x, the length beyond a free length of 1.
  m.attraction("weight", "ground", "bob", fmt::format("{:.17g}/(x + 1)^2", 2 * mu),
               [=](double r) { return 2 * mu / (r * r); });
  m.gravity(Vec3(0, 0, 0));
  m.end = 1;
  m.conserves = m.scales = false;
  m.special = "in the frame of the earth its plane turns at w sin(latitude)";
  return m;
}

namespace {

Mechanism elasticPendulum() {
  Mechanism m("elastic pendulum", "Vitt and Gorelik 1933: a mass on a spring", coordinates({0.3, -0.4}));
  m.places([](const VecX& q, double) { return BodyPlaces{{Vec3(q[0], q[1], 0), Mat3::Identity()}}; });
  m.particle("bob", 0.5);
  m.spring("spring", "ground", "bob", Vec3(0, 0, 0), Vec3(0.3, -0.4, 0), 80, 0.4);
  m.gravity(down);
  m.length = 0.5;
  m.supports = false;
  return m;
}

Mechanism cartAndPendulum() {
  Mechanism m("cart and pendulum", "Kailath 1980; Geradin and Cardona 2001", coordinates({0, 2.5}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(q[0], 0, 0), Mat3::Identity()}, hanging(Vec3(q[0], 0, 0), q[1], 0.5)};
  });
  m.body("cart", 1.5, Vec3(0.01, 0.01, 0.01));
  m.body("rod", 0.5, rodInertia(0.5, 0.5));
  m.joint("prismatic", "rail", "ground", "cart", Vec3(0, 0, 0), Vec3(1, 0, 0));
  m.joint("revolute", "hinge", "cart", "rod", Vec3(0, 0, 0));
  m.gravity(down);
  m.length = 0.5;
  m.inputs = {{.joint = "rail", .q = 0, .rate = 0, .swing = 0.1, .frequency = 8, .coordinate = "displacement"},
              {.joint = "hinge", .q = 1, .rate = 3}};
  return m;
}

Mechanism furuta() {
  Mechanism m("Furuta's pendulum", "Furuta, Yamakita and Kobayashi 1991, Proc. IECON, p. 2193",
              coordinates({0.2, 1.3}));
  m.places([](const VecX& q, double) {
    const Mat3 arm = turned(2, q[0]);
    const Mat3 rod = arm * turned(0, q[1]);
    return BodyPlaces{{arm * Vec3(0.15, 0, 0), arm}, {arm * Vec3(0.3, 0, 0) + rod * Vec3(0, 0, -0.2), rod}};
  });
  m.body("arm", 0.6, rodInertia(0.6, 0.3));
  m.body("rod", 0.3, Vec3(0.004, 0.004, 0.0008));
  const Mat3 arm = turned(2, 0.2);
  m.joint("revolute", "column", "ground", "arm", Vec3(0, 0, 0));
  m.joint("revolute", "hinge", "arm", "rod", arm * Vec3(0.3, 0, 0), arm.col(0));
  m.v0 = coordinates({3, 0});
  m.length = 0.4;
  m.inputs = {{.joint = "column", .q = 0, .rate = 3},
              {.joint = "hinge", .q = 1, .rate = 2, .swing = 0.3, .frequency = 7}};
  return m;
}

/// Its pivot vibrates up and down; the motion of the pivot is a drive.
Mechanism kapitza() {
  Mechanism m("Kapitza's pendulum", "P. L. Kapitza 1951, Zh. Eksp. Teor. Fiz. 21, p. 588", coordinates({M_PI + 0.3}));
  const double a = 0.01, w = 60;
  const auto pivot = [=](double t) { return Vec3(0, a * (std::cos(w * t) - 1), 0); };
  m.places([=](const VecX& q, double t) {
    return BodyPlaces{{pivot(t), Mat3::Identity()}, hanging(pivot(t), q[0], 0.4)};
  });
  m.equations.timeRate = w;
  m.body("pivot", 0.5, Vec3(1e-3, 1e-3, 1e-3));
  m.body("rod", 1, rodInertia(1, 0.4));
  m.joint("prismatic", "rail", "ground", "pivot", Vec3(0, 0, 0), Vec3(0, 1, 0));
  m.joint("revolute", "hinge", "pivot", "rod", Vec3(0, 0, 0));
  m.prescribe("shaker", "rail", "displacement", "0.01*(cos(60*t) - 1)");
  m.gravity(down);
  m.length = 0.4;
  m.end = 0.25;
  m.conserves = m.scales = m.supports = false;
  return m;
}

/// A hoop turns at a steady rate; a bead on it leaves the bottom where the rate is above sqrt(g / r).
Mechanism beadOnHoop() {
  Mechanism m("bead on a turning hoop", "Goldstein 1980", coordinates({0.4}));
  const double r = 0.3, w = 8;
  const auto hoop = [=](double t) { return turned(2, w * t); };
  m.places([=](const VecX& q, double t) {
    return BodyPlaces{{Vec3(0, 0, 0), hoop(t)},
                      {hoop(t) * Vec3(r * std::sin(q[0]), 0, -r * std::cos(q[0])), hoop(t) * turned(1, -q[0])}};
  });
  m.equations.timeRate = w;
  m.body("hoop", 1, Vec3(0.05, 0.05, 0.09));
  m.body("bead", 0.2, Vec3(1e-5, 1e-5, 1e-5));
  m.joint("revolute", "axle", "ground", "hoop", Vec3(0, 0, 0));
  m.joint("revolute", "spoke", "hoop", "bead", Vec3(0, 0, 0), Vec3(0, -1, 0));
  m.prescribe("motor", "axle", "angle", "8*t");
  m.length = r;
  m.conserves = m.scales = false;
  return m;
}

/// A plate on two rods of equal length: it swings and does not turn.
Mechanism swing() {
  Mechanism m("trapeze", "a plate on two parallel massless rods", coordinates({0.7}));
  m.places([](const VecX& q, double) {
    const Vec3 way(0.5 * std::sin(q[0]), -0.5 * std::cos(q[0]), 0);
    return BodyPlaces{{Vec3(0.2, 0, 0) + way, Mat3::Identity()}};
  });
  m.body("plate", 1, Vec3(0.01, 0.02, 0.02));
  m.joint("planar", "plane", "ground", "plate", Vec3(0, 0, 0));
  const Vec3 way(0.5 * std::sin(0.7), -0.5 * std::cos(0.7), 0);
  for (int i = 0; i < 2; ++i)
    m.joint("distance", "rod " + std::to_string(i), "ground", "plate", at(Vec3(0.4 * i, 0, 0)),
            at(Vec3(0.4 * i, 0, 0) + way), {{"length", 0.5}});
  m.gravity(down);
  m.length = 0.5;
  return m;
}

Mechanism quarterCar() {
  Mechanism m("quarter car", "Karnopp 1983: sprung and unsprung mass, spring and damper", coordinates({0.3, 0.8}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(0, q[0], 0), Mat3::Identity()}, {Vec3(0, q[1], 0), Mat3::Identity()}};
  });
  m.body("wheel", 1, Vec3(0.01, 0.01, 0.01));
  m.body("car", 8, Vec3(0.1, 0.1, 0.1));
  m.joint("prismatic", "guide 1", "ground", "wheel", Vec3(0, 0.3, 0), Vec3(0, 1, 0));
  m.joint("prismatic", "guide 2", "wheel", "car", Vec3(0, 0.8, 0), Vec3(0, 1, 0));
  m.spring("tyre", "ground", "wheel", Vec3(0, 0, 0), Vec3(0, 0.3, 0), 4000, 0.33);
  m.spring("strut", "wheel", "car", Vec3(0, 0.3, 0), Vec3(0, 0.8, 0), 500, 0.55, 12);
  m.gravity(down);
  m.conserves = m.supports = false;
  m.length = 0.5;
  return m;
}

}  // namespace

Mechanisms pendulums() {
  return {mathematicalPendulum(),
          compoundPendulum(1),
          compoundPendulum(2),
          doublePendulum(),
          sphericalPendulum(false),
          sphericalPendulum(true),
          foucault(10, 0.5, 40 * M_PI / 180),
          elasticPendulum(),
          cartAndPendulum(),
          furuta(),
          kapitza(),
          beadOnHoop(),
          swing(),
          quarterCar()};
}

}  // namespace gyre::test
