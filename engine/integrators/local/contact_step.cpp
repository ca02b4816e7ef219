#include "integrators/local/contact_step.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace gyre {
namespace {

constexpr double fastestSeparation = 1;  // [m/s]
constexpr int maxStages = 64;            // blows that run through a row of bodies in one step
constexpr double roundingOfWork = 1e-9;  // of what an impact exchanges
constexpr int maxRounds = 64;            // contacts that enter one after the other

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
      model_(system.contacts()),
      settings_(settings),
      groups_(system, !iteratesJoints),
      local_(system.bodies().size(), -1),
      reach_(model_.bodies.size(), 0.0),
      impulse_(VecX::Zero(system.nv())),
      jointImpulse_(VecX::Zero(system.m())) {
  if (model_.any()) set_.emplace(model_.bodies, model_.margin);
  if (!iteratesJoints) return;
  joints_.emplace(system);
  jointGuess_.assign(system.structure().constraints.size(), Vec6::Zero());
  jointR_ = jointGuess_;
  problem_.joints.resize(jointGuess_.size());
}

/// Points of the contacts, and the bodies of the problem.
void ContactStep::makePoints(const EvaluatedKinematics& middle) {
  touched_.clear();
  if (joints_) touched_ = joints_->bodies();
  for (const Contact& c : contacts())
    for (const int body : {c.body1, c.body2})
      if (body >= 0) touched_.push_back(body);
  std::sort(touched_.begin(), touched_.end());
  touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
  for (std::size_t i = 0; i < touched_.size(); ++i) local_[static_cast<std::size_t>(touched_[i])] = static_cast<int>(i);
  groups_.begin(touched_, problem_);
  points_.clear();
  for (const Contact& c : contacts()) {
    Point& p = points_.emplace_back();
    const ContactLaw& law = model_.law(c);
    const auto place = [&](int body) { return body < 0 ? -1 : local_[static_cast<std::size_t>(body)]; };
    const auto arm = [&](int body) {
      return body < 0 ? Vec3(Vec3::Zero()) : Vec3(c.x - middle.body(static_cast<std::size_t>(body)).x);
    };
    p.body1 = place(c.body1);
    p.body2 = place(c.body2);
    p.arm1 = arm(c.body1);
    p.arm2 = arm(c.body2);
    p.law = &law;
    p.gap = c.gap;
    p.E = contactFrame(c.normal);
  }
}

/// Reactions of the last step, by body and feature: both lists are sorted.
void ContactStep::recall() {
  auto last = memory_.begin();
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Contact& c = contacts()[i];
    const auto isBefore = [&](const Memory& m) {
      return std::tie(m.body1, m.body2, m.feature) < std::tie(c.body1, c.body2, c.feature);
    };
    while (last != memory_.end() && isBefore(*last)) ++last;
    if (last == memory_.end() ||
        std::tie(last->body1, last->body2, last->feature) != std::tie(c.body1, c.body2, c.feature))
      continue;
    points_[i].guessR = points_[i].E * last->R;
    points_[i].guessM = points_[i].E * last->M;
    points_[i].carried = true;
  }
}

Vec3 ContactStep::relative(const Point& p) const {
  Vec3 u = Vec3::Zero();
  const auto at = [&](int body, const Vec3& arm) {
    const LocalBody& b = problem_.bodies[static_cast<std::size_t>(body)];
    return Vec3(b.v + b.w.cross(arm));
  };
  if (p.body2 >= 0) u = at(p.body2, p.arm2);
  if (p.body1 >= 0) u -= at(p.body1, p.arm1);
  return p.E * u;
}

Vec3 ContactStep::relativeSpin(const Point& p) const {
  Vec3 w = Vec3::Zero();
  if (p.body2 >= 0) w = problem_.bodies[static_cast<std::size_t>(p.body2)].w;
  if (p.body1 >= 0) w -= problem_.bodies[static_cast<std::size_t>(p.body1)].w;
  return p.E * w;
}

