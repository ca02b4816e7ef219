#include "plots/difference_table.h"

#include "plots/row_cursor.h"

#include <limits>

namespace gyre::ui {

std::shared_ptr<const Recording> differenceTable(const std::vector<DifferenceColumn>& columns) {
  const Recording& first = *columns.front().rows;
  std::vector<Channel> channels{first.channels().front()};
  std::vector<RowCursor> cursors;
  for (const DifferenceColumn& column : columns) {
    channels.push_back(column.rows->channels()[column.column]);
    channels.back().name = column.name;
    cursors.emplace_back(column.rows);
  }
  const std::size_t rows = first.rows();
  auto table = Recording::create(std::move(channels), std::max<std::size_t>(rows, 1));
  if (!table) return nullptr;
  for (std::size_t row = 0; row < rows; ++row) {
    const std::span<double> values = (*table)->next();
    if (values.empty()) return nullptr;
    values[0] = first.time(row);
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const bool isThere = cursors[i].moveTo(values[0], false) == RowCursor::Place::within;
      values[i + 1] =
          isThere ? cursors[i].value(columns[i].column, columns[i].ofSteps) : std::numeric_limits<double>::quiet_NaN();
    }
    (*table)->publish();
  }
  return *table;
}

}  // namespace gyre::ui
