#pragma once
// How far the elements of flexible beams are bent and pressed. Their strain is a logarithm, unique while an element
// turns by less than half a turn, and their measure of stretch ends where nothing is left of the length.

#include "system/system.h"

#include <string>
#include <vector>

namespace gyre {

/// Above this turn of an element [rad] the order of its error says little: more elements are worth while.
inline constexpr double largeTurn = 60 * M_PI / 180;

/// Beyond this turn of a node against the start of a beam by modes [rad] a free end is a hundredth of the length too
/// far away: vibrations leave out by how much a turned line is shorter, theta^2 / 6 where the turn grows evenly to
/// theta.
inline constexpr double largeTurnOfModes = 15 * M_PI / 180;

/// The extremes of one beam; elements count from 1.
struct BeamStrain {
  std::string beam;
  std::size_t bent = 1, crushed = 1;  ///< elements of these
  double turn = 0;                    ///< the largest, between the ends of an element [rad]
  double stretch = 0;                 ///< the least, along an element: -1 where nothing is left of its length
  double fromStart = 0;               ///< by modes: the largest turn of a node against the start [rad]
};
/// In the order of the system's beams.
std::vector<BeamStrain> beamStrains(const System& system, const EvaluatedKinematics& at);

/// "beam 'blade', element 3 turns by 72 deg"
std::string turnText(const BeamStrain& strain);
/// "beam 'blade' turns by 20 deg against its start, and modes are for small deformations"
std::string modesText(const BeamStrain& strain);
/// "beam 'blade', element 3 is crushed to 40 % of its length"
std::string crushText(const BeamStrain& strain);
/// Why equations near s may have no solution: an element is turned or crushed to where its strain ends. Empty: none is.
std::string beamFault(const System& system, const State& s);

}  // namespace gyre
