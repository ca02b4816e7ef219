#pragma once
// A run of a model at its start, whose steps can be timed.

#include "integrators/integrator.h"
#include "support/model_builder.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <optional>

namespace gyre::test {

struct StartedRun {
  std::unique_ptr<Integrator> integrator;
  State s = {};
};

/// By the model's own simulation. Nothing where it cannot start: the benchmark is skipped with the reason then.
inline std::optional<StartedRun> startedRun(const Model& model, benchmark::State& run) {
  const auto system = System::compile(model).value();
  const auto initial = consistentInitialState(*system, false).value();
  const Element& simulation = model.simulation();
  StartedRun out{static_cast<const IntegratorType&>(*simulation.type).create(simulation.params)};
  if (out.integrator->initialize(system, initial, out.s)) return out;
  run.SkipWithError("initialize failed");
  return std::nullopt;
}

}  // namespace gyre::test
