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

}  // namespace gyre
