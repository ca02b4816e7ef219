// Dragging a body of n on hinges: getting hold of it, and one step. Every link of a chain moves with it; of a field of
// pendulums one. Linear in the number of bodies.

#include "support/model_builder.h"
#include "system/constrained_drag.h"

#include <benchmark/benchmark.h>

#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

std::shared_ptr<const System> onHinges(int n, bool chain) {
  ModelBuilder b;
  const Quat alongY(Eigen::AngleAxisd(-std::numbers::pi / 2, Vec3::UnitX()));
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const Vec3 hinge = chain ? Vec3(0.2 * i, 0, 0) : Vec3(0, i, 0);
    const ElementId body =
        b.body("rigid", "rod " + std::to_string(i),
               {{"mass", 1.0}, {"inertia", diagonal(0.001, 0.02, 0.02)}, {"position", Vec3(hinge + Vec3(0.1, 0, 0))}});
    const Vec3 onFirst = before == ground ? hinge : Vec3(0.1, 0, 0);
    b.joint(
        "revolute", "hinge " + std::to_string(i),
        {{"body1", before}, {"frame1", at(onFirst, alongY)}, {"body2", body}, {"frame2", at({-0.1, 0, 0}, alongY)}});
    if (chain) before = body;
  }
  return System::compile(b.model()).value();
}

const Vec3 tip(0.1, 0, 0);

void getHold(benchmark::State& run) {
  const auto system = onHinges(static_cast<int>(run.range(0)), run.range(1) != 0);
  for (auto _ : run) {
    ConstrainedDrag drag(system, system->bodies().size() / 2, tip);
    if (!drag.assemble()) return run.SkipWithError("cannot be assembled");
  }
}

void step(benchmark::State& run) {
  const auto system = onHinges(static_cast<int>(run.range(0)), run.range(1) != 0);
  ConstrainedDrag drag(system, system->bodies().size() / 2, tip);
  if (!drag.assemble()) return run.SkipWithError("cannot be assembled");
  const Vec3 start = drag.point();
  double side = 1;
  for (auto _ : run) {
    side = -side;
    benchmark::DoNotOptimize(drag.moveTo(start + Vec3(0.1, 0, side)));
  }
}

BENCHMARK(getHold)->ArgNames({"bodies", "chain"})->ArgsProduct({{200, 2000}, {0, 1}})->Unit(benchmark::kMillisecond);
BENCHMARK(step)->ArgNames({"bodies", "chain"})->ArgsProduct({{200, 2000}, {0, 1}})->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
