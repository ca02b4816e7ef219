#include "plots/run_difference.h"

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

std::size_t RunDifference::append(std::size_t maxRows) {
  const std::size_t rows = run_->rows(), otherRows = other_->rows();
  std::size_t taken = 0;
  if (otherRows == 0) return 0;
  for (; taken < maxRows && next_ < rows && !hasEnded_; ++taken, ++next_) {
    const double t = run_->time(next_), first = other_->time(0), last = other_->time(otherRows - 1);
    if (t < first && !isSameTime(t, first)) continue;
    hasEnded_ = t > last && !isSameTime(t, last);
    if (hasEnded_) return taken + 1;
    hasEnded_ = !appendRow(next_);  // nor has the disk room for more
  }
  return taken;
}

bool RunDifference::appendRow(std::size_t row) {
  const std::span<double> values = difference_->next();
  if (values.empty()) return false;
  const std::size_t otherRows = other_->rows();
  const double t = values[0] = run_->time(row);
  while (before_ + 1 < otherRows && other_->time(before_ + 1) <= t) ++before_;
  const RowWeights weights(*other_, otherRows, before_, t);
  // The step under way at that time ends with the row after it, unless one ends just then.
  const double before = other_->time(before_);
  const bool ended = t <= before || isSameTime(t, before) || before_ + 1 == otherRows;
  const std::size_t ofStep = ended ? before_ : before_ + 1;
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const auto& [column, otherColumn, ofSteps] = pairs_[i];
    const double other = ofSteps ? other_->at(ofStep, otherColumn) : weights.value(*other_, otherColumn);
    values[columnOf(i)] = run_->at(row, column) - other;
    values[uncertaintyOf(i)] = ofSteps ? 0 : weights.uncertainty(*other_, otherColumn);
  }
  difference_->publish();
  return true;
}

}  // namespace gyre::ui
