#include "local_dynamics/local_descent.h"

#include <algorithm>

namespace gyre {

namespace {

constexpr int startSweeps = 10, mostSweepsAtOnce = 160;
/// Halvings of a step; beyond them the direction is no good.
constexpr int halvings = 8;
/// Share of the fall of the merit that the linearized law promises.
constexpr double shareOfFall = 0.1;
/// Failures after which merit is at round-off, or the laws have no solution.
constexpr int failuresAllowed = 12;

}  // namespace

LocalDescent::LocalDescent(LocalMethod method, LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace)
    : method_(method),
      problem_(problem),
      start_(problem),
      settings_(settings),
      trace_(trace),
      blocks_(start_),
      nextSweeps_(startSweeps) {}

void LocalDescent::run() {
  begin();
  int failures = 0;
  while (merit_ > settings_.merit && iterations_ < settings_.iterations && failures < failuresAllowed) {
    ++iterations_;
    const bool better = iterate();
    if (settings_.record) trace_.iterates.push_back({merit_, step_});
    if (better) continue;
    ++failures;
    failed();
    goOn();
  }
  finish();
}

void LocalDescent::begin() {
  trace_ = {};
  state_.R = blocks_.guess();
  blocks_.setVelocities(state_);
  merit_ = blocks_.merit(state_);
  if (merit_ > settings_.merit) sweep(startSweeps);
  sweptMerit_ = merit_;
}

void LocalDescent::goOn() {
  if (!sweep(nextSweeps_)) nextSweeps_ = std::min(2 * nextSweeps_, mostSweepsAtOnce);
}

/// Gauss-Seidel from the present reactions, kept where it is better.
bool LocalDescent::sweep(int sweeps) {
  LocalProblem swept = start_;
  blocks_.store(state_, swept);
  for (std::size_t b = 0; b < swept.bodies.size(); ++b) {
    swept.bodies[b].v = start_.bodies[b].v;
    swept.bodies[b].w = start_.bodies[b].w;
  }
  const LocalSettings settings{.merit = settings_.merit, .sweeps = sweeps};
  LocalTrace trace;
  sweeps_.solve(swept, settings, trace);
  trial_.R = blocks_.guess(swept);
  blocks_.setVelocities(trial_);
  sweepsMade_ += trace.iterations;
  const double merit = blocks_.merit(trial_);
  if (!(merit < merit_)) return false;
  accept(merit);
  return true;
}

double LocalDescent::search(const std::vector<Vec6>& direction, double length) {
  for (int i = 0; i <= halvings; ++i, length /= 2) {
    trial_.R.resize(state_.R.size());
    for (std::size_t a = 0; a < state_.R.size(); ++a)
      trial_.R[a] = blocks_.bounded(blocks_.blocks()[a], state_.R[a] + length * direction[a]);
    blocks_.setVelocities(trial_);
    const double merit = blocks_.merit(trial_);
    if (!(merit < (1 - shareOfFall * length) * merit_)) continue;
    accept(merit);
    return length;
  }
  return 0;
}

void LocalDescent::accept(double merit) {
  step_ = relativeStep(state_, trial_);
  std::swap(state_, trial_);
  merit_ = merit;
}

void LocalDescent::finish() {
  blocks_.store(state_, problem_);
  trace_.last = {merit_, step_};
  trace_.iterations = iterations_;
  trace_.reached = merit_ <= settings_.merit;
  LocalIsland all;
  all.contacts = static_cast<int>(problem_.contacts.size());
  all.rows = blocks_.rows();
  all.method = method_;
  all.sweeps = sweepsMade_;
  all.iterations = iterations_;
  all.merit = merit_;
  all.sweptMerit = sweptMerit_;
  all.reached = trace_.reached;
  trace_.islands.assign(1, all);
}

}  // namespace gyre
