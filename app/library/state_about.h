#pragma once
// The state that an analysis is about.

#include "value_json.h"

namespace gyre {
inline namespace v0 {

/// The motion as the model is placed, or an equilibrium that is found from there.
inline engine::State stateAbout(const System& system, bool initial) {
  if (initial) return orThrow(consistentInitialState(system, false)).state;
  return orThrow(findEquilibrium(system, system.initialState())).state;
}

}  // namespace v0
}  // namespace gyre
