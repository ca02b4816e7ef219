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

/// Goes on with the first couplings of the system, which come one after the other.
void KktSystem::takeTopology(std::size_t couplings) {
  if (topology_->structure().couplings.size() == couplings) return;
  if (system_.structure().couplings.size() == couplings) {
    topology_ = system_.topology();
  } else {
    KktStructure structure = system_.structure();
    structure.couplings.resize(couplings);
    topology_ = std::make_shared<const KktTopology>(std::move(structure));
  }
  solver_ = makeKktSolver(*topology_, KktMethod::automatic, use_);
}

void KktSystem::persist(StateArchive& a, bool isHeld) {
  std::size_t couplings = topology_->structure().couplings.size();
  bool hasProbe = probe_ != nullptr;
  a.index(couplings, 0, system_.structure().couplings.size() + 1);
  a(work_, S_.epsW, isHeld, hasProbe);
  if (a.reads() && a.fits()) takeTopology(couplings);
  const KktStructure& structure = topology_->structure();
  if (isHeld) {
    if (a.reads()) S_.follow(structure);
    a(S_);
  }
  a.visit(*solver_, S_, isHeld);
  if (!hasProbe) return;
  KktScaling scaling = probe_ ? probe_->scaling : KktScaling(structure.size());
  a(scaling);
  if (a.reads() && a.fits()) probe_ = std::make_unique<Probe>(structure, scaling);
}

KktSystem::Probe::Probe(const KktStructure& structure, const KktScaling& scales)
    : scaling(scales), forProduct(structure.size()), product(structure.size()) {
  std::minstd_rand random(1);
  for (double& sign : forProduct) sign = (random() & 1) ? 1 : -1;
  forSolve = forProduct.cwiseQuotient(scaling.row);
  forProduct.array() *= scaling.column.array();
}

double KktSystem::condition() {
  const KktStructure& structure = topology_->structure();
  if (!probe_) {
    KktScaling scaling(structure.size());
    scaling.measure(structure, S_);
    probe_ = std::make_unique<Probe>(structure, scaling);
  }
  Probe& p = *probe_;
  multiply(structure, S_, p.forProduct, p.product);
  const double largest = p.product.cwiseProduct(p.scaling.row).lpNorm<Eigen::Infinity>();
  p.product = p.forSolve;
  solver_->solve(p.product);
  return largest * p.product.cwiseQuotient(p.scaling.column).lpNorm<Eigen::Infinity>();
}

}  // namespace gyre
