#pragma once
// What rows of a run hold: the channels of the whole system (run/row_values.h), those of its elements or some of them,
// and the energy of each element where it is asked for (run/energy_columns.h).

#include "run/energy_columns.h"
#include "run/row_values.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gyre {

class RunRows {
 public:
  explicit RunRows(const System& system) : system_(&system), values_(system) {}
  /// Goes on with another system of the same size.
  void exchange(const System& system);

  /// Rows hold the channels of the whole system and, of those of the elements, the ones that fit one of these patterns,
  /// or all where there are none; with patterns, or where it is asked for and the system is not large, the energy of
  /// each element among them. A pattern that fits none is an error.
  Expected<void> choose(std::span<const std::string> patterns, bool energyOfElements);
  /// Rows hold the channels of the whole system and, of those of the elements, these only: the others cost nothing.
  /// @param columns  of channels(), ascending
  void keep(std::span<const std::size_t> columns);
  /// Rows also hold the energy of each element; before the first step.
  void addEnergyOfElements() { energy_.emplace(*system_); }
  /// Rows hold what the iterations of Newton did (RowValues::reportNewton).
  void reportNewton(const NewtonTrace* trace) { values_.reportNewton(trace); }
  /// What a row holds, time first; made anew.
  std::vector<Channel> channels() const;

  /// To be told of every step.
  void count(const StepReport& report) { values_.count(report); }
  /// As many values as channels. Fails where one is not finite.
  Expected<void> fill(const EvaluatedKinematics& at, const EnergyBudget& energy, const StepReport& report,
                      const ContactRecord* contacts, std::span<double> row);

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(values_); }

  const System* system_;
  RowValues values_;
  std::optional<EnergyColumns> energy_;
};

}  // namespace gyre
