// The order of a method, measured: the error at the end halves twice where the step halves once.
#include <gyre/gyre.h>

#include <cmath>
#include <iostream>
#include <vector>

int main() {
  gyre::Model model = gyre::Model::example("double-pendulum");
  model.set("end_time", 0.5).set("output_step", 0.5);
  const auto last = [&](const char* method, double step) {
    gyre::Model one = model;
    one.set("integrator", method).set("step", step);
    return gyre::run(one).recording()["lower.x"].back();
  };
  const double reference = last("rkmk", 1e-3);
  std::vector<double> errors;
  for (const double h : {4e-3, 2e-3, 1e-3}) errors.push_back(std::abs(last("geom1", h) - reference));
  const double order = std::log2(errors[1] / errors[2]);
  std::cout << "errors " << errors[0] << ", " << errors[1] << ", " << errors[2] << " m: order " << order << '\n';
  return std::abs(order - 2) < 0.2 ? 0 : 1;
}
