#include "linear/kkt_solver.h"

#include "linear/condensed_kkt.h"
#include "linear/dense_kkt.h"
#include "linear/sparse_kkt.h"

namespace gyre {

std::unique_ptr<KktSolver> makeKktSolver(const KktStructure& structure, KktMethod method) {
  if (method == KktMethod::automatic) {
    if (structure.size() <= denseLimit) method = KktMethod::dense;
    else method = structure.couplings.empty() ? KktMethod::condensed : KktMethod::sparse;
  }
  switch (method) {
    case KktMethod::dense: return std::make_unique<DenseKkt>(structure);
    case KktMethod::condensed: return std::make_unique<CondensedKkt>(structure);
    case KktMethod::sparse:
    case KktMethod::automatic: break;
  }
  return std::make_unique<SparseKkt>(structure);
}

}  // namespace gyre
