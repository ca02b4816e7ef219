#pragma once
// The order in which the block matrix S of kkt_matrix.h is eliminated, and what each elimination touches.
//
// A joint's rows have no diagonal, so they are eliminated together with a body that they hold: with the body behind the
// joint, seen from the ground (a spanning tree, breadth first). On trees each front then is a body with its joint, and
// touches the body before it alone: no fill. Rows that close a loop come when the bodies that they connect are
// eliminated and can move to meet them. Among what can be eliminated the front with the narrowest boundary is first
// (minimum degree: Rose 1972; for bodies and joints compare Orlandea, Chace and Calahan 1977).
//
// In trees of thousands of bodies the one from which on most of them hang is held back, so that chains are eliminated
// from both ends, side by side (elimination_tasks.h).

#include "linear/kkt_matrix.h"

#include <span>
#include <vector>

namespace gyre {

/// Parts are the bodies and behind them the constraints of a structure.
struct EliminationOrder {
  EliminationOrder() = default;
  EliminationOrder(EliminationOrder&&) = default;
  EliminationOrder& operator=(EliminationOrder&&) = default;

  struct Front {
    std::span<const int> pivots;    ///< parts that are eliminated together
    std::span<const int> boundary;  ///< parts eliminated later that they are coupled to, in order of elimination
    int parent = -1;                ///< the front that eliminates the first of them; -1 where there are none
    double cost = 0;                ///< of its elimination: multiplications
  };
  std::vector<Front> fronts;  ///< in order of elimination, each behind all that lead to it
  std::vector<int> parts;     ///< pivots and boundaries of all fronts
  std::size_t bodies = 0;
  double operations = 0;  ///< of one factorization: multiplications
};

EliminationOrder eliminationOrder(const KktStructure& structure);

/// Unknowns of a part.
inline int sizeOfPart(const KktStructure& s, int part) {
  const auto bodies = static_cast<int>(s.bodies.size());
  return part < bodies ? s.bodies[static_cast<std::size_t>(part)].size
                       : s.constraints[static_cast<std::size_t>(part - bodies)].rows;
}
/// The first of them in [v; lambda].
inline int offsetOfPart(const KktStructure& s, int part) {
  const auto bodies = static_cast<int>(s.bodies.size());
  return part < bodies ? s.bodies[static_cast<std::size_t>(part)].offset
                       : s.nv + s.constraints[static_cast<std::size_t>(part - bodies)].offset;
}

}  // namespace gyre
