#pragma once
// The problems of Bruels and Cardona 2010, secs. 7.1 to 7.5, and their error measure (eq. 99).

#include "support/reference.h"
#include "support/run_model.h"
#include "support/test_models.h"

namespace gyre::test {

/// Body-fixed torque on a pivoted body without gravity: problems 7.1 and 7.3.
inline ModelBuilder torqueDrivenTop(const Inertia& J, const Vec3& com, const Vec3& W, double torqueZ, double rho) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId body =
      b.body("pivoted", "body", {{"mass", 1.0}, {"inertia", J}, {"com", com}, {"angular_velocity", W}});
  b.force("torque", "drive",
          {{"body", body},
           {"value", TimeVector{Function{}, Function{}, Function{torqueZ, {}}}},
           {"resolved_in", Choice{1}}});
  b.set(simulationId, "rho_inf", rho);
  return b;
}
inline ModelBuilder sphericalTop(double rho) {
  return torqueDrivenTop(diagonal(3, 3, 3), Vec3(0, 0, -0.6), Vec3(10, 15, 20), 30, rho);
}
inline ModelBuilder drivenTop(double rho) {
  return torqueDrivenTop(diagonal(21.959, 21.959, 6.671), Vec3(0, 0, -0.646), Vec3(0, 0.1, 10), 40, rho);
}

struct AlphaProblem {
  const char *name, *reference, *body, *joint;
  double from;  ///< first of ten times 0.02 s apart
  ModelBuilder (*make)(double rho);
};
inline constexpr AlphaProblem problem71{"7.1", "bc1_spherical_follower_torque", "body", "", 0.42, sphericalTop};
inline constexpr AlphaProblem problem72{"7.2", "bc2_free_body", "body", "", 0.82, freeBody};
inline constexpr AlphaProblem problem73{"7.3", "bc3_follower_torque", "body", "", 0.12, drivenTop};
inline constexpr AlphaProblem problem74{"7.4", "bc45_heavy_top", "top", "", 0.32, pivotedTop};
inline constexpr AlphaProblem problem75{"7.5", "bc45_heavy_top", "top", "pin", 0.32, constrainedTop};

/// Eq. 99: mean over the window of |x(t_i) - x_ref(t_i)|, and the same for the multipliers.
struct WindowError {
  double position = 0, multiplier = 0;
};
inline WindowError windowError(const AlphaProblem& problem, const std::string& integrator, double rho, double h) {
  const Reference ref(problem.reference);
  ModelBuilder b = problem.make(rho);
  b.useIntegrator(integrator);
  b.run(h, problem.from + 0.18, 0.02);
  const Run run = runModel(b.model());
  WindowError e;
  for (int i = 0; i < 10; ++i) {
    const double t = problem.from + 0.02 * i;
    const std::size_t row = run.rowAt(t), k = ref.row(t);
    const Vec3 x(ref.at(k, "x1"), ref.at(k, "x2"), ref.at(k, "x3"));
    e.position += (run.vector(row, std::string(problem.body) + ".x") - x).norm() / 10;
    if (problem.joint[0] == 0) continue;
    const Vec3 lambda(ref.at(k, "lam1"), ref.at(k, "lam2"), ref.at(k, "lam3"));
    e.multiplier += (run.vector(row, std::string(problem.joint) + ".lambda1") - lambda).norm() / 10;
  }
  return e;
}

/// Change of the total energy over a run.
struct EnergyRange {
  double lowest = 0, highest = 0, last = 0;
};
inline EnergyRange energyChange(ModelBuilder b, const std::string& integrator, double h, double end) {
  b.useIntegrator(integrator);
  b.run(h, end);
  const Run run = runModel(b.model());
  const std::size_t c = run.column("energy.total");
  EnergyRange out;
  for (std::size_t r = 0; r < run.recording->rows(); ++r) {
    const double change = run.recording->at(r, c) - run.recording->at(0, c);
    out.lowest = std::min(out.lowest, change);
    out.highest = std::max(out.highest, change);
    out.last = change;
  }
  return out;
}

}  // namespace gyre::test
