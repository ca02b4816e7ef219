#include "run/beam_warnings.h"

#include <fmt/format.h>

namespace gyre {
namespace {

constexpr double muchCrushed = -0.5;

}  // namespace

std::vector<std::string> BeamWarnings::look(const System& system, const EvaluatedKinematics& at) {
  std::vector<std::string> out;
  for (const BeamStrain& strain : beamStrains(system, at)) {
    if (strain.turn >= largeTurn && bent_.insert(strain.beam).second)
      out.push_back(fmt::format("t = {:.6g} s: {}: more elements follow it better", at.t(), turnText(strain)));
    if (strain.fromStart >= largeTurnOfModes && bent_.insert(strain.beam).second)
      out.push_back(fmt::format("t = {:.6g} s: {}: elements (0 modes) follow it", at.t(), modesText(strain)));
    if (strain.stretch <= muchCrushed && crushed_.insert(strain.beam).second)
      out.push_back(fmt::format("t = {:.6g} s: {}: no strain that a beam describes", at.t(), crushText(strain)));
  }
  return out;
}

}  // namespace gyre
