// Cost of the BDF methods (IDA) per body and step for chains of rods with spherical joints: linear in their length.
// A step here is the method's own, with the iterations, matrices and renewed projectors that it takes; the first 100 of
// each chain, from rest. Complexity is fitted as c N over N = 10 to 1000: its RMS is the departure from a line.

#include "benchmarks/started_run.h"
#include "support/test_models.h"

#include <benchmark/benchmark.h>

using namespace gyre;

namespace {

constexpr int steps = 100;

void chainOf(benchmark::State& run, const char* id, int projector) {
  const int n = static_cast<int>(run.range(0));
  test::ModelBuilder builder = test::rodChain(n);
  builder.useIntegrator(id);
  if (projector >= 0) builder.set(simulationId, "projector", Choice{projector});
  builder.run(1e-3, 1e6);
  auto started = test::startedRun(builder.model(), run);
  if (!started) return;
  auto& [integrator, s] = *started;
  double iterations = 0;
  const Work before = integrator->work();
  for (auto _ : run) {
    const auto report = integrator->advance(s, 1e6);
    if (!report) return run.SkipWithError(report.error().text().c_str());
    iterations += report->iterations;
  }
  const Work work = integrator->work() - before;
  run.counters["newton"] = iterations / steps;
  run.counters["evaluations"] = static_cast<double>(work.evaluations) / steps;
  run.counters["matrices"] = static_cast<double>(work.factorizations) / steps;
  run.counters["us_per_body_step"] =
      benchmark::Counter(1e-6 * n * steps, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  run.SetComplexityN(n);
}

void add(const char* name, const char* id, int projector = -1) {
  benchmark::RegisterBenchmark(name, chainOf, id, projector)
      ->Arg(10)
      ->Arg(30)
      ->Arg(100)
      ->Arg(300)
      ->Arg(1000)
      ->Iterations(steps)
      ->Unit(benchmark::kMicrosecond)
      ->Complexity(benchmark::oN);
}

}  // namespace

int main(int argc, char** argv) {
  add("bdf_ggl", "bdf_ggl");
  add("bdf_ggl_star", "bdf_ggl_star");
  add("bdf_cs", "bdf_cs");
  add("bdf_cm/frozen", "bdf_cm", 0);
  add("bdf_cm/exact", "bdf_cm", 1);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
