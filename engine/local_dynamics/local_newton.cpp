#include "local_dynamics/local_newton.h"

#include "local_dynamics/body_matrix.h"
#include "local_dynamics/local_descent.h"

#include <Eigen/LU>

#include <algorithm>

namespace gyre {

namespace {

constexpr double firstDelta = 1e-8, leastDelta = 1e-11, largestDelta = 1;

LocalMethod methodOf(ContactForm form) {
  return form == ContactForm::hueber ? LocalMethod::newtonHueber : LocalMethod::newtonDsf;
}

class Newton final : public LocalDescent {
 public:
  Newton(LocalProblem& problem, ContactForm form, const LocalSettings& settings, LocalTrace& trace)
      : LocalDescent(methodOf(form), problem, settings, trace), form_(form), matrix_(blocks()) {}

 private:
  bool iterate() override {
    if (!findDirection()) return false;
    const double length = search(direction_, 1);
    if (length == 1) delta_ = std::max(leastDelta, delta_ / 10);
    return length > 0;
  }

  void failed() override { delta_ = std::min(largestDelta, 100 * delta_); }

  bool findDirection() {
    matrix_.clear();
    const std::size_t count = blocks().blocks().size();
    gain_.resize(count);
    offset_.resize(count);
    for (std::size_t a = 0; a < count; ++a) {
      const LocalBlock& block = blocks().blocks()[a];
      const LawJacobian law = lawJacobian(form_, block, state().R[a], blocks().relative(block, state().u));
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
      const LocalBlock& block = blocks().blocks()[a];
      direction_[a] = -offset_[a] - gain_[a] * (blocks().relative(block, du_) - block.target);
    }
    return true;
  }

  const ContactForm form_;
  BodyMatrix matrix_;
  std::vector<Mat6> gain_;
  std::vector<Vec6> offset_, direction_, du_;
  double delta_ = firstDelta;
};

}  // namespace

void solveNewton(LocalProblem& problem, ContactForm form, const LocalSettings& settings, LocalTrace& trace) {
  Newton(problem, form, settings, trace).run();
}

}  // namespace gyre
