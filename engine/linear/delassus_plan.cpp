#include "linear/delassus_plan.h"

#include "linear/flat_lists.h"
#include "linear/front_kernels.h"

#include <algorithm>
#include <utility>

namespace gyre {
namespace {

std::size_t delassusPlace(int i) { return static_cast<std::size_t>(i); }

/// Whether so many constraints hold a body that their squares are much more than all blocks.
bool crowds(const KktStructure& s) {
  constexpr double muchMore = 8;
  std::vector<double> rows(s.bodies.size());
  for (const KktStructure::Block& b : s.blocks) rows[delassusPlace(b.body)] += s.constraintOf(b).rows;
  double squares = 0, entries = 0;
  for (const double r : rows) {
    squares += r * r;
    entries += 12 * r + 36;
  }
  return squares > muchMore * entries;
}

/// Its parts are the constraints, coupled where they hold the same body.
KktStructure structureOfG(const KktStructure& s) {
  KktStructure out;
  out.symmetric = true;
  for (const KktStructure::Constraint& c : s.constraints) out.bodies.push_back({c.offset, c.rows});
  out.nv = s.m;
  if (crowds(s)) return out;
  const FlatLists atBodies(s.bodies.size(), [&](auto add) {
    for (const KktStructure::Block& b : s.blocks) add(b.body, b.constraint);
  });
  std::vector<std::pair<int, int>> pairs;
  for (std::size_t b = 0; b < atBodies.size(); ++b)
    for (const int i : atBodies[b])
      for (const int j : atBodies[b])
        if (i < j) pairs.emplace_back(i, j);
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  for (const auto& [i, j] : pairs) out.couplings.push_back({i, j});
  return out;
}

}  // namespace

DelassusPlan::DelassusPlan(const KktStructure& s) : structure(s), elimination(structureOfG(s)) {
  collectEnds();
  if (crowds(s)) return;
  placeProducts();
  operations_ = elimination.operations / 2;  // of one triangle
  for (const Product& p : products) operations_ += 6 * (p.wide ? 6 : 4) * p.columns;
}

void DelassusPlan::collectEnds() {
  for (const KktStructure::Block& b : structure.blocks) {
    const KktStructure::Body& body = structure.bodyOf(b);
    const KktStructure::Constraint& c = structure.constraintOf(b);
    ends.push_back({b.body, body.offset, body.size, c.offset, c.rows});
  }
  const FlatLists at(structure.bodies.size(), [&](auto add) {
    for (std::size_t e = 0; e < ends.size(); ++e) add(ends[e].body, static_cast<int>(e));
  });
  endsOfBodies.reserve(ends.size());
  for (std::size_t b = 0; b < at.size(); ++b) {
    atBody.push_back({static_cast<int>(endsOfBodies.size()), static_cast<int>(at[b].size())});
    endsOfBodies.insert(endsOfBodies.end(), at[b].begin(), at[b].end());
  }
}

void DelassusPlan::placeProducts() {
  using Kind = BlockPlan::Entry::Kind;
  const auto range = [&](int constraint) {
    const KktStructure::Constraint& c = structure.constraints[delassusPlace(constraint)];
    return std::pair(c.firstBlock, c.firstBlock + c.blockCount);
  };
  for (const BlockPlan::Front& f : elimination.fronts) {
    const int first = static_cast<int>(products.size()), stride = paddedRows(f.N);
    for (int k = f.firstEntry; k < f.firstEntry + f.entryCount; ++k) {
      const BlockPlan::Entry& e = elimination.entries[delassusPlace(k)];
      int row = e.index, column = e.index;
      if (e.kind != Kind::body) {
        const KktStructure::Coupling& pair = elimination.structure.couplings[delassusPlace(e.index)];
        row = e.kind == Kind::couplingIJ ? pair.i : pair.j;
        column = pair.i + pair.j - row;
      }
      for (auto [i, endOfRow] = range(row); i < endOfRow; ++i)
        for (auto [j, endOfColumn] = range(column); j < endOfColumn; ++j)
          if (ends[delassusPlace(i)].body == ends[delassusPlace(j)].body)
            products.push_back({i, j, e.column * stride + e.row, e.rows > frontLanes, e.columns});
    }
    ofFront.push_back({first, static_cast<int>(products.size()) - first});
  }
}

}  // namespace gyre
