#pragma once
// What several runs differ from one by, in one table: at the times of the first of them. The differences of the others,
// each at its own times, are interpolated as rows are elsewhere (row_cursor.h); where they have none it is not a
// number.

#include "run/recording.h"

#include <memory>
#include <vector>

namespace gyre::ui {

struct DifferenceColumn {
  std::shared_ptr<const Recording> rows;
  std::size_t column;
  bool ofSteps = false;
  std::string name = {};  ///< in the table
};

/// Null without memory for it.
/// @pre columns
std::shared_ptr<const Recording> differenceTable(const std::vector<DifferenceColumn>& columns);

}  // namespace gyre::ui
