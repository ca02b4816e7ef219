#pragma once
// Where a run begins that goes on from a row of another one: time, positions and velocities of the bodies, and what is
// counted on the way there, such as turns of a hinge.

#include "run/recording.h"
#include "system/system.h"

#include <cstddef>
#include <memory>

namespace gyre {

struct RunStart {
  std::shared_ptr<const Recording> recording;
  std::size_t row = 0;
};

/// The state of a system of the same bodies there, moved onto nothing. What is counted is taken from the rows up to it,
/// which must not be more than half a turn apart. Refused where the recording lacks a body's channels, and where forces
/// remember what rows do not tell: friction with bristles.
Expected<State> stateAt(const System& system, const RunStart& start);

}  // namespace gyre
