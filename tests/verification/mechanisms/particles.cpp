// Masses without rotation, and published problems of them.
#include "verification/mechanisms/library.h"

#include <fmt/format.h>

#include <cmath>

namespace gyre::test {
namespace {

PlacesAt pointsInPlane(int count) {
  return [count](const VecX& q, double) {
    BodyPlaces at;
    for (int i = 0; i < count; ++i) at.push_back({Vec3(q[2 * i], q[2 * i + 1], 0), Mat3::Identity()});
    return at;
  };
}

/// Each mass attracts each other with m_i m_k / r^2.
void attractEachOther(Mechanism& m) {
  const auto& names = m.bodyNames();
  for (std::size_t i = 0; i < names.size(); ++i)
    for (std::size_t k = i + 1; k < names.size(); ++k) {
      const double product = m.equations.bodies[i].mass * m.equations.bodies[k].mass;
      // Forces as functions of x, the length beyond a free length of 1.
      m.attraction(fmt::format("g{}{}", i, k), names[i], names[k], fmt::format("{}/(x + 1)^2", product),
                   [product](double l) { return product / (l * l); });
    }
  m.gravity(Vec3(0, 0, 0));
  m.scales = m.supports = false;
}

/// The seven sisters; published at t = 3, here to 0.5, before the close encounters.
Mechanism pleiades() {
  Mechanism m("Pleiades", "Hairer, Norsett and Wanner 1993, sec. II.10; Mazzia and Magherini, IVP test set, II-2",
              coordinates({3, 3, 3, -3, -1, 2, -3, 0, 2, 0, -2, -4, 2, 4}));
  m.places(pointsInPlane(7));
  for (int i = 1; i <= 7; ++i) m.particle("star " + std::to_string(i), i);
  attractEachOther(m);
  m.v0 = coordinates({0, 0, 0, 0, 0, 0, 0, -1.25, 0, 1, 1.75, 0, -1.5, 0});
  m.length = 4;
  m.end = 0.5;
  return m;
}

Mechanism figureEight() {
  Mechanism m("figure eight", "C. Moore 1993; Chenciner and Montgomery 2000, Annals of Math. 152, p. 881",
              coordinates({0.97000436, -0.24308753, -0.97000436, 0.24308753, 0, 0}));
  m.places(pointsInPlane(3));
  for (int i = 1; i <= 3; ++i) m.particle("mass " + std::to_string(i), 1);
  attractEachOther(m);
  m.v0 = coordinates({0.466203685, 0.43236573, 0.466203685, 0.43236573, -0.93240737, -0.86473146});
  m.end = 6.32591398 / 4;
  m.length = 1;
  m.special = "after a third of its period each mass is where the next one was";
  return m;
}

/// An ellipse about a fixed centre; Kepler's equation by Newton's method.
Mechanism kepler() {
  const double e = 0.5, a = 1;
  Mechanism m("Kepler's ellipse", "Kepler 1609; Hairer, Lubich and Wanner 2006, sec. I.2.2: in closed form", VecX());
  m.places([=](const VecX&, double t) {
    double E = t;
    for (int i = 0; i < 30; ++i) E -= (E - e * std::sin(E) - t) / (1 - e * std::cos(E));
    return BodyPlaces{{Vec3(a * (std::cos(E) - e), a * std::sqrt(1 - e * e) * std::sin(E), 0), Mat3::Identity()}};
  });
  m.equations.timeRate = 4;
  m.particle("planet", 1);
  m.attraction("sun", "ground", "planet", "1/(x + 1)^2", [](double l) { return 1 / (l * l); });
  m.gravity(Vec3(0, 0, 0));
  m.end = 2;
  m.scales = m.supports = false;
  return m;
}

/// Springs without free length: a linear force towards the middle.
Mechanism hookesEllipse() {
  const double k = 40;
  Mechanism m("Hooke's ellipse", "Newton 1687, Principia, book 1, prop. 10: in closed form", VecX());
  m.places([=](const VecX&, double t) {
    const double w = std::sqrt(k);
    return BodyPlaces{{Vec3(0.3 * std::cos(w * t), 0.2 * std::sin(w * t), 0), Mat3::Identity()}};
  });
  m.equations.timeRate = 6;
  m.particle("bob", 1);
  for (const double side : {1.0, -1.0})
    m.spring(fmt::format("spring {}", side), "ground", "bob", Vec3(side, 0, 0), Vec3(0.3, 0, 0), 0.5 * k, 0);
  m.gravity(Vec3(0, 0, 0));
  m.supports = false;
  return m;
}

/// Two masses of M eps^2 / 2 over a base that rocks by asin(r sin(w t)), M = 10, eps = 0.01, r = 0.1, w = 10: springs
/// to its ends, a tie between them, the left one on the base's normal. Coordinates: its height there, the tie's angle.
Mechanism carAxis() {
  Mechanism m("car axis", "Schneider 1999, Mechanical Systems; Mazzia and Magherini, IVP test set, II-1",
              coordinates({0.5, 0}));
  m.places([](const VecX& q, double t) {
    const Mat3 base = turned(2, std::asin(0.1 * std::sin(10 * t)));
    const Vec3 left = base * Vec3(0, q[0], 0), right = left + Vec3(std::cos(q[1]), std::sin(q[1]), 0);
    return BodyPlaces{{Vec3(0, 0, 0), base}, {left, Mat3::Identity()}, {right, Mat3::Identity()}};
  });
  m.equations.timeRate = 10;
  m.body("base", 1, Vec3(0.1, 0.1, 0.1));
  m.particle("left", 5e-4);
  m.particle("right", 5e-4);
  m.joint("revolute", "rocker", "ground", "base", Vec3(0, 0, 0));
  m.prescribe("road", "rocker", "angle", "asin(0.1*sin(10*t))");
  m.joint("point_on_line", "normal", "base", "left", frameAt(Vec3(0, 0, 0), Vec3(0, 1, 0)), Frame{});
  m.joint("distance", "tie", "left", "right", Frame{}, Frame{}, {{"length", 1.0}});
  m.joint("point_on_plane", "plane", "ground", "right", Frame{}, Frame{});
  m.spring("left spring", "base", "left", Vec3(0, 0, 0), Vec3(0, 0.5, 0), 1, 0.5);
  m.spring("right spring", "base", "right", Vec3(1, 0, 0), Vec3(1, 0.5, 0), 1, 0.5);
  m.gravity(Vec3(0, -1, 0));
  m.end = 0.2;
  m.length = 0.3;  // of what vibrates
  m.conserves = m.scales = false;
  m.special = "published to 13 digits";
  return m;
}

}  // namespace

Mechanisms particles() { return {pleiades(), figureEight(), kepler(), hookesEllipse(), carAxis()}; }

}  // namespace gyre::test
