#include "local_dynamics/explicit_w.h"

#include <algorithm>

namespace gyre {

namespace {

/// W_ab: over the pairs of their bodies that A^-1 couples.
Mat6 couplingOf(const LocalProblem& p, const LocalBlock& a, const LocalBlock& b) {
  Mat6 W = Mat6::Zero();
  for (const auto& [i, Ji] : {std::pair(a.body1, &a.J1), {a.body2, &a.J2}})
    for (const auto& [j, Jj] : {std::pair(b.body1, &b.J1), {b.body2, &b.J2}}) {
      if (i < 0 || j < 0) continue;
      const int groupOfI = p.bodies[static_cast<std::size_t>(i)].group;
      if (i == j || (groupOfI >= 0 && groupOfI == p.bodies[static_cast<std::size_t>(j)].group))
        W += *Ji * inverseBlock(p, i, j) * Jj->transpose();
    }
  return p.h * W;
}

}  // namespace

ExplicitW::ExplicitW(const LocalBlocks& blocks) : rows_(blocks.blocks().size()) {
  const LocalProblem& p = blocks.problem();
  std::vector<std::vector<int>> touching(p.bodies.size() + p.groups.size());
  const auto nodeOf = [&](int body) {
    const int group = p.bodies[static_cast<std::size_t>(body)].group;
    return static_cast<std::size_t>(body) +
           (group < 0 ? 0 : p.bodies.size() + static_cast<std::size_t>(group) - static_cast<std::size_t>(body));
  };
  for (std::size_t a = 0; a < rows_.size(); ++a)
    for (const int body : {blocks.blocks()[a].body1, blocks.blocks()[a].body2})
      if (body >= 0) touching[nodeOf(body)].push_back(static_cast<int>(a));
  std::vector<int> columns;
  for (std::size_t a = 0; a < rows_.size(); ++a) {
    const LocalBlock& block = blocks.blocks()[a];
    columns.clear();
    for (const int body : {block.body1, block.body2}) {
      if (body < 0) continue;
      const std::vector<int>& all = touching[nodeOf(body)];
      columns.insert(columns.end(), std::upper_bound(all.begin(), all.end(), static_cast<int>(a)), all.end());
    }
    std::sort(columns.begin(), columns.end());
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    // Those before the diagonal are there already: each row has handed its transposes on.
    rows_[a].push_back({static_cast<int>(a), couplingOf(p, block, block)});
    for (const int b : columns) {
      const Mat6 W = couplingOf(p, block, blocks.blocks()[static_cast<std::size_t>(b)]);
      rows_[a].push_back({b, W});
      rows_[static_cast<std::size_t>(b)].push_back({static_cast<int>(a), W.transpose()});
    }
  }
}

std::size_t ExplicitW::entries() const {
  std::size_t count = 0;
  for (const auto& row : rows_) count += row.size();
  return count;
}

Vec6 ExplicitW::product(int block, const std::vector<Vec6>& R) const {
  Vec6 U = Vec6::Zero();
  for (const Entry& e : row(block)) U.noalias() += e.values * R[static_cast<std::size_t>(e.column)];
  return U;
}

std::vector<Vec6> ExplicitW::product(const std::vector<Vec6>& R) const {
  std::vector<Vec6> U;
  for (int a = 0; a < size(); ++a) U.push_back(product(a, R));
  return U;
}

}  // namespace gyre
