#include "system/kkt_system.h"

#include "linear/kkt_product.h"
#include "system/system.h"

#include <algorithm>
#include <random>

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

double KktSystem::condition() {
  constexpr int probes = 2;
  const KktStructure& structure = topology_->structure();
  if (!scaling_) scaling_ = std::make_unique<KktScaling>(structure.size());
  scaling_->measure(structure, S_);
  std::minstd_rand random(1);
  VecX signs(structure.size()), product(structure.size());
  double largest = 0, largestOfInverse = 0;
  for (int probe = 0; probe < probes; ++probe) {
    for (double& sign : signs) sign = (random() & 1) ? 1 : -1;
    multiply(structure, S_, signs.cwiseProduct(scaling_->column), product);
    largest = std::max(largest, product.cwiseProduct(scaling_->row).lpNorm<Eigen::Infinity>());
    signs.array() /= scaling_->row.array();
    solver_->solve(signs);
    largestOfInverse = std::max(largestOfInverse, signs.cwiseQuotient(scaling_->column).lpNorm<Eigen::Infinity>());
  }
  return largest * largestOfInverse;
}

}  // namespace gyre
