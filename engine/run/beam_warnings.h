#pragma once
// What there is to say of the flexible beams of a run, each once for a beam: an element turns by much, or is crushed.

#include "system/beam_strains.h"

#include <set>
#include <string>
#include <vector>

namespace gyre {

class BeamWarnings {
 public:
  /// What is new at a state.
  std::vector<std::string> look(const System& system, const EvaluatedKinematics& at);

 private:
  std::set<std::string> bent_, crushed_;  ///< beams of which it was said
};

}  // namespace gyre
