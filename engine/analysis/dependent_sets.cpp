#include "analysis/dependent_sets.h"

#include "analysis/rank_analysis.h"
#include "core/disjoint_sets.h"

#include <algorithm>
#include <limits>
#include <map>

namespace gyre {
namespace {

DependentSet describe(const std::vector<const Circuit*>& circuits, const System& system,
                      const SystemElements& elements) {
  std::map<int, int> number;  // rows in order
  for (const Circuit* c : circuits)
    for (const auto& [row, coefficient] : *c) number[row] = 0;
  DependentSet set;
  set.redundant = static_cast<int>(circuits.size());
  for (auto& [row, index] : number) {
    index = static_cast<int>(set.rows.size());
    const auto joint = static_cast<std::size_t>(elements.jointOfRow[static_cast<std::size_t>(row)]);
    const ElementId id = elements.joints[joint];
    set.rows.push_back({id, row - elements.rows[joint].offset, system.rowName(system.nv() + row).equation});
    if (set.joints.empty() || set.joints.back() != id) set.joints.push_back(id);
  }
  for (const Circuit* c : circuits) {
    std::vector<int>& rows = set.minimal.emplace_back();
    for (const auto& [row, coefficient] : *c) rows.push_back(number[row]);
    std::sort(rows.begin(), rows.end());
  }
  return set;
}

}  // namespace

std::vector<DependentSet> dependentSets(const System& system, const SystemElements& elements, const State& s,
                                        int& rank) {
  rank = 0;
  if (system.m() == 0) return {};
  const SparseMatrix BT = constraintMatrix(system, s).weighted.transpose();
  const RankAnalysis analysis = analyseRank(BT, std::numeric_limits<std::size_t>::max());
  rank = analysis.rank;
  DisjointSets sharing(static_cast<std::size_t>(system.m()));
  const auto join = [&](int row, int other) {
    sharing.join(static_cast<std::size_t>(row), static_cast<std::size_t>(other));
  };
  // What goes through the same joint is one matter: a replacement of that joint settles all of it.
  std::map<int, int> firstRow;
  for (const Circuit& c : analysis.circuits)
    for (const auto& [row, coefficient] : c) {
      join(c.front().first, row);
      join(firstRow.emplace(elements.jointOfRow[static_cast<std::size_t>(row)], row).first->second, row);
    }
  std::map<std::size_t, std::vector<const Circuit*>> byGroup;
  for (const Circuit& c : analysis.circuits)
    byGroup[sharing.root(static_cast<std::size_t>(c.front().first))].push_back(&c);
  std::vector<DependentSet> sets;
  for (const auto& [first, circuits] : byGroup) sets.push_back(describe(circuits, system, elements));
  return sets;
}

}  // namespace gyre
