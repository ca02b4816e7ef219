// What it costs a run to tell all that panels of a window show, and to be looked at: the run of a window, pulled at its
// frames, against that of the command line, in turns. CPU time is that of the whole program, the time of the clock what
// somebody waits.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/method_variant.h"
#include "run/simulation.h"
#include "support/cpu_times.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>

using namespace gyre;

namespace {

struct Case {
  const char* example;
  const char* method;
  std::vector<std::string> changes;
};

Model modelOf(const Case& c) {
  const Model whole = readModel(std::filesystem::path(GYRE_EXAMPLES_DIR) / c.example, catalog()).value();
  return methodVariant(whole, c.method, c.changes, catalog()).value();
}

struct Cost {
  double clock = 0, cpu = 0;  ///< [s]
  Cost& operator+=(const Cost& o) {
    clock += o.clock;
    cpu += o.cpu;
    return *this;
  }
};

/// What the window asks of a run (ui/run/run_controller.cpp).
SimulationOptions reportedToPanels() { return {.solver = true, .newton = true, .steps = true, .energy = true}; }

/// What the window takes from it in each of its frames.
void pull(Simulation& run, const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    benchmark::DoNotOptimize(run.progress());
    benchmark::DoNotOptimize(run.poses().update());
    benchmark::DoNotOptimize(run.notes());
    std::this_thread::sleep_for(std::chrono::milliseconds(16));
  }
}

Cost costOf(const std::shared_ptr<const Model>& model, bool forPanels) {
  const auto run = Simulation::create(model, forPanels ? reportedToPanels() : SimulationOptions{}).value();
  std::jthread window;
  if (forPanels) window = std::jthread([&](const std::stop_token& stop) { pull(*run, stop); });
  const test::CpuTimes cpu;
  const auto start = std::chrono::steady_clock::now();
  run->run();
  run->wait();
  const double clock = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const double spent = cpu.ofProcess();
  if (run->progress().state != RunState::finished) throw std::runtime_error("the run did not come to its end");
  return {clock, spent};
}

/// Steps of the run and its rows alone are measured, not their preparation.
void reportedRun(benchmark::State& state, const Case& c) {
  const auto model = std::make_shared<const Model>(modelOf(c));
  Cost reported, plain;
  for (auto _ : state) {
    plain += costOf(model, false);
    reported += costOf(model, true);
    reported += costOf(model, true);
    plain += costOf(model, false);
  }
  state.counters["speed_by_cpu"] = plain.cpu / reported.cpu;
  state.counters["speed_by_clock"] = plain.clock / reported.clock;
}

void inTurns(benchmark::internal::Benchmark* of) { of->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(2); }

const Case doublePendulum{"double-pendulum.gyre", "geom1", {"end_time=10"}};
const Case doublePendulumEveryStep{"double-pendulum.gyre", "geom1", {"end_time=10", "output_step=0"}};
const Case doublePendulumCheap{"double-pendulum.gyre", "liemid_ea", {"end_time=10", "output_step=0"}};
const Case doublePendulumBdf{"double-pendulum.gyre", "bdf_cs", {"end_time=10", "output_step=0"}};
const Case chain{"chain-200.gyre", "geom1", {"end_time=0.2"}};
const Case chainEveryStep{"chain-200.gyre", "geom1", {"end_time=0.2", "output_step=0"}};
const Case springEveryStep{"spring-coupled.gyre", "liemid_ea", {"output_step=0"}};

BENCHMARK_CAPTURE(reportedRun, double_pendulum, doublePendulum)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, double_pendulum_every_step, doublePendulumEveryStep)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, double_pendulum_every_cheap_step, doublePendulumCheap)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, double_pendulum_bdf, doublePendulumBdf)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, spring_every_cheap_step, springEveryStep)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, chain_200, chain)->Apply(inTurns);
BENCHMARK_CAPTURE(reportedRun, chain_200_every_step, chainEveryStep)->Apply(inTurns);

}  // namespace

BENCHMARK_MAIN();
