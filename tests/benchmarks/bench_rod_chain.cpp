// Cost of geom1 per body and step for chains of rods with spherical joints: constant in the number of bodies.

#include "benchmarks/started_run.h"
#include "support/test_models.h"

#include <benchmark/benchmark.h>

using namespace gyre;

namespace {

void rodChain(benchmark::State& run) {
  const int n = static_cast<int>(run.range(0));
  test::ModelBuilder builder = test::rodChain(n);
  builder.run(1e-3, 1e6);
  auto started = test::startedRun(builder.model(), run);
  if (!started) return;
  auto& [integrator, s] = *started;
  double iterations = 0;
  const Work before = integrator->work();
  std::int64_t steps = 0;
  for (auto _ : run) {
    const auto report = integrator->advance(s, s.t + 1e-3);
    if (!report) return run.SkipWithError(report.error().text().c_str());
    iterations += report->iterations;
    ++steps;
  }
  run.counters["newton"] = iterations / static_cast<double>(steps);
  run.counters["factorizations"] =
      static_cast<double>((integrator->work() - before).factorizations) / static_cast<double>(steps);
  run.counters["us_per_body_step"] = benchmark::Counter(static_cast<double>(n) * static_cast<double>(steps) * 1e-6,
                                                        benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(rodChain)->Arg(10)->Arg(100)->Arg(1000)->Arg(10000)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
