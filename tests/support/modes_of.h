#pragma once
// The modes of a model about the equilibrium nearest to its initial values.

#include "analysis/modes.h"
#include "analysis/statics.h"
#include "support/model_builder.h"

#include <stdexcept>
#include <vector>

namespace gyre::test {

inline std::vector<Mode> modesOf(const ModelBuilder& b, const ModesOptions& options = {}) {
  const auto system = System::compile(b.model()).value();
  const auto rest = findEquilibrium(*system, system->initialState());
  if (!rest) throw std::runtime_error(rest.error().text());
  auto modes = eigenmodes(*system, rest->state, options);
  if (!modes) throw std::runtime_error(modes.error().text());
  return *modes;
}

}  // namespace gyre::test
