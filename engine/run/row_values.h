#pragma once
// What is recorded of the state after a step: time, energies, drift, Newton history, of contacts where there can be
// any, then every element's channels.

#include "diagnostics/energy_budget.h"
#include "integrators/integrator.h"
#include "run/newton_values.h"
#include "system/channel.h"
#include "system/channels.h"

#include <cstdint>
#include <optional>
#include <span>

namespace gyre {

/// Channels of a recording of this system, time first.
/// @param newton  of a run that tells its iterations of Newton
std::vector<Channel> recordedChannels(const System& system, bool newton = false);

/// The values of one row.
class RowValues {
 public:
  explicit RowValues(const System& system) : system_(&system), Bv_(VecX::Zero(system.m())), Ba_(Bv_) {}
  /// Rows hold what the iterations of Newton did, too, from then on: told before keep(). @param trace  outlives that,
  /// and has the steps since the last row; null: none
  void reportNewton(const NewtonTrace* trace) { newtonTrace_ = trace; }
  /// Goes on with another system of the same size.
  void exchange(const System& system) { system_ = &system; }
  /// Rows hold the channels of the whole system and these from then on. @param columns  of recordedChannels(),
  /// ascending
  void keep(std::span<const std::size_t> columns);
  /// What a row holds, made anew: recordedChannels(), or those that were kept.
  std::vector<Channel> channels() const;
  /// To be told of every step: failures of the run so far are channels.
  void count(const StepReport& report);
  /// @param contacts  of the last step, or null
  /// @param row       as many values as recordedChannels(), or as were kept of them
  void fill(const EvaluatedKinematics& at, const EnergyBudget& energy, const StepReport& report,
            const ContactRecord* contacts, std::span<double> row);

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(errorTestFailures_, convergenceFailures_); }
  std::size_t headSize() const;
  void fillContacts(const EvaluatedKinematics& at, const EnergyBudget& energy, const ContactRecord* contacts,
                    std::span<double> row);

  const System* system_;
  VecX Bv_, Ba_;
  const NewtonTrace* newtonTrace_ = nullptr;
  NewtonValues newton_;
  std::optional<Channels::Selection> kept_;
  std::vector<std::size_t> keptColumns_;   ///< of recordedChannels()
  std::vector<std::size_t> keptContacts_;  ///< of ContactChannels::list(), where some were chosen
  std::vector<double> ofContacts_;         ///< scratch
  std::uint64_t errorTestFailures_ = 0, convergenceFailures_ = 0;
};

}  // namespace gyre
