#pragma once
// Which fronts of a large elimination are done side by side: subtrees, since a front needs those alone that it is the
// parent of. What is above them comes after. It follows from the structure, not from the number of threads, so that
// results do not depend on that.

#include "linear/elimination_order.h"

namespace gyre {

struct EliminationTasks {
  std::vector<std::vector<int>> tasks;  ///< fronts of each, in order of elimination
  std::vector<int> rest;                ///< those after all tasks, in order of elimination
};
/// Tasks of an elimination; of less than parallelFrom bodies all are the rest.
EliminationTasks eliminationTasks(const EliminationOrder& order);

}  // namespace gyre
