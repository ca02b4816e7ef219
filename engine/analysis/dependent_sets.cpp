#include "analysis/dependent_sets.h"

#include "analysis/rank_analysis.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace gyre {
namespace {

/// Union of rows that share a circuit.
class Groups {
 public:
  explicit Groups(int n) : parent_(static_cast<std::size_t>(n)) { std::iota(parent_.begin(), parent_.end(), 0); }
  int find(int i) {
    while (parent_[at(i)] != i) i = parent_[at(i)] = parent_[at(parent_[at(i)])];
    return i;
  }
  void join(int i, int j) { parent_[at(std::max(find(i), find(j)))] = std::min(find(i), find(j)); }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  std::vector<int> parent_;
};

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
  Groups groups(system.m());
  // What goes through the same joint is one matter: a replacement of that joint settles all of it.
  std::map<int, int> firstRow;
  for (const Circuit& c : analysis.circuits)
    for (const auto& [row, coefficient] : c) {
      groups.join(c.front().first, row);
      groups.join(firstRow.emplace(elements.jointOfRow[static_cast<std::size_t>(row)], row).first->second, row);
    }
  std::map<int, std::vector<const Circuit*>> byGroup;
  for (const Circuit& c : analysis.circuits) byGroup[groups.find(c.front().first)].push_back(&c);
  std::vector<DependentSet> sets;
  for (const auto& [first, circuits] : byGroup) sets.push_back(describe(circuits, system, elements));
  return sets;
}

}  // namespace gyre
