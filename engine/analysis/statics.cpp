#include "analysis/statics.h"

#include "analysis/body_motion.h"
#include "analysis/constrained_solver.h"
#include "analysis/modes.h"
#include "analysis/rank_analysis.h"
#include "lie/so3.h"
#include "linear/delassus_kernels.h"
#include "system/beam_strains.h"
#include "system/index_one.h"
#include "system/initial_conditions.h"
#include "system/minimum_norm.h"

#include <fmt/format.h>
#include <Eigen/LU>
#include <algorithm>
#include <limits>
#include <optional>

namespace gyre {
namespace {

constexpr double restTolerance = 1e-12;  // of the accelerations that the forces alone would give
constexpr double nearlyThere = 1e-8;     // from here on, round-off may decide
constexpr double largestStep = 0.3;      // rad, or of the model's size
constexpr double farthest = 60;          // the way to an equilibrium is shorter, in the units of largestStep
constexpr double leastDamping = 1e-10;   // of the first w: keeps motions that nothing resists where they are
constexpr double mostDamping = 1e12;
constexpr int mostPasses = 50;  // of Newton's method for the states of forces
constexpr int mostRefinements = 3;

/// Only where it must be: next to a heavy load on light links even 1e-9 of their compliance shows.
VecX neededRegularization(const System& system, const State& s) {
  return mobility(system, s).redundant() > 0 ? regularization(system, s) : VecX::Zero(system.m());
}

/// Without what accelerations add: masses of beams by modes depend on the place.
LinearizedSystem linearizedAtRest(const System& system, State s) {
  s.vdot.setZero();
  return linearizedSystem(system, s);
}

/// Generalized forces that keep their direction in space while the bodies turn.
class SpaceLoad {
 public:
  SpaceLoad(const System& system, const State& start, VecX f) : system_(system), f_(std::move(f)) {
    for (std::size_t b = 0; b < system.bodies().size(); ++b) start_.push_back(system.bodies().orientation(start, b));
  }
  double norm() const { return f_.norm(); }
  /// In the axes that the bodies have at s.
  VecX at(const State& s) const {
    VecX out = f_;
    for (std::size_t b = 0; b < start_.size(); ++b)
      if (const auto& body = system_.bodies()[b]; body.rotation >= 0) {
        auto moment = out.segment<3>(body.v + body.rotation);
        moment = system_.bodies().orientation(s, b).conjugate() * (start_[b] * Vec3(moment));
      }
    return out;
  }
  /// d load / dq, of the load that at() gave.
  void addTangent(const VecX& load, SparseMatrix& K) const {
    for (const BodySet::Entry& body : system_.bodies()) {
      if (body.rotation < 0) continue;
      const int first = body.v + body.rotation;
      const Mat3 D = so3::hat(load.segment<3>(first));
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
          if (i != j) K.coeffRef(first + i, first + j) += D(i, j);
    }
  }

 private:
  const System& system_;
  VecX f_;
  std::vector<Quat> start_;
};

class Search {
 public:
  Search(const System& system, State start, const StaticsOptions& options, std::stop_token stop)
      : system_(system),
        options_(options),
        stop_(std::move(stop)),
        s_(std::move(start)),
        epsW_(neededRegularization(system, s_)),
        indexOne_(system, epsW_, IndexOne::Factorizations::few) {
    s_.v.setZero();
    system.accept(indexOne_.evaluate(s_), s_);  // angles are counted from here, at rest
    s_.t = options.time;
    z_ = VecX::Zero(system.forces().stateCount());
    system.forces().readStates(s_, z_);
    system.forces().writeStates(z_, s_);
  }

  Expected<Equilibrium> run() {
    if (!settle(s_)) return fail(unassembled());
    start_ = s_;
    rows_ = independentRows(system_, s_);
    solver_.emplace(rows_);
    readScales();
    w_ = first_ = scale_ / (0.1 * system_.scales().length);
    for (int pass = 0; pass < mostPasses; ++pass) {
      if (auto ok = balance(); !ok) return fail(ok.error());
      auto moved = moveForceStates();
      if (!moved) return fail(moved.error());
      if (!*moved) return found();
    }
    return fail(unsettled({}));
  }

