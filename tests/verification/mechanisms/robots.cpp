// Arms of robots.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/spatial_loop.h"

#include <cmath>

namespace gyre::test {
namespace {

/// Three slides at right angles.
Mechanism threeSlides() {
  Mechanism m("three slides", "Cartesian gantry; Siciliano et al. 2009", coordinates({0.1, 0.2, 0.3}));
  m.places([](const VecX& q, double) {
    return BodyPlaces{{Vec3(q[0], 0, 0), Mat3::Identity()},
                      {Vec3(q[0], q[1], 0), Mat3::Identity()},
                      {Vec3(q[0], q[1], q[2]), Mat3::Identity()}};
  });
  for (const char* name : {"bridge", "carriage", "quill"}) m.body(name, 1, Vec3(0.01, 0.01, 0.01));
  m.joint("prismatic", "X", "ground", "bridge", Vec3(0.1, 0, 0), Vec3(1, 0, 0));
  m.joint("prismatic", "Y", "bridge", "carriage", Vec3(0.1, 0.2, 0), Vec3(0, 1, 0));
  m.joint("prismatic", "Z", "carriage", "quill", Vec3(0.1, 0.2, 0.3), Vec3(0, 0, 1));
  m.v0 = coordinates({0.3, -0.2, 1});
  int i = 0;
  for (const char* joint : {"X", "Y", "Z"})
    m.inputs.push_back(
        {.joint = joint, .q = i++, .rate = 0.1, .swing = 0.1, .frequency = 6, .coordinate = "displacement"});
  return m;
}

/// An arm of two parallel hinges and a quill that slides and turns.
Mechanism scara() {
  Mechanism m("SCARA", "H. Makino 1978; Siciliano et al. 2009", coordinates({0.3, 0.7, 0.1}));
  m.places([](const VecX& q, double) {
    const Vec3 elbow = turned(2, q[0]) * Vec3(0.4, 0, 0), tip = elbow + turned(2, q[0] + q[1]) * Vec3(0.3, 0, 0);
    return BodyPlaces{{0.5 * elbow, turned(2, q[0])},
                      {0.5 * (elbow + tip), turned(2, q[0] + q[1])},
                      {tip + Vec3(0, 0, q[2]), turned(2, q[0] + q[1])}};
  });
  m.body("upper arm", 3, Vec3(0.01, 0.05, 0.05));
  m.body("forearm", 2, Vec3(0.01, 0.02, 0.02));
  m.body("quill", 0.5, Vec3(0.001, 0.001, 0.0005));
  const Vec3 elbow = turned(2, 0.3) * Vec3(0.4, 0, 0), tip = elbow + turned(2, 1.0) * Vec3(0.3, 0, 0);
  m.joint("revolute", "shoulder", "ground", "upper arm", Vec3(0, 0, 0));
  m.joint("revolute", "elbow", "upper arm", "forearm", elbow);
  m.joint("prismatic", "slide", "forearm", "quill", tip + Vec3(0, 0, 0.1));
  m.v0 = coordinates({4, -3, 0.5});
  m.inputs = {{.joint = "shoulder", .q = 0, .rate = 2},
              {.joint = "elbow", .q = 1, .rate = 1, .swing = 0.3, .frequency = 8},
              {.joint = "slide", .q = 2, .rate = 0, .swing = 0.1, .frequency = 6, .coordinate = "displacement"}};
  return m;
}

/// Links by their frames of Denavit and Hartenberg, centres of mass and moments in these. The first has no weight in
/// the source, and its arm turns about the vertical through its centre; the third's moment about z is there 0.0125,
/// which no body can have beside the others.
Mechanism puma() {
  struct Link {
    double mass;
    Vec3 centre, J;
  };
  static const Link links[] = {{1, Vec3(0, 0, 0), Vec3(0.35, 0.35, 0.35)},
                               {17.4, Vec3(-0.3638, 0.006, 0.2275), Vec3(0.13, 0.524, 0.539)},
                               {4.8, Vec3(-0.0203, -0.0141, 0.070), Vec3(0.066, 0.086, 0.0202)},
                               {0.82, Vec3(0, 0.019, 0), Vec3(1.8e-3, 1.3e-3, 1.8e-3)},
                               {0.34, Vec3(0, 0, 0), Vec3(0.3e-3, 0.4e-3, 0.3e-3)},
                               {0.09, Vec3(0, 0, 0.032), Vec3(0.15e-3, 0.15e-3, 0.04e-3)}};
  const double right = M_PI / 2;
  const std::vector<LoopRow> table{{0, right, 0},      {0.4318, 0, 0}, {0.0203, -right, 0.15005},
                                   {0, right, 0.4318}, {0, -right, 0}, {0, 0, 0}};
  Mechanism m("Puma 560", "Armstrong, Khatib and Burdick 1986, Proc. IEEE ICRA, p. 510; Corke 2011", VecX::Zero(6));
  m.places([table](const VecX& q, double) {
    const std::vector<Place> frames = chainFrames(table, q);
    BodyPlaces out;
    for (std::size_t i = 0; i < 6; ++i) {
      const Place& f = frames[i + 1];
      out.push_back({f.x + f.R * links[i].centre, f.R});
    }
    return out;
  });
  const std::vector<Place> frames = chainFrames(table, m.assembly);
  for (std::size_t i = 0; i < 6; ++i) {
    const std::string link = "link " + std::to_string(i + 1);
    m.body(link, links[i].mass, links[i].J);
    m.joint("revolute", "J" + std::to_string(i + 1), i == 0 ? "ground" : "link " + std::to_string(i), link, frames[i].x,
            frames[i].R.col(2));
    const int q = static_cast<int>(i);
    m.inputs.push_back({.joint = "J" + std::to_string(i + 1), .q = q, .rate = 1, .swing = 0.1, .frequency = 4.0 + q});
  }
  m.q0 = coordinates({0.2, 0.7, 2.5, 0.4, 0.8, 0.3});
  m.end = 0.25;
  m.length = 0.4;
  return m;
}

}  // namespace

Mechanisms robots() { return {threeSlides(), scara(), puma()}; }

}  // namespace gyre::test
