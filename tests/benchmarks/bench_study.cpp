// A study of 64 equal cases on one thread and on two: what running cases side by side gains.
// The counter `gain` of the second is the time on one thread over the time on two.

#include "study/study_runner.h"
#include "support/test_models.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <stdexcept>

using namespace gyre;

namespace {

StudyPlan equalCases(int count) {
  test::ModelBuilder builder = test::doublePendulum();
  builder.run(1e-3, 1.0);
  Study study;
  study.name = "equal cases";
  study.model = std::make_shared<const Model>(builder.model());
  for (int i = 0; i < count; ++i) {
    StudyCase c;
    c.name = std::to_string(i + 1);
    study.cases.push_back(std::move(c));
  }
  StudyMeasure last;
  last.name = "x";
  last.channels = {"lower.x"};
  last.norm = Norm::last;
  study.measures = {last};
  return planStudy(std::move(study)).value();
}

double secondsOn(int threads, const StudyPlan& plan) {
  const auto runner = StudyRunner::create(plan, {.threads = threads}).value();
  const auto start = std::chrono::steady_clock::now();
  if (const auto ok = runner->run(); !ok) throw std::runtime_error(ok.error().text());
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void equalCasesOnThreads(benchmark::State& state) {
  const StudyPlan plan = equalCases(64);
  const int threads = static_cast<int>(state.range(0));
  double one = 0, many = 0;
  for (auto _ : state) {
    one += secondsOn(1, plan);
    const double seconds = secondsOn(threads, plan);
    state.SetIterationTime(seconds);
    many += seconds;
  }
  state.counters["gain"] = one / many;
}
BENCHMARK(equalCasesOnThreads)->Arg(1)->Arg(2)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace

BENCHMARK_MAIN();
