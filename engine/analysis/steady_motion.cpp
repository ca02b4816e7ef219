#include "analysis/steady_motion.h"

#include "linear/dense_decompositions.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// Of central differences along the motion, over the time in which it moves by its own size: their error is its square,
/// and that of the differences within frozenMotion, 1e-11, over it.
constexpr double stepAlong = 2e-4;
/// The same for what is left of the second differences, of motions by their third derivative: an error of its square.
constexpr double stepOfCheck = 5e-3;
/// The root of that error, with room: a double zero of an exact system comes out so far from zero.
constexpr double zeroOfSteady = 1e-3;
/// What changes K and C by less than this share of them is not seen: rounding of the differences.
constexpr double seenWithin = 1e-6;
/// Parts of S by which K and C change less than this share of what they do by the largest are left zero.
constexpr double smallestPart = 1e-4;
/// More free motions than this are not turned: S has half their square of unknowns.
constexpr Eigen::Index mostTurned = 20;

/// E(t), to the fourth order.
MatX turnedBy(const MatX& against, double t) {
  const MatX A = t * against, I = MatX::Identity(A.rows(), A.cols());
  return I + A * (I + A * (I + A / 3) / 2);
}

/// The orthogonal matrix next to one that nearly is (Higham 1986, Newton's iteration for the polar factor).
MatX orthogonalNextTo(MatX Q) {
  const MatX I = MatX::Identity(Q.rows(), Q.cols());
  for (int i = 0; i < 4; ++i) Q = 0.5 * Q * (3 * I - Q.transpose() * Q);
  return Q;
}

struct SteadyCoefficients {
  MatX K, C;
  VecX vdot = {};  ///< there
};

/// K and C of the motion a time t later, in the axes of `now` carried there.
/// @param jerk  v'' of s, or 0
Expected<SteadyCoefficients> carriedAlong(const System& system, const State& s, const FrozenMotion& now,
                                          const VecX& jerk, double t) {
  State there = s;
  there.t += t;
  system.bodies().plus(s.q, t * s.v + t * t / 2 * s.vdot + t * t * t / 6 * jerk, there.q);
  there.v += t * s.vdot + t * t / 2 * jerk;
  auto consistent = consistentState(system, std::move(there));
  if (!consistent) return fail(std::move(consistent.error()));
  const auto later = frozenMotion(system, consistent->state);
  if (!later) return fail(later.error());
  const FreeSpace& free = later->space;
  if (free.Z.cols() != now.space.Z.cols())
    return fail({.kind = Error::Kind::numerical,
                 .message = "the number of free motions changes along this motion: its position is singular"});
  const MatX Q =
      orthogonalNextTo(free.Z.transpose() * (later->M * (turnedBy(now.against, t) * (now.space.Z + t * now.Zdot))));
  return SteadyCoefficients{Q.transpose() * free.K * Q, Q.transpose() * free.C * Q, std::move(consistent->state.vdot)};
}

/// Those at t and at -t, together and apart: twice the even and the odd part.
struct BothWays {
  SteadyCoefficients sum, difference;
};
Expected<BothWays> bothWays(const System& system, const State& s, const FrozenMotion& now, const VecX& jerk, double t) {
  const auto before = carriedAlong(system, s, now, jerk, -t), after = carriedAlong(system, s, now, jerk, t);
  if (!before) return fail(before.error());
  if (!after) return fail(after.error());
  return BothWays{{after->K + before->K, after->C + before->C, after->vdot + before->vdot},
                  {after->K - before->K, after->C - before->C, after->vdot - before->vdot}};
}

/// x of smallest norm with the least |A x - b|, without the directions in which A is below a share of its size.
VecX leastSquares(const MatX& A, const VecX& b) {
  const RightSingularVectors right = rightSingularVectors(A.transpose() * A);
  const VecX onto = right.vectors.transpose() * (A.transpose() * b);
  VecX x = VecX::Zero(A.cols());
  for (Eigen::Index i = 0; i < x.size(); ++i)
    if (right.values[i] > smallestPart * smallestPart * right.values[0] && right.values[i] > 0)
      x += onto[i] / right.values[i] * right.vectors.col(i);
  return x;
}

/// S with K' = S K - K S and C' = S C - C S, all of one size.
MatX skewOf(const SteadyCoefficients& at, const SteadyCoefficients& rate) {
  const Eigen::Index n = at.K.rows(), unknowns = n * (n - 1) / 2;
  MatX A(2 * n * n, unknowns);
  Eigen::Index column = 0;
  const auto unit = [&](Eigen::Index i, Eigen::Index k) {
    MatX S = MatX::Zero(n, n);
    S(i, k) = 1;
    S(k, i) = -1;
    return S;
  };
  for (Eigen::Index i = 0; i < n; ++i)
    for (Eigen::Index k = i + 1; k < n; ++k, ++column) {
      const MatX S = unit(i, k), ofK = S * at.K - at.K * S, ofC = S * at.C - at.C * S;
      A.col(column) << ofK.reshaped(), ofC.reshaped();
    }
  VecX b(2 * n * n);
  b << rate.K.reshaped(), rate.C.reshaped();
  const VecX x = leastSquares(A, b);
  MatX S = MatX::Zero(n, n);
  column = 0;
  for (Eigen::Index i = 0; i < n; ++i)
    for (Eigen::Index k = i + 1; k < n; ++k, ++column) S += x[column] * unit(i, k);
  return S;
}