 private:
  /// The equilibrium with the states of forces as they are.
  Expected<void> balance() {
    for (; steps_ < options_.maximumSteps; ++steps_) {
      const double now = size(s_);
      if (now <= restTolerance * scale_) return {};
      if (stop_.stop_requested()) return fail({.kind = Error::Kind::resource, .message = "stopped"});
      const bool stepped = step(now);
      if (!stepped && now <= near_) return {};
      if (!stepped || w_ > mostDamping * first_ || travelled_ > farthest) break;
      w_ = std::max(w_, leastDamping * first_);
    }
    if (loadGradually()) return {};
    return fail(unbalanced());
  }

  /// Newton's homotopy (Davidenko 1953): what is not balanced at the start falls to nothing in small parts, each met by
  /// Newton's method. It finds equilibria that no motion with damping settles in, as under moments without a potential.
  bool loadGradually() {
    constexpr double firstPart = 0.1, smallestPart = 1e-3;
    State s = start_;
    if (!settle(s)) return false;
    const SpaceLoad load(system_, s, unbalancedForce(s));
    double done = 0, part = firstPart;
    while (done < 1 && part >= smallestPart && !stop_.stop_requested()) {
      const double next = std::min(1.0, done + part);
      State trial = s;
      if (!meet(trial, load, 1 - next)) {
        part *= 0.5;
        continue;
      }
      s = std::move(trial);
      part *= 1.5;
      done = next;
    }
    if (done < 1 || size(s) > near_) return false;
    s_ = std::move(s);
    return true;
  }
  /// To where this part of `load` remains unbalanced; without such a part as close as rounding lets it.
  bool meet(State& s, const SpaceLoad& load, double part) {
    constexpr int mostIterations = 12;
    const double tolerance = part > 0 ? 1e-6 * load.norm() : 0;
    double before = std::numeric_limits<double>::infinity();
    for (int i = 0; i < mostIterations; ++i, ++steps_) {
      const VecX rest = part * load.at(s), force = unbalancedForce(s) - rest;
      const double now = force.norm();
      if (now <= tolerance) return true;
      if (part == 0 && (size(s) <= restTolerance * scale_ || (size(s) <= near_ && now > 0.5 * before))) return true;
      before = now;
      LinearizedSystem linear = linearizedAtRest(system_, s);
      load.addTangent(rest, linear.K);
      if (!solver_->factor(linear.K, linear.B)) return false;
      VecX dq = solver_->solve(force);
      if (!dq.allFinite()) return false;
      if (const double far = system_.scales().relativeMotion(dq); far > largestStep) dq *= largestStep / far;
      const VecX q = s.q;
      system_.bodies().plus(q, dq, s.q);
      approach(s);
      if (!settle(s)) return false;
    }
    return false;
  }