void ContactStep::react(const EvaluatedKinematics& middle, const VecX& u, const VecX& target) {
  impulse_.setZero();
  if (isEmpty()) return;
  groups_.setVelocities(middle, u, problem_);
  if (joints_) joints_->setTargets(target, problem_.joints);
  stages_ = 0;
  for (Vec6& R : jointR_) R.setZero();
  for (Point& p : points_) {
    p.stageStart = p.start;
    p.island = -1;
    p.R.setZero();
    p.M.setZero();
    p.ahead.setZero();
    p.fast = p.law->restitution > 0 ? fastApproach(p) : 0;
  }
  for (int stage = 0; stage < maxStages; ++stage) {
    solveStage(stage);
    if (!isStruckAnew() || stage + 1 == maxStages) break;
    for (Point& p : points_) p.stageStart = p.now;
  }
  if (stages_ == 1) meetAtEnd(middle);
  addImpulses(middle);
  if (joints_) addJointImpulses(middle);
}

void ContactStep::addImpulses(const EvaluatedKinematics& middle) {
  for (std::size_t i = 0; i < points_.size(); ++i) {
    Point& p = points_[i];
    p.spin = relativeSpin(p);
    if (p.R.isZero(0) && p.M.isZero(0)) continue;
    addImpulse(middle, i, h_ * p.E.transpose() * p.R, h_ * p.E.transpose() * p.M);
  }
}

void ContactStep::addJointImpulses(const EvaluatedKinematics& middle) {
  for (std::size_t j = 0; j < jointR_.size(); ++j) {
    const LocalJoint& joint = problem_.joints[j];
    const auto add = [&](int body, const Mat6& J) {
      if (body < 0) return;
      const Vec6 wrench = h_ * J.topRows(joint.rows).transpose() * jointR_[j].head(joint.rows);
      groups_.addWrench(middle, touched_[static_cast<std::size_t>(body)], wrench.head<3>(), wrench.tail<3>(), impulse_);
    };
    add(joint.body1, joint.J1);
    add(joint.body2, joint.J2);
    joints_->rowsOf(j, jointImpulse_) = -h_ * jointR_[j].head(joint.rows);
  }
}

/// P and L on body 2, their opposites on body 1.
void ContactStep::addImpulse(const EvaluatedKinematics& middle, std::size_t point, const Vec3& P, const Vec3& L) {
  const Point& p = points_[point];
  const Contact& c = contacts()[point];
  if (c.body2 >= 0) groups_.addWrench(middle, c.body2, P, p.arm2.cross(P) + L, impulse_);
  if (c.body1 >= 0) groups_.addWrench(middle, c.body1, -P, -(p.arm1.cross(P) + L), impulse_);
}

/// Approach that gravity or other forces do not explain: 2 a H / e. Slower blows are the end of a row of bounces.
double ContactStep::fastApproach(const Point& p) const {
  const double acceleration = std::abs(relative(p).z() - p.start.z()) / h_;
  return 2 * toNext_ * std::max(model_.gravity, acceleration) / p.law->restitution;
}

/// One solve from the velocities of the problem; contacts that it brings about, and that are slow, enter.
void ContactStep::solveStage(int stage) {
  for (Point& p : points_) p.part = partOf(p, stage);
  stages_ = static_cast<std::size_t>(stage) + 1;
  if (solves_.size() < stages_) solves_.resize(stages_);
  stageBodies_ = problem_.bodies;
  for (int round = 0;; ++round) {
    solveOnce(stage);
    for (Point& p : points_) p.now = relative(p);
    if (round == maxRounds || !enter()) break;
    problem_.bodies = stageBodies_;
  }
  keepReactions(solves_[stages_ - 1]);
}

/// And names the islands of all contacts, not of those of the problem alone.
void ContactStep::keepReactions(LocalTrace& solve) {
  islandOf_.assign(points_.size(), -1);
  for (std::size_t i = 0; i < inProblem_.size(); ++i) {
    const auto place = static_cast<std::size_t>(inProblem_[i]);
    Point& p = points_[place];
    p.R += problem_.contacts[i].R;
    p.M += problem_.contacts[i].M;
    p.island = islandOf_[place] = solve.islandOf[i];
  }
  std::swap(solve.islandOf, islandOf_);
  for (std::size_t j = 0; j < jointR_.size(); ++j) jointR_[j] += problem_.joints[j].R;
}

