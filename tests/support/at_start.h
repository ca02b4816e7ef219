#pragma once
// What is found of a model at its initial state.

#include "support/model_builder.h"
#include "system/initial_conditions.h"

#include <cmath>
#include <string>

namespace gyre::test {

inline Mobility mobilityOf(const ModelBuilder& b) {
  const auto system = System::compile(b.model()).value();
  return mobility(*system, system->initialState());
}

/// A channel by its header; not a number where there is none.
inline double channelAtStart(const ModelBuilder& b, const std::string& header) {
  const auto system = System::compile(b.model()).value();
  const State s = system->initialState();
  Workspace w = system->makeWorkspace();
  std::vector<double> values(system->channels().size());
  system->channels().report(system->evaluate(s, w), values);
  const auto channels = system->channels().list();
  for (std::size_t c = 0; c < values.size(); ++c)
    if (channels[c].header() == header) return values[c];
  return std::nan("");
}

}  // namespace gyre::test
