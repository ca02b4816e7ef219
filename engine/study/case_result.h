#pragma once
// What became of one case.

#include "core/error.h"
#include "study/work_counts.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

/// Rows kept of a run: only the channels and times that measures and plots ask for.
struct KeptRows {
  std::vector<std::string> channels = {};
  std::vector<double> times = {};   ///< [s]
  std::vector<double> values = {};  ///< row by row, one for each channel

  std::size_t rows() const { return times.size(); }
  double at(std::size_t row, std::size_t channel) const { return values[row * channels.size() + channel]; }
};

struct MeasuredValue {
  double value = std::numeric_limits<double>::quiet_NaN();
  /// Size of what it was compared with (root mean square of the reference); not a number for plain values.
  double scale = std::numeric_limits<double>::quiet_NaN();
  std::string problem = {};  ///< why there is no value, e.g. the finest case is its own reference
};

struct CaseResult {
  std::size_t index = 0;            ///< of the planned case
  std::optional<Error> error = {};  ///< why it failed; measures then have no values
  double cpuTime = 0;               ///< of the thread, stepping only [s]
  WorkCounts work = {};
  std::vector<MeasuredValue> measures = {};  ///< one for each of Study::measures
  KeptRows series = {};                      ///< for the plots over time; empty where none needs this case
  KeptRows referenceSeries = {};             ///< the same times and channels of the reference, for plots against it
  bool restored = false;                     ///< taken from an earlier run of the study

  bool failed() const { return error.has_value(); }
};

}  // namespace gyre
