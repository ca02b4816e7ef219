#include "integrators/kkt_probes.h"

#include "integrators/newton_test.h"

#include <random>

namespace gyre {

VecX probedRoundOff(const System& system, const State& s, Workspace& w, KktMatrix& S, KktSolver& solver) {
  const double unit = roundOff(system.lengthScale());
  VecX floor = VecX::Constant(system.nv() + system.m(), unit);
  if (system.m() == 0) return floor;
  system.linearize(s, {1, 0, 0}, nullptr, w, S);
  if (!solver.factor(S)) return floor;  // the first step will report it
  std::minstd_rand random(1);
  VecX probe = VecX::Zero(floor.size());
  for (int i = 0; i < 4; ++i) {
    probe.head(system.nv()).setZero();
    for (double& x : probe.tail(system.m())) x = random() & 1 ? unit : -unit;
    solver.solve(probe);
    floor.tail(system.m()) = floor.tail(system.m()).cwiseMax(probe.tail(system.m()).cwiseAbs());
  }
  return floor;
}

MinimumNorm::MinimumNorm(const System& system)
    : smallest_(VecX::Zero(system.m())), force_(VecX::Zero(system.nv())), rhs_(VecX::Zero(system.nv() + system.m())) {}

void MinimumNorm::apply(const System& system, const Workspace& w, KktSolver& solver, VecX& lambda) {
  const int nv = system.nv(), m = system.m();
  smallest_.setZero();
  for (int pass = 0; pass < 2; ++pass) {
    system.constraintForce(w, lambda, force_);
    rhs_.head(nv) = force_;
    system.constraintForce(w, smallest_, force_);
    rhs_.head(nv) -= force_;
    rhs_.tail(m).setZero();
    solver.solve(rhs_);
    smallest_ += rhs_.tail(m);
  }
  lambda = smallest_;
}

}  // namespace gyre
