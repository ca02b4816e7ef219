#include "local_dynamics/local_blocks.h"

#include "local_dynamics/contact_response.h"
#include "local_dynamics/moment_block.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace gyre {

namespace {

std::size_t blockIndex(int i) { return static_cast<std::size_t>(i); }

Vec3 turnedIn(const FrictionResponse<double>& W, const Vec3& a) {
  return {W.cosine * a.x() - W.sine * a.y(), W.sine * a.x() + W.cosine * a.y(), a.z()};
}

FrictionForce<double> forceIn(const FrictionResponse<double>& W, const Vec3& R) {
  const Vec3 r = turnedIn(W, R);
  return {r.x(), r.y(), r.z(), 0};
}

void shorten(Eigen::Ref<Eigen::Vector2d> a, double length) {
  const double norm = a.norm();
  if (norm > length) a *= length / norm;
}

}  // namespace

double relativeStep(const LocalState& from, const LocalState& to) {
  double change = 0, size = 0;
  for (std::size_t a = 0; a < to.R.size(); ++a) {
    change += (to.R[a] - from.R[a]).squaredNorm();
    size += to.R[a].squaredNorm();
  }
  return size > 0 ? std::sqrt(change / size) : 0;
}

LocalBlocks::LocalBlocks(const LocalProblem& problem) : problem_(problem) {
  for (const LocalBody& b : problem.bodies) {
    free_.emplace_back();
    free_.back() << b.v, b.w;
  }
  for (std::size_t c = 0; c < problem.contacts.size(); ++c) blocks_.push_back(contactBlock(static_cast<int>(c)));
  for (std::size_t j = 0; j < problem.joints.size(); ++j) blocks_.push_back(jointBlock(static_cast<int>(j)));
  for (const LocalBlock& b : blocks_) {
    rows_ += b.rows;
    freeSum_ += freeEnergy(b, relative(b, free_));
  }
}

LocalBlock LocalBlocks::contactBlock(int number) const {
  const LocalContact& c = problem_.contacts[blockIndex(number)];
  LocalBlock b;
  b.contact = number;
  b.body1 = c.body1;
  b.body2 = c.body2;
  b.mu = std::clamp(c.friction, 0.0, 1e12);
  b.rolling = std::clamp(c.rolling, 0.0, 1e12);
  b.spinning = std::clamp(c.spinning, 0.0, 1e12);
  b.rows = b.rolling > 0 || b.spinning > 0 ? 6 : 3;
  b.J1.topRows(b.rows) = contactRows(c.E, c.arm1, -1).topRows(b.rows);
  b.J2.topRows(b.rows) = contactRows(c.E, c.arm2, 1).topRows(b.rows);
  const ContactResponse response = contactResponse(problem_, b.body1, b.body2, b.J1, b.J2);
  b.W = response.W;
  b.force = response.force;
  b.moment = response.moment;
  b.target.head<3>() = c.target;
  b.size = b.W.diagonal().head<3>().sum() / 3;
  b.momentSize = b.W.diagonal().tail<3>().sum() / 3;
  b.moves = b.force.inverseNormal > 0 && b.body1 != b.body2;
  return b;
}

LocalBlock LocalBlocks::jointBlock(int number) const {
  const LocalJoint& j = problem_.joints[blockIndex(number)];
  LocalBlock b;
  b.joint = number;
  b.body1 = j.body1;
  b.body2 = j.body2;
  b.rows = j.rows;
  b.J1.topRows(j.rows) = j.J1.topRows(j.rows);
  b.J2.topRows(j.rows) = j.J2.topRows(j.rows);
  b.target.head(j.rows) = -j.target.head(j.rows);
  b.W = ownResponse(problem_, b.body1, b.body2, b.J1, b.J2);
  b.size = b.W.trace() / std::max(1, j.rows);
  b.moves = b.size > 0;
  const double least = responseFloor * b.W.trace();
  for (int i = 0; i < 6; ++i)
    if (b.W(i, i) <= least) {  // as in general_unit.cpp: what nothing can move is held
      b.W.row(i).setZero();
      b.W.col(i).setZero();
      b.W(i, i) = b.moves ? b.W.trace() : 1;
    }
  return b;
}

std::vector<Vec6> LocalBlocks::guess(const LocalProblem& problem) const {
  std::vector<Vec6> R;
  for (const LocalBlock& b : blocks_) {
    Vec6 r = Vec6::Zero();
    if (b.moves && b.joint >= 0) r.head(b.rows) = problem.joints[blockIndex(b.joint)].R.head(b.rows);
    if (b.moves && b.contact >= 0) r.head<3>() = problem.contacts[blockIndex(b.contact)].R;
    if (b.moves && b.contact >= 0 && b.rows == 6) r.tail<3>() = problem.contacts[blockIndex(b.contact)].M;
    R.push_back(r);
  }
  return R;
}

void LocalBlocks::setVelocities(LocalState& state) const {
  state.u = free_;
  push(state.R, state.u);
}

