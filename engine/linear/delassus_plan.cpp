#include "linear/delassus_plan.h"

#include "linear/front_kernels.h"

#include <algorithm>
#include <set>
#include <utility>

namespace gyre {
namespace {

std::size_t delassusPlace(int i) { return static_cast<std::size_t>(i); }

/// Constraints at each body.
std::vector<std::vector<int>> constraintsAtBodies(const KktStructure& s) {
  std::vector<std::vector<int>> out(s.bodies.size());
  for (const KktStructure::Block& b : s.blocks) out[delassusPlace(b.body)].push_back(b.constraint);
  return out;
}

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
  std::set<std::pair<int, int>> pairs;
  for (const std::vector<int>& here : constraintsAtBodies(s))
    for (const int i : here)
      for (const int j : here)
        if (i < j) pairs.insert({i, j});
  for (const auto& [i, j] : pairs) out.couplings.push_back({i, j});
  return out;
}

double operationsOf(const EliminationOrder& order) { return order.operations / 2; }  // of one triangle

}  // namespace

DelassusPlan::DelassusPlan(const KktStructure& s) : structure(s), elimination(structureOfG(s)) {
  collectEnds();
  if (crowds(s)) return;
  placeProducts();
  double operations = operationsOf(eliminationOrder(elimination.structure));
  for (const Product& p : products) operations += 6 * (p.wide ? 6 : 4) * p.columns;
  pays_ = operations <= operationsOf(eliminationOrder(s));
}

void DelassusPlan::collectEnds() {
  for (const KktStructure::Block& b : structure.blocks) {
    const KktStructure::Body& body = structure.bodyOf(b);
    const KktStructure::Constraint& c = structure.constraintOf(b);
    ends.push_back({b.body, body.offset, body.size, c.offset, c.rows});
  }
  std::vector<std::vector<int>> at(structure.bodies.size());
  for (std::size_t e = 0; e < ends.size(); ++e) at[delassusPlace(ends[e].body)].push_back(static_cast<int>(e));
  for (const std::vector<int>& here : at) {
    atBody.push_back({static_cast<int>(endsOfBodies.size()), static_cast<int>(here.size())});
    endsOfBodies.insert(endsOfBodies.end(), here.begin(), here.end());
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
