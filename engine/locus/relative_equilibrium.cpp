#include "locus/relative_equilibrium.h"

#include "analysis/body_motion.h"
#include "analysis/free_space.h"
#include "linear/dense_decompositions.h"
#include "system/initial_conditions.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

using so3::hat;

constexpr int mostIterations = 40;
constexpr double converged = 1e-11;    // deflections over the length of the model, and turns
constexpr double longestStep = 0.3;    // likewise, of one iteration
constexpr double smallestLoad = 1e-3;  // least part by which what the turning does grows, from state to state
/// Below this a deflection that shrinks no more is one of rounding.
constexpr double trembles = 1e-7;
/// Share of the accelerations, in the norm of the mass, by which they may be others than those on circles.
constexpr double onCircle = 1e-6;

/// What a body that rests in turning axes feels there; see the header.
class Centrifugal final : public Force {
 public:
  Centrifugal(const SteadyTurn& turn, double mass, const Mat3& J) : t_(turn), m_(mass), J_(J) {}

  void evaluate(const Instant&, const BodyKinematics& k, const BodyKinematics&, Vec12& g) const override {
    const Vec3 W = k.R.transpose() * t_.w;
    g.setZero();
    g.head<3>() = m_ * t_.w.cross(t_.w.cross(k.x - t_.point));
    g.segment<3>(3) = W.cross(J_ * W);
  }
  // dW = hat(W) dtheta
  void addTangent(const Instant&, const BodyKinematics& k, const BodyKinematics&, Mat12& K, Mat12&) const override {
    const Vec3 W = k.R.transpose() * t_.w;
    const Mat3 w = hat(t_.w);
    K.topLeftCorner<3, 3>() += m_ * (w * w);
    K.block<3, 3>(3, 3) += (hat(W) * J_ - hat(J_ * W)) * hat(W);
  }
  ForceEnergy energy(const Instant&, const BodyKinematics&, const BodyKinematics&) const override { return {}; }
  std::vector<ForceChannel> channels() const override { return {}; }
  void report(const Instant&, const BodyKinematics&, const BodyKinematics&, std::span<double>) const override {}
  bool usesOrientation(int) const override { return !J_.isZero(0); }

 private:
  SteadyTurn t_;
  double m_;
  Mat3 J_;
};

/// Inertia about the centre of mass, in body axes; zero of a particle.
Mat3 centralInertia(const BodySet::Entry& body, const BodyKinematics& k) {
  const int r = body.body->rotationIndex();
  if (r < 0) return Mat3::Zero();
  Mat6 M;
  body.body->massMatrix(M);
  Mat3 J = M.block<3, 3>(r, r);
  if (body.free) return J;
  Mat6 toTwist;
  body.body->jacobian(k, toTwist);
  const Mat3 arm = toTwist.block<3, 3>(0, r);
  return J - body.mass * arm.transpose() * arm;
}

std::shared_ptr<System> seenFromTurningAxes(const System& system, const std::vector<SteadyTurn>& turns, const State& s,
                                            double share) {
  auto out = system.forRun();
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  for (SteadyTurn turn : turns) {
    const BodySet::Entry& body = system.bodies()[turn.body];
    turn.w *= std::sqrt(share);
    out->addForce(std::make_shared<Centrifugal>(turn, body.mass, centralInertia(body, at.body(turn.body))),
                  static_cast<int>(turn.body), -1);
  }
  return out;
}

Error notFound() {
  return {.kind = Error::Kind::numerical, .message = "no deflection was found in which what turns stays as it is"};
}

/// What iterations go to: the nearest equilibrium, or downhill in the potential with that of the circles, to a stable
/// one.
enum class Towards { stable, nearest };

/// The deflection that resists what is not balanced, y of K y = f across the motion that nothing resists. Downhill,
/// stiffnesses count by their size.
VecX deflection(const FreeSpace& free, const SparseMatrix& M, const VecX& unbalanced, const VecX& along,
                Towards towards) {
  const Eigen::Index n = free.K.rows();
  const VecX f = free.Z.transpose() * unbalanced;
  VecX a = along.size() > 0 ? VecX(free.Z.transpose() * (M * along)) : VecX(VecX::Zero(n));
  if (towards == Towards::stable) {
    const auto across = [&a](VecX x) { return a.norm() > 0 ? VecX(x - a * (a.dot(x) / a.squaredNorm())) : x; };
    const SymmetricEigenpairs pairs = symmetricEigenpairs(0.5 * (free.K + free.K.transpose()));
    return across(pairs.vectors * (pairs.vectors.transpose() * across(f)).cwiseQuotient(pairs.values.cwiseAbs()));
  }
  if (!(a.norm() > 0)) return free.K.partialPivLu().solve(f);
  a *= free.K.norm() / a.norm();
  MatX A = MatX::Zero(n + 1, n + 1);
  A << free.K, a, a.transpose(), 0;
  VecX b(n + 1);
  b << f, 0;
  return A.partialPivLu().solve(b).head(n);
}

