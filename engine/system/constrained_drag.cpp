#include "system/constrained_drag.h"

#include "system/initial_conditions.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double largestTurn = 0.1;         // of a body in one step [rad]
constexpr double largestShift = 0.05;       // the same, of the length of the system
constexpr double smallestFraction = 0.125;  // of a step
// Share of the usual regularization, which in full would let the last of a thousand links give way where its joints
// hold it.
constexpr double stillness = 1e-3;
constexpr double softness = 1e-3;

/// A move of a large system must end before the mouse has gone on; the next one goes on from there.
int stepsPerMove(const System& system) { return std::clamp(20000 / std::max(1, system.nv()), 1, 60); }

constexpr double tolerance = 1e-13;

/// On the way; what is reached in the end is held more closely.
constexpr double toleranceOfStep = 1e-9;

}  // namespace

ConstrainedDrag::ConstrainedDrag(std::shared_ptr<const System> system, std::size_t body, const Vec3& point)
    : system_(std::move(system)),
      body_(body),
      s_(point),
      state_(system_->initialState()),
      trial_(state_),
      solver_(*system_, stillness * regularization(*system_, state_), IndexOne::Factorizations::many),
      frames_(system_->bodies().size()),
      xi_(VecX::Zero(system_->nv())) {
  readFrames(solver_.evaluate(state_));
}

void ConstrainedDrag::readFrames(const EvaluatedKinematics& here) {
  for (std::size_t b = 0; b < frames_.size(); ++b)
    frames_[b] = {here.body(b).x, system_->bodies().orientation(state_, b)};
}

bool ConstrainedDrag::assemble() {
  trial_ = state_;
  near_ = solver_.projectPosition(trial_, tolerance);
  isHere_ = near_.has_value();
  if (isHere_) accept();
  return isHere_;
}

void ConstrainedDrag::accept() {
  std::swap(state_, trial_);
  readFrames(near_->at());
}

Vec3 ConstrainedDrag::point() const { return frames_[body_].position + frames_[body_].orientation * s_; }

Frame ConstrainedDrag::placement(std::size_t body) const { return frames_[body]; }

bool ConstrainedDrag::direction(const Vec3& d) {
  if (!isHere_) near_ = solver_.factor(state_);
  isHere_ = near_.has_value();
  if (!isHere_) return false;
  findMobility(*system_, *near_, body_, s_, mobility_);
  const Mat3& W = mobility_.W;
  const double mu = softness * W.trace() / 3;
  if (!(mu > 0) || !W.allFinite()) return false;
  const Vec3 f = (W + mu * Mat3::Identity()).ldlt().solve(d);
  xi_ = f[0] * mobility_.PJT[0] + f[1] * mobility_.PJT[1] + f[2] * mobility_.PJT[2];
  return xi_.allFinite();
}

void ConstrainedDrag::limitStep() {
  double turn = 0, shift = 0;
  for (std::size_t b = 0; b < system_->bodies().size(); ++b) {
    const BodyLayout at = system_->bodies().layout(b);
    for (int i = 0; i < at.nv; ++i) {
      double& largest = at.rotation >= 0 && i >= at.rotation ? turn : shift;
      largest = std::max(largest, std::abs(xi_[at.v + i]));
    }
  }
  const double over = std::max(turn / largestTurn, shift / (largestShift * system_->scales().length));
  if (over > 1) xi_ /= over;
}

bool ConstrainedDrag::staysClose() const {
  for (std::size_t b = 0; b < frames_.size(); ++b) {
    const Vec3 moved = near_->at().body(b).x - frames_[b].position;
    if (moved.norm() > 3 * largestShift * system_->scales().length) return false;
    if (system_->bodies().orientation(trial_, b).angularDistance(frames_[b].orientation) > 3 * largestTurn)
      return false;
  }
  return true;
}

bool ConstrainedDrag::tryStep(double fraction, const Vec3& target) {
  trial_ = state_;
  system_->bodies().plus(state_.q, fraction * xi_, trial_.q);
  isHere_ = false;
  near_->evaluate(trial_);
  const auto factorizations = near_->projectPositionNearby(trial_, toleranceOfStep);
  if (!factorizations) return false;
  fraction_ = std::clamp(*factorizations > 0 ? fraction / 2 : 2 * fraction, smallestFraction, 1.0);
  if (!staysClose() || system_->constraints().wrongAssembly(near_->at())) return false;
  const BodyKinematics& k = near_->at().body(body_);
  return (k.x + k.R * s_ - target).norm() < (point() - target).norm() - tolerance * system_->scales().length;
}

bool ConstrainedDrag::moveTo(const Vec3& target) {
  bool moved = false;
  for (int step = 0; step < stepsPerMove(*system_); ++step) {
    const double before = (target - point()).norm();
    if (before < 1e-9 * system_->scales().length || !direction(target - point())) break;
    limitStep();
    double fraction = fraction_;
    while (fraction >= smallestFraction && !tryStep(fraction, target)) fraction /= 2;
    if (fraction < smallestFraction) break;
    accept();
    moved = true;
    if ((target - point()).norm() > (1 - 1e-6) * before) break;
  }
  return moved;
}

const State& ConstrainedDrag::finish() {
  if (assemble()) near_->projectVelocity(state_);
  return state_;
}

}  // namespace gyre
