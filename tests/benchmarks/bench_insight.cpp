// What it costs to look into runs: telling every iteration of Newton against not telling, and six methods in lockstep
// against the sum of the six alone, as ratios of CPU time measured in turns.

#include "benchmarks/chain.h"
#include "run/lockstep.h"
#include "run/step_time.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace gyre;

namespace {

constexpr double step = 1e-3;
constexpr int stepsPerRow = 10, rowsPerTurn = 20;

Model chainBy(const char* method, int rods, double end) {
  test::ModelBuilder b(test::chain("spherical", rods));
  b.useIntegrator(method);
  b.run(step, end, stepsPerRow * step);
  return b.model();
}

/// Rows of a run that goes on and on; a trace is emptied at each, as a recording does.
double cpuOfRows(Stepper& stepper, NewtonTrace& trace) {
  const double start = threadCpuTime();
  for (int row = 0; row < rowsPerTurn; ++row) {
    do benchmark::DoNotOptimize(stepper.step());
    while (!stepper.isOutput());
    trace.clear();
  }
  return threadCpuTime() - start;
}

void tellNewton(benchmark::State& run) {
  const Model model = chainBy("geom1", static_cast<int>(run.range(0)), 1e6);
  auto told = Stepper::create(model).value(), untold = Stepper::create(model).value();
  NewtonTrace trace, none;
  told->traceNewton(&trace);
  double with = 0, without = 0;
  for (auto _ : run) {
    with += cpuOfRows(*told, trace);
    without += cpuOfRows(*untold, none);
  }
  run.counters["speed_of_untold"] = without / with;
}
BENCHMARK(tellNewton)->Arg(2)->Arg(200)->Unit(benchmark::kMillisecond);

void lockstep(benchmark::State& run) {
  const int rods = static_cast<int>(run.range(0));
  constexpr const char* methods[] = {"geom1", "kynema", "liemid_ea", "rkmk", "bdf_cs", "geom2"};
  using Clock = std::chrono::steady_clock;
  double together = 0, alone = 0, wall = 0;
  for (auto _ : run) {
    std::vector<std::pair<std::string, Model>> models;
    for (const char* method : methods) models.emplace_back(method, chainBy(method, rods, 0.5));
    Lockstep runs = Lockstep::create(models).value();
    const auto start = Clock::now();
    while (!runs.finished()) runs.advance();
    wall += std::chrono::duration<double>(Clock::now() - start).count();
    for (const Lockstep::Member& m : runs.members()) together += m.cpu;
    for (const auto& [name, model] : models) {
      Lockstep single = Lockstep::create({{name, model}}).value();
      while (!single.finished()) single.advance();
      alone += single.members().front().cpu;
    }
  }
  run.counters["cost_over_sum"] = together / alone;
  run.counters["wall_over_sum"] = wall / alone;
}
BENCHMARK(lockstep)->Arg(2)->Arg(100)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

BENCHMARK_MAIN();
