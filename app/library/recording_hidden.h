#pragma once
// Where the rows of a recording lie: in that of a run, which may grow, or in a table that an analysis has made.

#include "engine.h"

#include <gyre/recording.h>

namespace gyre {
inline namespace v0 {

struct Recording::Hidden {
  std::vector<Column> names;
  std::shared_ptr<const engine::Model> model = {};          ///< of a run
  std::shared_ptr<const engine::Recording> recording = {};  ///< of a run; null: the table
  std::vector<double> table = {};
};

std::vector<Column> columnsOf(const std::vector<Channel>& channels);
/// The place of a column. Throws where there is none of this name.
std::size_t placeOf(std::string_view name, const std::vector<Column>& columns);
Recording ofRun(std::shared_ptr<const engine::Model> model, std::shared_ptr<const engine::Recording> recording);
/// @param table  rows of `time` and of all channels of the system
Recording ofTable(const System& system, std::vector<double> table);

}  // namespace v0
}  // namespace gyre
