#pragma once
// A table of another program, or of a measurement, as a run beside those of a model: which column is the time, which
// channel each other one is, and in which unit. Where it gives place and orientation of a body, that is where the body
// is shown.

#include "run/csv_table.h"
#include "run/recording.h"

#include <memory>
#include <string>
#include <vector>

namespace gyre {

struct CsvUse {
  std::string channel;  ///< name; empty: the column is left out
  std::string unit;     ///< of the file's numbers; empty: that of the channel, SI
};

struct CsvMapping {
  std::size_t time = 0;  ///< column
  std::string timeUnit = "s";
  std::vector<CsvUse> uses;  ///< of each column of the table; that of the time is not looked at
};

/// What a table seems to mean: the time by its name, else the first column; channels by names that are equal but for
/// case, spaces and punctuation, and every other column under its own name.
/// @param known  channels of a run of the model
CsvMapping guessMapping(const CsvTable& table, const std::vector<Channel>& known);

/// A recording with a row for each of the table's, in SI units. Columns that give place and orientation of a body of
/// the model (x y z qw qx qy qz) stand as in its own runs; place alone is taken for a body that is not turned, which a
/// warning of the recording says. Refused: time that does not grow, a unit that does not fit the channel, a channel
/// twice.
/// @param known  channels of a run of the model
Expected<std::shared_ptr<Recording>> recordingOf(const CsvTable& table, const CsvMapping& mapping,
                                                 const std::vector<Channel>& known, const RowPagesOptions& pages = {});

}  // namespace gyre
