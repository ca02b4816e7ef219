#include "system/kkt_system.h"

#include "linear/kkt_product.h"
#include "system/system.h"

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
  work_.solves += static_cast<std::uint64_t>(solver_->passes());
  solver_->solve(b);
}

void KktSystem::reduceMultipliers(VecX& xy, VecX& memory) {
  const KktStructure& structure = topology_->structure();
  xy.head(structure.nv).setZero();
  multiply(structure, S_, xy, memory);
  memory.tail(structure.m).setZero();
  solve(memory);
  xy = memory;
}

KktSystem::Probe::Probe(const KktStructure& structure, const KktMatrix& S)
    : scaling(structure.size()), forProduct(structure.size()), product(structure.size()) {
  scaling.measure(structure, S);
  std::minstd_rand random(1);
  for (double& sign : forProduct) sign = (random() & 1) ? 1 : -1;
  forSolve = forProduct.cwiseQuotient(scaling.row);
  forProduct.array() *= scaling.column.array();
}

double KktSystem::condition() {
  const KktStructure& structure = topology_->structure();
  if (!probe_) probe_ = std::make_unique<Probe>(structure, S_);
  Probe& p = *probe_;
  multiply(structure, S_, p.forProduct, p.product);
  const double largest = p.product.cwiseProduct(p.scaling.row).lpNorm<Eigen::Infinity>();
  p.product = p.forSolve;
  solver_->solve(p.product);
  return largest * p.product.cwiseQuotient(p.scaling.column).lpNorm<Eigen::Infinity>();
}

}  // namespace gyre
