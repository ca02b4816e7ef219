#pragma once
// All that an instance of an FMU carries along, at one moment: what the importer has set, and the whole state of the
// run. As bytes it goes into another instance of the same FMU, also in another process.

#include "run/saved_state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gyre::fmu {

/// Modes that the standards distinguish for co-simulation.
enum class Phase { instantiated, initializing, stepping, terminated };

struct FmuMoment {
  Phase phase = Phase::instantiated;
  double start = 0;               ///< [s]
  std::optional<double> stop;     ///< [s]
  double end = 0;                 ///< of the run [s]
  std::vector<double> values;     ///< of all variables that can be set, in their order
  std::optional<SavedState> run;  ///< once it has begun

  void persist(StateArchive& a);
  /// @param token  of the FMU
  std::string bytes(std::string_view token) const;
  static Expected<FmuMoment> fromBytes(std::string_view bytes, std::string_view token);
};

}  // namespace gyre::fmu
