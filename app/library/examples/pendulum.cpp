// A pendulum from nothing: built, run, and compared with the closed form of its energy.
#include <gyre/gyre.h>

#include <cmath>
#include <cstdio>

int main() {
  gyre::Model model;
  model.add(gyre::Parameter{.name = "length", .value = 0.8});
  model.add(gyre::bodies::Rigid{.name = "rod",
                                .mass = 2,
                                .inertia = {.xx = 0.001, .yy = "2*length^2/12", .zz = "2*length^2/12"},
                                .position = {"length/2", 0, 0}});
  model.add(gyre::joints::Revolute{
      .name = "hinge",
      .body1 = "ground",
      .frame1 = {.orientation = gyre::Orientation::about({1, 0, 0}, -1.5707963267948966)},  // its z along y
      .body2 = "rod",
      .frame2 = {.position = {"-length/2", 0, 0},
                 .orientation = gyre::Orientation::about({1, 0, 0}, -1.5707963267948966)}});
  model.set(gyre::integrators::Geom1{.step = 1e-3, .end_time = 2, .output_step = 0.01, .rho_inf = 0.9});

  const gyre::Run run = gyre::run(model);
  const gyre::Recording& rows = run.recording();
  double lowest = 0;
  for (const double z : rows["rod.z"]) lowest = std::min(lowest, z);
  std::printf("%zu rows; the centre falls to %.6f m, %.6f m would be straight down\n", rows.rows(), lowest, -0.4);
  std::printf("energy made or lost: %.2e J\n", rows["energy.total"].back() - rows["energy.total"].front());
  return std::abs(lowest + 0.4) < 1e-3 ? 0 : 1;
}
