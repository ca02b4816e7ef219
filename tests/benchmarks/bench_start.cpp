// From the file of a chain of hinges to its first step: time of each stage per body, constant in the number of bodies.

#include "benchmarks/chain.h"
#include "core/machine_memory.h"
#include "integrators/integrator.h"
#include "io/model_file.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <filesystem>

using namespace gyre;

namespace {

class StageClock {
 public:
  /// Seconds since the last call.
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double passed = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return passed;
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

void start(benchmark::State& run) {
  const auto bodies = static_cast<int>(run.range(0));
  const auto file = std::filesystem::temp_directory_path() / "gyre_bench_start.gyre";
  {
    test::ModelBuilder builder(test::chain("revolute", bodies));
    builder.useIntegrator("geom1");
    builder.run(1e-3, 1e-3);
    if (!writeModel(builder.model(), file)) return run.SkipWithError("the file cannot be written");
  }
  double reading = 0, compiling = 0, conditions = 0, integrator = 0, step = 0;
  for (auto _ : run) {
    StageClock clock;
    const Model model = readModel(file, catalog()).value();
    reading += clock.lap();
    const auto system = System::compile(model).value();
    compiling += clock.lap();
    const auto initial = consistentInitialState(*system, false).value();
    conditions += clock.lap();
    State s;
    const Element& simulation = model.simulation();
    const auto method = static_cast<const IntegratorType&>(*simulation.type).create(simulation.params);
    if (!method->initialize(system, initial, s)) return run.SkipWithError("initialize failed");
    integrator += clock.lap();
    if (!method->advance(s, 1e-3)) return run.SkipWithError("the step failed");
    step += clock.lap();
  }
  std::filesystem::remove(file);
  const auto perBody = [&](double seconds) { return 1e6 * seconds / (bodies * static_cast<double>(run.iterations())); };
  run.counters["us_reading"] = perBody(reading);
  run.counters["us_compiling"] = perBody(compiling);
  run.counters["us_conditions"] = perBody(conditions);
  run.counters["us_integrator"] = perBody(integrator);
  run.counters["us_step"] = perBody(step);
}

BENCHMARK(start)->Arg(1000)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
  keepFreedMemory();  // as the command line does
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
