// Cost of a body and step by what holds the bodies together: chains of balls, of turned and of parallel hinges, trees,
// ladders of loops, a fleet of wheel suspensions, each in several sizes: constant in the number of bodies. Planar
// chains and trees, in a plane of the axes and in a tilted one, stand beside those whose hinges are turned.

#include "benchmarks/chain.h"
#include "benchmarks/started_run.h"
#include "io/model_file.h"
#include "io/model_fragment.h"
#include "support/test_models.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>

using namespace gyre;
using test::chain, test::join, test::rod, test::tree;

namespace {

constexpr double step = 1e-3;

/// Two rails of ball joints that hang from the ground, with rungs between them: one loop per rung.
Model ladder(int rungs) {
  test::ModelBuilder b;
  int number = 0, joints = 0;
  ElementId left = ground, right = ground;
  for (int i = 0; i < rungs; ++i) {
    const ElementId l = rod(b, number++, Vec3(i + 0.5, 0, 0)), r = rod(b, number++, Vec3(i + 0.5, 1, 0));
    join(b, "spherical", joints++, left, Vec3(i == 0 ? 0 : 0.5, 0, 0), l, Vec3(-0.5, 0, 0));
    join(b, "spherical", joints++, right, Vec3(i == 0 ? 0 : 0.5, i == 0 ? 1 : 0, 0), r, Vec3(-0.5, 0, 0));
    const ElementId rung = rod(b, number++, Vec3(i + 1, 0.5, 0));
    join(b, "spherical", joints++, l, Vec3(0.5, 0, 0), rung, Vec3(0, -0.5, 0));
    join(b, "spherical", joints++, r, Vec3(0.5, 0, 0), rung, Vec3(0, 0.5, 0));
    left = l;
    right = r;
  }
  return b.model();
}

Model fleet(int n) {
  const Model one = readModel(GYRE_EXAMPLES_DIR "/double-wishbone.gyre", catalog()).value();
  std::vector<ElementId> ids;
  for (const Element& e : one.elements())
    if (e.type->category != Category::parameter) ids.push_back(e.id);
  const std::string text = fragmentText(one, ids);
  Model out = one;
  for (int i = 1; i < n; ++i) {
    auto copy = parseFragment(text, out, catalog()).value();
    for (Element& e : copy) {
      const std::size_t last = out.elements().size();
      if (!out.apply(Edit{Insert{std::move(e), last}})) throw std::runtime_error("a copy does not fit");
    }
  }
  return out;
}

/// Whether accelerations and multipliers are wanted of every step, as where each is recorded.
enum class Rows { everyStep, fewSteps };

void steps(benchmark::State& run, const Model& model, const char* method, Rows rows) {
  test::ModelBuilder builder(model);
  builder.useIntegrator(method);
  builder.run(step, 1e6);
  auto started = test::startedRun(builder.model(), run);
  if (!started) return;
  auto& [integrator, s] = *started;
  integrator->omitAccelerations(rows == Rows::fewSteps);
  double iterations = 0;
  const Work before = integrator->work();
  std::int64_t count = 0;
  for (auto _ : run) {
    const auto report = integrator->advance(s, s.t + step);
    if (!report) return run.SkipWithError(report.error().text().c_str());
    iterations += report->iterations;
    ++count;
  }
  const auto perStep = [&](double of) { return of / static_cast<double>(count); };
  const Work work = integrator->work() - before;
  double bodies = 0;
  for (const Element& e : model.elements()) bodies += e.type->category == Category::body;
  run.counters["newton"] = perStep(iterations);
  run.counters["evaluations"] = perStep(static_cast<double>(work.evaluations));
  run.counters["factorizations"] = perStep(static_cast<double>(work.factorizations));
  run.counters["solves"] = perStep(static_cast<double>(work.solves));
  run.counters["us_per_body_step"] = benchmark::Counter(bodies * static_cast<double>(count) * 1e-6,
                                                        benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// @param size  of the order of the number of bodies: the same motion is run on every machine
void add(const std::string& name, int size, std::function<Model()> model, const char* method = "geom1",
         Rows rows = Rows::fewSteps) {
  const char* recorded = rows == Rows::everyStep ? "/every_step_recorded" : "";
  benchmark::RegisterBenchmark((name + "/" + std::to_string(size) + "/" + method + recorded).c_str(),
                               [=](benchmark::State& run) { steps(run, model(), method, rows); })
      ->Unit(benchmark::kMicrosecond)
      ->Iterations(std::clamp(3000000 / size, 100, 2000));
}

/// Hinges that are parallel beside those that are turned.
void addPlanar() {
  const auto addThree = [](const std::string& name, auto make, int n, const char* method) {
    const auto row = [&](const char* which, double turn, const Quat& whole) {
      add(
          name + which, n, [=] { return make("revolute", n, turn, whole); }, method);
    };
    row("/turned", test::turned, test::aligned);
    row("/planar", test::parallel, test::aligned);
    row("/planar_tilted", test::parallel, test::tilted);
  };
  for (const char* method : {"geom1", "kynema", "bdf_lie", "liemid_ea", "rkmk"}) {
    for (const int n : {10, 100, 1000}) addThree("hinges", chain, n, method);
    for (const int n : {15, 1023}) addThree("hinged_tree", tree, n, method);
  }
  addThree("hinges", chain, 10000, "geom1");
}

}  // namespace

int main(int argc, char** argv) {
  for (const char* type : {"spherical", "revolute"}) {
    for (const int n : {10, 100, 1000, 10000, 100000})
      add(std::string("chain/") + type, n, [=] { return chain(type, n); });
    for (const char* method : {"liemid_ea", "rkmk"})
      for (const int n : {10, 100, 1000})
        add(
            std::string("chain/") + type, n, [=] { return chain(type, n); }, method);
    for (const int n : {10, 100, 1000})
      add(
          std::string("chain/") + type, n, [=] { return chain(type, n); }, "liemid_ea", Rows::everyStep);
    for (const char* method : {"geom1", "liemid_ea"})
      for (const int n : {15, 1023})
        add(
            std::string("tree/") + type, n, [=] { return tree(type, n); }, method);
  }
  addPlanar();
  for (const char* method : {"geom1", "liemid_ea"}) {
    add(
        "ladder", 48, [] { return ladder(48); }, method);
    for (const int n : {1, 100, 1000})
      add(
          "suspensions", n, [=] { return fleet(n); }, method);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
