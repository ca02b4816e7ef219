#include "linear/kkt_solver.h"

#include "linear/block_kkt.h"
#include "linear/condensed_kkt.h"
#include "linear/dense_kkt.h"
#include "linear/sparse_kkt.h"

#include <vector>

namespace gyre {
namespace {

/// Whether the squares are much more than the entries of the whole matrix: many joints at one body.
bool condensationFills(const KktStructure& s) {
  constexpr double muchMore = 8;
  std::vector<double> rows(s.bodies.size());
  double entries = 0, squares = 0;
  forEachConstraintBlock(s, [&](const auto& constraint, const auto& body, std::size_t i) {
    rows[static_cast<std::size_t>(s.blocks[i].body)] += constraint.rows;
    entries += 2.0 * constraint.rows * body.size;
  });
  for (std::size_t b = 0; b < rows.size(); ++b) {
    entries += s.bodies[b].size * s.bodies[b].size;
    squares += rows[b] * rows[b];
  }
  return squares > muchMore * entries;
}

KktMethod fitting(const KktTopology& topology) {
  const KktStructure& structure = topology.structure();
  if (structure.size() <= denseLimit && !structure.symmetric) return KktMethod::dense;
  if (!topology.block()->fills()) return KktMethod::block;
  return structure.couplings.empty() && !condensationFills(structure) ? KktMethod::condensed : KktMethod::sparse;
}

}  // namespace

std::unique_ptr<KktSolver> makeKktSolver(const KktTopology& topology, KktMethod method, KktUse use) {
  switch (method == KktMethod::automatic ? fitting(topology) : method) {
    case KktMethod::dense: return std::make_unique<DenseKkt>(topology.structure());
    case KktMethod::condensed: return std::make_unique<CondensedKkt>(topology.condensed());
    case KktMethod::block: return std::make_unique<BlockKkt>(topology, use);
    case KktMethod::sparse:
    case KktMethod::automatic: break;
  }
  return std::make_unique<SparseKkt>(topology.sparse());
}

}  // namespace gyre
