#pragma once
// What hangs together in a recorded row: bodies that contacts and joints connect, the ground aside. These are the
// islands of the solver of contacts, and beside them what only joints hold together.

#include "core/disjoint_sets.h"
#include "model/model.h"
#include "run/contact_log.h"

#include <span>
#include <utility>
#include <vector>

namespace gyre {

class BodyIslands {
 public:
  explicit BodyIslands(const Model& model);

  /// Of each active body in the order of the model, which is that of the system: the smallest body of its island, which
  /// names it; -1 where nothing but the ground is joined to it, and nothing touches it.
  std::vector<std::int32_t> of(std::span<const LoggedContact> contacts) const;

 private:
  std::size_t bodies_;
  std::vector<std::pair<std::size_t, std::size_t>> joined_;
};

}  // namespace gyre
