#pragma once
// Facts that follow from the numbers of one flexible beam: how it is when it floats in space without load.

#include "core/error.h"
#include "model/model.h"

#include <stop_token>
#include <vector>

namespace gyre {

struct BeamFacts {
  double length = 0;       ///< arc length of its line [m]
  double mass = 0;         ///< [kg]
  double slenderness = 0;  ///< length over thickness (analysis/beam_remarks.h)
  double turn = 0;         ///< the largest of an element without load [rad]
  double buckling = 0;     ///< Euler's load between hinges, pi^2 EI / L^2 [N]; 0 for lines that are not straight
  double fastest = 0;      ///< the largest frequency of its nodes [rad/s]
  double longestStep = 0;  ///< with which explicit methods stay stable (analysis/step_limit.h) [s]
  std::vector<double> bending =
      {};  ///< the lowest three frequencies of bending, both ends free [rad/s], as far as found
};

/// More elements than these are not counted for the frequencies of bending, which they no longer change.
inline constexpr int elementsForFrequencies = 48;

/// @param beam  a flexible beam of the model. Errors are those of compiling it, or that it was stopped
Expected<BeamFacts> beamFacts(const Model& model, ElementId beam, const std::stop_token& stop = {});

}  // namespace gyre
