#include "linear/local/local_newton.h"

#include "linear/local/body_matrix.h"

#include <Eigen/LU>

#include <algorithm>

namespace gyre {

namespace {

constexpr int startSweeps = 10;
constexpr double firstDelta = 1e-8, leastDelta = 1e-11, largestDelta = 1;
/// Halvings of a step; beyond them the direction is no good.
constexpr int halvings = 8;
/// Failures after which merit is at round-off, or the laws have no solution.
constexpr int failuresAllowed = 12;

class Newton {
 public:
  Newton(LocalProblem& problem, ContactForm form, const LocalSettings& settings, LocalTrace& trace)
      : problem_(problem),
        start_(problem),
        form_(form),
        settings_(settings),
        trace_(trace),
        blocks_(start_),
        matrix_(blocks_) {}

  void run() {
    begin();
    int failures = 0;
    while (merit_ > settings_.merit && iterations_ < settings_.iterations && failures < failuresAllowed) {
      ++iterations_;
      const bool better = iterate();
      if (settings_.record) trace_.iterates.push_back({merit_, step_});
      if (better) continue;
      ++failures;
      delta_ = std::min(largestDelta, 100 * delta_);
      sweep(startSweeps);
    }
    finish();
  }

 private:
  void begin() {
    trace_ = {};
    state_.R = blocks_.guess();
    blocks_.setVelocities(state_);
    merit_ = sweptMerit_ = blocks_.merit(state_);
    if (merit_ > settings_.merit) sweep(startSweeps);
    sweptMerit_ = merit_;
  }

  /// Gauss-Seidel from the present reactions, kept where it is better.
  void sweep(int sweeps) {
    LocalProblem swept = start_;
    blocks_.store(state_, swept);
    for (std::size_t b = 0; b < swept.bodies.size(); ++b) {
      swept.bodies[b].v = start_.bodies[b].v;
      swept.bodies[b].w = start_.bodies[b].w;
    }
    LocalSettings settings;
    settings.sweeps = sweeps;
    settings.merit = settings_.merit;
    LocalTrace trace;
    sweeps_.solve(swept, settings, trace);
    trial_.R = LocalBlocks(swept).guess();
    blocks_.setVelocities(trial_);
    sweepsMade_ += trace.iterations;
    const double merit = blocks_.merit(trial_);
    if (merit < merit_) accept(merit);
  }

  bool iterate() {
    if (!findDirection()) return false;
    double length = 1;
    for (int i = 0; i <= halvings; ++i, length /= 2) {
      const double merit = step(length);
      if (!(merit < (1 - 0.1 * length) * merit_)) continue;
      accept(merit);
      if (i == 0) delta_ = std::max(leastDelta, delta_ / 10);
      return true;
    }
    return false;
  }

  /// Makes the trial; its merit.
  double step(double length) {
    trial_.R.resize(state_.R.size());
    for (std::size_t a = 0; a < state_.R.size(); ++a)
      trial_.R[a] = blocks_.bounded(blocks_.blocks()[a], state_.R[a] + length * direction_[a]);
    blocks_.setVelocities(trial_);
    return blocks_.merit(trial_);
  }

  bool findDirection() {
    matrix_.clear();
    const std::size_t count = blocks_.blocks().size();
    gain_.resize(count);
    offset_.resize(count);
    for (std::size_t a = 0; a < count; ++a) {
      const LocalBlock& block = blocks_.blocks()[a];
      const LawJacobian law = lawJacobian(form_, block, state_.R[a], blocks_.relative(block, state_.u));
      Mat6 P = law.byR;
      for (int i = 0; i < 6; ++i)
        P.col(i) += law.byU.col(i) * (delta_ * (i < 3 || block.joint >= 0 ? block.size : block.momentSize));
      const Eigen::PartialPivLU<Mat6> factors(P);
      gain_[a] = factors.solve(law.byU);
      offset_[a] = factors.solve(law.F);
      if (!gain_[a].allFinite() || !offset_[a].allFinite()) return false;
      matrix_.add(a, gain_[a], offset_[a]);
    }
    if (!matrix_.solve(du_)) return false;
    direction_.resize(count);
    for (std::size_t a = 0; a < count; ++a) {
      const LocalBlock& block = blocks_.blocks()[a];
      direction_[a] = -offset_[a] - gain_[a] * (blocks_.relative(block, du_) - block.target);
    }
    return true;
  }

  void accept(double merit) {
    step_ = relativeStep(state_, trial_);
    std::swap(state_, trial_);
    merit_ = merit;
  }

  void finish() {
    blocks_.store(state_, problem_);
    trace_.last = {merit_, step_};
    trace_.iterations = iterations_;
    trace_.reached = merit_ <= settings_.merit;
    LocalIsland all;
    all.contacts = static_cast<int>(problem_.contacts.size());
    all.rows = blocks_.rows();
    all.method = form_ == ContactForm::hueber ? LocalMethod::newtonHueber : LocalMethod::newtonDsf;
    all.sweeps = sweepsMade_;
    all.iterations = iterations_;
    all.merit = merit_;
    all.sweptMerit = sweptMerit_;
    all.reached = trace_.reached;
    trace_.islands.assign(1, all);
  }

  LocalProblem& problem_;
  const LocalProblem start_;
  const ContactForm form_;
  const LocalSettings& settings_;
  LocalTrace& trace_;
  const LocalBlocks blocks_;
  BodyMatrix matrix_;
  GaussSeidel sweeps_;
  LocalState state_, trial_;
  std::vector<Mat6> gain_;
  std::vector<Vec6> offset_, direction_, du_;
  double merit_ = 0, sweptMerit_ = 0, step_ = 0, delta_ = firstDelta;
  int iterations_ = 0, sweepsMade_ = 0;
};

}  // namespace

void solveNewton(LocalProblem& problem, ContactForm form, const LocalSettings& settings, LocalTrace& trace) {
  Newton(problem, form, settings, trace).run();
}

}  // namespace gyre
