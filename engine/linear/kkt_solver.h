#pragma once
// Solves S x = b for the block matrix of kkt_matrix.h. Symbolic work is that of the topology; factor() and solve()
// allocate nothing.

#include "linear/kkt_topology.h"

#include <memory>

namespace gyre {

class KktSolver {
 public:
  virtual ~KktSolver() = default;
  /// False when S is singular or not finite. S must stay as it is until the last solve() with it.
  virtual bool factor(const KktMatrix& S) = 0;
  /// Replaces b [nv + m] by the solution. @pre factor() returned true
  virtual void solve(VecX& b) = 0;
  /// How often that goes through the factors: twice where it refines.
  virtual int passes() const { return 1; }

 private:
  friend class StateArchive;
  /// What factorizations of matrices to come depend on, such as pivots that are kept.
  /// @param S       the matrix that was factored last, read already
  /// @param isHeld  solves with it are to come: it is factored as it was
  virtual void persist(StateArchive& a, const KktMatrix& S, bool isHeld) = 0;
};

enum class KktMethod {
  automatic,  ///< dense up to denseLimit unknowns, but where symmetric; then block unless its fronts would be very
              ///< large; then condensed where no bodies are coupled and none has very many constraints; else sparse
  dense,      ///< LU with partial pivoting
  sparse,     ///< KLU on the whole matrix
  condensed,  ///< each body eliminated on its own, KLU on what is left for the multipliers, where each body fills a
              ///< square of all its constraints; needs no couplings
  block       ///< fronts along the graph of bodies and joints; KLU where pivots within them do not do
};

enum class KktUse {
  solutions,   ///< to round-off of the scaled matrix
  corrections  ///< of an iteration that evaluates its residual itself: backward errors up to 1e-11 serve it as well,
               ///< and whatever leaves of what it is to correct a thousandth of motions, a tenth of multipliers
};

inline constexpr int denseLimit = 36;

/// @param topology  outlives the solver
std::unique_ptr<KktSolver> makeKktSolver(const KktTopology& topology, KktMethod method = KktMethod::automatic,
                                         KktUse use = KktUse::solutions);

}  // namespace gyre
