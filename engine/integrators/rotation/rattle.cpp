#include "integrators/rotation/rattle.h"

#include "integrators/body_kicks.h"
#include "integrators/halved_step.h"
#include "integrators/newton_test.h"
#include "integrators/rotation/drift_trace.h"
#include "integrators/rotation/extrapolation.h"
#include "integrators/round_off_test.h"
#include "integrators/step_failure.h"
#include "system/index_one.h"
#include "system/iteration_matrix.h"

#include <fmt/format.h>
#include <Eigen/LU>
#include <cmath>

namespace gyre {
namespace {

constexpr double tolerance = roundOff(1);  // of positions relative to the model's length, and of direction cosines
constexpr int maxIterations = 60;
constexpr int dampedKickIterations = 3;  // leave an error of h^5 in a step; compositions iterate to round-off

class Rattle final : public Integrator {
 public:
  Rattle(const RunSettings& settings, std::unique_ptr<RotationMap> map, Composition composition)
      : settings_(settings), map_(std::move(map)), composition_(composition), substeps_(substeps(composition)) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    const VecX epsW = indexOneRegularization(*system_, initial);
    indexOne_.emplace(*system_, epsW);
    if (system_->m() > 0) kkt_.emplace(*system_, epsW, KktUse::corrections);
    bodies_ = bodyInertias(*system_);
    map_->start(system_->bodies().size());
    maps_.assign(system_->bodies().size(), {});
    for (std::size_t b = 0; b < bodies_.size(); ++b)
      if (firstTranslation(bodies_[b].layout) >= 0) maps_[b].P.topLeftCorner<3, 3>().setIdentity();
    from_ = to_ = middle_ = s;
    f0_ = f_ = fNew_ = reaction_ = xi_ = xiMiddle_ = base_ = VecX::Zero(system_->nv());
    correction_ = VecX::Zero(system_->nv() + system_->m());
    multipliers_ = Extrapolation(system_->m());
    extrapolates_ = initial.mobility.redundant() == 0;  // else a part of multipliers is arbitrary, and would go astray
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    multipliers_.forget();
    at_ = indexOne_->evaluate(s);
    system_->appliedForce(at_, f0_);
    if (system_->m() > 0) {
      const auto here = indexOne_->factor(s);
      if (!here) return fail(failure("the system is singular", s.t, 0));
      at_ = here->at();
      takeConstraints(*here);
    }
    system_->accept(at_, s);
    for (std::size_t b = 0; map_->carriesAcceleration() && b < bodies_.size(); ++b)
      if (bodies_[b].layout.rotation >= 0) map_->setAcceleration(b, angularAcceleration(bodies_[b], s.v));
    return {};
  }

