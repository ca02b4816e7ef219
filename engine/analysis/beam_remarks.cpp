#include "analysis/beam_remarks.h"

#include "system/beam_strains.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// A beam that vibrates faster than this [rad/s] has numbers in wrong units: a millimetre of steel has a thousandth of
/// it.
constexpr double unheardOf = 1e9;

std::string countText(std::size_t n, const char* one, const char* many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

}  // namespace

double slenderness(const BeamParts& beam) {
  double thickness = 0;
  for (const BeamSection& section : beam.sections) thickness = std::max(thickness, section.size.maxCoeff());
  return beam.mesh.length / thickness;
}

std::string ownerName(const System& system, std::size_t body) {
  const BeamSet& beams = system.channels().beams();
  for (std::size_t i = 0; i < beams.size(); ++i)
    if (std::find(beams[i].bodies.begin(), beams[i].bodies.end(), body) != beams[i].bodies.end())
      return beams[i].parts.name;
  return system.bodies().nameOf(static_cast<int>(body));
}

std::vector<BeamRemarks> beamRemarks(const System& system, const State& s, const FastestRates& rates) {
  const BeamSet& beams = system.channels().beams();
  std::vector<BeamRemarks> out;
  if (beams.size() == 0) return out;
  Workspace w = system.makeWorkspace();
  const std::vector<BeamStrain> strains = beamStrains(system, system.evaluateKinematics(s, w));
  for (std::size_t i = 0; i < beams.size(); ++i) {
    const BeamParts& parts = beams[i].parts;
    BeamRemarks& remarks = out.emplace_back(BeamRemarks{.beam = parts.id, .form = {}, .doubts = {}});
    const std::string elements = countText(parts.mesh.elements.size(), "element", "elements");
    remarks.form = parts.reduced
                       ? fmt::format("bends, twists, shears and stretches by {} of {} held at {}",
                                     countText(static_cast<std::size_t>(parts.reduced->body.modes), "mode", "modes"),
                                     elements, countText(parts.reduced->interfaces.size(), "node", "nodes"))
                       : fmt::format("bends, twists, shears and stretches: {} between {}", elements,
                                     countText(parts.nodes.size(), "node", "nodes"));
    if (const double slender = slenderness(parts); slender < leastSlenderness)
      remarks.doubts.push_back(
          fmt::format("its length is {:.2g} times its thickness: a block, which a beam describes badly", slender));
    if (strains[i].turn >= largeTurn)
      remarks.doubts.push_back(
          fmt::format("element {} turns by {:.0f} deg at the start: more elements follow it better", strains[i].bent,
                      strains[i].turn * 180 / M_PI));
    if (rates.vibration > unheardOf && ownerName(system, rates.body) == parts.name)
      remarks.doubts.push_back(fmt::format(
          "it vibrates at up to {:.2g} rad/s: are its stiffness and density in SI units?", rates.vibration));
  }
  return out;
}

}  // namespace gyre
