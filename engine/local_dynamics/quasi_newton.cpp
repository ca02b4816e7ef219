#include "local_dynamics/contact_jacobians.h"
#include "local_dynamics/dense_methods.h"
#include "local_dynamics/gmres.h"
#include "local_dynamics/local_descent.h"

#include <Eigen/LU>

#include <algorithm>

namespace gyre {

namespace {

constexpr double relaxation = 0.25;
/// An iteration is poor that does not bring the merit below this share of it.
constexpr double poorShare = 0.5;
constexpr double finestDelta = 1e-12;
constexpr int mostSteps = 320;

class QuasiNewton final : public LocalDescent {
 public:
  QuasiNewton(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace)
      : LocalDescent(LocalMethod::quasiNewton, problem, settings, trace) {}

 private:
  bool iterate() override {
    linearize();
    const Eigen::Index n = 6 * static_cast<Eigen::Index>(laws_.size());
    VecX C(n);
    for (std::size_t a = 0; a < laws_.size(); ++a) of(C, a) = laws_[a].F;
    const int steps = std::min(steps_, static_cast<int>(n));
    const VecX y = gmres([this](const VecX& x) { return product(preconditioned(x)); }, C, tolerance_, steps);
    const double before = merit();
    const bool leadsOn = descend(y, 1);
    if (!(merit() < poorShare * before)) sharpen();
    return leadsOn || descend(C, relaxation);
  }

  void sharpen() {
    steps_ = std::min(2 * steps_, mostSteps);
    tolerance_ /= 4;
    delta_ = std::max(delta_ / 10, finestDelta);
  }

  /// Along minus the preconditioned.
  bool descend(const VecX& x, double length) {
    direction_.resize(laws_.size());
    for (std::size_t a = 0; a < laws_.size(); ++a) direction_[a] = -diagonal_[a].solve(part(x, a));
    return search(direction_, length) > 0;
  }

  static Eigen::VectorBlock<VecX, 6> of(VecX& x, std::size_t a) {
    return x.segment<6>(6 * static_cast<Eigen::Index>(a));
  }
  static Vec6 part(const VecX& x, std::size_t a) { return x.segment<6>(6 * static_cast<Eigen::Index>(a)); }

  void linearize() {
    const auto& all = blocks().blocks();
    laws_.resize(all.size());
    diagonal_.resize(all.size());
    for (std::size_t a = 0; a < all.size(); ++a) {
      laws_[a] = lawJacobian(ContactForm::dsf, all[a], state().R[a], blocks().relative(all[a], state().u));
      const Mat6 A = laws_[a].byR + laws_[a].byU * all[a].W + delta_ * Mat6::Identity();
      diagonal_[a].compute(A);
    }
  }

  VecX preconditioned(const VecX& x) const {
    VecX y(x.size());
    for (std::size_t a = 0; a < laws_.size(); ++a) of(y, a) = diagonal_[a].solve(part(x, a));
    return y;
  }

  VecX product(const VecX& x) {
    const auto& all = blocks().blocks();
    R_.resize(all.size());
    for (std::size_t a = 0; a < all.size(); ++a) R_[a] = part(x, a);
    du_.assign(state().u.size(), Vec6::Zero());
    blocks().push(R_, du_);
    VecX y(x.size());
    for (std::size_t a = 0; a < all.size(); ++a) {
      const Vec6 dU = blocks().relative(all[a], du_) - all[a].target;
      of(y, a) = laws_[a].byR * R_[a] + laws_[a].byU * dU + delta_ * R_[a];
    }
    return y;
  }

  std::vector<LawJacobian> laws_;
  std::vector<Eigen::PartialPivLU<Mat6>> diagonal_;
  std::vector<Vec6> direction_, R_, du_;
  double tolerance_ = 0.25, delta_ = 1e-6;  ///< of GMRES; of A
  int steps_ = 10;                          ///< of GMRES
};

}  // namespace

void solveQuasiNewton(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  QuasiNewton(problem, settings, trace).run();
}

}  // namespace gyre