  /// One step of Newton's method for the states whose rates depend on the placement; false when they rest.
  Expected<bool> moveForceStates() {
    const LinearizedSystem linear = linearizedAtRest(system_, s_);
    VecX all(z_.size());
    const EvaluatedKinematics here = indexOne_.evaluate(s_);
    system_.forces().stateRates(here, all);
    const VecX rate = all(linear.states), z = z_(linear.states);
    const double error = rate.size() > 0 ? rate.lpNorm<Eigen::Infinity>() : 0.0;
    const bool roundOff = error <= nearlyThere * system_.scales().length && error > 0.5 * lastError_;
    if (roundOff || error <= restTolerance * system_.scales().length) return false;
    lastError_ = error;
    const auto element = [&](Eigen::Index i) {
      const auto index = static_cast<std::size_t>(linear.states[static_cast<std::size_t>(i)]);
      return system_.forces().stateTangents(here)[index].element;
    };
    VecX dz = VecX::Zero(z.size());
    for (Eigen::Index i = 0; i < z.size(); ++i)  // an actuator that gives all it can: its state runs to its limit
      if (linear.G.col(i).norm() == 0 && linear.Z.col(i).norm() == 0)
        dz[i] = std::copysign(std::numeric_limits<double>::infinity(), rate[i]);
    if (dz.isZero(0)) {
      if (!solver_->factor(linear.K + leastDamping * first_ * linear.M, linear.B)) return fail(unsettled(element(0)));
      MatX S(linear.Z);
      for (Eigen::Index i = 0; i < z.size(); ++i) S.col(i) -= linear.P * solver_->solve(VecX(linear.G.col(i)));
      dz = Eigen::FullPivLU<MatX>(S).solve(-rate);
    }
    z_(linear.states) = z + dz;
    system_.forces().limitStates(z_);
    if (Eigen::Index worst = 0; !z_.allFinite()) {
      rate.cwiseAbs().maxCoeff(&worst);
      return fail(unsettled(element(worst)));
    }
    system_.forces().writeStates(z_, s_);
    if (!settle(s_)) return fail(unassembled());
    w_ = std::max(leastDamping * first_, std::min(w_, first_ * size(s_) / scale_));
    return true;
  }
  Error unsettled(std::string element) const {
    return {.kind = Error::Kind::numerical,
            .message =
                "no equilibrium was found: the integral of this actuator comes to no rest; a limit of it, or "
                "something that the actuator can move, was expected",
            .element = std::move(element)};
  }

  /// On the constraints, with accelerations and multipliers; drives hold still where they are at that time.
  bool settle(State& s) {
    const VecX q = s.q;
    auto here = indexOne_.projectPosition(s, 1e-14);
    if (!here && epsW_.isZero(0)) {  // on the way rows may become dependent that were not so at the start
      regularize(regularization(system_, s_));
      s.q = q;
      here = indexOne_.projectPosition(s, 1e-14);
      if (!here) regularize(VecX::Zero(system_.m()));
    }
    if (!here) return false;
    system_.appliedForce(here->at(), s.vdot);
    const VecX f = s.vdot;
    s.lambda.setZero();
    here->solve(s.vdot, s.lambda);
    refine(*here, f, s);
    return s.vdot.allFinite() && s.lambda.allFinite();
  }
  void regularize(const VecX& epsW) {
    epsW_ = epsW;
    indexOne_.regularize(epsW);
  }
  /// Where masses differ by much, rounding and what is left of regularization show in accelerations: what remains of
  /// the equations is solved for again (iterative refinement: Wilkinson 1963, Rounding Errors in Algebraic Processes).
  void refine(const IndexOne::Factored& here, const VecX& f, State& s) const {
    VecX carried(system_.nv());
    for (int pass = 0; pass < mostRefinements; ++pass) {
      system_.constraints().force(here.at(), s.lambda, carried);
      VecX a = f - massTimes(system_, s, s.vdot) - carried, b = VecX::Zero(system_.m());
      addConstraintProduct(system_.structure(), here.matrix().B, s.vdot.data(), b.data());
      b = -b;
      here.solve(a, b);
      if (!(acceleration(a) > restTolerance * scale_) || !b.allFinite()) return;
      s.vdot += a;
      s.lambda += b;
    }
  }
  /// Largest acceleration [m/s^2]: turns count as what they move at the model's size.
  double acceleration(const VecX& vdot) const {
    return system_.scales().length * system_.scales().relativeMotion(vdot);
  }
  double size(const State& s) const { return acceleration(s.vdot); }
  VecX unbalancedForce(const State& s) const { return massTimes(system_, s, s.vdot); }

