// A mass on a spring: where it rests, and how fast it vibrates about that.
#include <gyre/gyre.h>

#include <cmath>
#include <iostream>

int main() {
  constexpr double pi = 3.14159265358979, m = 2, k = 800;
  gyre::Model model;
  model.add(gyre::bodies::Particle{.name = "mass", .mass = m, .position = {0, 0, -1}});
  model.add(
      gyre::forces::Spring{.name = "spring", .body1 = "ground", .body2 = "mass", .stiffness = k, .free_length = 1});
  const gyre::Equilibrium rest = gyre::equilibrium(model);
  const double sag = -rest.recording["mass.z"].back() - 1;
  std::cout << "it hangs " << sag << " m lower (m g / k = " << m * 9.81 / k << "); " << rest.text << '\n';
  const gyre::Modes found = gyre::modes(model);
  const double highest = found.modes.back().frequency, expected = std::sqrt(k / m) / (2 * pi);
  std::cout << "and vibrates along the spring at " << highest << " Hz (" << expected << ")\n";
  return std::abs(highest / expected - 1) < 1e-6 ? 0 : 1;
}