/// How fast the motion changes [1/s]: by its velocities, or by what its accelerations let it move by its own size in.
double quickness(const System& system, const State& s) {
  return std::max(system.scales().relativeMotion(s.v), std::sqrt(system.scales().relativeMotion(s.vdot)));
}

/// How fast axes and places of deviations move [1/s]; a body that spins about its axis of symmetry leaves them.
double paceOfAxes(const System& system, const State& s, const MatX& against) {
  VecX moves = s.v;
  for (const BodySet::Entry& body : system.bodies()) {
    if (body.rotation < 0) continue;
    const int r = body.v + body.rotation;
    const Mat3 E = against.block<3, 3>(r, r);
    moves.segment<3>(r) += Vec3(E(2, 1), E(0, 2), E(1, 0));
  }
  return system.scales().relativeMotion(moves);
}

/// The body that turns fastest among those whose axes of deviations turn.
std::string turnsAxes(const System& system, const State& s, const MatX& against, double fastest) {
  std::string out;
  double most = seenWithin * fastest;
  for (const BodySet::Entry& body : system.bodies()) {
    if (body.rotation < 0) continue;
    const int r = body.v + body.rotation;
    const Mat3 E = against.block<3, 3>(r, r);
    const double turn = (s.v.segment<3>(r) + Vec3(E(2, 1), E(0, 2), E(1, 0))).norm();
    if (turn > most) most = turn, out = body.name;
  }
  return out;
}

void turnAxes(FrozenMotion& motion, const MatX& S) {
  FreeSpace& free = motion.space;
  free.K += free.C * S + S * S;
  free.C += 2 * S;
  free.P += free.V * S;
}

}  // namespace

Expected<SteadyMotion> steadyMotion(const System& system, const State& s) {
  auto now = frozenMotion(system, s);
  if (!now) return fail(now.error());
  SteadyMotion out{.motion = std::move(*now)};
  const FreeSpace& free = out.motion.space;
  const Eigen::Index n = free.K.rows();
  const double fastest = system.scales().relativeMotion(s.v);
  if (n == 0 || !(fastest > 0)) return out;
  out.turningWith = turnsAxes(system, s, out.motion.against, fastest);
  const double quick = quickness(system, s), e = stepAlong / quick, far = stepOfCheck / quick;
  const auto unsteady = [&] {
    out.change = std::numeric_limits<double>::infinity();
    return out;
  };
  const auto near = bothWays(system, s, out.motion, VecX::Zero(system.nv()), e);
  if (!near) return unsteady();  // at the end of its range
  const double pace = std::max({std::sqrt(free.K.norm()), free.C.norm(), paceOfAxes(system, s, out.motion.against)});
  const auto scaled = [&](const MatX& K, const MatX& C) { return SteadyCoefficients{K / (pace * pace), C / pace}; };
  const auto size = [](const SteadyCoefficients& of) { return std::hypot(of.K.norm(), of.C.norm()); };
  const SteadyCoefficients at = scaled(free.K, free.C);
  SteadyCoefficients rate = scaled(near->difference.K / (2 * e), near->difference.C / (2 * e));
  if (!std::isfinite(size(at)) || !std::isfinite(size(rate))) return unsteady();
  MatX S = MatX::Zero(n, n);
  if (n > 1 && n <= mostTurned && size(rate) > seenWithin * pace) S = skewOf(at, rate);
  rate.K -= S * at.K - at.K * S;
  rate.C -= S * at.C - at.C * S;
  const auto check = bothWays(system, s, out.motion, near->difference.vdot / (2 * e), far);
  if (!check) return unsteady();
  const MatX T = turnedBy(S, far), back = turnedBy(S, -far);
  const SteadyCoefficients bent = scaled(check->sum.K - T * free.K * T.transpose() - back * free.K * back.transpose(),
                                         check->sum.C - T * free.C * T.transpose() - back * free.C * back.transpose());
  out.change = std::max(size(rate) / pace, size(bent) / (pace * pace * far * far));
  if (!out.isSteady() || !(S.norm() > seenWithin * pace)) return out;
  turnAxes(out.motion, S);
  out.turned = true;
  out.zero = zeroOfSteady * S.norm();
  return out;
}

}  // namespace gyre
