// Cost of one step of every method in the catalogue on a hundred bodies held together by springs, and on a chain with
// joints; beside it the parts an explicit step consists of: one evaluation of the forces, and one rotation equation
// (a plain 3 x 3 Newton iteration) per body.

#include "benchmarks/started_run.h"
#include "integrators/midpoint_drift.h"
#include "lie/so3.h"
#include "support/test_models.h"

#include <benchmark/benchmark.h>

#include <Eigen/LU>

#include <limits>
#include <string>

using namespace gyre;

namespace {

constexpr int bodies = 100;

test::ModelBuilder springChain() {
  test::ModelBuilder b;
  ElementId before = ground;
  for (int i = 0; i < bodies; ++i) {
    const ElementId rod = b.body("rigid", "rod " + std::to_string(i + 1),
                                 {{"mass", 1.0},
                                  {"inertia", test::diagonal(0.02, 0.08, 0.09)},
                                  {"position", Vec3(i + 0.5, 0, 0)},
                                  {"angular_velocity", Vec3(1, 2, 3)}});
    b.force("spring", "spring " + std::to_string(i + 1),
            {{"body1", before},
             {"frame1", test::at(i == 0 ? Vec3(0, 0, 0) : Vec3(0.4, 0, 0))},
             {"body2", rod},
             {"frame2", test::at(Vec3(-0.4, 0, 0))},
             {"stiffness", 100.0},
             {"free_length", 0.1}});
    before = rod;
  }
  return b;
}

void stepOf(benchmark::State& run, const test::ModelBuilder& model, const std::string& id) {
  test::ModelBuilder builder = model;
  builder.useIntegrator(id);
  builder.run(1e-3, 1e6);
  const auto& type = static_cast<const IntegratorType&>(*builder.model().simulation().type);
  if (const auto refused = refusal(type, builder.model())) return run.SkipWithError(refused->message.c_str());
  auto started = test::startedRun(builder.model(), run);
  if (!started) return;
  auto& [integrator, s] = *started;
  double steps = 0;
  const Work before = integrator->work();
  for (auto _ : run) {
    const auto report = integrator->advance(s, s.t + 1e-3);
    if (!report) return run.SkipWithError(report.error().text().c_str());
    ++steps;
  }
  run.counters["evaluations"] = static_cast<double>((integrator->work() - before).evaluations) / steps;
  run.counters["us_per_body_step"] =
      benchmark::Counter(bodies * steps * 1e-6, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// The yardstick: I psi = h exp(-psi/2) c by plain Newton from psi = h I^-1 c, to round-off. It stays this although the
/// methods solve the equation in a cleverer way, whose cost stands beside it (midpoint_drift.h).
Vec3 plainNewton(const RotationInertia& inertia, double h, const Vec3& c) {
  Vec3 psi = h * (inertia.inverse * c);
  const double roundOff = 4 * std::numeric_limits<double>::epsilon() * h * c.norm();
  for (int i = 0; i < 10; ++i) {
    const Vec3 p = 0.5 * psi, w = h * (so3::exp(-p) * c), f = inertia.I * psi - w;
    if (f.norm() <= roundOff) break;
    const Mat3 J = inertia.I - 0.5 * so3::hat(w) * so3::tangent(p);
    psi -= J.inverse() * f;
  }
  return psi;
}

enum class Rotations { none, plainNewton, asTheMethods };

/// Forces once, and one rotation equation per body.
void partsOfAnExplicitStep(benchmark::State& run, bool forces, Rotations rotations) {
  const auto system = System::compile(springChain().model()).value();
  const State s = system->initialState();
  Workspace w = system->makeWorkspace();
  VecX f = VecX::Zero(system->nv());
  const Vec3 J(0.02, 0.08, 0.09), W(1, 2, 3);
  const RotationInertia inertia(Mat3(J.asDiagonal()));
  double steps = 0;
  for (auto _ : run) {
    if (forces) {
      system->appliedForce(system->evaluateKinematics(s, w), f);
      benchmark::DoNotOptimize(f.data());
    }
    for (int b = 0; rotations != Rotations::none && b < bodies; ++b) {
      const Vec3 c = J.cwiseProduct(W) + 1e-12 * f.head<3>();
      const bool plain = rotations == Rotations::plainNewton;
      const Vec3 psi = plain ? plainNewton(inertia, 1e-3, c) : midpointDrift(inertia, 1e-3, c).psi;
      benchmark::DoNotOptimize(psi);
    }
    ++steps;
  }
  run.counters["us_per_body_step"] =
      benchmark::Counter(bodies * steps * 1e-6, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::RegisterBenchmark("parts/forces", partsOfAnExplicitStep, true, Rotations::none);
  benchmark::RegisterBenchmark("parts/rotations", partsOfAnExplicitStep, false, Rotations::plainNewton);
  benchmark::RegisterBenchmark("parts/forces_and_rotations", partsOfAnExplicitStep, true, Rotations::plainNewton);
  benchmark::RegisterBenchmark("parts/rotations_as_the_methods", partsOfAnExplicitStep, false, Rotations::asTheMethods);
  for (const TypeInfo* type : catalog().of(Category::integrator)) {
    benchmark::RegisterBenchmark(("springs/" + type->id).c_str(), stepOf, springChain(), type->id);
    benchmark::RegisterBenchmark(("joints/" + type->id).c_str(), stepOf, test::rodChain(bodies), type->id);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
