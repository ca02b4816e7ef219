#include "run/run_rows.h"

#include "run/recording_csv.h"
#include "run/step_gate.h"
#include "system/energy_sources.h"

#include <algorithm>

namespace gyre {
namespace {

/// Rows of larger systems would be mostly energy.
constexpr std::size_t mostElementsWithEnergy = 1000;

}  // namespace

void RunRows::exchange(const System& system) {
  system_ = &system;
  values_.exchange(system);
}

Expected<void> RunRows::choose(std::span<const std::string> patterns, bool energyOfElements) {
  const bool few = system_->bodies().size() + energySourceCount(*system_) <= mostElementsWithEnergy;
  if (!patterns.empty() || (energyOfElements && few)) addEnergyOfElements();
  if (patterns.empty()) return {};
  const auto columns = selectColumns(channels(), patterns);
  if (!columns) return fail(columns.error());
  keep(*columns);
  return {};
}

void RunRows::keep(std::span<const std::size_t> columns) {
  const std::size_t first = values_.channels().size();
  const auto ofEnergy = std::ranges::lower_bound(columns, first);
  values_.keep({columns.begin(), ofEnergy});
  if (!energy_) return;
  std::vector<std::size_t> kept(ofEnergy, columns.end());
  for (std::size_t& c : kept) c -= first;
  energy_->keep(kept);
}

std::vector<Channel> RunRows::channels() const {
  std::vector<Channel> out = values_.channels();
  if (!energy_) return out;
  const std::vector<Channel> ofEnergy = energy_->channels(*system_);
  out.insert(out.end(), ofEnergy.begin(), ofEnergy.end());
  return out;
}

Expected<void> RunRows::fill(const EvaluatedKinematics& at, const EnergyBudget& energy, const StepReport& report,
                             const ContactRecord* contacts, std::span<double> row) {
  const std::size_t ofEnergy = energy_ ? energy_->size() : 0;
  values_.fill(at, energy, report, contacts, row.first(row.size() - ofEnergy));
  if (energy_) energy_->fill(*system_, at, energy, row.last(ofEnergy));
  return finiteRow([this] { return channels(); }, row);
}

}  // namespace gyre