  Work work() const override { return kkt_ ? indexOne_->work() + kkt_->work() : indexOne_->work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool followsForces() const override { return true; }
  int order() const override { return gyre::order(composition_); }
  bool traceNewton(NewtonTrace* trace) override {
    trace_.tellTo(*system_, trace);
    return system_->m() > 0 || map_->forcePoint() != ForcePoint::start;
  }

  Expected<StepReport> advance(State& s, double tLimit) override {
    const auto attempt = [&](double h, double end, StepReport& report) { return compose(s, h, end, report); };
    const auto accept = [&] {
      std::swap(s, to_);
      system_->accept(evaluated(s), s);
    };
    // restart() also brings back forces, constraints and accelerations at the start.
    return halvedStep({.t0 = s.t}, tLimit, settings_.step, previousStep_, attempt, accept, [&] { return restart(s); });
  }

 private:
  /// W' of a body under the applied torque alone (Euler's equation).
  Vec3 angularAcceleration(const BodyInertia& d, const VecX& v) const {
    const int r = firstRotation(d.layout);
    const Vec3 W = v.segment<3>(r);
    return d.inertia.velocity(f0_.segment<3>(r) - W.cross(d.inertia.momentum(W)));
  }

  /// B(q_0) of the next step from the matrix at the end of this one.
  void takeConstraints(const IndexOne::Factored& end) { B_ = end.matrix().B; }

  std::optional<Error> compose(const State& s, double h, double end, StepReport& report) {
    report.iterations = 0;
    for (std::size_t i = 0; i < substeps_.size(); ++i) {
      if (i > 0) std::swap(from_, to_);
      to_.t = i + 1 == substeps_.size() ? end : (i == 0 ? s.t : from_.t) + substeps_[i] * h;
      if (auto failed = step(i == 0 ? s : from_, substeps_[i] * h, report)) return failed;
    }
    accelerations();
    return std::nullopt;
  }

  /// from -> to_, whose time is set
  std::optional<Error> step(const State& from, double h, StepReport& report) {
    to_.lambda = from.lambda;
    const double thirdOfStep = from.t + h / 3;  // where multipliers have their mean of a step, to first order
    if (extrapolates_) multipliers_.guess(thirdOfStep, to_.lambda);
    to_.internal = from.internal;
    if (map_->forcePoint() != ForcePoint::start) f_ = f0_;
    if (auto failed = drift(from, h, report)) return failed;
    if (extrapolates_) multipliers_.remember(thirdOfStep, to_.lambda);
    const bool constrained = system_->m() > 0, damped = dampsKick();
    if (constrained && damped && !factorEnd()) return failure("the constraints are singular", to_.t, 0);
    if (auto failed = kick(h)) return failed;
    if (!constrained) return std::nullopt;
    if (damped) end_->evaluate(to_);
    else if (!factorEnd()) return failure("the constraints are singular", to_.t, 0);
    end_->projectVelocity(to_);
    takeConstraints(*end_);
    if (leaps(from, h)) return failure("its velocities do not lead where its constraints were met", to_.t, 0);
    return std::nullopt;
  }

  bool factorEnd() {
    end_ = indexOne_->factor(to_);
    if (end_) at_ = end_->at();
    return end_.has_value();
  }

  /// Whether the iteration met the constraints on another branch: it went much further than the velocities at either
  /// end tell, and by more than a hundredth of the model or of a radian.
  bool leaps(const State& from, double h) const {
    const double fastest = std::max(system_->scales().relativeMotion(from.v), system_->scales().relativeMotion(to_.v));
    return !(system_->scales().relativeMotion(xi_) <= 10 * std::abs(h) * fastest + 0.01);
  }

  /// Iterates on lambda, and on the forces where the map needs them inside the step, until Phi(q_1) = 0.
  std::optional<Error> drift(const State& from, double h, StepReport& report) {
    const bool implicit = map_->forcePoint() != ForcePoint::start;
    // Forces that depend on velocities are to be right for these, not for the positions alone; to ten roundings, since
    // the iteration is linear.
    const bool damped = system_->forcesDependOnVelocity();
    const double speed = system_->scales().relativeMotion(from.v), scale = damped ? std::abs(h) : h * h;
    RoundOffTest position(tolerance, 1e3 * tolerance);
    const double forceTolerance = damped ? 10 * roundOff(speed) : tolerance;
    RoundOffTest force(forceTolerance, 1e3 * tolerance / (h * h) * scale);
    double before = std::numeric_limits<double>::infinity(), shift = before;  // of positions, by the last forces
    bool refactor = false, corrected = true;
    usesOwnMatrix_ = false;
    trace_.begins(to_.t, h);
    for (int i = 0;; ++i) {
      if (const int body = move(from, h, false); body >= 0)
        return ends(NewtonOutcome::notConverged,
                    failure(fmt::format("the rotation equation has no solution for step {:.3g} s", h), to_.t,
                            firstRotation(bodies_[static_cast<std::size_t>(body)].layout)));
      at_ = indexOne_->evaluate(to_);
      const double violation = system_->scales().relativeSize(at_.Phi());
      const double change = implicit ? updateForces(from, h) : 0;
      if (!std::isfinite(violation + change))
        return ends(NewtonOutcome::notFinite, failure("a force or an equation is not finite", to_.t, firstNotFinite()));
      trace_.iterated(to_, at_.Phi(), implicit ? &f_ : nullptr, fNew_, violation / tolerance,
                      change * scale / forceTolerance);
      const bool held = position.met(violation, corrected && shift <= tolerance);
      const bool settled = force.met(change * scale, !corrected || system_->m() == 0);
      report.iterations = std::max(report.iterations, i);
      report.residual = violation / tolerance;
      if (held && settled) return ends(NewtonOutcome::converged);
      if (i == maxIterations || (i > 10 && violation > 2 * before)) {
        Eigen::Index row = 0;
        if (!held) system_->scales().relativeSize(at_.Phi(), &row);
        return ends(NewtonOutcome::notConverged,
                    failure(fmt::format("the {} of the step do not converge (step {:.3g} s, {} iterations)",
                                        held ? "implicit forces" : "constraints", h, i),
                            to_.t, held ? 0 : system_->nv() + static_cast<int>(row)));
      }
      corrected = !held;
      if (corrected) {
        refactor = refactor || violation > 0.1 * before;
        if (!correctMultipliers(from, h, refactor))
          return ends(NewtonOutcome::singular, failure("the constraints are singular", to_.t, 0));
        trace_.corrected(refactor);
        refactor = false;
      }
      before = violation;
      shift = change * h * h;
    }
  }

  /// q_1 and u_1 (before the kick at the end) for the present lambda and forces; a body whose turn has no solution, or
  /// -1.
  /// @param wantMaps  and how they follow from the momenta at the start
  int move(const State& from, double h, bool wantMaps) {
    const bool constrained = system_->m() > 0, wantsBase = constrained || map_->carriesAcceleration();
    if (constrained) multiplyBT(to_.lambda);
    for (std::size_t b = 0; b < bodies_.size(); ++b) {
      const auto& [l, inverseMass, J] = bodies_[b];
      if (const int t = firstTranslation(l); t >= 0) translate(from, h, inverseMass, t);
      if (l.rotation < 0) continue;
      const int r = firstRotation(l);
      const Vec3 Pi0 = J.momentum(from.v.segment<3>(r)) - h / 2 * reaction_.segment<3>(r);
      const Turn turn = map_->turn(b, J, h, Pi0, f0_.segment<3>(r), f_.segment<3>(r), wantMaps);
      if (!turn.converged) return static_cast<int>(b);
      xi_.segment<3>(r) = turn.xi;
      xiMiddle_.segment<3>(r) = turn.middle;
      to_.v.segment<3>(r) = J.velocity(turn.Pi);
      if (wantsBase) base_.segment<3>(r) = J.velocity(Pi0);
      if (wantMaps) maps_[b].P.block<3, 3>(l.rotation, l.rotation) = turn.D * J.I / h;
    }
    system_->bodies().plus(from.q, xi_, to_.q);
    return -1;
  }

  /// Verlet, implicit midpoint or trapezoidal rule, by where the map wants its forces.
  void translate(const State& from, double h, double inverseMass, int t) {
    const Vec3 v0 = base_.segment<3>(t) = from.v.segment<3>(t) - h / 2 * inverseMass * reaction_.segment<3>(t);
    const Vec3 F0 = f0_.segment<3>(t), F = f_.segment<3>(t);
    Vec3 v1, mean;
    switch (map_->forcePoint()) {
      case ForcePoint::start: v1 = mean = v0 + map_->startKick() * h * inverseMass * F0; break;
      case ForcePoint::middle:
        v1 = v0 + h * inverseMass * F;
        mean = 0.5 * (v0 + v1);
        break;
      case ForcePoint::end:
        v1 = v0 + h / 2 * inverseMass * (F0 + F);
        mean = 0.5 * (v0 + v1);
        break;
    }
    to_.v.segment<3>(t) = v1;
    xi_.segment<3>(t) = h * mean;
    xiMiddle_.segment<3>(t) = h / 2 * mean;
  }

  /// The applied forces where the map wants them, at the velocity there; returns changeOfForces().
  double updateForces(const State& from, double h) {
    if (map_->forcePoint() == ForcePoint::middle) {
      system_->bodies().plus(from.q, xiMiddle_, middle_.q);
      middle_.v = 0.5 * ((system_->m() > 0 ? base_ : from.v) + to_.v);
      middle_.t = from.t + h / 2;
      middle_.internal = from.internal;
      system_->appliedForce(indexOne_->evaluate(middle_), fNew_);
      at_ = indexOne_->evaluate(to_);
    } else if (system_->m() > 0 && system_->forcesDependOnVelocity()) {
      middle_ = to_;
      auto end = indexOne_->factor(middle_);
      if (!end) return std::numeric_limits<double>::quiet_NaN();
      end->projectVelocity(middle_);
      system_->appliedForce(end->at(), fNew_);
      at_ = end->at().at(to_);  // of other velocities: those of the constraints do not matter here
    } else {
      system_->appliedForce(at_, fNew_);
    }
    f_.swap(fNew_);
    return changeOfForces(f_);
  }

  /// Between the forces fNew_ and f.
  double changeOfForces(const VecX& f) const { return changeOfAcceleration(bodies_, system_->scales(), fNew_, f); }

  /// One Newton step: [M B_0^T; B_1 D 0] (y, h^2/2 dlambda) = (0, -Phi), with the matrix of index 1 where the step
  /// begins, [M B_0^T; B_0 0], which is factored already, for as long as the iteration converges well with that.
  bool correctMultipliers(const State& from, double h, bool refactor) {
    if (refactor) {
      move(from, h, true);
      KktMatrix& S = kkt_->matrix();
      S.A = indexOne_->matrix().A;
      linearizeConstraints(*system_, at_, maps_, kkt_->matrix());
      S.B = B_;
      if (!kkt_->factor()) return false;
      usesOwnMatrix_ = true;
    }
    correction_.head(system_->nv()).setZero();
    correction_.tail(system_->m()) = -at_.Phi();
    if (usesOwnMatrix_) kkt_->solve(correction_);
    else indexOne_->solveNearby(correction_);
    to_.lambda += 2 / (h * h) * correction_.tail(system_->m());
    return true;
  }

  /// reaction_ = B(q_0)^T lambda
  void multiplyBT(const VecX& lambda) {
    reaction_.setZero();
    forEachConstraintBlock(system_->structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
      reaction_.segment(body.offset, body.size) += B_[i].topLeftCorner(constraint.rows, body.size).transpose() *
                                                   lambda.segment(constraint.offset, constraint.rows);
    });
  }

