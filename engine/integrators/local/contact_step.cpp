#include "integrators/local/contact_step.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr int maxStages = 64;  // blows that run through a row of bodies in one step
constexpr int maxRounds = 64;  // contacts that enter one after the other

/// Rows a_T1, a_T2, n: a frame of a unit normal, which turns with it (T. Duff et al., Building an orthonormal basis,
/// revisited, JCGT 6(1), 2017).
Mat3 contactFrame(const Vec3& n) {
  const double sign = std::copysign(1.0, n.z()), a = -1 / (sign + n.z()), b = n.x() * n.y() * a;
  Mat3 E;
  E << 1 + sign * n.x() * n.x() * a, sign * b, -sign * n.x(), b, sign + n.y() * n.y() * a, -n.y(), n.x(), n.y(), n.z();
  return E;
}

}  // namespace

ContactStep::ContactStep(const System& system, const LocalSettings& settings, bool iteratesJoints)
    : system_(system),
      settings_(settings),
      search_(system),
      bodies_(system, !iteratesJoints),
      joints_(system, iteratesJoints),
      ahead_(system),
      impulse_(VecX::Zero(system.nv())) {}

void ContactStep::start(const IndexOne::Factored& middle, const Times& times, const VecX& v, const VecX& free) {
  times_ = {times.h, 0.5 * (times.h + std::max(times.h, times.next))};
  search_.find(middle.at(), times_.toNext, v, free);
  respond(middle, v);
}

bool ContactStep::lookFurther(const IndexOne::Factored& middle, const VecX& v, const VecX& u) {
  const bool further = search_.findFurther(middle.at(), times_.toNext, u);
  if (further) respond(middle, v);
  return further;
}

void ContactStep::respond(const IndexOne::Factored& middle, const VecX& v) {
  bodies_.begin(contacts(), joints_);
  makePoints(middle.at());
  traces_.clear();
  if (isEmpty()) return;
  memory_.recall(contacts(), points_);
  bodies_.respond(middle, joints_);
  bodies_.setVelocities(middle.at(), v);
  for (SteppedContact& p : points_) {
    p.start = bodies_.velocityAt(p);
    p.spinStart = bodies_.spinAt(p);
  }
}

void ContactStep::makePoints(const EvaluatedKinematics& middle) {
  points_.clear();
  for (const Contact& c : contacts()) {
    SteppedContact& p = points_.emplace_back();
    const auto arm = [&](int body) {
      return body < 0 ? Vec3(Vec3::Zero()) : Vec3(c.x - middle.body(static_cast<std::size_t>(body)).x);
    };
    p.body1 = bodies_.placeOf(c.body1);
    p.body2 = bodies_.placeOf(c.body2);
    p.arm1 = arm(c.body1);
    p.arm2 = arm(c.body2);
    p.law = &system_.contacts().law(c);
    p.gap = c.gap;
    p.E = contactFrame(c.normal);
  }
}

void ContactStep::react(const EvaluatedKinematics& middle, const VecX& u, const VecX& target) {
  impulse_.setZero();
  if (isEmpty()) return;
  bodies_.setVelocities(middle, u);
  joints_.begin(target, bodies_.problem().joints);
  traces_.clear();
  for (SteppedContact& p : points_) {
    p.stageStart = p.start;
    p.island = -1;
    p.R.setZero();
    p.M.setZero();
    p.ahead.setZero();
    p.fast = p.law->restitution > 0 ? fastApproach(p) : 0;
  }
  for (int stage = 0; stage < maxStages; ++stage) {
    solveStage(stage == 0);
    if (!isStruckAnew() || stage + 1 == maxStages) break;
    for (SteppedContact& p : points_) p.stageStart = p.now;
  }
  if (traces_.size() == 1) ahead_.meet({middle, settings_, times_, contacts(), points_, bodies_, joints_, traces_});
  addImpulses(middle);
  if (!joints_.any()) return;
  bodies_.addJointImpulses(middle, joints_, impulse_);
  joints_.findImpulse(times_.h, bodies_.problem().joints);
}

void ContactStep::addImpulses(const EvaluatedKinematics& middle) {
  for (std::size_t i = 0; i < points_.size(); ++i) {
    SteppedContact& p = points_[i];
    p.spin = bodies_.spinAt(p);
    if (p.R.isZero(0) && p.M.isZero(0)) continue;
    bodies_.addImpulse(middle, contacts()[i], p, times_.h * p.E.transpose() * p.R, times_.h * p.E.transpose() * p.M,
                       impulse_);
  }
}

