#include "system/kkt_system.h"

#include "system/system.h"

namespace gyre {

KktSystem::KktSystem(const System& system, VecX epsW, KktUse use)
    : system_(system),
      S_(system),
      use_(use),
      topology_(system.topology()),
      solver_(makeKktSolver(*topology_, KktMethod::automatic, use)) {
  S_.epsW = std::move(epsW);
}

bool KktSystem::factor() {
  if (topology_ != system_.topology()) {
    topology_ = system_.topology();
    solver_ = makeKktSolver(*topology_, KktMethod::automatic, use_);
  }
  ++work_.factorizations;
  return solver_->factor(S_);
}

void KktSystem::solve(VecX& b) {
  ++work_.solves;
  solver_->solve(b);
}

}  // namespace gyre