  /// The kick at the end with the forces there, with which the next step begins.
  std::optional<Error> kick(double h) {
    if (map_->forcePoint() == ForcePoint::end) {
      f0_ = f_;
    } else if (dampsKick()) {
      if (auto failed = dampedKick(h)) return failed;
    } else {
      system_->appliedForce(at_, f0_);
      if (!f0_.allFinite()) return failure("a force is not finite", to_.t, firstNotFinite());
      addKick(bodies_, map_->endKick() * h, f0_, to_.v);
    }
    for (std::size_t b = 0; map_->carriesAcceleration() && b < bodies_.size(); ++b)
      if (const BodyLayout& l = bodies_[b].layout; l.rotation >= 0)
        map_->finish(b, h, base_.segment<3>(firstRotation(l)), to_.v.segment<3>(firstRotation(l)));
    return std::nullopt;
  }
  /// Whether the forces at the end depend on a velocity that drift() does not give.
  bool dampsKick() const {
    return system_->forcesDependOnVelocity() && map_->forcePoint() != ForcePoint::end &&
           (map_->endKick() != 0 || system_->m() > 0);
  }
  /// Forces at the velocity they lead to, with the impulse that holds it on the constraints; the impulse itself is left
  /// to step(). The matrix is that at the end.
  std::optional<Error> dampedKick(double h) {
    const double c = map_->endKick() * h;
    const bool composed = substeps_.size() > 1;
    middle_.v = to_.v;  // without the kick
    RoundOffTest velocity(tolerance, 1e3 * tolerance);
    bool settled = false;
    for (int i = 0; i < (composed ? maxIterations : dampedKickIterations) && !settled; ++i) {
      addKick(bodies_, c, f0_, to_.v);
      if (system_->m() > 0) {
        end_->evaluate(to_);
        end_->projectVelocity(to_);
      }
      at_ = system_->m() > 0 ? end_->at() : indexOne_->evaluate(to_);
      system_->appliedForce(at_, fNew_);
      f0_.swap(fNew_);
      const double change = std::abs(c) * changeOfForces(f0_);
      to_.v = middle_.v;
      if (!std::isfinite(change)) return failure("a force is not finite", to_.t, firstNotFinite());
      settled = velocity.met(change);
    }
    if (composed && !settled)
      return failure(fmt::format("the velocities at the end do not converge (step {:.3g} s)", h), to_.t, 0);
    addKick(bodies_, c, f0_, to_.v);
    return std::nullopt;
  }
  /// v' and lambda at the end, and the kinematics there: for the record, the next step does not need them.
  void accelerations() {
    if (system_->m() > 0) {
      end_->accelerations(f0_, to_);
      at_ = end_->at();
      return;
    }
    at_ = indexOne_->evaluate(to_);
    for (const BodyInertia& d : bodies_) {
      if (const int t = firstTranslation(d.layout); t >= 0) to_.vdot.segment<3>(t) = d.inverseMass * f0_.segment<3>(t);
      if (d.layout.rotation >= 0) to_.vdot.segment<3>(firstRotation(d.layout)) = angularAcceleration(d, to_.v);
    }
  }

