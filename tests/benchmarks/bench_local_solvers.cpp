// Contacts of a heap of 10 x 10 x 10 boxes at one moment (some 5700 points, 0.5 friction), from no guess: what making
// ready and a sweep cost, on one thread and on two. And Newton on stacks of ten boxes with a heavier one on top.

#include "local_dynamics/local_solver.h"
#include "support/contact_problems.h"

#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

using namespace gyre;
using namespace gyre::test;

namespace {

LocalSettings only(int sweeps) {
  LocalSettings settings;
  settings.sweeps = sweeps;
  settings.merit = 0;
  return settings;
}

/// sweeps 0: making ready and reading out alone.
void heap(benchmark::State& run) {
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(run.range(0)));
  const LocalProblem start = HeapBuilder(10, static_cast<int>(run.range(2))).problem();
  const LocalSettings settings = only(static_cast<int>(run.range(1)));
  GaussSeidel solver;
  LocalTrace trace;
  LocalProblem problem = start;
  for (auto _ : run) {
    run.PauseTiming();
    problem = start;
    run.ResumeTiming();
    solver.solve(problem, settings, trace);
  }
  run.counters["points"] = static_cast<double>(problem.contacts.size());
  run.counters["merit"] = trace.last.merit;
}

void positions(benchmark::State& run) {
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(run.range(0)));
  LocalProblem problem = HeapBuilder(10, 10).problem();
  const std::vector<double> gap(problem.contacts.size(), -1e-5);
  SweepLayout layout;
  layout.build(problem);
  PositionSweeps sweeps;
  std::vector<LocalDisplacement> displacements;
  for (auto _ : run) sweeps.project(layout, gap, static_cast<int>(run.range(1)), displacements);
}

void heavyTop(benchmark::State& run) {
  const LocalProblem start = stack(static_cast<int>(run.range(0)), static_cast<double>(run.range(1)));
  LocalSettings settings;
  settings.method = run.range(2) == 0 ? LocalMethod::newtonDsf : LocalMethod::newtonHueber;
  settings.merit = 1e-16;
  LocalTrace trace;
  for (auto _ : run) {
    LocalProblem problem = start;
    solveLocal(problem, settings, trace);
  }
  run.counters["iterations"] = trace.iterations;
  run.counters["merit"] = trace.last.merit;
}

BENCHMARK(heap)
    ->ArgNames({"threads", "sweeps", "layers"})
    ->ArgsProduct({{1, 2}, {0, 20, 100}, {10}})
    ->ArgsProduct({{1, 2}, {20}, {1, 100}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(positions)
    ->ArgNames({"threads", "sweeps"})
    ->ArgsProduct({{1, 2}, {0, 10}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(heavyTop)
    ->ArgNames({"boxes", "ratio", "form"})
    ->ArgsProduct({{2, 10, 30}, {1, 1000, 1000000}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
