#include "plots/run_difference.h"

#include <utility>

namespace gyre::ui {

Expected<std::unique_ptr<RunDifference>> RunDifference::create(std::shared_ptr<const Recording> run,
                                                               std::shared_ptr<const Recording> other,
                                                               std::vector<Pair> pairs) {
  std::vector<Channel> channels{run->channels().front()};
  for (const char* what : {"_difference", "_uncertainty"})
    for (const Pair& pair : pairs) {
      channels.push_back(run->channels()[pair.column]);
      channels.back().name += what;
    }
  auto made = Recording::create(std::move(channels), run->capacity());
  if (!made) return tl::unexpected(std::move(made.error()));
  return std::unique_ptr<RunDifference>(
      new RunDifference(std::move(run), std::move(other), std::move(pairs), std::move(*made)));
}

RunDifference::RunDifference(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other,
                             std::vector<Pair> pairs, std::shared_ptr<Recording> difference)
    : run_(std::move(run)),
      other_(std::move(other)),
      pairs_(std::move(pairs)),
      difference_(std::move(difference)),
      shown_(difference_) {}

std::size_t RunDifference::append(std::size_t maxRows, bool otherGrows) {
  const std::size_t rows = run_->rows();
  std::size_t taken = 0;
  for (; taken < maxRows && next_ < rows && !isFull_; ++taken, ++next_) {
    const RowCursor::Place place = other_.moveTo(run_->time(next_), otherGrows);
    if (place == RowCursor::Place::before) continue;
    if (place == RowCursor::Place::notYet) break;
    const bool endedBefore = std::exchange(hasEnded_, place == RowCursor::Place::after);
    if (hasEnded_) return endedBefore ? taken : taken + 1;
    isFull_ = !appendRow(next_);
  }
  return taken;
}

bool RunDifference::appendRow(std::size_t row) {
  const std::span<double> values = difference_->next();
  if (values.empty()) return false;
  values[0] = run_->time(row);
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const auto& [column, otherColumn, ofSteps] = pairs_[i];
    values[columnOf(i)] = run_->at(row, column) - other_.value(otherColumn, ofSteps);
    values[uncertaintyOf(i)] = other_.uncertainty(otherColumn, ofSteps);
  }
  difference_->publish();
  return true;
}

}  // namespace gyre::ui
