#pragma once
// Puts the state after a step into a recording: time, energies, drift, Newton history, then every element's channels.

#include "diagnostics/energy_budget.h"
#include "integrators/integrator.h"
#include "run/recording.h"

namespace gyre {

/// Channels of a recording of this system, time first.
std::vector<Channel> recordedChannels(const System& system);

class RowWriter {
 public:
  RowWriter(const System& system, std::shared_ptr<Recording> recording);
  /// False when the recording is full.
  bool write(const State& s, const Workspace& w, const EnergyBudget& energy, const StepReport& report);

 private:
  const System& system_;
  std::shared_ptr<Recording> recording_;
  VecX Bv_;
};

}  // namespace gyre