/// Rests in the turning axes.
Expected<State> restOf(const System& turning, State s, const VecX& along, Towards towards) {
  double before = std::numeric_limits<double>::infinity();
  for (int i = 0; i < mostIterations; ++i) {
    s.v.setZero();
    auto at = consistentState(turning, std::move(s));
    if (!at) return fail(at.error());
    s = std::move(at->state);
    LinearizedSystem linear = linearizedSystem(turning, s);
    linear.K += linear.following;
    const FreeSpace free = freeSpace(linear);
    if (free.Z.cols() == 0) return s;
    VecX dq = free.Z * deflection(free, linear.M, linear.M * s.vdot, along, towards);
    const double size = turning.scales().relativeMotion(dq);
    if (!std::isfinite(size)) return fail(notFound());
    if (size > longestStep) dq *= longestStep / size;
    turning.bodies().plus(s.q, dq, s.q);
    if (size < converged || (size < trembles && size > before / 2)) return s;
    before = size;
  }
  return fail(notFound());
}

double fastest(const std::vector<SteadyTurn>& turns) {
  double out = 0;
  for (const SteadyTurn& turn : turns) out = std::max(out, turn.w.norm());
  return out;
}

/// Gives the bodies their velocities, and asks whether they stay on their circles.
Expected<State> setTurning(const System& system, const std::vector<SteadyTurn>& turns, State s, const VecX& others) {
  s.v = others;
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  for (const SteadyTurn& turn : turns) {
    const BodySet::Entry& body = system.bodies()[turn.body];
    const BodyKinematics& k = at.body(turn.body);
    if (body.rotation >= 0) s.v.segment<3>(body.v + body.rotation) = k.R.transpose() * turn.w;
    if (body.movesByTwist()) s.v.segment<3>(body.v) = turn.w.cross(k.x - turn.point);
  }
  auto moving = consistentState(system, std::move(s));
  if (!moving) return fail(moving.error());
  s = std::move(moving->state);
  VecX circles = VecX::Zero(s.v.size());
  for (const SteadyTurn& turn : turns)
    if (const BodySet::Entry& body = system.bodies()[turn.body]; body.movesByTwist())
      circles.segment<3>(body.v) = turn.w.cross(Vec3(s.v.segment<3>(body.v)));
  const SparseMatrix M =
      linearizedSystem(system, s).M;  // measures what moves: a stiff light section trembles by rounding
  const VecX off = s.vdot - circles;
  const double all = std::sqrt(s.vdot.dot(M * s.vdot)) + std::sqrt(s.v.dot(M * s.v)) * fastest(turns);
  if (std::sqrt(off.dot(M * off)) > onCircle * all) return fail(notFound());
  return s;
}

}  // namespace

std::vector<SteadyTurn> steadyTurns(const System& system, const State& moving) {
  constexpr double pitchSeen = 1e-9;
  std::vector<SteadyTurn> out;
  const std::vector<Vec6> twists = bodyTwists(system, moving, moving.v);
  Workspace workspace = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(moving, workspace);
  const double length = system.scales().length;
  double fastest = 0;
  for (std::size_t b = 0; b < twists.size(); ++b)
    if (system.bodies().layout(b).rotation >= 0) fastest = std::max(fastest, twists[b].tail<3>().norm());
  for (std::size_t b = 0; b < twists.size(); ++b) {
    if (system.bodies().layout(b).rotation < 0) continue;
    const Vec3 v = twists[b].head<3>(), w = at.body(b).R * twists[b].tail<3>();
    if (w.norm() <= pitchSeen * fastest || std::abs(v.dot(w)) > pitchSeen * w.squaredNorm() * length) continue;
    out.push_back({.body = b, .w = w, .point = at.body(b).x + w.cross(v) / w.squaredNorm()});
  }
  for (std::size_t b = 0; b < twists.size(); ++b) {
    if (system.bodies().layout(b).rotation >= 0) continue;
    const Vec3 v = twists[b].head<3>(), x = at.body(b).x;
    const auto carries = [&](const SteadyTurn& turn) {
      return (turn.w.cross(x - turn.point) - v).norm() <= pitchSeen * turn.w.norm() * length;
    };
    const auto carrier = std::find_if(out.begin(), out.end(), carries);
    if (v.norm() > 0 && carrier != out.end()) out.push_back({.body = b, .w = carrier->w, .point = carrier->point});
  }
  return out;
}

Expected<State> relativeEquilibrium(const System& system, const System& resting, const std::vector<SteadyTurn>& turns,
                                    const State& start, const VecX& free) {
  if (!system.forces().superelements.empty())
    return failInput(
        "bodies by modes know no tension, so that they rest in turning axes as they do without: 0 modes "
        "were expected");
  State s = start;
  double reached = 0, step = 1;
  while (reached < 1) {
    const double share = std::min(1.0, reached + step);
    const auto turning = seenFromTurningAxes(resting, turns, start, share);
    auto rest = restOf(*turning, s, free, Towards::stable);
    if (!rest) rest = restOf(*turning, s, free, Towards::nearest);
    if (!rest) {
      step /= 2;
      if (step < smallestLoad) return fail(rest.error());
      continue;
    }
    s = std::move(*rest);
    reached = share;
  }
  return setTurning(system, turns, std::move(s), start.v);
}

}  // namespace gyre
