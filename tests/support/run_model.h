#pragma once
// Runs a model to its end on the calling thread's time and gives its recording.

#include "run/simulation.h"

#include <stdexcept>

namespace gyre::test {

struct Run {
  std::shared_ptr<const Recording> recording;
  RunProgress progress;
  SystemFacts facts;
  std::vector<std::string> notes;

  std::size_t column(const std::string& name) const {
    for (std::size_t c = 0; c < recording->columns(); ++c)
      if (recording->channels()[c].name == name) return c;
    throw std::runtime_error("no channel " + name);
  }
  double at(std::size_t row, const std::string& name) const { return recording->at(row, column(name)); }
  Vec3 vector(std::size_t row, const std::string& first) const {
    const std::size_t c = column(first);
    return {recording->at(row, c), recording->at(row, c + 1), recording->at(row, c + 2)};
  }
  std::size_t rowAt(double t) const {
    const std::size_t r = recording->rowAt(t + 1e-9);
    if (std::abs(recording->time(r) - t) > 1e-9) throw std::runtime_error("time is not on the grid");
    return r;
  }
  std::size_t last() const { return recording->rows() - 1; }
};

/// At its end, or where it failed. Throws where it cannot begin.
inline auto runAsFarAsItGoes(const Model& model, bool assemble = false) {
  auto simulation = Simulation::create(model, {.assemble = assemble});
  if (!simulation) throw std::runtime_error(simulation.error().text());
  (*simulation)->run();
  (*simulation)->wait();
  return std::move(*simulation);
}

inline Run runModel(const Model& model, bool assemble = false) {
  const auto simulation = runAsFarAsItGoes(model, assemble);
  if (const auto error = simulation->error()) throw std::runtime_error(error->text());
  return {simulation->recording(), simulation->progress(), simulation->facts(), simulation->notes()};
}

}  // namespace gyre::test
