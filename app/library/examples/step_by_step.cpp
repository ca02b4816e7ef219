// A double pendulum step by step: its energy, and its constraints by the matrices of the sources.
#include <gyre/gyre.h>

#include <cmath>
#include <iostream>

int main() {
  gyre::Model model = gyre::Model::example("double-pendulum");
  model.set("integrator", "rkmk").set("end_time", 1).set("output_step", 0);
  gyre::Stepper stepper(model);
  const double before = stepper.value("energy.total");
  while (!stepper.finished()) stepper.step();
  std::cout << "after " << stepper.work().steps << " steps the energy is " << stepper.value("energy.total") - before
            << " J off\n";

  // The constraints hold for positions and velocities: Phi = 0, B v = 0.
  const gyre::State s = stepper.state();
  const gyre::Matrix B = stepper.matrices().B;
  double largest = 0;
  for (std::size_t i = 0; i < B.rows; ++i) {
    double rate = 0;
    for (std::size_t j = 0; j < B.columns; ++j) rate += B(i, j) * s.v[j];
    largest = std::max(largest, std::abs(rate));
  }
  std::cout << "largest |B v| = " << largest << " m/s\n";
  return largest < 1e-8 ? 0 : 1;
}
