#include "integrators/local/half_step.h"

#include "integrators/body_inertia.h"
#include "integrators/halved_step.h"
#include "integrators/local/contact_step.h"
#include "integrators/newton_test.h"
#include "integrators/step_failure.h"
#include "system/index_one.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Tolerance of rows that are met at the end of the step, as moves in the step relative to the model: some roundings.
constexpr double endTolerance = 1e-14;
constexpr int endIterations = 20;
/// Tolerance of positions after the move onto the constraints (Scales::relativeViolation).
constexpr double positionTolerance = roundOff(1);

LocalSettings localSettings(const LocalDynamics& p) {
  return {.method = p.solver, .merit = p.merit, .sweeps = p.sweeps, .positionSweeps = p.position_sweeps};
}

class HalfStep final : public Integrator {
 public:
  HalfStep(const LocalDynamics& settings, RotationUpdate update) : settings_(settings), update_(update) {}

  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    system_ = std::move(system);
    s = initial.state;
    indexOne_.emplace(*system_, indexOneRegularization(*system_, initial), IndexOne::Factorizations::many);
    bodies_ = bodyInertias(*system_);
    isRedundant_ = initial.mobility.redundant() > 0;
    middle_ = held_ = to_ = s;
    f_ = free_ = u_ = xi_ = change_ = push_ = VecX::Zero(system_->nv());
    rates_ = target_ = impulse_ = jointImpulse_ = VecX::Zero(system_->m());
    for (const ConstraintSet::Part& part : system_->constraints().parts)
      if (part.equations->isRod()) rods_.push_back(part.row);
    if (auto refused = startReactions()) return fail(*refused);
    return restart(s);
  }

  Expected<void> restart(State& s) override {
    at_ = indexOne_->evaluate(s);
    system_->accept(at_, s);
    begins_ = true;
    return {};
  }

  Work work() const override { return indexOne_->work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return at_.at(s); }
  bool followsForces() const override { return true; }
  int order() const override { return halfStepOrder; }
  bool toMiddle(State& s) const override {
    s.t = middle_.t;
    s.q = middle_.q;
    s.v = 0.5 * (s.v + middle_.v);
    s.internal = middle_.internal;
    return true;
  }
  bool holdsRates() const override { return settings_.joints == JointRelation::projected; }
  const ContactRecord* contacts() const override { return system_->contacts().any() ? record_ : nullptr; }
  void recordSolver(bool on) override {
    if (contact_) contact_->record(on);
  }
  std::span<const LocalTrace> solver() const override {
    return record_ && contact_->any() ? contact_->solves() : std::span<const LocalTrace>();
  }

  void persist(StateArchive& a, State& s) override {
    bool hasMiddle = middleAt_.has_value(), hasRecord = record_ != nullptr;
    a(indexOne_, contact_, previousStep_, begins_, hasMiddle, hasRecord);
    if (!a.reads()) return;
    if (hasMiddle) middleAt_ = indexOne_->held(s);
    at_ = hasMiddle ? middleAt_->at() : indexOne_->evaluate(s);
    if (hasRecord && !contact_) return a.refuse();
    record_ = hasRecord ? &contact_->last() : nullptr;
  }

  Expected<StepReport> makeStep(State& s, double tLimit) override {
    const auto attempt = [&](double h, double end, StepReport& report) {
      to_.t = end;
      return step(s, h, report);
    };
    const auto accept = [&] {
      std::swap(s, to_);
      system_->accept(evaluated(s), s);
      begins_ = false;
    };
    return halvedStep({.t0 = s.t}, tLimit, settings_.step, previousStep_, attempt, accept, [&] { return restart(s); });
  }

 private:
  bool iteratesJoints() const { return settings_.joint_solver == JointSolver::iterated && system_->m() > 0; }

  std::optional<Error> startReactions() {
    if (iteratesJoints())
      if (const auto obstacle = IteratedJoints::obstacle(*system_))
        return Error{.message = fmt::format("eliminated was expected: {}, and only joints between bodies that move "
                                            "freely, or ground, can be iterated over",
                                            *obstacle),
                     .element = "simulation",
                     .key = "joint_solver"};
    if (system_->contacts().any() || iteratesJoints())
      contact_.emplace(*system_, localSettings(settings_), iteratesJoints());
    return std::nullopt;
  }

  /// from -> to_, whose time is set
  std::optional<Error> step(const State& from, double h, StepReport& report) {
    if (contact_ && begins_) contact_->lookFrom(indexOne_->evaluate(from), h);
    if (auto failed = goToMiddle(from, h)) return failed;
    setTargets(h);
    if (contact_) contact_->start(*middleAt_, {.h = h, .next = settings_.step}, from.v, free_);
    if (contact_ && begins_)
      if (const auto bodies = contact_->passed()) return passes(*bodies);
    report.iterations = 0;
    for (double before = std::numeric_limits<double>::infinity();; ++report.iterations) {
      react(from.v);
      if (auto failed = goToEnd(from, h)) return failed;
      if (endRows() == 0) break;
      const double now = meetEnds(h);
      if (now <= endTolerance || now > 0.5 * before || report.iterations == endIterations) break;
      before = now;
    }
    if (leaps(from, h)) return failure("its velocities lead away from its constraints", to_.t, 0);
    to_.lambda = impulse_ / h;
    const double correction = contact_ ? separate() : 0;
    if (auto failed = moveOntoConstraints(h)) return failed;
    to_.vdot = (to_.v - from.v) / h;
    if (!contact_) return std::nullopt;
    record_ = &contact_->finish(correction);
    int solved = 0;
    for (const LocalTrace& solve : contact_->solves()) solved += solve.iterations;
    report.iterations = std::max(report.iterations, solved);
    report.residual = record_->merit;
    return std::nullopt;
  }

  /// Kinematics, the matrix and the forces in the middle; velocities without reactions.
  std::optional<Error> goToMiddle(const State& from, double h) {
    xi_ = h / 2 * from.v;
    system_->bodies().plus(from.q, xi_, middle_.q);
    middle_.t = from.t + h / 2;
    middle_.v = from.v;
    middle_.internal = from.internal;
    if (auto failed = evaluateMiddle()) return failed;
    system_->appliedForce(middleAt_->at(), f_);
    if (const auto row = firstNotFinite(f_)) return failure("a force is not finite", middle_.t, *row);
    for (const auto& [l, inverseMass, J] : bodies_) {
      if (const int t = firstTranslation(l); t >= 0)
        free_.segment<3>(t) = from.v.segment<3>(t) + h * inverseMass * f_.segment<3>(t);
      if (l.rotation < 0) continue;
      const int r = firstRotation(l);
      free_.segment<3>(r) = freeAngularVelocity(J, h, from.v.segment<3>(r), f_.segment<3>(r));
    }
    return std::nullopt;
  }

  /// Where constraints are redundant, at the nearest state that meets them: the middle itself is off them by the square
  /// of the step, where rows that depend on each other along the motion are independent, and would hold the mechanism.
  std::optional<Error> evaluateMiddle() {
    held_ = middle_;
    if (isRedundant_) {
      if (middleAt_) middleAt_->evaluate(held_);
      else middleAt_ = indexOne_->factor(held_);
      if (!middleAt_ || !middleAt_->projectPositionNearby(held_, positionTolerance))
        return failure("the constraints cannot be met in the middle of the step", middle_.t, system_->nv());
    }
    middleAt_ = indexOne_->factor(held_);
    if (!middleAt_) return failure("the constraints are singular", middle_.t, 0);
    return std::nullopt;
  }

  /// B u_1 that the joints ask for.
  void setTargets(double h) {
    if (system_->m() == 0) return;
    const EvaluatedKinematics& at = middleAt_->at();
    target_ = -at.Phi_t();
    if (settings_.joints != JointRelation::velocity) {
      system_->constraints().rates(at, rates_);
      if (settings_.joints == JointRelation::mean) system_->scales().scaleVelocityRows(0, rates_);
      target_ -= rates_;
    }
    // From here the length at the end is met at once, if the constraints are evaluated in the middle itself.
    if (!isRedundant_)
      for (const int row : rods_) target_[row] = -2 / h * at.Phi()[row];
  }

  /// u_ = velocities with the reactions of joints and contacts, impulse_ = h lambda
  /// @param v  at the start of the step
  void react(const VecX& v) {
    constexpr int most = 16;  // blows that make further bodies fast
    for (int i = 0;; ++i) {
      if (iteratesJoints()) reactTogether();
      else reactInTurn();
      if (!contact_ || i == most || !contact_->lookFurther(*middleAt_, v, u_)) return;
    }
  }

  void reactInTurn() {
    change_.setZero();
    if (system_->m() > 0) {
      impulse_ = target_;
      subtractProduct(free_, impulse_);
      middleAt_->solve(change_, impulse_);
    }
    u_ = free_ + change_;
    if (!contact_ || !contact_->any()) return;
    contact_->react(middleAt_->at(), u_, target_);
    push_ = contact_->impulse();
    passOn(push_, jointImpulse_);
    impulse_ += jointImpulse_;
    change_ += push_;
    u_ = free_ + change_;
  }

  /// Reactions where joints are iterated over together with contacts.
  void reactTogether() {
    contact_->react(middleAt_->at(), free_, target_);
    impulse_ = contact_->jointImpulse();
    push_ = contact_->impulse();
    for (const auto& [l, inverseMass, J] : bodies_) {
      if (const int t = firstTranslation(l); t >= 0) change_.segment<3>(t) = inverseMass * push_.segment<3>(t);
      if (l.rotation >= 0) change_.segment<3>(firstRotation(l)) = J.velocity(push_.segment<3>(firstRotation(l)));
    }
    u_ = free_ + change_;
  }

  /// Replaces an impulse by the change of velocities that it makes, with the impulse of joints.
  void passOn(VecX& impulse, VecX& ofJoints) {
    ofJoints.setZero();
    middleAt_->solve(impulse, ofJoints);
  }

  /// Moves bodies out of each other; the energy that this adds, against the forces in the middle [J].
  double separate() {
    if (!contact_->any() || !contact_->separate(middleAt_->at())) return 0;
    push_ = contact_->impulse();
    passOn(push_, jointImpulse_);
    system_->bodies().plus(to_.q, push_, to_.q);
    return -f_.dot(push_);
  }

  /// out -= B u
  void subtractProduct(const VecX& u, VecX& out) const {
    const std::vector<Mat6>& B = middleAt_->matrix().B;
    forEachConstraintBlock(system_->structure(), [&](const auto& constraint, const auto& body, std::size_t i) {
      out.segment(constraint.offset, constraint.rows) -=
          B[i].topLeftCorner(constraint.rows, body.size) * u.segment(body.offset, body.size);
    });
  }

  /// The second half: q and v at the end, from the velocities u_.
  std::optional<Error> goToEnd(const State& from, double h) {
    for (const auto& [l, inverseMass, J] : bodies_) {
      if (const int t = firstTranslation(l); t >= 0) {
        xi_.segment<3>(t) = h / 2 * u_.segment<3>(t);
        to_.v.segment<3>(t) = u_.segment<3>(t);
      }
      if (l.rotation < 0) continue;
      const int r = firstRotation(l);
      const SecondHalf half = secondHalf(update_, J, h, from.v.segment<3>(r), free_.segment<3>(r), f_.segment<3>(r),
                                         J.momentum(change_.segment<3>(r)));
      if (!half.converged)
        return failure(fmt::format("the rotation equation has no solution for step {:.3g} s", h), to_.t, r);
      xi_.segment<3>(r) = half.xi;
      to_.v.segment<3>(r) = half.W;
    }
    system_->bodies().plus(middle_.q, xi_, to_.q);
    to_.internal = from.internal;
    return std::nullopt;
  }

  /// Rows that are met at the end by the velocities that are asked for.
  std::size_t endRows() const {
    const bool projected = settings_.joints == JointRelation::projected;
    return rods_.size() + (projected ? 0 : system_->scales().velocityRows.size());
  }

  /// Asks for velocities with which rods have their lengths at the end, and nonholonomic rows hold there; how far they
  /// are from it, relative to the model.
  double meetEnds(double h) {
    at_ = indexOne_->evaluate(to_);
    system_->constraints().rates(at_, rates_);
    const Scales& scales = system_->scales();
    double largest = 0;
    const auto ask = [&](int row, double rate) {
      largest = std::max(largest, h * std::abs(rate) / scales.row[row]);
      target_[row] -= rate;
    };
    for (const int row : rods_) ask(row, 2 / h * at_.Phi()[row]);
    if (settings_.joints != JointRelation::projected)
      for (const int row : scales.velocityRows) ask(row, rates_[row]);
    middleAt_->evaluate(held_);
    return largest;
  }

  /// Removes what the step left of Phi, and of its rate.
  std::optional<Error> moveOntoConstraints(double h) {
    middleAt_->evaluate(to_);
    if (system_->m() > 0 && !middleAt_->projectPositionNearby(to_, positionTolerance))
      return failure("the constraints of the step cannot be met", to_.t, system_->nv());
    if (system_->m() == 0 || settings_.joints != JointRelation::projected) {
      at_ = middleAt_->at();
      return std::nullopt;
    }
    return moveOntoRates(h);
  }

  /// The impulse that this takes is part of the reactions.
  std::optional<Error> moveOntoRates(double h) {
    auto end = indexOne_->factor(middleAt_->at());
    if (!end) return failure("the constraints are singular", to_.t, 0);
    push_.setZero();
    system_->constraints().rates(end->at(), jointImpulse_);
    jointImpulse_ = -jointImpulse_;
    end->solve(push_, jointImpulse_);
    to_.v += push_;
    to_.lambda += jointImpulse_ / h;
    end->evaluate(to_);
    at_ = end->at();
    return std::nullopt;
  }

  /// Whether velocities that forces made within one step would carry the constraints to another branch: much further
  /// than those at its start, and by more than a hundredth of the model or of a radian. A rod that has turned by half a
  /// radian may have its length on the far side, too.
  bool leaps(const State& from, double h) const {
    if (system_->m() == 0) return false;
    const Scales& scales = system_->scales();
    const double move = h * scales.relativeMotion(u_);
    return !(move <= 10 * h * scales.relativeMotion(from.v) + 0.01 && (rods_.empty() || move <= 0.5));
  }

  Error failure(std::string message, double t, int row) const {
    return stepFailure(*system_, std::move(message), t, row);
  }
  Error passes(const std::pair<int, int>& bodies) const {
    return {.kind = Error::Kind::numerical,
            .message = fmt::format("it passes through {} within half a step, where the run begins",
                                   system_->bodies().nameOf(bodies.first)),
            .element = system_->bodies().nameOf(bodies.second),
            .time = middle_.t};
  }

  LocalDynamics settings_;
  RotationUpdate update_;
  std::shared_ptr<const System> system_;
  std::optional<IndexOne> indexOne_;
  std::vector<BodyInertia> bodies_;
  std::vector<int> rods_;  ///< their rows
  bool isRedundant_ = false;
  State middle_, to_;
  State held_;  ///< the middle where it meets the constraints, if they are redundant: all is evaluated there
  std::optional<IndexOne::Factored> middleAt_;
  EvaluatedKinematics at_;  ///< in the end at to_
  VecX f_;                  ///< applied forces in the middle
  VecX free_, u_, change_;  ///< velocities without and with reactions, and their difference
  VecX rates_, target_, impulse_, xi_, push_, jointImpulse_;
  std::optional<ContactStep> contact_;  ///< where anything touches
  const ContactRecord* record_ = nullptr;
  double previousStep_ = 0;
  bool begins_ = true;  ///< no step was made since restart()
};

}  // namespace

std::unique_ptr<Integrator> makeHalfStep(const LocalDynamics& settings, RotationUpdate update) {
  return std::make_unique<HalfStep>(settings, update);
}

}  // namespace gyre
