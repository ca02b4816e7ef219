#include "integrators/rotation/rattle.h"

#include "integrators/body_kicks.h"
#include "integrators/extrapolation.h"
#include "integrators/halved_step.h"
#include "integrators/newton_test.h"
#include "integrators/rotation/body_moves.h"
#include "integrators/rotation/drift_multipliers.h"
#include "integrators/rotation/drift_trace.h"
#include "integrators/rotation/fixed_points.h"
#include "integrators/round_off_test.h"
#include "integrators/step_failure.h"
#include "system/index_one.h"

#include <fmt/format.h>
#include <cmath>
#include <utility>

namespace gyre {
namespace {

constexpr double tolerance = roundOff(1);  // of positions relative to the model's length, and of direction cosines
constexpr RoundOffTest ofPositions(tolerance, 1e3 * tolerance);
constexpr double rough = 1e-7;  // relative violations of smooth motions that guesses stay below
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
    indexOne_.emplace(*system_, epsW, IndexOne::Factorizations::many);
    fixed_.attach(*system_);
    constrained_ = fixed_.rows() < system_->m();
    const bool makesMatrices =
        constrained_ && map_->forcePoint() != ForcePoint::start && system_->forcesDependOnVelocity();
    iterated_.attach(*system_, *indexOne_, epsW, makesMatrices);
    moves_.attach(*system_, *map_, fixed_);
    trialSpace_ = system_->makeWorkspace();
    from_ = to_ = middle_ = s;
    f0_ = f_ = fNew_ = VecX::Zero(system_->nv());
    multipliers_ =
        Extrapolation(system_->m(), composition_ == Composition::none ? Extrapolation::capacity : Extrapolation::few);
    // With redundant constraints a part of multipliers is arbitrary, and would go astray.
    extrapolates_ = constrained_ && initial.mobility.redundant() == 0;
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    multipliers_.forget();
    position_ = ofPositions;
    at_ = indexOne_->evaluate(s);
    applyForces(at_, f0_);
    if (constrained_) {
      end_ = indexOne_->factor(s);
      if (!end_) return fail(failure("the system is singular", s.t, 0));
      at_ = end_->at();
      computeAccelerations(s);
    }
    speed_ = system_->scales().relativeMotion(s.v);
    system_->accept(at_, s);
    for (std::size_t b = 0; map_->carriesAcceleration() && b < moves_.bodies().size(); ++b)
      if (const BodyInertia& d = moves_.bodies()[b]; d.layout.rotation >= 0)
        map_->setAcceleration(b, angularAcceleration(d, f0_, s.v));
    return {};
  }

  void omitAccelerations(bool on) override { omits_ = on; }
  void computeAccelerations(State& s) override {
    if (!std::exchange(isIncomplete_, false)) return;
    end_->accelerations(f0_, s);
    fixed_.accelerations(f0_, s);
  }

