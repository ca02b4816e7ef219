// Contacts of boxes: what a step costs, apart (checking only), at 5 mm from each other and pressed together; making the
// list of pairs anew; a box on a flat ground of triangles.

#include "contact/collide_triangles.h"
#include "contact/placed_parts.h"
#include "support/contact_scenes.h"

#include <benchmark/benchmark.h>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double margin = 2e-3;

/// range(0): boxes along an edge, range(1): distance of the centres in thousandths of that of the stack.
Scene stack(const benchmark::State& state) {
  Scene s = tiltedStack(static_cast<int>(state.range(0)));
  for (std::size_t i = 0; i + 1 < s.k.size(); ++i) s.k[i].x *= static_cast<double>(state.range(1)) / 1000;
  return s;
}

void update(benchmark::State& state) {
  const Scene s = stack(state);
  ContactSet set(s.bodies, margin);
  for (auto _ : state) set.update(s.k, s.reach);
  state.counters["contacts"] = static_cast<double>(set.contacts().size());
}

void makeList(benchmark::State& state) {
  const Scene s = stack(state);
  PlacedParts parts(s.bodies);
  parts.place(s.bodies, s.k, s.reach, margin);
  const std::vector<std::vector<int>> nobody(s.bodies.size());
  for (auto _ : state) {
    PairList list(parts.items(), nobody);
    list.update(parts.needed(), parts.planes(), parts.reach());
    state.counters["pairs"] = static_cast<double>(list.pairs().size());
  }
}

/// The boxes of the stack fall at 1 m/s for a second of steps of 1 ms.
void fall(benchmark::State& state) {
  Scene s = stack(state);
  ContactSet set(s.bodies, margin);
  for (auto _ : state) {
    for (std::size_t i = 0; i + 1 < s.k.size(); ++i) s.k[i].x.z() += 1e-3;
    set.update(s.k, s.reach);
  }
  state.counters["rebuilds/step"] = benchmark::Counter(set.rebuilds(), benchmark::Counter::kAvgIterations);
}

void boxOnTriangles(benchmark::State& state) {
  std::vector<Vec3> vertices;
  std::vector<Triangle> triangles;
  const auto n = static_cast<int>(state.range(0));
  for (int j = 0; j <= n; ++j)
    for (int i = 0; i <= n; ++i)
      vertices.emplace_back(0.1 * i, 0.1 * j, 1e-3 * static_cast<double>(state.range(1)) * (i * j % 3));
  for (int j = 0; j < n; ++j)
    for (int i = 0; i < n; ++i) {
      const int a = j * (n + 1) + i, c = a + n + 1;
      triangles.insert(triangles.end(), {{a, a + 1, c + 1}, {a, c + 1, c}});
    }
  const auto ground = TriangleGround::create(vertices, triangles);
  const Collider box{.kind = Collider::Kind::box, .half = Vec3::Constant(0.05)};
  std::vector<Manifold> found;
  double x = 0;
  for (auto _ : state) {
    x = std::fmod(x + 0.0123, 0.1 * n - 0.5);
    found.clear();
    collideTriangles(**ground, {}, box, {{0.2 + x, 0.3 + x / 2, 0.05}, Mat3::Identity()}, margin, true, found);
    benchmark::DoNotOptimize(found.data());
  }
}

}  // namespace

BENCHMARK(update)->ArgsProduct({{10, 22}, {960, 1000, 1050, 1200}})->Unit(benchmark::kMillisecond);
BENCHMARK(makeList)->Args({10, 1000})->Args({22, 1000})->Unit(benchmark::kMillisecond);
BENCHMARK(fall)->Args({10, 1000})->Args({22, 1000})->Iterations(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(boxOnTriangles)->ArgsProduct({{23, 230}, {0, 5}});
BENCHMARK_MAIN();