ContactStep::Part ContactStep::partOf(const Point& p, int stage) const {
  const double e = p.law->restitution;
  if (e == 0) return Part::rest;
  const bool touches = p.gap <= touching * system_.scales().length;
  const bool isReached = touches || p.gap + toNext_ * relative(p).z() < 0;
  if (-p.stageStart.z() > p.fast) return isReached ? Part::impact : Part::out;
  return isReached || (stage == 0 && p.carried) ? Part::rest : Part::out;
}

void ContactStep::solveOnce(int stage) {
  fillProblem(stage, false);
  solver_.solve(problem_, settings_, solves_[static_cast<std::size_t>(stage)]);
}

void ContactStep::fillProblem(int stage, bool all) {
  problem_.h = h_;
  problem_.contacts.clear();
  inProblem_.clear();
  for (std::size_t j = 0; j < jointGuess_.size(); ++j)
    problem_.joints[j].R = stage == 0 ? jointGuess_[j] : Vec6(Vec6::Zero());
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Point& p = points_[i];
    if (p.part == Part::out && !all) continue;
    inProblem_.push_back(static_cast<int>(i));
    LocalContact& c = problem_.contacts.emplace_back(localContact(i));
    if (stage > 0 || p.part == Part::impact) continue;
    c.R = p.guessR;
    c.M = p.guessM;
  }
}

/// Without a guess, and without what it may look ahead for.
LocalContact ContactStep::localContact(std::size_t point) const {
  const Point& p = points_[point];
  LocalContact c;
  c.body1 = p.body1;
  c.body2 = p.body2;
  c.E = p.E;
  c.arm1 = p.arm1;
  c.arm2 = p.arm2;
  c.friction = p.law->friction;
  c.rolling = p.law->rolling;
  c.spinning = p.law->spinning;
  c.manifold = contacts()[point].manifold;
  c.target.z() = p.part == Part::impact ? p.law->restitution * p.stageStart.z() : std::max(p.gap, 0.0) / toNext_;
  return c;
}

/// Whether contacts that are out are reached slowly by the velocities now: they rest.
bool ContactStep::enter() {
  bool any = false;
  for (Point& p : points_) {
    if (!isReachedOutside(p) || -p.now.z() > p.fast) continue;
    p.part = Part::rest;
    any = true;
  }
  return any;
}

bool ContactStep::isStruckAnew() const {
  return std::any_of(points_.begin(), points_.end(), [&](const Point& p) { return isReachedOutside(p); });
}

bool ContactStep::isReachedOutside(const Point& p) const {
  return p.part == Part::out && p.gap + toNext_ * p.now.z() < -overlapping * system_.scales().length;
}

/// By the gap that the next step will find in its middle. Deep overlap is drawn apart slowly: it is no motion.
bool ContactStep::separate(const EvaluatedKinematics& middle) {
  gaps_.assign(points_.size(), 0.0);
  pushes_.clear();
  bool overlap = false;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const Point& p = points_[i];
    gaps_[i] = std::max(p.gap + toNext_ * p.atEnd().z(), -fastestSeparation * h_);
    overlap = overlap || gaps_[i] < -overlapping * system_.scales().length;
  }
  if (!overlap || settings_.positionSweeps == 0) return false;
  const bool prepared = isPrepared();
  if (!prepared) fillProblem(1, true);
  solver_.projectPositions(problem_, gaps_, settings_, prepared, pushes_);
  impulse_.setZero();
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (pushes_[i] != 0) addImpulse(middle, i, h_ * pushes_[i] * contacts()[i].normal, Vec3::Zero());
  return true;
}

/// Gauss-Seidel has just solved the problem of all contacts.
bool ContactStep::isPrepared() const {
  const bool swept = settings_.method == LocalMethod::automatic || settings_.method == LocalMethod::gaussSeidel;
  return swept && inProblem_.size() == points_.size();
}

