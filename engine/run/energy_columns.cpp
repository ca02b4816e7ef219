#include "run/energy_columns.h"

#include <array>

namespace gyre {

EnergyColumns::EnergyColumns(const System& system) {
  using Kind = Part::Kind;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    parts_.push_back({Kind::kinetic, b});
    if (!system.forces().fields.empty()) parts_.push_back({Kind::potential, b});
  }
  const std::vector<EnergySource> sources = energySources(system);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (sources[i].kind == EnergySource::Kind::drive) parts_.push_back({Kind::work, i});
    if (sources[i].kind != EnergySource::Kind::force) continue;
    for (const Kind kind : {Kind::elastic, Kind::dissipated, Kind::work}) parts_.push_back({kind, i});
  }
  for (std::size_t i = 0; i < system.contactChannels().sums().size(); ++i)
    for (const Kind kind : {Kind::contactElastic, Kind::normalWork, Kind::frictionWork}) parts_.push_back({kind, i});
  parts_.push_back({Kind::mouseSpring, 0});
}

void EnergyColumns::keep(std::span<const std::size_t> columns) {
  std::vector<Part> kept;
  for (const std::size_t c : columns) kept.push_back(parts_[c]);
  parts_ = std::move(kept);
}

std::vector<Channel> EnergyColumns::channels(const System& system) const {
  constexpr std::array quantities{"kinetic", "potential", "elastic",     "dissipated",
                                  "work",    "elastic",   "normal_work", "friction_work"};
  const ContactChannels& contacts = system.contactChannels();
  const std::vector<EnergySource> sources = energySources(system);
  std::vector<Channel> out;
  for (const Part& part : parts_) {
    const auto quantity = [&] { return quantities[static_cast<std::size_t>(part.kind)]; };
    const auto add = [&](const auto& of) { out.push_back({of.id, of.name + "." + quantity(), "J"}); };
    if (part.kind == Part::Kind::mouseSpring) out.push_back({documentId, "energy.hand", "J"});
    else if (part.kind <= Part::Kind::potential) add(system.bodies()[part.index]);
    else if (part.kind <= Part::Kind::work) add(sources[part.index]);
    else out.push_back(contacts.channelOf(contacts.sums().list()[part.index], quantity(), "J"));
  }
  return out;
}

void EnergyColumns::fill(const System& system, const EvaluatedKinematics& at, const EnergyBudget& energy,
                         std::span<double> values) const {
  using Kind = Part::Kind;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const std::size_t of = parts_[i].index;
    switch (parts_[i].kind) {
      case Kind::kinetic: values[i] = system.kineticEnergy(at, of); break;
      case Kind::potential: values[i] = system.forces().potential(of, at); break;
      case Kind::elastic: values[i] = energy.elasticOf(of); break;
      case Kind::dissipated: values[i] = energy.dissipatedOf(of); break;
      case Kind::work: values[i] = energy.workOf(of); break;
      case Kind::contactElastic: values[i] = energy.contactElasticOf(of); break;
      case Kind::normalWork: values[i] = energy.contactNormalOf(of); break;
      case Kind::frictionWork: values[i] = energy.contactFrictionOf(of); break;
      case Kind::mouseSpring: values[i] = energy.mouseSpring() + energy.exchanged(); break;
    }
  }
}

}  // namespace gyre