  Work work() const override { return indexOne_->work() + iterated_.work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool followsForces() const override { return true; }
  int order() const override { return composition_ == Composition::none ? map_->order() : gyre::order(composition_); }
  bool traceNewton(NewtonTrace* trace) override {
    trace_.reportTo(*system_, trace);
    return constrained_ || map_->forcePoint() != ForcePoint::start;
  }

  void persist(StateArchive& a, State& s) override {
    a(indexOne_, iterated_, *map_, position_, multipliers_, f0_, speed_, isIncomplete_, previousStep_);
    if (!a.reads()) return;
    if (constrained_) end_ = indexOne_->held(s);
    at_ = constrained_ ? end_->at() : indexOne_->evaluate(s);
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    const auto attempt = [&](double h, double end, StepReport& report) { return compose(s, h, end, report); };
    const auto accept = [&] {
      std::swap(s, to_);
      system_->accept(evaluated(s), s);
    };
    // restart() also brings back forces, constraints and accelerations at the start.
    return halvedStep({.t0 = s.t}, tLimit, settings_.step, previousStep_, attempt, accept, [&] { return restart(s); });
  }

 private:
  std::optional<Error> compose(const State& s, double h, double end, StepReport& report) {
    report.iterations = 0;
    for (std::size_t i = 0; i < substeps_.size(); ++i) {
      if (i > 0) std::swap(from_, to_);
      to_.t = i + 1 == substeps_.size() ? end : (i == 0 ? s.t : from_.t) + substeps_[i] * h;
      if (auto failed = step(i == 0 ? s : from_, substeps_[i] * h, report)) return failed;
    }
    isIncomplete_ = omits_ && extrapolates_;  // else the next step begins with these multipliers
    if (!isIncomplete_) accelerations();
    return std::nullopt;
  }

  /// from -> to_, whose time is set
  std::optional<Error> step(const State& from, double h, StepReport& report) {
    to_.lambda = from.lambda;
    const double thirdOfStep = from.t + h / 3;  // where multipliers have their mean of a step, to first order
    if (extrapolates_) multipliers_.guess(thirdOfStep, to_.lambda);
    to_.internal = from.internal;
    if (map_->forcePoint() != ForcePoint::start) f_ = f0_;
    iterated_.beginStep();
    moves_.begin(from, h, f0_);
    if (auto failed = drift(from, h, report)) return failed;
    if (extrapolates_) multipliers_.remember(thirdOfStep, to_.lambda);
    if (constrained_ && !factorEnd()) return singular();
    if (auto failed = kick(h)) return failed;
    if (!constrained_) return std::nullopt;
    end_->projectVelocity(to_);
    at_ = end_->at();
    if (leaps(h)) return failure("its velocities do not lead where its constraints were met", to_.t, 0);
    return std::nullopt;
  }

  bool factorEnd() {
    end_ = indexOne_->factor(to_);
    if (end_) at_ = end_->at();
    return end_.has_value();
  }
  Error singular() const { return failure("the constraints are singular", to_.t, 0); }

  /// Whether the iteration met the constraints on another branch: it went much further than the velocities at either
  /// end tell, and by more than a hundredth of the model or of a radian.
  bool leaps(double h) {
    const double fastest = std::max(std::exchange(speed_, system_->scales().relativeMotion(to_.v)), speed_);
    return !(moves_.distance() <= 10 * std::abs(h) * fastest + 0.01);
  }

  /// Iterates on lambda, and on the forces where the map needs them inside the step, until Phi(q_1) = 0.
  std::optional<Error> drift(const State& from, double h, StepReport& report) {
    const bool implicit = map_->forcePoint() != ForcePoint::start;
    // Forces that depend on velocities are to be right for these, not for the positions alone; to ten roundings, since
    // the iteration is linear.
    const bool damped = system_->forcesDependOnVelocity();
    const double scale = damped ? std::abs(h) : h * h;
    const double stretch = constrained_ ? system_->stretch(from) : 1;
    position_.beginNext();
    const double forceTolerance = damped ? 10 * roundOff(speed_) : tolerance;
    RoundOffTest force(forceTolerance, 1e3 * tolerance / (h * h) * scale);
    double before = std::numeric_limits<double>::infinity(), shift = before;  // of positions, by the last forces
    bool refactor = false, corrected = true;
    iterated_.begin();
    trace_.begins(to_.t, h);
    for (int i = 0;; ++i) {
      if (auto failed = move(h)) return ends(NewtonOutcome::notConverged, std::move(failed));
      const VecX& Phi = evaluateTrial();
      const double violation = constrained_ ? system_->scales().relativeSize(Phi, stretch) : 0;
      if (i == 0 && extrapolates_ && violation > rough) multipliers_.startAnew();
      const double change = implicit ? updateForces(from, h) : 0;
      if (!std::isfinite(violation + change))
        return ends(NewtonOutcome::notFinite, failure("a force or an equation is not finite", to_.t, firstNotFinite()));
      trace_.iterated(to_, Phi, implicit ? &f_ : nullptr, fNew_, violation / tolerance,
                      change * scale / forceTolerance);
      const bool held = position_.met(violation, corrected && shift <= tolerance);
      const bool settled = force.met(change * scale, !corrected || !constrained_);
      report.iterations = std::max(report.iterations, i);
      report.residual = violation / tolerance;
      if (held && settled) return ends(NewtonOutcome::converged);
      if (i == maxIterations || (i > 10 && violation > 2 * before)) {
        Eigen::Index row = 0;
        if (!held) system_->scales().relativeSize(Phi, &row);
        return ends(NewtonOutcome::notConverged,
                    failure(fmt::format("the {} of the step do not converge (step {:.3g} s, {} iterations)",
                                        held ? "implicit forces" : "constraints", h, i),
                            to_.t, held ? 0 : system_->nv() + static_cast<int>(row)));
      }
      corrected = !held;
      if (corrected) {
        refactor = refactor || violation > 0.1 * before;
        if (refactor) at_ = indexOne_->evaluate(to_);
        if (refactor && !iterated_.linearize(at_, moves_.maps(f_, iterated_.reaction())))
          return ends(NewtonOutcome::singular, singular());
        iterated_.correct(h, Phi, to_.lambda);
        trace_.corrected(refactor);
        refactor = false;
      }
      before = violation;
      shift = change * h * h;
    }
  }

  /// q_1 and u_1 (before the kick at the end) for the present lambda and forces.
  std::optional<Error> move(double h) {
    if (constrained_) {
      fixed_.release(to_.lambda);
      iterated_.apply(to_.lambda);
    }
    const int body = moves_.move(f_, iterated_.reaction(), to_);
    if (body < 0) return std::nullopt;
    return failure(fmt::format("the rotation equation has no solution for step {:.3g} s", h), to_.t,
                   firstRotation(moves_.bodies()[static_cast<std::size_t>(body)].layout));
  }

  /// At the positions that move() led to.
  const VecX& evaluateTrial() {
    if (constrained_ && map_->forcePoint() == ForcePoint::start) return system_->violation(to_, trialSpace_);
    at_ = indexOne_->evaluate(to_);
    return at_.Phi();
  }

  /// The applied forces where the map wants them, at the velocity there; returns changeOfForces().
  double updateForces(const State& from, double h) {
    if (map_->forcePoint() == ForcePoint::middle) {
      system_->bodies().plus(from.q, moves_.halfWay(), middle_.q);
      middle_.v = 0.5 * ((constrained_ ? moves_.velocitiesAtStart() : from.v) + to_.v);
      fixed_.place(middle_);
      middle_.t = from.t + h / 2;
      middle_.internal = from.internal;
      applyForces(indexOne_->evaluate(middle_), fNew_);
      at_ = indexOne_->evaluate(to_);
    } else if (constrained_ && system_->forcesDependOnVelocity()) {
      middle_ = to_;
      auto end = indexOne_->factor(middle_);
      if (!end) return std::numeric_limits<double>::quiet_NaN();
      end->projectVelocity(middle_);
      applyForces(end->at(), fNew_);
      at_ = end->at().at(to_);  // of other velocities: those of the constraints do not matter here
    } else {
      applyForces(at_, fNew_);
    }
    f_.swap(fNew_);
    return changeOfForces(f_);
  }

  /// The applied forces, of bodies on fixed points with the moments about these.
  void applyForces(const EvaluatedKinematics& at, VecX& f) const {
    system_->appliedForce(at, f);
    fixed_.takeMoments(at, f);
  }

  /// Between the forces fNew_ and f.
  double changeOfForces(const VecX& f) const {
    return changeOfAcceleration(moves_.bodies(), system_->scales(), fNew_, f);
  }

  /// The kick at the end with the forces there, with which the next step begins.
  std::optional<Error> kick(double h) {
    if (map_->forcePoint() == ForcePoint::end) {
      f0_ = f_;
    } else if (dampsKick()) {
      if (auto failed = dampedKick(h)) return failed;
    } else {
      applyForces(at_, f0_);
      if (!f0_.allFinite()) return failure("a force is not finite", to_.t, firstNotFinite());
      addKicks(map_->endKick() * h);
    }
    for (std::size_t b = 0; map_->carriesAcceleration() && b < moves_.bodies().size(); ++b)
      if (const BodyLayout& l = moves_.bodies()[b].layout; l.rotation >= 0)
        map_->finish(b, h, moves_.velocitiesAtStart().segment<3>(firstRotation(l)), to_.v.segment<3>(firstRotation(l)));
    return std::nullopt;
  }
  /// Whether the forces at the end depend on a velocity that drift() does not give.
  bool dampsKick() const {
    return system_->forcesDependOnVelocity() && map_->forcePoint() != ForcePoint::end &&
           (map_->endKick() != 0 || constrained_);
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
      addKicks(c);
      if (constrained_) end_->projectVelocity(to_);
      at_ = constrained_ ? end_->at() : indexOne_->evaluate(to_);
      applyForces(at_, fNew_);
      f0_.swap(fNew_);
      const double change = std::abs(c) * changeOfForces(f0_);
      to_.v = middle_.v;
      if (!std::isfinite(change)) return failure("a force is not finite", to_.t, firstNotFinite());
      settled = velocity.met(change);
    }
    if (composed && !settled)
      return failure(fmt::format("the velocities at the end do not converge (step {:.3g} s)", h), to_.t, 0);
    addKicks(c);
    return std::nullopt;
  }
  /// By the forces at the end.
  void addKicks(double c) {
    addKick(moves_.bodies(), c, f0_, to_.v);
    fixed_.placeVelocities(to_);
  }
  /// v' and lambda at the end, and the kinematics there: for the record, the next step does not need them.
  void accelerations() {
    if (constrained_) {
      end_->accelerations(f0_, to_);
      at_ = end_->at();
    } else {
      at_ = indexOne_->evaluate(to_);
      for (const BodyInertia& d : moves_.bodies()) {
        const int t = firstTranslation(d.layout), r = firstRotation(d.layout);
        if (t >= 0) to_.vdot.segment<3>(t) = d.inverseMass * f0_.segment<3>(t);
        if (d.layout.rotation >= 0) to_.vdot.segment<3>(r) = angularAcceleration(d, f0_, to_.v);
      }
    }
    fixed_.accelerations(f0_, to_);
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
  DriftMultipliers iterated_;
  RoundOffTest position_ = ofPositions;
  Extrapolation multipliers_;  ///< of drifts
  bool extrapolates_ = false;
  FixedPoints fixed_;
  bool constrained_ = false;  ///< beside these
  BodyMoves moves_;
  Workspace trialSpace_;
  double speed_ = 0;  ///< Scales::relativeMotion of the velocities at the start
  bool omits_ = false, isIncomplete_ = false;
  State from_, to_, middle_;
  VecX f0_;        ///< applied forces at the start of the step
  VecX f_, fNew_;  ///< where the map wants them
  double previousStep_ = 0;
  DriftTrace trace_;
};

}  // namespace

std::unique_ptr<Integrator> makeRattle(const RunSettings& settings, std::unique_ptr<RotationMap> map,
                                       Composition composition) {
  return std::make_unique<Rattle>(settings, std::move(map), composition);
}

}  // namespace gyre
