#pragma once
// The sources of energy of a system beside its bodies and fields: what stores energy in its deformation, turns it into
// heat or brings it in. In the order in which System::energy() tells them apart: force elements (those of a flexible
// beam as one), forces on joint coordinates, constraints between coordinates (of which those with a prescribed motion
// do work, lambda Phi_t), superelements, and at last, as one, all forces that come and go.

#include "system/system.h"

#include <string>
#include <vector>

namespace gyre {

struct EnergySource {
  ElementId id;
  std::string name;
  enum class Kind { force, drive, equation } kind;  ///< equation: a constraint that nothing drives
};

std::size_t energySourceCount(const System& system);
/// Whether anything but contacts could turn energy into heat or bring it in.
bool exchangesEnergy(const System& system);
/// But for the last, which is no element.
std::vector<EnergySource> energySources(const System& system);

}  // namespace gyre
