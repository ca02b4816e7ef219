// What six methods cost that go on in lockstep, told to panels of a window, over the sum of the six alone, and how well
// they use the cores: by the clock they can be no faster than the sum over the cores, nor than the slowest of them. CPU
// time is that of the whole program.

#include "benchmarks/chain.h"
#include "run/lockstep_run.h"
#include "run/simulation.h"
#include "support/cpu_times.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

using namespace gyre;

namespace {

using Named = std::vector<std::pair<std::string, Model>>;

struct Cost {
  double clock = 0, cpu = 0;  ///< [s]
};

/// @param run  returns when all is done
template <class Run>
Cost costOf(const Run& run) {
  const test::CpuTimes cpu;
  const auto start = std::chrono::steady_clock::now();
  run();
  return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), cpu.ofProcess()};
}

Named sixMethods(int rods, int stepsPerRow, double end) {
  constexpr double step = 1e-3;
  Named out;
  for (const char* method : {"geom1", "kynema", "liemid_ea", "rkmk", "bdf_cs", "geom2"}) {
    test::ModelBuilder b(test::chain("spherical", rods));
    b.useIntegrator(method);
    b.run(step, end, stepsPerRow * step);
    out.emplace_back(method, b.model());
  }
  return out;
}

/// As a window does.
Cost together(const Named& models) {
  LockstepRun runs(Lockstep::create(models, {.newton = true, .energy = true}).value(), false);
  return costOf([&] {
    runs.run();
    while (runs.state() == RunState::running) std::this_thread::sleep_for(std::chrono::milliseconds(2));
    if (runs.state() != RunState::finished) throw std::runtime_error("the runs did not come to their end");
  });
}

Cost alone(const Model& model) {
  const auto run = Simulation::create(model, {.newton = true, .energy = true}).value();
  return costOf([&] {
    run->run();
    run->wait();
    if (run->progress().state != RunState::finished) throw std::runtime_error("the run did not come to its end");
  });
}

/// @param state  range(0): rods, range(1): steps from one common time to the next, range(2): steps
void lockstep(benchmark::State& state) {
  const Named models = sixMethods(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)),
                                  1e-3 * static_cast<double>(state.range(2)));
  Cost all, sum;
  double slowest = 0;
  for (auto _ : state) {
    const Cost here = together(models);
    all.clock += here.clock;
    all.cpu += here.cpu;
    double longest = 0;
    for (const auto& [name, model] : models) {
      const Cost one = alone(model);
      sum.clock += one.clock;
      sum.cpu += one.cpu;
      longest = std::max(longest, one.clock);
    }
    slowest += longest;
  }
  state.counters["cpu_over_sum"] = all.cpu / sum.cpu;
  state.counters["clock_over_sum"] = all.clock / sum.clock;
  state.counters["slowest_over_sum"] = slowest / sum.clock;
}

void sizes(benchmark::internal::Benchmark* of) {
  of->ArgNames({"rods", "steps_per_row", "steps"})->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(3);
  of->Args({2, 1, 4000})->Args({2, 10, 4000})->Args({100, 1, 100})->Args({100, 10, 100});
}
BENCHMARK(lockstep)->Apply(sizes);

}  // namespace

BENCHMARK_MAIN();
