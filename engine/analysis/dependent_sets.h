#pragma once
// Redundant constraints: sets of joints whose equations B dq = 0 say some things more than once.
//
// A null vector n of B^T (B^T n = 0) is a load the joints can carry among themselves without moving anything, so
// multipliers lambda + s n all satisfy M v' + g + B^T lambda = 0: those with n_i != 0 are not unique, all others are.
// The supports of the null space fall into connected sets that do not touch each other.

#include "analysis/system_elements.h"
#include "describe/type_info.h"

#include <optional>
#include <string>
#include <vector>

namespace gyre {

/// One joint given another type between the same markers.
struct Replacement {
  ElementId joint;
  const TypeInfo* type;
};
/// Replacements to be made together.
struct Proposal {
  std::vector<Replacement> replacements;
  int redundantLeft = 0;  ///< equations the set still says too often after them
};

struct DependentSet {
  std::vector<ElementId> joints;
  int redundant = 0;
  struct Row {
    ElementId joint;
    int number;            ///< among the joint's equations, from 0
    std::string equation;  ///< "coincidence along y"
  };
  std::vector<Row> rows;                  ///< whose multipliers are not unique
  std::vector<std::vector<int>> minimal;  ///< minimal dependent sets: indices into rows; `redundant` of them
  std::vector<Proposal> proposals;        ///< best first; empty where none was found or the set is too large to try
  std::string tried;                      ///< along what each of them was: "along 1 free motion"; empty: none was
  bool triedAll = true;                   ///< false: it would have taken too long
  /// Next to where it stands: fewer in a singular position, where rows are dependent that are not so else.
  std::optional<int> redundantNearby;
  std::vector<double> singularTimes;  ///< at which the drives lead through one: the first ones [s]
  bool isSingularHere() const { return redundantNearby.value_or(redundant) < redundant; }
};

/// @param rank  set to that of B
std::vector<DependentSet> dependentSets(const System& system, const SystemElements& elements, const State& s,
                                        int& rank);

}  // namespace gyre
