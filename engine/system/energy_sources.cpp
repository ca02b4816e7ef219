#include "system/energy_sources.h"

namespace gyre {

std::size_t energySourceCount(const System& system) {
  return system.forces().elementSources + system.forces().onJoints.size() +
         system.constraints().coordinateEquations.size() + system.forces().superelements.size() + 1;
}

bool exchangesEnergy(const System& system) {
  return energySourceCount(system) > 1 || !system.transientForces().forces.empty();
}

std::vector<EnergySource> energySources(const System& system) {
  using Kind = EnergySource::Kind;
  std::vector<EnergySource> out;
  for (const ForceSet::Element& f : system.forces().elements)
    if (f.energySource == out.size()) out.push_back({f.id, f.name, Kind::force});
  const BeamSet& beams = system.channels().beams();
  for (std::size_t i = 0; i < beams.size(); ++i) {
    if (beams[i].forces.empty()) continue;  // a superelement
    EnergySource& source = out[system.forces().elements[beams[i].forces.front()].energySource];
    source.id = beams[i].parts.id;
    source.name = beams[i].parts.name;
  }
  for (const ForceSet::OnJoint& f : system.forces().onJoints) out.push_back({f.id, f.name, Kind::force});
  const std::size_t first = out.size();
  const auto& equations = system.constraints().coordinateEquations;
  out.resize(first + equations.size(), {documentId, {}, Kind::equation});
  for (const ConstraintSet::Constraint& c : system.constraints().constraints) {
    if (c.coordinateEquation < 0) continue;
    const auto e = static_cast<std::size_t>(c.coordinateEquation);
    out[first + e] = {c.id, c.name, equations[e].driven ? Kind::drive : Kind::equation};
  }
  const SuperelementSet& superelements = system.forces().superelements;
  for (std::size_t i = 0; i < superelements.size(); ++i)
    out.push_back({superelements[i].id, superelements[i].name, Kind::force});
  return out;
}

}  // namespace gyre
