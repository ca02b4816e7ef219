#include "system/energy_sources.h"

namespace gyre {

std::size_t energySourceCount(const System& system) {
  return system.forces().elements.size() + system.forces().onJoints.size() +
         system.constraints().coordinateEquations.size() + 1;
}

bool exchangesEnergy(const System& system) {
  return energySourceCount(system) > 1 || !system.transientForces().forces.empty();
}

std::vector<EnergySource> energySources(const System& system) {
  using Kind = EnergySource::Kind;
  std::vector<EnergySource> out;
  for (const ForceSet::Element& f : system.forces().elements) out.push_back({f.id, f.name, Kind::force});
  for (const ForceSet::OnJoint& f : system.forces().onJoints) out.push_back({f.id, f.name, Kind::force});
  const std::size_t first = out.size();
  const auto& equations = system.constraints().coordinateEquations;
  out.resize(first + equations.size(), {documentId, {}, Kind::equation});
  for (const ConstraintSet::Constraint& c : system.constraints().constraints) {
    if (c.coordinateEquation < 0) continue;
    const auto e = static_cast<std::size_t>(c.coordinateEquation);
    out[first + e] = {c.id, c.name, equations[e].driven ? Kind::drive : Kind::equation};
  }
  return out;
}

}  // namespace gyre
