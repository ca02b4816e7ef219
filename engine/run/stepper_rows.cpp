// What rows of a run hold.
#include "run/recording_csv.h"
#include "run/stepper.h"
#include "system/energy_sources.h"

#include <algorithm>

namespace gyre {
namespace {

/// Rows of larger systems would be mostly energy.
constexpr std::size_t mostElementsWithEnergy = 1000;

}  // namespace

Expected<void> Stepper::choose(std::span<const std::string> patterns, bool energyOfElements) {
  const bool few = system_->bodies().size() + energySourceCount(*system_) <= mostElementsWithEnergy;
  if (!patterns.empty() || (energyOfElements && few)) recordEnergyOfElements();
  if (patterns.empty()) return {};
  const auto columns = selectColumns(channels(), patterns);
  if (!columns) return fail(columns.error());
  recordOnly(*columns);
  return {};
}

void Stepper::recordOnly(std::span<const std::size_t> columns) {
  const std::size_t first = values_.channels().size();
  const auto ofEnergy = std::ranges::lower_bound(columns, first);
  values_.keep({columns.begin(), ofEnergy});
  if (!energyColumns_) return;
  std::vector<std::size_t> kept(ofEnergy, columns.end());
  for (std::size_t& c : kept) c -= first;
  energyColumns_->keep(kept);
}

std::vector<Channel> Stepper::channels() const {
  std::vector<Channel> out = values_.channels();
  if (!energyColumns_) return out;
  const std::vector<Channel> ofEnergy = energyColumns_->channels(*system_);
  out.insert(out.end(), ofEnergy.begin(), ofEnergy.end());
  return out;
}

Expected<void> Stepper::writeRow(std::span<double> row) {
  const std::size_t ofEnergy = energyColumns_ ? energyColumns_->size() : 0;
  integrator_->computeAccelerations(state_);
  if (!isChosen_) chooseMultipliers();
  values_.fill(evaluated(), energy_, last_, contacts(), row.first(row.size() - ofEnergy));
  if (energyColumns_) energyColumns_->fill(*system_, evaluated(), energy_, row.last(ofEnergy));
  return finiteRow([this] { return channels(); }, row);
}

}  // namespace gyre
