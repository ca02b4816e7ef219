#include "system/beam_strains.h"

#include "flexible/beam_element.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

/// Beyond these the next step may end where the strain does.
constexpr double nearHalfTurn = 120 * M_PI / 180, nearlyNothingLeft = -0.8;

BeamStrain strainOf(const BeamSet::Entry& beam, const System& system, const EvaluatedKinematics& at) {
  BeamStrain out{.beam = beam.parts.name};
  if (beam.isReduced()) {
    const Superelement::Memory& m = system.forces().superelements.evaluated(beam.superelement, at);
    const MatX& shapes = beam.parts.reduced->body.shapes;
    for (std::size_t i = 0; i < beam.parts.nodes.size(); ++i)
      out.fromStart =
          std::max(out.fromStart, (shapes.middleRows<3>(static_cast<Eigen::Index>(6 * i + 3)) * m.zeta).norm());
    return out;
  }
  for (std::size_t i = 0; i < beam.forces.size(); ++i) {
    const ForceSet::Element& f = system.forces().elements[beam.forces[i]];
    const auto& element = static_cast<const BeamElementForce&>(*f.force);
    const BodyKinematics &k1 = at.body(system.bodies().slot(f.body1)), &k2 = at.body(system.bodies().slot(f.body2));
    if (const double turn = element.turn(k1, k2); turn > out.turn) {
      out.turn = turn;
      out.bent = i + 1;
    }
    if (const double stretch = element.stretch(k1, k2); stretch < out.stretch) {
      out.stretch = stretch;
      out.crushed = i + 1;
    }
  }
  return out;
}

}  // namespace

std::vector<BeamStrain> beamStrains(const System& system, const EvaluatedKinematics& at) {
  const BeamSet& beams = system.channels().beams();
  std::vector<BeamStrain> out;
  for (std::size_t i = 0; i < beams.size(); ++i) out.push_back(strainOf(beams[i], system, at));
  return out;
}

std::string turnText(const BeamStrain& strain) {
  return fmt::format("beam '{}', element {} turns by {:.0f} deg", strain.beam, strain.bent, strain.turn * 180 / M_PI);
}

std::string modesText(const BeamStrain& strain) {
  return fmt::format("beam '{}' turns by {:.0f} deg against its start, and modes are for small deformations",
                     strain.beam, strain.fromStart * 180 / M_PI);
}

std::string crushText(const BeamStrain& strain) {
  return fmt::format("beam '{}', element {} is crushed to {:.0f} % of its length", strain.beam, strain.crushed,
                     100 * std::max(0.0, 1 + strain.stretch));
}

std::string beamFault(const System& system, const State& s) {
  if (system.channels().beams().size() == 0) return {};
  Workspace w = system.makeWorkspace();
  std::string out;
  const auto say = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
  for (const BeamStrain& strain : beamStrains(system, system.evaluateKinematics(s, w))) {
    if (strain.turn > nearHalfTurn) say(turnText(strain) + ": use more elements");
    if (strain.stretch < nearlyNothingLeft) say(crushText(strain));
  }
  return out;
}

}  // namespace gyre
