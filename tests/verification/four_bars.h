#pragma once
// The N-four-bar mechanism (IFToMM library A02) and its exact motion.

#include "support/model_builder.h"
#include "support/reference.h"
#include "support/run_model.h"

#include <fmt/format.h>

namespace gyre::test {

/// N windows: N + 1 cranks and N couplers, rods of 1 kg and 1 m, upright, the first crank's tip moving at 1 m/s.
/// Hinges make a tree, each window closes by a point on a line: no redundant constraint, one degree of freedom. Closed
/// by a hinge ("revolute") it has three redundant ones.
inline ModelBuilder fourBars(int windows, const char* closing = "point_on_line") {
  const Quat axis = Quat::FromTwoVectors(Vec3::UnitZ(), Vec3(0, -1, 0));  // motion in the x-z plane
  const double J = 1.0 / 12;
  ModelBuilder b;
  std::vector<ElementId> cranks, couplers;
  for (int i = 0; i <= windows; ++i)
    cranks.push_back(b.body("rigid", fmt::format("crank {}", i),
                            {{"mass", 1.0},
                             {"inertia", diagonal(J, J, J)},
                             {"position", Vec3(i, 0, 0.5)},
                             {"velocity", Vec3(0.5, 0, 0)},
                             {"angular_velocity", Vec3(0, 1, 0)}}));
  for (int i = 0; i < windows; ++i)
    couplers.push_back(b.body("rigid", fmt::format("coupler {}", i),
                              {{"mass", 1.0},
                               {"inertia", diagonal(J, J, J)},
                               {"position", Vec3(i + 0.5, 0, 1)},
                               {"velocity", Vec3(1, 0, 0)}}));
  for (std::size_t i = 0; i < cranks.size(); ++i)
    b.joint("revolute", fmt::format("A{}", i),
            {{"frame1", at(Vec3(static_cast<double>(i), 0, 0), axis)},
             {"body2", cranks[i]},
             {"frame2", at(Vec3(0, 0, -0.5), axis)}});
  for (std::size_t i = 0; i < couplers.size(); ++i) {
    b.joint("revolute", fmt::format("B{}", i),
            {{"body1", cranks[i]},
             {"frame1", at(Vec3(0, 0, 0.5), axis)},
             {"body2", couplers[i]},
             {"frame2", at(Vec3(-0.5, 0, 0), axis)}});
    b.joint(closing, fmt::format("C{}", i),
            {{"body1", cranks[i + 1]},
             {"frame1", at(Vec3(0, 0, 0.5), axis)},
             {"body2", couplers[i]},
             {"frame2", at(Vec3(0.5, 0, 0), axis)}});
  }
  return b;
}

struct FourBarRun {
  double worst = 0;   ///< distance of the first crank's tip from the exact solution, over the exact times up to the end
  double energy = 0;  ///< largest change of the energy [J]
};

inline FourBarRun runFourBars(int windows, const char* table, double h, double end) {
  ModelBuilder b = fourBars(windows);
  b.set(simulationId, "rho_inf", 0.9);
  b.run(h, end, 0.05);
  const Run run = runModel(b.model());
  if (run.facts.degreesOfFreedom != 1 || run.facts.redundantConstraints != 0) throw std::runtime_error("mobility");
  FourBarRun out;
  for (const auto& exact : exactRows(table)) {
    if (exact[0] > end) continue;
    const std::size_t row = run.rowAt(exact[0]);
    const Vec3 tip = 2 * run.vector(row, "crank 0.x");  // the pivot is the origin
    out.worst = std::max(out.worst, (tip - Vec3(exact[1], 0, exact[2])).norm());
  }
  for (std::size_t r = 0; r < run.recording->rows(); ++r)
    out.energy = std::max(out.energy, std::abs(run.at(r, "energy.total") - run.at(0, "energy.total")));
  return out;
}

}  // namespace gyre::test
