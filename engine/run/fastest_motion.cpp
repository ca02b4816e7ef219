#include "run/fastest_motion.h"

#include "integrators/rotations.h"
#include "system/iteration_matrix.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre {
namespace {

/// x^T S x of the bodies' part of S.
double quadratic(const KktStructure& k, const KktMatrix& S, const VecX& x) {
  const auto part = [&](int body) {
    const auto& b = k.bodies[static_cast<std::size_t>(body)];
    return x.segment(b.offset, b.size);
  };
  double sum = 0;
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto own = part(static_cast<int>(b));
    sum += own.dot(S.A[b].topLeftCorner(own.size(), own.size()) * own);
  }
  for (std::size_t c = 0; c < k.couplings.size(); ++c) {
    const auto i = part(k.couplings[c].i), j = part(k.couplings[c].j);
    sum +=
        i.dot(S.Aij[c].topLeftCorner(i.size(), j.size()) * j) + j.dot(S.Aji[c].topLeftCorner(j.size(), i.size()) * i);
  }
  return sum;
}

/// Rates beyond this are unbounded [1/s]: what is faster changes within the rounding of times.
constexpr double unbounded = 1e15;

}  // namespace

bool isUnbounded(double rate) { return !(rate < unbounded); }

FastestMotion fastestMotion(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  IterationMatrix M(system), K = M, C = M;
  const EvaluatedState at = system.evaluate(s, w);
  massAndConstraints(system, at, M);
  linearize(system, at, {.wM = 0, .wC = 0, .wK = 1}, nullptr, K);
  linearize(system, at, {.wM = 0, .wC = 1, .wK = 0}, nullptr, C);
  const auto quotient = [&](const KktMatrix& S, VecX x) {
    if (const double most = x.size() > 0 ? x.lpNorm<Eigen::Infinity>() : 0; most > 0) x /= most;  // squares that count
    const double inertia = quadratic(system.structure(), M, x);
    if (!(inertia > 0)) return 0.0;
    const double share = quadratic(system.structure(), S, x) / inertia;
    // A slope without bound along one axis is no number along those across, which are 0 times infinity.
    return std::isfinite(share) ? std::max(0.0, share) : std::numeric_limits<double>::infinity();
  };
  FastestMotion out{.vibration = std::sqrt(quotient(K, s.vdot)),
                    .decay = std::max(quotient(C, s.vdot), quotient(C, s.v))};
  forEachRotation(system, [&](std::size_t, int r, int) { out.turn = std::max(out.turn, s.v.segment<3>(r).norm()); });
  return out;
}

std::string unboundedRate(const FastestMotion& fastest) {
  return fmt::format(
      "a force here changes infinitely fast with {}, as sqrt(abs(v)) does at v = 0: no step resolves "
      "that; a law of finite slope, such as v/sqrt(abs(v) + c) with a small c, can be followed",
      isUnbounded(fastest.decay) ? "velocity" : "place");
}

std::string stiffnessWarning(const System& system, const State& s, double h) {
  const FastestMotion fastest = fastestMotion(system, s);
  const double rate = std::max(fastest.vibration, fastest.decay);
  if (!(h * rate > 2)) return {};
  if (isUnbounded(rate)) return unboundedRate(fastest);
  const std::string cause = fastest.vibration > fastest.decay
                                ? fmt::format("vibrate at {:.3g} Hz", fastest.vibration / (2 * std::numbers::pi))
                                : fmt::format("settle at {:.3g} /s", fastest.decay);
  return fmt::format(
      "forces here {}, which this method follows with steps below {:.2g} s only, an implicit one such as "
      "geom1 with any",
      cause, 2 / rate);
}

}  // namespace gyre
