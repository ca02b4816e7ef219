// One of the models that come with Gyre, with another method; its results go to a file.
#include <gyre/gyre.h>

#include <iostream>

int main() {
  gyre::Model model = gyre::Model::example("four-bar");
  model.set("integrator", "rkmk").set("end_time", 0.5);
  std::cout << "degrees of freedom: " << gyre::check(model)["degrees_of_freedom"].number() << '\n';
  const gyre::Run run = gyre::run(model, {.channels = {"crank.*", "energy.*"}});
  run.recording().writeCsv("four-bar.csv");
  std::cout << run.recording().rows() << " rows, " << run.recording().columns() << " columns, " << run.work().steps
            << " steps\n";

  try {
    model.set("crank.mass", "12 apples");
  } catch (const gyre::Error& error) {
    std::cout << error.what() << '\n';
    return error.place().element == "crank" && error.place().key == "mass" ? 0 : 1;
  }
  return 1;
}
