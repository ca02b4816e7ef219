#pragma once
// The masonry arch of Solfec's test suite (parmes/solfec-1.0, tests/arch.py): 27 straight-faced voussoirs of a half
// circle on two springings, mean radius 10, depth 5, friction 0.5.
//
// By limit analysis (a linear programme over lines of thrust) it stands iff h/r >= 0.106721; Milankovitch's continuous
// arch needs 0.1075.

#include "support/contact_scene.h"

#include <cmath>

namespace gyre::test {

inline ContactScene arch(double thickness, int blocks = 27, double radius = 10, double depth = 5,
                         double friction = 0.5) {
  ContactScene scene(fmt::format(R"({{"name": "stone", "friction": {}, "restitution": 0}})", friction));
  scene.floor();
  const double inner = radius * (1 - thickness / 2), outer = radius * (1 + thickness / 2);
  for (int i = 0; i < blocks; ++i) {
    const double a = M_PI * i / blocks, b = M_PI * (i + 1) / blocks;
    const std::array<Eigen::Vector2d, 4> corners{
        inner * Eigen::Vector2d(std::cos(a), std::sin(a)), outer * Eigen::Vector2d(std::cos(a), std::sin(a)),
        outer * Eigen::Vector2d(std::cos(b), std::sin(b)), inner * Eigen::Vector2d(std::cos(b), std::sin(b))};
    const auto area = [](const auto& p, const auto& q, const auto& r) {
      return 0.5 * ((q - p).x() * (r - p).y() - (q - p).y() * (r - p).x());
    };
    const double one = area(corners[0], corners[1], corners[2]), two = area(corners[0], corners[2], corners[3]);
    const Eigen::Vector2d center =
        (one * (corners[0] + corners[1] + corners[2]) + two * (corners[0] + corners[2] + corners[3])) /
        (3 * (one + two));
    std::string vertices;
    for (const double y : {-depth / 2, depth / 2})
      for (const Eigen::Vector2d& c : corners)
        vertices += fmt::format("{}{:.17g}, {:.17g}, {:.17g}", vertices.empty() ? "" : ", ", c.x() - center.x(), y,
                                c.y() - center.y());
    const std::string triangles = "0,1,2, 0,2,3, 4,6,5, 4,7,6, 0,4,5, 0,5,1, 1,5,6, 1,6,2, 2,6,7, 2,7,3, 3,7,4, 3,4,0";
    scene.dense(fmt::format("v{}", i), 1, Vec3(center.x(), 0, center.y()),
                fmt::format(R"({{"type": "mesh", "vertices": [{}], "triangles": [{}]}})", vertices, triangles));
  }
  return scene;
}

}  // namespace gyre::test