const ContactRecord& ContactStep::finish(double correction) {
  memory_.clear();
  jointGuess_ = jointR_;
  record_.contacts.clear();
  record_.normal = record_.friction = record_.penetration = 0;
  record_.unresolved = 0;
  record_.correction = correction;
  record_.merit = 0;
  for (const LocalTrace& solve : solves()) record_.merit = std::max(record_.merit, solve.last.merit);
  record_.solved = settings_.merit == 0 || record_.merit <= std::max(settings_.merit, poorMerit);
  for (std::size_t i = 0; i < points_.size(); ++i) report(i);
  markGains();
  return record_;
}

/// What one ball of a row loses the next one gains: only all that is in touch together tells a gain.
void ContactStep::markGains() {
  const auto gained = [](const ContactState& c) { return c.impact && c.work > 0; };
  if (std::none_of(record_.contacts.begin(), record_.contacts.end(), gained)) return;
  inTouch_.reset(problem_.bodies.size());
  for (const Point& p : points_)
    if (p.body1 >= 0 && p.body2 >= 0)
      inTouch_.join(static_cast<std::size_t>(p.body1), static_cast<std::size_t>(p.body2));
  exchanged_.assign(problem_.bodies.size(), {0, 0});
  const auto sums = [&](std::size_t i) -> std::array<double, 2>& {
    return exchanged_[inTouch_.root(static_cast<std::size_t>(std::max(points_[i].body1, points_[i].body2)))];
  };
  for (std::size_t i = 0; i < points_.size(); ++i) {
    sums(i)[0] += record_.contacts[i].work;
    sums(i)[1] += std::abs(record_.contacts[i].work);
  }
  for (std::size_t i = 0; i < points_.size(); ++i)
    record_.contacts[i].gains = gained(record_.contacts[i]) && sums(i)[0] > roundingOfWork * sums(i)[1];
}

/// By friction below its limit.
bool ContactStep::sticks(const Point& p) {
  constexpr double onCone = 1e-9;  // this near to it a contact slips, if it moves
  return p.R.head<2>().norm() < p.law->friction * p.R.z() * (1 - onCone);
}

/// Which takes several steps, at a limited speed. What nothing can move stays where it is.
bool ContactStep::isDrawnApart(std::size_t point) const {
  return points_[point].gap < -2 * fastestSeparation * h_ && point < pushes_.size() && pushes_[point] > 0;
}

void ContactStep::report(std::size_t point) {
  const Point& p = points_[point];
  const Contact& c = contacts()[point];
  ContactState& out = record_.contacts.emplace_back();
  out.contact = c;
  out.friction = p.law->friction;
  out.island = p.island;
  out.force = p.E.transpose() * p.R;
  out.moment = p.E.transpose() * p.M;
  out.speed = p.E.transpose() * p.atEnd();
  const Vec3 U = 0.5 * (p.start + p.now), w = 0.5 * (p.spinStart + p.spin);
  const double normal = h_ * p.R.z() * U.z();
  const double friction = h_ * (p.R.head<2>().dot(U.head<2>()) + p.M.dot(w));
  out.work = normal + friction;
  out.normalWork = normal;
  out.impact = p.part == Part::impact;
  record_.penetration = std::max(record_.penetration, -p.gap);
  if (isDrawnApart(point)) ++record_.unresolved;
  record_.normal += normal;
  record_.friction += friction;
  if (!(p.R.z() > 0)) return;
  const bool moves = h_ * p.atEnd().head<2>().norm() > overlapping * system_.scales().length;
  out.kind = !sticks(p) && moves ? ContactState::Kind::slip : ContactState::Kind::stick;
  const bool rests = p.part == Part::rest;
  memory_.push_back(
      {c.body1, c.body2, c.feature, rests ? out.force : Vec3(Vec3::Zero()), rests ? out.moment : Vec3(Vec3::Zero())});
}

}  // namespace gyre