  /// scale_: the largest acceleration the applied forces would give any body by themselves.
  /// near_: where round-off may decide, which in stiff models is what it moves the positions by, M^-1 |K| epsilon of
  /// lengths and radians, and on light bodies between large reactions what these are rounded by, M^-1 |B^T lambda|
  /// epsilon.
  void readScales() {
    VecX f = VecX::Zero(system_.nv());
    system_.appliedForce(indexOne_.evaluate(s_), f);
    const LinearizedSystem linear = linearizedAtRest(system_, s_);
    ConstrainedSolver free({});
    const bool solvable = free.factor(linear.M, linear.B);
    scale_ = std::max(solvable ? acceleration(free.solve(f)) : 0.0, 1e-300);
    const VecX blurred =
        4 * std::numeric_limits<double>::epsilon() *
        (linear.K.cwiseAbs() * system_.scales().velocity + linear.B.cwiseAbs().transpose() * s_.lambda.cwiseAbs());
    near_ = std::max(nearlyThere * scale_, solvable ? acceleration(free.solve(blurred)) : 0.0);
  }

  /// One step downhill; false when none could be found.
  bool step(double now) {
    const LinearizedSystem linear = linearizedAtRest(system_, s_);
    const VecX force = unbalancedForce(s_);
    for (int attempt = 0; attempt < (now <= near_ ? 1 : 40); ++attempt, w_ *= 10) {
      if (!solver_->factor(linear.K + w_ * linear.M, linear.B)) continue;
      const VecX dq = solver_->solve(force);
      if (!dq.allFinite() || dq.dot(force) <= 0) continue;  // uphill: K is not positive here
      if (tryAlong(dq, force, now)) return true;
    }
    return false;
  }

  /// Towards the constraints by moves that the forces resist least, with the matrix of the step. Those of settle(), of
  /// the smallest masses, would throw light links between large reactions out of line, which then take many small steps
  /// to get back.
  void approach(State& next) {
    constexpr int mostMoves = 10;
    constexpr double near = 1e-12, longestMove = 0.5;
    double before = std::numeric_limits<double>::infinity();
    State last = next;
    for (int i = 0; i < mostMoves; ++i) {
      VecX Phi = indexOne_.evaluate(next).Phi();
      const double now = system_.scales().relativeViolation(Phi);
      if (!(now < before)) next = last;
      if (!(now < before) || now <= near) return;
      before = now;
      last = next;
      system_.scales().scaleVelocityRows(0, Phi);
      VecX move = solver_->solve(VecX::Zero(system_.nv()), -Phi);
      if (!move.allFinite()) return;
      if (const double far = system_.scales().relativeMotion(move); far > longestMove) move *= longestMove / far;
      system_.bodies().plus(last.q, move, next.q);
    }
  }

  bool tryAlong(const VecX& dq, const VecX& force, double now) {
    const double longest = system_.scales().relativeMotion(dq);
    const double limited = std::min(1.0, largestStep / std::max(longest, 1e-300));
    for (double part = limited; part > 0.01 * limited; part *= 0.5) {
      State next = s_;
      system_.bodies().plus(s_.q, part * dq, next.q);
      approach(next);
      if (!settle(next)) continue;
      const double then = size(next);
      // Forces and displacement by the trapezoidal rule: what the step gains in energy.
      const double work = dq.dot(force + unbalancedForce(next));
      if (work < 0 && then > 0.9 * now) continue;
      if (now <= near_ && then >= now) return false;  // round-off
      s_ = std::move(next);
      travelled_ += part * longest;
      if (part == 1.0) w_ *= std::clamp(then / now, 1e-4, 0.7);
      else if (part == limited) w_ *= 0.5;  // as far as one step may go: no reason for more damping
      return true;
    }
    return false;
  }

