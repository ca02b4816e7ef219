#pragma once
// Runs whose motion is known in closed form, for what exports write of them.

#include "export/exported_run.h"
#include "support/model_builder.h"

#include <stdexcept>

namespace gyre::test {

inline ExportedRun runToExport(const Model& model) {
  const auto shared = std::make_shared<const Model>(model);
  auto simulation = Simulation::create(shared);
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  return exportedRun(shared, **simulation);
}

/// A brick that flies without forces and turns about its z axis, and its twin beside it that rests.
struct FlyingBrick {
  static constexpr double spin = 40;  ///< [rad/s]: two thirds of a turn in a tenth of a second
  const Vec3 size{0.2, 0.4, 0.6}, start{1, 2, 3}, velocity{0.5, -1, 2};

  Model model() const {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const Shapes brick{{.kind = Shape::Kind::box, .size = size}};
    b.body("rigid", "brick <1> & \"co\"",
           {{"mass", 2.0},
            {"inertia", diagonal(1, 2, 2.5)},
            {"position", start},
            {"velocity", velocity},
            {"angular_velocity", Vec3(0, 0, spin)},
            {"shapes", brick}});
    b.body("rigid", "twin",
           {{"mass", 2.0}, {"inertia", diagonal(1, 2, 2.5)}, {"position", Vec3(-3, 0, 0)}, {"shapes", brick}});
    b.run(1e-3, 1.0);
    return b.model();
  }
  Vec3 positionAt(double t) const { return start + t * velocity; }
  Quat orientationAt(double t) const { return Quat(Eigen::AngleAxisd(spin * t, Vec3::UnitZ())); }
};

}  // namespace gyre::test
