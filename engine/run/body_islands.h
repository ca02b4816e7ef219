#pragma once
// What hangs together in a recorded row: bodies that contacts and joints connect, the ground aside. These are the
// islands of the solver of contacts, and beside them what only joints hold together.

#include "core/disjoint_sets.h"
#include "model/model.h"
#include "run/contact_log.h"
#include "run/solver_log.h"

#include <span>
#include <utility>
#include <vector>

namespace gyre {

class BodyIslands {
 public:
  explicit BodyIslands(const Model& model);

  /// For each active body, in the order of the model, which is that of the system: the smallest body of its island,
  /// which names it; -1 where nothing but the ground is joined to it, and nothing touches it.
  std::vector<std::int32_t> of(std::span<const LoggedContact> contacts) const;
  /// The bodies of each island of a solve, ascending: those that its contacts act on, and what joints hold to them.
  /// Islands of joints alone, which solvers have that iterate over joints, are those without contacts.
  /// @param contacts  of the row
  std::vector<std::vector<std::int32_t>> of(const LoggedSolve& solve, std::span<const LoggedContact> contacts) const;

 private:
  std::size_t bodies_ = 0;
  std::vector<std::pair<std::size_t, std::size_t>> joined_;
  std::vector<std::size_t> held_;  ///< a body of each joint, in their order
};

}  // namespace gyre
