#include "analysis/steady_motion.h"

#include "analysis/dense_modes.h"
#include "lie/so3.h"
#include "linear/dense_decompositions.h"
#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace gyre {
namespace {

/// Step of central differences along the motion, over the time in which it moves by its own size: their error is its
/// square, and that of the differences within frozenMotion, 1e-11, over it.
constexpr double stepAlong = 2e-4;
/// Step of the second differences of motions, whose error, by the third derivative, is its square.
constexpr double stepOfCheck = 5e-3;
/// The root of that error, with room: a double zero of an exact system comes out so far from zero.
constexpr double zeroOfSteady = 1e-3;
/// Eigenvalues below this share of the fastest turn are what rounding leaves of zero.
constexpr double roundingOfTurn = 1e-9;
/// What changes K and C by less than this share of them is not seen: rounding of the differences.
constexpr double seenWithin = 1e-6;
/// Parts of S by which K and C change less than this share of what they do by the largest are left zero.
constexpr double smallestPart = 1e-4;
/// Up to so many free motions any S is sought, which has half their square of unknowns; of more, one that turns all
/// deviations of the bodies that turn alike.
constexpr Eigen::Index mostTurned = 20;
/// Bodies turn alike whose angular velocities differ by less than this share.
constexpr double turnsAlike = 1e-6;

/// exp(t against), to the eighth order: second differences of stiff systems see the fourth.
MatX turnedBy(const MatX& against, double t) {
  const MatX A = t * against, I = MatX::Identity(A.rows(), A.cols());
  MatX out = I + A / 8;
  for (int k = 7; k > 0; --k) out = I + A * out / k;
  return out;
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

/// The motion a time t later, to the third order in what differs from turning on circles at the angular velocity of
/// each body: a blade on its circle is not strained by what a series leaves out, which stiff sections would feel.
/// @param jerk  v'' of s; empty: that on the circles
void moveAlong(const System& system, const State& s, const VecX& jerk, double t, State& there) {
  VecX step = t * s.v + t * t / 2 * s.vdot, velocity = s.v + t * s.vdot;
  if (jerk.size() > 0) step += t * t * t / 6 * jerk, velocity += t * t / 2 * jerk;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodySet::Entry& body = system.bodies()[b];
    if (body.rotation < 0 || !body.movesByTwist()) continue;
    const Vec3 w = system.bodies().orientation(s, b) * s.v.segment<3>(body.v + body.rotation);
    const Vec3 v = s.v.segment<3>(body.v), a = w.cross(v), da = jerk.size() > 0 ? Vec3(w.cross(a)) : Vec3::Zero();
    step.segment<3>(body.v) += t * (so3::tangent(-t * w) * v) - t * v - t * t / 2 * a - t * t * t / 6 * da;
    velocity.segment<3>(body.v) += so3::exp(t * w) * v - v - t * a - t * t / 2 * da;
  }
  there.t += t;
  system.bodies().plus(s.q, step, there.q);
  there.v = velocity;
}

/// K and C of the motion a time t later, in the axes of `now` carried there.
Expected<SteadyCoefficients> carriedAlong(const System& system, const State& s, const FrozenMotion& now,
                                          const VecX& jerk, double t) {
  State there = s;
  moveAlong(system, s, jerk, t, there);
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

/// Coordinates in which what is soft and what is stiff stand apart, and by what each is measured: entries of K' and C'
/// count over the paces of both of their coordinates, so that a stiff spring elsewhere hides nothing.
struct Measure {
  MatX U;     ///< orthogonal
  VecX pace;  ///< [1/s]

  /// @param axes   least pace
  /// @param e, far  steps of the differences, whose rounding, of what is stiffest, no coordinate may be blamed for
  Measure(const FreeSpace& free, double axes, double e, double far) {
    const MatX C = 0.5 * (free.C + free.C.transpose()), K = 0.5 * (free.K + free.K.transpose());
    const double all = std::max({std::sqrt(free.K.norm()), free.C.norm(), axes});
    U = symmetricEigenpairs(K / (all * all) + C / all).vectors;
    const MatX k = U.transpose() * free.K * U, c = U.transpose() * free.C * U;
    constexpr double rounding = 1e-11;  // a hundred units in the last place, over the change that is still steady
    const double least = std::max(
        {axes, std::pow(rounding * all * all / (far * far), 0.25), std::cbrt(rounding * all * all / e), 1e-12 * all});
    pace.resize(U.cols());
    for (Eigen::Index i = 0; i < pace.size(); ++i)
      pace[i] = std::max({std::sqrt(k.row(i).cwiseAbs().maxCoeff()), c.row(i).cwiseAbs().maxCoeff(), least});
  }
  /// In these coordinates, each entry over pace_i pace_k to this power.
  MatX of(const MatX& A, double power) const {
    const VecX weight = pace.array().pow(-power);
    return weight.asDiagonal() * (U.transpose() * A * U) * weight.asDiagonal();
  }
  double size(const SteadyCoefficients& of, double powerK) const {
    const MatX K = this->of(of.K, powerK), C = this->of(of.C, powerK - 0.5);
    return std::max(K.cwiseAbs().maxCoeff(), C.cwiseAbs().maxCoeff());
  }
};

/// All skew matrices, in the coordinates of the measure.
std::vector<MatX> allTurns(const Measure& measure) {
  std::vector<MatX> out;
  const Eigen::Index n = measure.U.cols();
  for (Eigen::Index i = 0; i < n; ++i)
    for (Eigen::Index k = i + 1; k < n; ++k)
      out.emplace_back(measure.U.col(i) * measure.U.col(k).transpose() -
                       measure.U.col(k) * measure.U.col(i).transpose());
  return out;
}

/// What turns the axes of all deviations along with the bodies that have one angular velocity: in space those of their
/// places, and those of their turns from where `against` leaves them. Particles go with the fastest body.
std::vector<MatX> turnsOfBodies(const System& system, const State& s, const FrozenMotion& motion) {
  std::vector<std::pair<Vec3, MatX>> groups;
  std::vector<int> particles;
  const auto groupOf = [&](const Vec3& w) -> MatX& {
    for (auto& [known, G] : groups)
      if ((known - w).norm() <= turnsAlike * w.norm()) return G;
    return groups.emplace_back(w, MatX::Zero(system.nv(), system.nv())).second;
  };
  const auto turnPlace = [](MatX& G, int v, const Vec3& w) { G.block<3, 3>(v, v) = so3::hat(w); };
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodySet::Entry& body = system.bodies()[b];
    if (body.rotation < 0) {
      particles.push_back(body.v);
      continue;
    }
    const int r = body.v + body.rotation;
    const Vec3 w = system.bodies().orientation(s, b) * s.v.segment<3>(r);
    if (!(w.norm() > 0)) continue;
    MatX& G = groupOf(w);
    if (body.movesByTwist()) turnPlace(G, body.v, w);
    G.block<3, 3>(r, r) = -motion.against.block<3, 3>(r, r);
  }
  std::vector<MatX> out;
  if (groups.empty()) return out;
  auto& [w, G] = *std::ranges::max_element(groups, {}, [](const auto& group) { return group.first.norm(); });
  for (const int v : particles) turnPlace(G, v, w);
  const MatX& Z = motion.space.Z;
  for (const auto& group : groups) out.emplace_back(Z.transpose() * (motion.M * (group.second * Z)));
  return out;
}

/// S of these with K' = S K - K S and C' = S C - C S, in the coordinates of the measure weighed by it.
MatX skewOf(const Measure& measure, const std::vector<MatX>& units, const FreeSpace& at,
            const SteadyCoefficients& rate) {
  const Eigen::Index n = at.K.rows(), unknowns = static_cast<Eigen::Index>(units.size());
  const auto weighed = [&](const MatX& K, const MatX& C) {
    VecX out(2 * n * n);
    out << measure.of(K, 1.5).reshaped(), measure.of(C, 1).reshaped();
    return out;
  };
  MatX A(2 * n * n, unknowns);
  for (Eigen::Index u = 0; u < unknowns; ++u) {
    const MatX& S = units[static_cast<std::size_t>(u)];
    A.col(u) = weighed(S * at.K - at.K * S, S * at.C - at.C * S);
  }
  const VecX x = leastSquares(A, weighed(rate.K, rate.C));
  MatX S = MatX::Zero(n, n);
  for (Eigen::Index u = 0; u < unknowns; ++u) S += x[u] * units[static_cast<std::size_t>(u)];
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
  const double axes = paceOfAxes(system, s, out.motion.against);
  out.zero = std::max(rigidTolerance * axes, roundingOfTurn * fastest);
  const double quick = quickness(system, s), e = stepAlong / quick, far = stepOfCheck / quick;
  const auto unsteady = [&] {
    out.change = std::numeric_limits<double>::infinity();
    return out;
  };
  const auto near = bothWays(system, s, out.motion, {}, e);
  if (!near) return unsteady();  // at the end of its range
  SteadyCoefficients rate{near->difference.K / (2 * e), near->difference.C / (2 * e)};
  if (!std::isfinite(rate.K.norm()) || !std::isfinite(rate.C.norm())) return unsteady();
  const Measure measure(free, axes, e, far);
  MatX S = MatX::Zero(n, n);
  if (n > 1 && measure.size(rate, 1.5) > seenWithin)
    S = skewOf(measure, n <= mostTurned ? allTurns(measure) : turnsOfBodies(system, s, out.motion), free, rate);
  rate.K -= S * free.K - free.K * S;
  rate.C -= S * free.C - free.C * S;
  const auto check = bothWays(system, s, out.motion, near->difference.vdot / (2 * e), far);
  if (!check) return unsteady();
  const MatX T = turnedBy(S, far), back = turnedBy(S, -far);
  const double square = far * far;
  const SteadyCoefficients bent{
      (check->sum.K - T * free.K * T.transpose() - back * free.K * back.transpose()) / square,
      (check->sum.C - T * free.C * T.transpose() - back * free.C * back.transpose()) / square};
  out.change = std::max(measure.size(rate, 1.5), measure.size(bent, 2));
  if (!out.isSteady() || !(S.norm() > seenWithin * axes)) return out;
  turnAxes(out.motion, S);
  out.turned = true;
  out.zero = std::max(out.zero, zeroOfSteady * S.norm());
  return out;
}

}  // namespace gyre
