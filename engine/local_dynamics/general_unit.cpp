#include "local_dynamics/general_unit.h"

#include "local_dynamics/contact_response.h"
#include "local_dynamics/moment_block.h"

namespace gyre {

namespace {

std::size_t sized(int i) { return static_cast<std::size_t>(i); }

FrictionForce<double> inPrincipal(const FrictionResponse<double>& W, const Vec3& R) {
  return {W.cosine * R.x() - W.sine * R.y(), W.sine * R.x() + W.cosine * R.y(), R.z(), 0};
}

}  // namespace

void GeneralUnits::build(const LocalProblem& problem, const LocalSchedule& schedule) {
  problem_ = &problem;
  startMotions(true);
  units_.assign(schedule.units().size(), {});
  contacts_.clear();
  joints_.clear();
  for (std::size_t i = 0; i < units_.size(); ++i) {
    const LocalUnit& u = schedule.units()[i];
    if (u.packed) continue;
    units_[i].first = static_cast<int>(contacts_.size());
    units_[i].count = u.count;
    for (int c = u.first; c < u.first + u.count; ++c) contacts_.push_back(contactOf(c));
    if (u.count > 0) continue;
    units_[i].joint = static_cast<int>(joints_.size());
    joints_.push_back(jointOf(u.first));
  }
}

GeneralContact GeneralUnits::contactOf(int number) const {
  const LocalContact& c = problem_->contacts[sized(number)];
  GeneralContact g;
  g.contact = number;
  g.body1 = c.body1;
  g.body2 = c.body2;
  g.J1 = contactRows(c.E, c.arm1, -1);
  g.J2 = contactRows(c.E, c.arm2, 1);
  const ContactResponse response = contactResponse(*problem_, c.body1, c.body2, g.J1, g.J2);
  g.W = response.force;
  g.turning = response.moment;
  g.mu = std::clamp(c.friction, 0.0, 1e12);
  g.target = principal(g.W, c.target);
  g.rolling = std::clamp(c.rolling, 0.0, 1e12);
  g.spinning = std::clamp(c.spinning, 0.0, 1e12);
  const bool moves = g.W.inverseNormal > 0;
  g.R = inPrincipal(g.W, moves ? c.R : Vec3::Zero());
  const bool turns = moves && (g.rolling > 0 || g.spinning > 0);
  g.M = inPrincipal(g.turning, turns ? c.M : Vec3::Zero());
  return g;
}

GeneralJoint GeneralUnits::jointOf(int number) const {
  const LocalJoint& joint = problem_->joints[sized(number)];
  GeneralJoint g{number, joint.body1, joint.body2, joint.rows, joint.J1, joint.J2, {}, {}, joint.target, joint.R};
  const Eigen::Index rest = 6 - joint.rows;
  g.J1.bottomRows(rest).setZero();
  g.J2.bottomRows(rest).setZero();
  g.target.tail(rest).setZero();
  g.R.tail(rest).setZero();
  g.W = ownResponse(*problem_, joint.body1, joint.body2, g.J1, g.J2);
  // Rows that are not there, and those that nothing can move, are held at zero.
  const double least = responseFloor * g.W.trace();
  for (int i = 0; i < 6; ++i)
    if (g.W(i, i) <= least) {
      g.W.row(i).setZero();
      g.W.col(i).setZero();
      g.W(i, i) = g.W.trace() > 0 ? g.W.trace() : 1;
      g.R(i) = 0;
    }
  g.inverse.compute(g.W);
  return g;
}

std::span<GeneralContact> GeneralUnits::contactsOf(int unit) {
  return std::span(contacts_).subspan(sized(of(unit).first), sized(of(unit).count));
}

std::span<const GeneralContact> GeneralUnits::contactsOf(int unit) const {
  return std::span(contacts_).subspan(sized(of(unit).first), sized(of(unit).count));
}

template <class Block>
Vec6 GeneralUnits::relative(const Block& block, const LocalVelocity* velocities) const {
  return block.J1 * twistOf(block.body1, velocities) + block.J2 * twistOf(block.body2, velocities);
}

Vec6 GeneralUnits::twistOf(int body, const LocalVelocity* velocities) const {
  const int group = body < 0 ? -1 : problem_->bodies[sized(body)].group;
  if (group >= 0 && problem_->groups[sized(group)].response)
    return motions_[sized(group)].twist(problem_->bodies[sized(body)].place);
  const LocalVelocity& u = velocities[body < 0 ? problem_->bodies.size() : sized(body)];
  Vec6 twist;
  twist << at3(u.v), at3(u.w);
  return twist;
}

/// @param free  with free velocities, else at rest
void GeneralUnits::startMotions(bool free) {
  motions_.resize(problem_->groups.size());
  for (std::size_t g = 0; g < motions_.size(); ++g) {
    const LocalGroup& group = problem_->groups[g];
    if (!group.response) continue;
    twists_.assign(group.bodies.size(), Vec6::Zero());
    for (std::size_t i = 0; free && i < twists_.size(); ++i) {
      const LocalBody& b = problem_->bodies[sized(group.bodies[i])];
      twists_[i] << b.v, b.w;
    }
    motions_[g].start(*group.response, twists_);
  }
}

void GeneralUnits::settle(LocalVelocity* velocities) const {
  for (std::size_t g = 0; g < motions_.size(); ++g) {
    const LocalGroup& group = problem_->groups[g];
    if (!group.response) continue;
    for (std::size_t i = 0; i < group.bodies.size(); ++i) {
      const Vec6 u = motions_[g].twist(static_cast<int>(i));
      at3(velocities[group.bodies[i]].v) = u.head<3>();
      at3(velocities[group.bodies[i]].w) = u.tail<3>();
    }
  }
}

template <class Block>
void GeneralUnits::push(const Block& block, const Vec6& R, LocalVelocity* velocities) {
  pushBody(block.body1, block.J1.transpose() * R, velocities);
  pushBody(block.body2, block.J2.transpose() * R, velocities);
}

void GeneralUnits::pushBody(int body, const Vec6& wrench, LocalVelocity* velocities) {
  if (body < 0) return;
  const LocalBody& b = problem_->bodies[sized(body)];
  const double h = problem_->h;
  if (b.group < 0) {
    if (b.inverseMass == 0 && b.inverseInertia.isZero(0)) return;
    LocalVelocity& u = velocities[body];
    at3(u.v) += h * b.inverseMass * wrench.head<3>();
    at3(u.w) += h * (b.inverseInertia * wrench.tail<3>());
    return;
  }
  const LocalGroup& group = problem_->groups[sized(b.group)];
  if (group.response) return motions_[sized(b.group)].push(b.place, h * wrench);
  for (std::size_t i = 0; i < group.bodies.size(); ++i) {
    LocalVelocity& u = velocities[group.bodies[i]];
    const Vec6 change = h * (group.inverse.block<6, 6>(6 * static_cast<Eigen::Index>(i), 6 * b.place) * wrench);
    at3(u.v) += change.head<3>();
    at3(u.w) += change.tail<3>();
  }
}

Vec3 GeneralUnits::principal(const FrictionResponse<double>& W, const Vec3& U) const {
  return {W.cosine * U.x() - W.sine * U.y(), W.sine * U.x() + W.cosine * U.y(), U.z()};
}

Vec3 GeneralUnits::fromPrincipal(const FrictionResponse<double>& W, double x1, double x2, double n) const {
  return {W.cosine * x1 + W.sine * x2, W.cosine * x2 - W.sine * x1, n};
}

void GeneralUnits::prepare(int unit, const LocalVelocity* velocities) {
  double sum = 0;
  for (const GeneralContact& c : contactsOf(unit)) {
    const Vec6 B = relative(c, velocities);
    const Vec3 U = principal(c.W, B.head<3>()) + c.target;
    if (c.W.inverseNormal > 0) sum += inverseEnergy(c.W, U.x(), U.y(), U.z());
    if (c.rolling > 0 || c.spinning > 0) {
      const Vec3 w = principal(c.turning, B.tail<3>());
      sum += inverseEnergy(c.turning, w.x(), w.y(), w.z());
    }
  }
  if (of(unit).joint >= 0) {
    const GeneralJoint& j = joints_[sized(of(unit).joint)];
    const Vec6 B = relative(j, velocities) - j.target;
    sum += B.dot(j.inverse.solve(B));
  }
  of(unit).sum = sum;
}

void GeneralUnits::dropGuess(int unit) {
  for (GeneralContact& c : contactsOf(unit)) c.R = c.M = {};
  if (of(unit).joint >= 0) joints_[sized(of(unit).joint)].R.setZero();
}

void GeneralUnits::start(int unit, LocalVelocity* velocities) {
  for (const GeneralContact& c : contactsOf(unit)) {
    Vec6 R;
    R << fromPrincipal(c.W, c.R.x1, c.R.x2, c.R.n), fromPrincipal(c.turning, c.M.x1, c.M.x2, c.M.n);
    push(c, R, velocities);
  }
  if (of(unit).joint >= 0) push(joints_[sized(of(unit).joint)], joints_[sized(of(unit).joint)].R, velocities);
}

void GeneralUnits::sweep(int unit, LocalVelocity* velocities, SweepSums& sums) {
  for (GeneralContact& c : contactsOf(unit)) {
    sweepForce(c, velocities, sums);
    if (c.rolling > 0 || c.spinning > 0) sweepMoment(c, velocities, sums);
  }
  if (of(unit).joint >= 0) sweepJoint(joints_[sized(of(unit).joint)], velocities, sums);
}

void GeneralUnits::sweepForce(GeneralContact& c, LocalVelocity* velocities, SweepSums& sums) {
  const Vec3 U = principal(c.W, relative(c, velocities).head<3>()) + c.target;
  const FrictionForce<double> old = c.R;
  solveFriction(c.W, c.mu, U.x(), U.y(), U.z(), c.R);
  const Vec3 d(c.R.x1 - old.x1, c.R.x2 - old.x2, c.R.n - old.n);
  Vec6 change = Vec6::Zero();
  change.head<3>() = fromPrincipal(c.W, d.x(), d.y(), d.z());
  push(c, change, velocities);
  const double z = d.z() - c.W.k1 * d.x() - c.W.k2 * d.y();
  const double normal = c.W.inverseNormal > 0 ? z * z / c.W.inverseNormal : 0;
  sums.add({d.squaredNorm(), c.R.x1 * c.R.x1 + c.R.x2 * c.R.x2 + c.R.n * c.R.n,
            c.W.s1 * d.x() * d.x() + c.W.s2 * d.y() * d.y() + normal});
}

void GeneralUnits::sweepMoment(GeneralContact& c, LocalVelocity* velocities, SweepSums& sums) {
  const Vec3 w = principal(c.turning, relative(c, velocities).tail<3>());
  const FrictionForce<double> old = c.M;
  solveMoment(c.turning, c.rolling * c.R.n, c.spinning * c.R.n, w.x(), w.y(), w.z(), c.M);
  const Vec3 d(c.M.x1 - old.x1, c.M.x2 - old.x2, c.M.n - old.n);
  Vec6 change = Vec6::Zero();
  change.tail<3>() = fromPrincipal(c.turning, d.x(), d.y(), d.z());
  push(c, change, velocities);
  // Moments do not enter |R - S| / |R|: their unit is another.
  const double normal = c.turning.inverseNormal > 0 ? d.z() * d.z() / c.turning.inverseNormal : 0;
  sums.add({0, 0, c.turning.s1 * d.x() * d.x() + c.turning.s2 * d.y() * d.y() + normal});
}

void GeneralUnits::sweepJoint(GeneralJoint& j, LocalVelocity* velocities, SweepSums& sums) {
  const Vec6 C = relative(j, velocities) - j.target, change = -j.inverse.solve(C);
  j.R += change;
  push(j, change, velocities);
  sums.add({change.squaredNorm(), j.R.squaredNorm(), -C.dot(change)});
}

void GeneralUnits::measure(int unit, const LocalVelocity* velocities) {
  double sum = 0;
  for (const GeneralContact& c : contactsOf(unit)) sum += residual(c, velocities);
  if (of(unit).joint >= 0) sum += residual(joints_[sized(of(unit).joint)], velocities);
  of(unit).sum = sum;
}

double GeneralUnits::residual(const GeneralContact& c, const LocalVelocity* velocities) const {
  const Vec6 relativeVelocity = relative(c, velocities);
  const Vec3 U = principal(c.W, relativeVelocity.head<3>()) + c.target;
  double c1 = 0, c2 = 0, cn = 0;
  frictionResidual(c.W, c.mu, U.x(), U.y(), U.z(), c.R, c1, c2, cn);
  double sum = inverseEnergy(c.W, c1, c2, cn);
  if (c.rolling == 0 && c.spinning == 0) return sum;
  const Vec3 w = principal(c.turning, relativeVelocity.tail<3>());
  return sum + momentResidual(c.turning, c.rolling * c.R.n, c.spinning * c.R.n, w.x(), w.y(), w.z(), c.M);
}

double GeneralUnits::residual(const GeneralJoint& j, const LocalVelocity* velocities) const {
  const Vec6 C = relative(j, velocities) - j.target;
  return C.dot(j.inverse.solve(C));
}

void GeneralUnits::startProjection() {
  for (GeneralContact& c : contacts_) c.p = 0;
  startMotions(false);
}

void GeneralUnits::project(int unit, std::span<const double> gap, LocalVelocity* displacements) {
  for (GeneralContact& c : contactsOf(unit)) {
    const double opening = gap[sized(c.contact)] + relative(c, displacements)(2);
    const double next = std::max(0.0, c.p - opening * c.W.inverseNormal);
    Vec6 change = Vec6::Zero();
    change(2) = next - c.p;
    c.p = next;
    push(c, change, displacements);
  }
  if (of(unit).joint < 0) return;
  const GeneralJoint& j = joints_[sized(of(unit).joint)];
  push(j, -j.inverse.solve(relative(j, displacements)), displacements);
}

void GeneralUnits::read(LocalProblem& problem) const {
  for (const GeneralContact& c : contacts_) {
    LocalContact& to = problem.contacts[sized(c.contact)];
    to.R = fromPrincipal(c.W, c.R.x1, c.R.x2, c.R.n);
    to.M = fromPrincipal(c.turning, c.M.x1, c.M.x2, c.M.n);
  }
  for (const GeneralJoint& j : joints_) problem.joints[sized(j.joint)].R = j.R;
}

void GeneralUnits::readPushes(std::vector<double>& p) const {
  for (const GeneralContact& c : contacts_) p[sized(c.contact)] = c.p;
}

}  // namespace gyre
