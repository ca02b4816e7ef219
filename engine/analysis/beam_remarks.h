#pragma once
// Remarks about the flexible beams of a model before a run: for each a line that says what it can do, instead of the
// freedoms of its nodes, and doubts about its numbers.

#include "analysis/fastest_rates.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre {

/// Below this length over thickness a body is a block, not a beam.
inline constexpr double leastSlenderness = 5;

struct BeamRemarks {
  ElementId beam;
  std::string form;                 ///< "bends, twists, shears and stretches: 16 elements between 17 nodes"
  std::vector<std::string> doubts;  ///< sentences without the name
};

/// @param s  at the start of a run
std::vector<BeamRemarks> beamRemarks(const System& system, const State& s, const FastestRates& rates);

/// The name of the element that a body of the system stands for: of a node of a flexible beam, the beam.
std::string ownerName(const System& system, std::size_t body);

/// The line's length over the largest size of its sections; of sections without a shape, of a solid square section
/// with their radius of gyration.
double slenderness(const BeamParts& beam);

}  // namespace gyre
