#include "linear/kkt_topology.h"

#include "linear/block_plan.h"
#include "linear/condensed_kkt.h"
#include "linear/delassus_plan.h"
#include "linear/sparse_kkt.h"
#include "linear/stabilized_kkt.h"

#include <utility>

namespace gyre {

KktTopology::KktTopology(KktStructure structure) : structure_(std::move(structure)) {}
KktTopology::~KktTopology() = default;

template <class Plan>
std::shared_ptr<const Plan> KktTopology::get(Lazy<Plan>& lazy) const {
  std::call_once(lazy.made, [&] { lazy.plan = std::make_shared<const Plan>(structure_); });
  return lazy.plan;
}

std::shared_ptr<const BlockPlan> KktTopology::block() const { return get(block_); }
std::shared_ptr<const SparsePlan> KktTopology::sparse() const { return get(sparse_); }
std::shared_ptr<const CondensedPlan> KktTopology::condensed() const { return get(condensed_); }
std::shared_ptr<const StabilizedPlan> KktTopology::stabilized() const { return get(stabilized_); }
std::shared_ptr<const DelassusPlan> KktTopology::delassus() const { return get(delassus_); }

std::shared_ptr<const KktTopology> KktTopology::symmetric() const {
  std::call_once(symmetric_.made, [&] {
    KktStructure symmetric = structure_;
    symmetric.couplings.clear();
    symmetric.symmetric = true;
    symmetric_.plan = std::make_shared<const KktTopology>(std::move(symmetric));
  });
  return symmetric_.plan;
}

}  // namespace gyre