  Expected<Equilibrium> found() {
    if (static_cast<int>(rows_.size()) < system_.m()) MinimumNorm(system_).apply(s_);
    auto stable = stability(system_, s_);
    if (!stable) return fail(stable.error());
    return Equilibrium{s_, steps_, size(s_), *stable, sharing()};
  }
  /// Those with rows in the supports of the null vectors of B^T (analysis/dependent_sets.h).
  std::vector<std::string> sharing() const {
    std::vector<std::string> out;
    if (static_cast<int>(rows_.size()) == system_.m()) return out;
    const SparseMatrix BT = constraintMatrix(system_, s_).weighted.transpose();
    std::vector<bool> shares(static_cast<std::size_t>(system_.m()), false);
    for (const Circuit& c : analyseRank(BT, std::numeric_limits<std::size_t>::max()).circuits)
      for (const auto& [row, share] : c)
        if (std::abs(share) > rankTolerance) shares[static_cast<std::size_t>(row)] = true;
    for (int row = 0; row < system_.m(); ++row) {
      if (!shares[static_cast<std::size_t>(row)]) continue;
      const std::string element = system_.rowName(system_.nv() + row).element;
      if (out.empty() || out.back() != element) out.push_back(element);
    }
    return out;
  }
  Error unassembled() const {
    const Violation left = violation(system_, s_);
    return {.message = fmt::format("the initial positions cannot be assembled: a violation of {:.3g} {} remains",
                                   left.position.size, left.position.unit),
            .element = left.position.joint,
            .equation = "position constraints"};
  }
  std::string whatDoesNotHold() const {
    if (system_.contacts().any())
      return "; contact does not, it is left out here: a run that comes to rest tells what contacts carry, and one by "
             "local_pos which of their loads the equations leave open";
    return system_.forcesDependOnVelocity() ? " (dampers and friction do not, at rest)" : "";
  }
  Error unbalanced() const {
    Eigen::Index row = 0;
    const double most = s_.vdot.cwiseAbs().maxCoeff(&row);
    const auto name = system_.rowName(static_cast<int>(row));
    const std::string fault = beamFault(system_, s_);
    return {
        .kind = Error::Kind::numerical,
        .message = fmt::format("no equilibrium was found: after {} steps this body would still accelerate by {:.3g}; "
                               "something must hold it{}{}{}",
                               steps_, most, whatDoesNotHold(), fault.empty() ? "" : "; ", fault),
        .element = name.element,
        .equation = name.equation};
  }

  const System& system_;
  StaticsOptions options_;
  std::stop_token stop_;
  State s_, start_;
  std::vector<int> rows_;
  std::optional<ConstrainedSolver> solver_;
  VecX epsW_;
  IndexOne indexOne_;
  VecX z_;                                                      ///< states of forces
  double lastError_ = std::numeric_limits<double>::infinity();  // of their rates
  double scale_ = 0, near_ = 0, first_ = 0, w_ = 0, travelled_ = 0;
  int steps_ = 0;
};

}  // namespace

Expected<Equilibrium> findEquilibrium(const System& system, const State& start, const StaticsOptions& options,
                                      std::stop_token stop) {
  return Search(system, start, options, std::move(stop)).run();
}

Expected<Stability> stability(const System& system, const State& s) {
  State still = s;
  still.v.setZero();
  const LinearizedSystem linear = linearizedAtRest(system, still);
  const SparseMatrix asymmetry = linear.K - SparseMatrix(linear.K.transpose());
  const bool potential = !linear.hasStates() && asymmetry.norm() <= 1e-9 * linear.K.norm();
  constexpr int slowest = 12;
  const int count = system.nv() <= denseModesLimit ? 3 * denseModesLimit : slowest;
  const auto modes = potential ? stiffnessModes(system, still, slowest) : eigenmodes(system, still, {.count = count});
  if (!modes) return fail(modes.error());
  double noise = 0;  // of lambda^2
  for (const Mode& mode : *modes) noise = std::max(noise, 1e-9 * std::norm(mode.lambda));
  Stability out;
  bool any = false;
  for (const Mode& mode : *modes) {
    if (mode.rigid) {
      ++out.neutral;
      continue;
    }
    const double size = std::norm(mode.lambda);
    const double rate = mode.lambda.real() * std::abs(mode.lambda);
    const bool grows = potential ? rate > 0 : rate > std::max(noise, 1e-7 * size);
    const double square = grows ? -size : size;
    if (grows) ++out.unstable;
    if (!any || square < out.lowest) out.lowest = square;
    any = true;
  }
  return out;
}

}  // namespace gyre
