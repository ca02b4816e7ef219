#include "system/minimum_norm.h"

#include "linear/delassus_kernels.h"

namespace gyre {
namespace {

/// Far above the squares of rounding, far below those of singular values of B, even near positions where some vanish:
/// a pass leaves delta / (delta + sigma^2).
constexpr double delta = 1e-9;
constexpr int mostPasses = 30;
constexpr double leastForce = 1e-13;  // of f
/// What is found has to carry the load better than this, else the multipliers stay as they are.
constexpr double mostForce = 1e-9;

}  // namespace

MinimumNorm::MinimumNorm(const System& system)
    : system_(system),
      w_(system.makeWorkspace()),
      S_(system.topology()->symmetric()->structure()),
      solver_(makeKktSolver(*system.topology()->symmetric())),
      f_(VecX::Zero(system.nv())),
      y_(f_),
      carried_(f_),
      lambda_(VecX::Zero(system.m())),
      rhs_(VecX::Zero(system.nv() + system.m())) {
  const double L = system.scales().length;
  S_.epsW = (system.scales().row / L).cwiseAbs2();
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    S_.A[b].diagonal().setConstant(delta);
    if (const int r = system.bodies().layout(b).rotation; r >= 0)
      S_.A[b].diagonal().segment<3>(r).setConstant(delta * L * L);
  }
}

void MinimumNorm::apply(State& s) {
  const EvaluatedKinematics at = system_.evaluateKinematics(s, w_);
  constraintMatrix(system_, at, S_.B);
  system_.constraints().force(at, s.lambda, f_);
  lambda_.setZero();
  if (!f_.allFinite()) return;
  ++work_.factorizations;
  if (!solver_->factor(S_)) return;
  const double size = f_.norm();
  double left = size;
  y_.setZero();
  for (int pass = 0; pass < mostPasses; ++pass) {
    system_.constraints().force(at, lambda_, carried_);
    rhs_.head(system_.nv()) = f_ - carried_;
    const double before = std::exchange(left, rhs_.head(system_.nv()).norm());
    if (left <= leastForce * size || (pass > 1 && left > 0.9 * before)) break;  // or rounding
    rhs_.tail(system_.m()).setZero();
    work_.solves += static_cast<std::uint64_t>(solver_->passes());
    solver_->solve(rhs_);
    y_ += rhs_.head(system_.nv());
    takeMultipliers();
  }
  if (lambda_.allFinite() && left <= mostForce * size) s.lambda = lambda_;
}

/// D^-2 B y. Those that the equations are solved for differ by rounding over delta, in what carries no load, too.
void MinimumNorm::takeMultipliers() {
  lambda_.setZero();
  addConstraintProduct(system_.topology()->symmetric()->structure(), S_.B, y_.data(), lambda_.data());
  lambda_ = lambda_.cwiseQuotient(S_.epsW);
}

}  // namespace gyre
