#pragma once
// A structure with the symbolic work of its solvers: each is done when it is first asked for, and shared by all solvers
// of all threads. A structure that has grown gets another topology.

#include "linear/kkt_matrix.h"

#include <memory>
#include <mutex>

namespace gyre {

struct BlockPlan;
struct SparsePlan;
struct CondensedPlan;
struct DelassusPlan;
struct StabilizedPlan;

class KktTopology {
 public:
  explicit KktTopology(KktStructure structure);
  ~KktTopology();

  const KktStructure& structure() const { return structure_; }
  std::shared_ptr<const BlockPlan> block() const;
  std::shared_ptr<const SparsePlan> sparse() const;
  std::shared_ptr<const CondensedPlan> condensed() const;
  std::shared_ptr<const StabilizedPlan> stabilized() const;
  /// Plan for symmetric structures.
  std::shared_ptr<const DelassusPlan> delassus() const;
  /// That of the symmetric matrix of masses and constraints.
  std::shared_ptr<const KktTopology> symmetric() const;

 private:
  template <class Plan>
  struct Lazy {
    std::once_flag made;
    std::shared_ptr<const Plan> plan;
  };
  template <class Plan>
  std::shared_ptr<const Plan> get(Lazy<Plan>& lazy) const;

  KktStructure structure_;
  mutable Lazy<BlockPlan> block_;
  mutable Lazy<SparsePlan> sparse_;
  mutable Lazy<CondensedPlan> condensed_;
  mutable Lazy<StabilizedPlan> stabilized_;
  mutable Lazy<DelassusPlan> delassus_;
  mutable Lazy<KktTopology> symmetric_;
};

}  // namespace gyre