  int firstNotFinite() const {
    for (const VecX* f : {&f0_, &f_, &fNew_})
      if (const auto row = gyre::firstNotFinite(*f)) return *row;
    return 0;
  }
  std::optional<Error> ends(NewtonOutcome outcome, std::optional<Error> why = std::nullopt) {
    trace_.ends(outcome);
    return why;
  }
  Error failure(std::string message, double t, int row) const {
    return stepFailure(*system_, std::move(message), t, row);
  }

  RunSettings settings_;
  std::unique_ptr<RotationMap> map_;
  Composition composition_;
  std::span<const double> substeps_;
  std::shared_ptr<const System> system_;
  std::optional<IndexOne> indexOne_;
  EvaluatedKinematics at_;                 ///< where the iteration is; in the end at to_
  std::optional<IndexOne::Factored> end_;  ///< at to_
  std::optional<KktSystem> kkt_;           ///< B where the step begins, C where it ends
  Extrapolation multipliers_;              ///< of drifts
  bool extrapolates_ = false;
  bool usesOwnMatrix_ = false;  ///< the iteration does, since that of index 1 did not serve
  std::vector<Mat6> B_;         ///< where the step begins
  std::vector<BodyInertia> bodies_;
  std::vector<StepMap> maps_;
  State from_, to_, middle_;
  VecX f0_;        ///< applied forces at the start of the step
  VecX f_, fNew_;  ///< where the map wants them
  double previousStep_ = 0;
  DriftTrace trace_;
  VecX reaction_, xi_, xiMiddle_, base_, correction_;
};

}  // namespace

std::unique_ptr<Integrator> makeRattle(const RunSettings& settings, std::unique_ptr<RotationMap> map,
                                       Composition composition) {
  return std::make_unique<Rattle>(settings, std::move(map), composition);
}

}  // namespace gyre