void LocalBlocks::push(const std::vector<Vec6>& dR, std::vector<Vec6>& u) const {
  std::vector<Vec6> wrenches(problem_.bodies.size(), Vec6::Zero());
  for (std::size_t a = 0; a < blocks_.size(); ++a)
    for (const auto& [body, J] : {std::pair(blocks_[a].body1, &blocks_[a].J1), {blocks_[a].body2, &blocks_[a].J2}})
      if (body >= 0) wrenches[blockIndex(body)] += problem_.h * J->transpose() * dR[a];
  for (std::size_t b = 0; b < wrenches.size(); ++b) {
    const LocalBody& body = problem_.bodies[b];
    if (body.group >= 0) continue;
    u[b].head<3>() += body.inverseMass * wrenches[b].head<3>();
    u[b].tail<3>() += body.inverseInertia * wrenches[b].tail<3>();
  }
  for (const LocalGroup& group : problem_.groups) respond(group, wrenches, u);
}

void LocalBlocks::respond(const LocalGroup& group, const std::vector<Vec6>& wrenches, std::vector<Vec6>& u) const {
  std::vector<Vec6> on, change(group.bodies.size(), Vec6::Zero());
  for (const int body : group.bodies) on.push_back(wrenches[blockIndex(body)]);
  if (group.response) group.response->respond(on, change);
  else
    for (std::size_t i = 0; i < on.size(); ++i)
      for (std::size_t j = 0; j < on.size(); ++j)
        change[i] +=
            group.inverse.block<6, 6>(6 * static_cast<Eigen::Index>(i), 6 * static_cast<Eigen::Index>(j)) * on[j];
  for (std::size_t i = 0; i < on.size(); ++i) u[blockIndex(group.bodies[i])] += change[i];
}

Vec6 LocalBlocks::relative(const LocalBlock& block, const std::vector<Vec6>& u) const {
  Vec6 U = block.target;
  if (block.body1 >= 0) U += block.J1 * u[blockIndex(block.body1)];
  if (block.body2 >= 0) U += block.J2 * u[blockIndex(block.body2)];
  return U;
}

double LocalBlocks::freeEnergy(const LocalBlock& b, const Vec6& B) const {
  if (!b.moves) return 0;
  if (b.joint >= 0) return B.dot(b.W.ldlt().solve(B));
  const Vec3 U = turnedIn(b.force, B.head<3>());
  double sum = inverseEnergy(b.force, U.x(), U.y(), U.z());
  if (b.rows < 6) return sum;
  const Vec3 w = turnedIn(b.moment, B.tail<3>());
  return sum + inverseEnergy(b.moment, w.x(), w.y(), w.z());
}

double LocalBlocks::residual(const LocalBlock& b, const Vec6& U, const Vec6& R) const {
  if (!b.moves) return 0;
  if (b.joint >= 0) return U.dot(b.W.ldlt().solve(U));
  const Vec3 velocity = turnedIn(b.force, U.head<3>());
  double c1 = 0, c2 = 0, cn = 0;
  frictionResidual(b.force, b.mu, velocity.x(), velocity.y(), velocity.z(), forceIn(b.force, R.head<3>()), c1, c2, cn);
  const double sum = inverseEnergy(b.force, c1, c2, cn);
  if (b.rows < 6) return sum;
  const Vec3 w = turnedIn(b.moment, U.tail<3>());
  const double N = std::max(0.0, R(2));
  return sum +
         momentResidual(b.moment, b.rolling * N, b.spinning * N, w.x(), w.y(), w.z(), forceIn(b.moment, R.tail<3>()));
}

double LocalBlocks::merit(const LocalState& state) const {
  double sum = 0;
  for (std::size_t a = 0; a < blocks_.size(); ++a)
    sum += residual(blocks_[a], relative(blocks_[a], state.u), state.R[a]);
  if (!std::isfinite(sum)) return HUGE_VAL;
  if (sum == 0) return 0;
  return freeSum_ > 0 ? sum / freeSum_ : HUGE_VAL;
}

Vec6 LocalBlocks::bounded(const LocalBlock& b, Vec6 R) const {
  if (!b.moves) return Vec6::Zero();
  if (b.joint >= 0) return R;
  R(2) = std::max(0.0, R(2));
  shorten(R.head<2>(), b.mu * R(2));
  shorten(R.segment<2>(3), b.rolling * R(2));
  R(5) = std::clamp(R(5), -b.spinning * R(2), b.spinning * R(2));
  return R;
}

void LocalBlocks::store(const LocalState& state, LocalProblem& problem) const {
  for (std::size_t a = 0; a < blocks_.size(); ++a) {
    const LocalBlock& b = blocks_[a];
    if (b.joint >= 0) {
      problem.joints[blockIndex(b.joint)].R = state.R[a];
      continue;
    }
    problem.contacts[blockIndex(b.contact)].R = state.R[a].head<3>();
    problem.contacts[blockIndex(b.contact)].M = b.rows == 6 ? Vec3(state.R[a].tail<3>()) : Vec3::Zero();
  }
  for (std::size_t i = 0; i < problem.bodies.size(); ++i) {
    problem.bodies[i].v = state.u[i].head<3>();
    problem.bodies[i].w = state.u[i].tail<3>();
  }
}

}  // namespace gyre
