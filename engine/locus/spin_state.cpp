#include "locus/spin_state.h"

#include "analysis/body_motion.h"
#include "analysis/free_space.h"
#include "linear/dense_decompositions.h"
#include "system/initial_conditions.h"

#include <cmath>

namespace gyre {
namespace {

/// Springs this much softer than the stiffest let go: rounding, with room. A slender blade bends 1e11 times as easily
/// as its sections turn.
constexpr double letsGo = 1e-13;
/// Spin per velocity, over that of the rotor alone, below which it does not turn.
constexpr double cannotTurn = 1e-9;
/// Share of the largest stiffness: what winds up by more does not turn steadily. A heavy eccentric rotor is far below.
constexpr double windsUp = 1e-2;

/// y with K y + r = 0 where K resists, and of least |y|.
VecX leastStrain(const MatX& K, const VecX& r) {
  const SymmetricEigenpairs pairs = symmetricEigenpairs(0.5 * (K + K.transpose()));
  const VecX onto = pairs.vectors.transpose() * r;
  const double least = letsGo * pairs.values.cwiseAbs().maxCoeff();
  VecX y = VecX::Zero(K.cols());
  for (Eigen::Index i = 0; i < y.size(); ++i)
    if (std::abs(pairs.values[i]) > least) y -= onto[i] / pairs.values[i] * pairs.vectors.col(i);
  return y;
}

/// Spin of the rotor for each free motion.
VecX spinsOf(const System& system, const State& s, int rotor, const Vec3& axis, const MatX& Z) {
  VecX out = VecX::Zero(Z.cols());
  if (rotor < 0) return out;
  for (Eigen::Index i = 0; i < out.size(); ++i)
    out[i] = axis.dot(bodyTwists(system, s, Z.col(i))[static_cast<std::size_t>(rotor)].tail<3>());
  return out;
}

}  // namespace

Expected<State> spinState(const System& system, const State& rest, int rotor, const Vec3& axis, double speed) {
  auto driven = consistentState(system, rest);  // with the speeds that drives ask for
  if (!driven) return fail(std::move(driven.error()));
  State s = std::move(driven->state);
  LinearizedSystem linear = linearizedSystem(system, rest);
  linear.K += linear.following;
  const FreeSpace free = freeSpace(linear);
  const Eigen::Index n = free.Z.cols();
  if (n == 0)
    return rotor < 0 || speed == 0 ? Expected<State>(std::move(s)) : failInput("nothing is free to turn here");
  const double size = std::max(free.K.norm(), 1e-300);
  const MatX K = free.K / size;
  VecX strain = free.Z.transpose() * (linear.K * s.v) / size;
  VecX y = VecX::Zero(n);
  MatX across = MatX::Identity(n, n);
  if (rotor >= 0) {
    const VecX spins = spinsOf(system, s, rotor, axis, free.Z);
    const double own = axis.dot(bodyTwists(system, s, s.v)[static_cast<std::size_t>(rotor)].tail<3>());
    const BodyLayout layout = system.bodies().layout(static_cast<std::size_t>(rotor));
    const int r = layout.v + layout.rotation;
    const double inertia = axis.dot(MatX(linear.M).block<3, 3>(r, r) * axis);
    if (!(spins.norm() * std::sqrt(inertia) > cannotTurn))
      return failInput("the joints do not let this body turn about that axis");
    y = spins * ((speed - own) / spins.squaredNorm());
    Eigen::Index rank = 0;
    across = orthogonalBasis(spins, 1e-12, rank).rightCols(n - 1);
  }
  strain += K * y;
  if (across.cols() > 0) {
    const VecX more = across * leastStrain(across.transpose() * K * across, across.transpose() * strain);
    y += more;
    strain += K * more;
  }
  s.v += free.Z * y;
  if (strain.norm() > windsUp * std::sqrt(s.v.dot(linear.M * s.v)))
    return failInput("a spring holds what is to turn here, and would be wound up");
  auto out = consistentState(system, std::move(s));
  if (!out) return fail(std::move(out.error()));
  return std::move(out->state);
}

}  // namespace gyre