/// Approach that gravity or other forces do not explain: 2 a H / e. Slower blows are the end of a row of bounces.
double ContactStep::fastApproach(const SteppedContact& p) const {
  const double acceleration = std::abs(bodies_.velocityAt(p).z() - p.start.z()) / times_.h;
  return 2 * times_.toNext * std::max(system_.contacts().gravity, acceleration) / p.law->restitution;
}

/// One solve from the velocities of the problem; contacts that it brings about, and that are slow, enter.
void ContactStep::solveStage(bool isFirst) {
  for (SteppedContact& p : points_) p.part = partOf(p, isFirst);
  LocalTrace& solve = traces_.add();
  bodies_.startStage();
  for (int round = 0;; ++round) {
    fillProblem(isFirst, false);
    solver_.solve(bodies_.problem(), settings_, solve);
    for (SteppedContact& p : points_) p.now = bodies_.velocityAt(p);
    if (round == maxRounds || !enter()) break;
    bodies_.restart();
  }
  keepReactions(solve);
}

void ContactStep::keepReactions(LocalTrace& solve) {
  const LocalProblem& problem = bodies_.problem();
  for (std::size_t i = 0; i < inProblem_.size(); ++i) {
    SteppedContact& p = points_[static_cast<std::size_t>(inProblem_[i])];
    p.R += problem.contacts[i].R;
    p.M += problem.contacts[i].M;
    p.island = solve.islandOf[i];
  }
  traces_.spread(solve, inProblem_, points_.size());
  joints_.add(problem.joints);
}

SteppedContact::Part ContactStep::partOf(const SteppedContact& p, bool isFirst) const {
  using Part = SteppedContact::Part;
  const double e = p.law->restitution;
  if (e == 0) return Part::rest;
  const bool touches = p.gap <= touchingGap * length();
  const bool isReached = touches || p.gap + times_.toNext * bodies_.velocityAt(p).z() < 0;
  if (-p.stageStart.z() > p.fast) return isReached ? Part::impact : Part::out;
  return isReached || (isFirst && p.carried) ? Part::rest : Part::out;
}

void ContactStep::fillProblem(bool isFirst, bool all) {
  LocalProblem& problem = bodies_.problem();
  problem.h = times_.h;
  problem.contacts.clear();
  inProblem_.clear();
  joints_.guess(isFirst, problem.joints);
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const SteppedContact& p = points_[i];
    if (p.part == SteppedContact::Part::out && !all) continue;
    inProblem_.push_back(static_cast<int>(i));
    LocalContact& c = problem.contacts.emplace_back(p.local(contacts()[i].manifold, times_.toNext));
    if (!isFirst || p.part == SteppedContact::Part::impact) continue;
    c.R = p.guessR;
    c.M = p.guessM;
  }
}

/// Whether contacts that are out are reached slowly by the velocities now: they rest.
bool ContactStep::enter() {
  bool any = false;
  for (SteppedContact& p : points_) {
    if (!isReachedOutside(p) || -p.now.z() > p.fast) continue;
    p.part = SteppedContact::Part::rest;
    any = true;
  }
  return any;
}

bool ContactStep::isStruckAnew() const {
  return std::any_of(points_.begin(), points_.end(), [&](const SteppedContact& p) { return isReachedOutside(p); });
}

bool ContactStep::isReachedOutside(const SteppedContact& p) const {
  return p.part == SteppedContact::Part::out && p.gap + times_.toNext * p.now.z() < -roundedGap * length();
}

bool ContactStep::separate(const EvaluatedKinematics& middle) {
  if (!overlaps_.measure(points_, times_, length()) || settings_.positionSweeps == 0) return false;
  const bool prepared = isPrepared();
  if (!prepared) fillProblem(false, true);
  std::vector<double>& pushes = overlaps_.pushes();
  solver_.projectPositions(bodies_.problem(), overlaps_.gaps(), settings_, prepared, pushes);
  impulse_.setZero();
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (pushes[i] != 0)
      bodies_.addImpulse(middle, contacts()[i], points_[i], times_.h * pushes[i] * contacts()[i].normal, Vec3::Zero(),
                         impulse_);
  return true;
}

/// Gauss-Seidel has just solved the problem of all contacts.
bool ContactStep::isPrepared() const {
  const bool swept = settings_.method == LocalMethod::automatic || settings_.method == LocalMethod::gaussSeidel;
  return swept && inProblem_.size() == points_.size();
}

const ContactRecord& ContactStep::finish(double correction) {
  memory_.keep(contacts(), points_);
  joints_.finish();
  return report_.make({.contacts = contacts(),
                       .points = points_,
                       .bodies = bodies_.problem().bodies.size(),
                       .traces = traces_,
                       .overlaps = overlaps_,
                       .merit = settings_.merit,
                       .correction = correction,
                       .h = times_.h,
                       .length = length()});
}

}  // namespace gyre
