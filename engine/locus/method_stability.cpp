#include "locus/method_stability.h"

#include "bodies/particle.h"
#include "forces/cartesian_spring.h"
#include "integrators/integrator.h"
#include "linear/dense_decompositions.h"
#include "model/model.h"

#include <fmt/format.h>
#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

constexpr double slowestOmegaH = 0.01, fastestOmegaH = 1000;
/// Radii this far above 1 are growth: that of a double root comes out at the root of the round-off of Newton's test.
constexpr double tolerated = 1e-5;
constexpr int measuredSteps = 4;
/// Columns of the record count as dependent below this: 1e-12, its round-off, over this is the error of the radius.
constexpr double dependent = 1e-6;

/// A particle of 1 kg at a spring, w h = omegaH with h = 1 s.
Expected<std::shared_ptr<const System>> oscillator(const Element& simulation, double omegaH) {
  Model model(*simulation.type);
  const auto add = [&](const TypeInfo& type, const char* name, std::any params) -> Expected<ElementId> {
    const ElementId id = model.freeId();
    auto ok = model.apply(Edit{Insert{{id, name, &type, std::move(params)}, model.elements().size()}});
    if (!ok) return fail(std::move(ok.error()));
    return id;
  };
  if (auto ok = model.apply(Edit{SetField{documentId, "gravity", Vec3(0, 0, 0)}}); !ok) return fail(ok.error());
  const auto mass = add(particleType(), "mass", Particle{.mass = 1});
  if (!mass) return fail(mass.error());
  const Vec3 stiffness = Vec3::Constant(omegaH * omegaH);
  const auto spring = add(cartesianSpringType(), "spring", CartesianSpring{.body = *mass, .stiffness = stiffness});
  if (!spring) return fail(spring.error());
  return System::compile(model);
}

/// (x, x'/w) at the start and after each step.
Expected<MatX> stepsFrom(const Element& simulation, const std::shared_ptr<const System>& system, double x, double v,
                         double omega) {
  std::any params = simulation.params;
  simulation.type->find("step")->set(params, 1.0);
  const auto integrator = integratorType(simulation).create(params);
  if (integrator->choosesStep()) return failInput(simulation.type->id + " chooses its steps");
  State start = system->initialState();
  start.q[0] = x;
  start.v[0] = v * omega;
  const auto initial = consistentState(*system, std::move(start));
  if (!initial) return fail(initial.error());
  State s;
  if (auto ok = integrator->initialize(system, *initial, s); !ok) return fail(ok.error());
  MatX out(2, measuredSteps + 1);
  out.col(0) << s.q[0], s.v[0] / omega;
  for (int i = 1; i <= measuredSteps; ++i) {
    const auto step = integrator->advance(s, i);
    if (!step) return fail(step.error());
    if (std::abs(step->t1 - i) > 1e-9) return failInput("a step could not be made with this size");
    out.col(i) << s.q[0], s.v[0] / omega;
  }
  return out;
}

}  // namespace

Expected<double> measuredRadius(const Element& simulation, double omegaH) {
  const auto system = oscillator(simulation, omegaH);
  if (!system) return fail(system.error());
  constexpr int each = measuredSteps - 1;
  MatX now(4, 2 * each), next(4, 2 * each);
  for (int start = 0; start < 2; ++start) {
    const auto record = stepsFrom(simulation, *system, start == 0 ? 1 : 0, start == 0 ? 0 : 1, omegaH);
    if (!record) return fail(record.error());
    for (int i = 0; i < each; ++i) {
      now.col(start * each + i) << record->col(i), record->col(i + 1);
      next.col(start * each + i) << record->col(i + 1), record->col(i + 2);
    }
  }
  if (!now.allFinite() || !next.allFinite()) return failInput("a step leads to what is no number");
  for (int c = 0; c < now.cols(); ++c) {
    const double size = std::max(now.col(c).norm(), 1e-300);
    now.col(c) /= size;
    next.col(c) /= size;
  }
  const PivotedQr qr = pivotedQr(now, dependent);
  MatX from(4, qr.rank), to(4, qr.rank);
  for (Eigen::Index i = 0; i < qr.rank; ++i) {
    from.col(i) = now.col(qr.order[static_cast<std::size_t>(i)]);
    to.col(i) = next.col(qr.order[static_cast<std::size_t>(i)]);
  }
  // An orthonormal basis Q of the space: A on it is Q^T (A from) (Q^T from)^-1.
  const MatX Q = orthonormalized(from);
  const MatX F = Q.transpose() * from;
  const MatX A = F.transpose().householderQr().solve((Q.transpose() * to).transpose()).transpose();
  const Eigen::VectorXcd roots = eigenvaluesOf(A);
  if (roots.size() == 0) return failInput("the eigenvalues of a step cannot be computed");
  return roots.cwiseAbs().maxCoeff();
}

MethodStability MethodStability::of(const Element& simulation) {
  MethodStability out;
  if (const auto& stability = integratorType(simulation).stability) {
    const StabilityFunction formula = stability(simulation.params);
    out.radius_ = [radius = formula.radius](double omegaH) -> Expected<double> { return radius(omegaH); };
    out.source_ = formula.source;
  } else {
    out.radius_ = [simulation](double omegaH) { return measuredRadius(simulation, omegaH); };
    out.source_ = fmt::format("measured by steps of {} on an oscillator", simulation.type->id);
  }
  return out;
}

std::optional<double> MethodStability::limit() const {
  double stable = 0;
  for (const RadiusPoint& point : radiusCurve(*this)) {
    if (point.radius <= 1 + tolerated) {
      stable = point.omegaH;
      continue;
    }
    double grows = point.omegaH;
    for (int i = 0; i < 30 && grows - stable > 1e-6 * grows; ++i) {
      const double middle = (stable + grows) / 2;
      const auto radius = at(middle);
      (radius && *radius <= 1 + tolerated ? stable : grows) = middle;
    }
    return stable;
  }
  return std::nullopt;
}

std::vector<RadiusPoint> radiusCurve(const MethodStability& method, int points) {
  std::vector<RadiusPoint> out;
  for (int i = 0; i < points; ++i) {
    const double omegaH = slowestOmegaH * std::pow(fastestOmegaH / slowestOmegaH, i / (points - 1.0));
    if (const auto radius = method.at(omegaH); radius && std::isfinite(*radius)) out.push_back({omegaH, *radius});
  }
  return out;
}

}  // namespace gyre
