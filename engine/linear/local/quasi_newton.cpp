#include "linear/local/contact_jacobians.h"
#include "linear/local/dense_methods.h"
#include "linear/local/gmres.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>

namespace gyre {

namespace {

constexpr double relaxation = 0.25;
/// An iteration is poor that does not bring the merit below this share of it.
constexpr double poorShare = 0.5;
constexpr double finestDelta = 1e-12;
constexpr int mostSteps = 320;

class QuasiNewton {
 public:
  explicit QuasiNewton(const LocalProblem& start) : blocks_(start) {
    state_.R = blocks_.guess();
    blocks_.setVelocities(state_);
    merit_ = blocks_.merit(state_);
  }

  double merit() const { return merit_; }
  double step() const { return step_; }
  const LocalBlocks& blocks() const { return blocks_; }
  const LocalState& state() const { return state_; }

  void iterate() {
    linearize();
    const Eigen::Index n = 6 * static_cast<Eigen::Index>(laws_.size());
    VecX C(n);
    for (std::size_t a = 0; a < laws_.size(); ++a) of(C, a) = laws_[a].F;
    const int steps = std::min(steps_, static_cast<int>(n));
    const VecX y = gmres([this](const VecX& x) { return product(preconditioned(x)); }, C, tolerance_, steps);
    const double merit = trial(preconditioned(y), 1);
    if (!(merit < poorShare * merit_)) sharpen();
    if (merit < merit_) return accept(merit);
    accept(trial(preconditioned(C), relaxation));
  }

 private:
  void sharpen() {
    steps_ = std::min(2 * steps_, mostSteps);
    tolerance_ /= 4;
    delta_ = std::max(delta_ / 10, finestDelta);
  }
  static Eigen::VectorBlock<VecX, 6> of(VecX& x, std::size_t a) {
    return x.segment<6>(6 * static_cast<Eigen::Index>(a));
  }
  static Vec6 part(const VecX& x, std::size_t a) { return x.segment<6>(6 * static_cast<Eigen::Index>(a)); }

  void linearize() {
    const auto& blocks = blocks_.blocks();
    laws_.resize(blocks.size());
    diagonal_.resize(blocks.size());
    for (std::size_t a = 0; a < blocks.size(); ++a) {
      laws_[a] = lawJacobian(ContactForm::dsf, blocks[a], state_.R[a], blocks_.relative(blocks[a], state_.u));
      const Mat6 A = laws_[a].byR + laws_[a].byU * blocks[a].W + delta_ * Mat6::Identity();
      diagonal_[a].compute(A);
    }
  }

  VecX preconditioned(const VecX& x) const {
    VecX y(x.size());
    for (std::size_t a = 0; a < laws_.size(); ++a) of(y, a) = diagonal_[a].solve(part(x, a));
    return y;
  }

  VecX product(const VecX& x) const {
    const auto& blocks = blocks_.blocks();
    std::vector<Vec6> u(state_.u.size(), Vec6::Zero());
    for (std::size_t a = 0; a < blocks.size(); ++a) blocks_.push(blocks[a], part(x, a), u);
    VecX y(x.size());
    for (std::size_t a = 0; a < blocks.size(); ++a) {
      const Vec6 dU = blocks_.relative(blocks[a], u) - blocks[a].target;
      of(y, a) = laws_[a].byR * part(x, a) + laws_[a].byU * dU + delta_ * part(x, a);
    }
    return y;
  }

  double trial(const VecX& x, double length) {
    trial_.R.resize(state_.R.size());
    for (std::size_t a = 0; a < state_.R.size(); ++a)
      trial_.R[a] = blocks_.bounded(blocks_.blocks()[a], state_.R[a] - length * part(x, a));
    blocks_.setVelocities(trial_);
    return blocks_.merit(trial_);
  }

  void accept(double merit) {
    step_ = relativeStep(state_, trial_);
    if (!std::isfinite(merit)) return;
    std::swap(state_, trial_);
    merit_ = merit;
  }

  LocalBlocks blocks_;
  LocalState state_, trial_;
  std::vector<LawJacobian> laws_;
  std::vector<Eigen::PartialPivLU<Mat6>> diagonal_;
  double merit_ = 0, step_ = 0;
  double tolerance_ = 0.25, delta_ = 1e-6;  ///< of GMRES; of A
  int steps_ = 10;                          ///< of GMRES
};

}  // namespace

void solveQuasiNewton(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  const LocalProblem start = problem;
  QuasiNewton method(start);
  trace = {};
  while (method.merit() > settings.merit && trace.iterations < settings.iterations) {
    method.iterate();
    ++trace.iterations;
    if (settings.record) trace.iterates.push_back({method.merit(), method.step()});
  }
  trace.last = {method.merit(), method.step()};
  trace.reached = trace.last.merit <= settings.merit;
  trace.islands = {{static_cast<int>(problem.contacts.size()), method.blocks().rows(), LocalMethod::quasiNewton,
                    LocalReason::chosen, 0, trace.iterations, trace.last.merit, HUGE_VAL, trace.reached}};
  method.blocks().store(method.state(), problem);
}

}  // namespace gyre
