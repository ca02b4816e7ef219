#include "linear/kkt_solver.h"

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

}  // namespace

std::unique_ptr<KktSolver> makeKktSolver(const KktTopology& topology, KktMethod method) {
  const KktStructure& structure = topology.structure();
  if (method == KktMethod::automatic) {
    if (structure.size() <= denseLimit) method = KktMethod::dense;
    else
      method = structure.couplings.empty() && !condensationFills(structure) ? KktMethod::condensed : KktMethod::sparse;
  }
  switch (method) {
    case KktMethod::dense: return std::make_unique<DenseKkt>(structure);
    case KktMethod::condensed: return std::make_unique<CondensedKkt>(topology.condensed());
    case KktMethod::sparse:
    case KktMethod::automatic: break;
  }
  return std::make_unique<SparseKkt>(topology.sparse());
}

}  // namespace gyre
