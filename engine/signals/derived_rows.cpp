#include "signals/derived_rows.h"

#include <algorithm>

namespace gyre {
namespace {

/// The last values of one stage of a formula.
class StageValues {
 public:
  std::size_t rows() const { return rows_; }
  double at(std::size_t row) const { return value_[row % value_.size()]; }
  void push(double x) { value_[rows_++ % value_.size()] = x; }

 private:
  // What may be asked for lies behind by a row for each derivative within, and two at the beginning.
  std::array<double, 4 * SignalFormula::mostNested> value_{};
  std::size_t rows_ = 0;
};

}  // namespace

/// One formula, evaluated row by row.
class DerivedRows::Column {
 public:
  explicit Column(SignalFormula formula) : formula_(std::move(formula)) {
    values_.resize(formula_.stages().size());
    integrals_.resize(formula_.stages().size());
    for (const auto& stage : formula_.stages()) arguments_.resize(std::max(arguments_.size(), stage.sources.size()));
  }

  /// Makes what can be made of the first `rows` rows; none are to come after them if they are `all`.
  void advance(const Recording& source, std::size_t rows, bool all) {
    for (std::size_t i = 0; i < values_.size(); ++i)
      while (canMake(i, rows, all)) values_[i].push(make(i, source));
  }
  std::size_t rows() const { return values_.back().rows(); }
  double at(std::size_t row) const { return values_.back().at(row); }

 private:
  using Operation = SignalFormula::Operation;

  std::size_t sourceRows(std::size_t i, std::size_t rows) const {
    for (const auto& source : formula_.stages()[i].sources)
      if (source.isStage) rows = std::min(rows, values_[source.index].rows());
    return rows;
  }

  bool canMake(std::size_t i, std::size_t rows, bool all) const {
    const std::size_t row = values_[i].rows(), known = sourceRows(i, rows);
    if (formula_.stages()[i].operation != Operation::derivative) return row < known;
    if (known < 3 || row >= known) return false;
    return row + 1 < known || (all && known == rows);
  }

  double make(std::size_t i, const Recording& source) {
    const auto& stage = formula_.stages()[i];
    const std::size_t row = values_[i].rows();
    if (stage.operation == Operation::expression) return evaluate(stage, row, source);
    const StageValues& inside = values_[stage.sources[0].index];
    const auto timed = [&](std::size_t r) { return TimedValue{source.time(r), inside.at(r)}; };
    if (stage.operation == Operation::derivative) {
      const std::size_t last = inside.rows() - 1;
      const std::size_t middle = std::clamp<std::size_t>(row, 1, last - 1);
      return rowDerivative(timed(middle - 1), timed(middle), timed(middle + 1), timed(row));
    }
    if (row > 0) {
      const TimedValue before = row > 1 ? timed(row - 2) : TimedValue{};
      integrals_[i].add(stepIntegral(row > 1 ? &before : nullptr, timed(row - 1), timed(row)));
    }
    return integrals_[i].value();
  }

  double evaluate(const SignalFormula::Stage& stage, std::size_t row, const Recording& source) {
    for (std::size_t k = 0; k < stage.sources.size(); ++k) {
      const auto& from = stage.sources[k];
      arguments_[k] = from.isStage ? values_[from.index].at(row) : source.at(row, from.index);
    }
    return (*stage.expression)(std::span<const double>(arguments_).first(stage.sources.size()));
  }

  SignalFormula formula_;
  std::vector<StageValues> values_;
  std::vector<CompensatedSum> integrals_;
  std::vector<double> arguments_;
};

Expected<std::unique_ptr<DerivedRows>> DerivedRows::create(std::shared_ptr<const Recording> source,
                                                           const std::vector<std::string>& texts) {
  std::vector<Channel> channels{source->channels().front()};
  std::vector<Column> columns;
  for (const std::string& text : texts) {
    const auto& known = source->channels();
    const auto channel = std::find_if(known.begin(), known.end(), [&](const Channel& c) { return c.name == text; });
    auto formula = SignalFormula::compile(channel != known.end() ? '[' + text + ']' : text, known);
    if (!formula) return failInput(formula.error().message);
    channels.push_back(channel != known.end() ? *channel : Channel{ground, text, formula->unit()});
    columns.emplace_back(std::move(*formula));
  }
  auto rows = Recording::create(std::move(channels), source->capacity());
  if (!rows) return tl::unexpected(std::move(rows.error()));
  return std::unique_ptr<DerivedRows>(new DerivedRows(std::move(source), std::move(columns), std::move(*rows)));
}

DerivedRows::DerivedRows(std::shared_ptr<const Recording> source, std::vector<Column> columns,
                         std::shared_ptr<Recording> rows)
    : source_(std::move(source)), columns_(std::move(columns)), rows_(std::move(rows)), shown_(rows_) {}

DerivedRows::~DerivedRows() = default;

std::size_t DerivedRows::append(std::size_t maxRows, bool stands) {
  const std::size_t all = source_->rows();
  std::size_t done = 0;
  for (; done < maxRows && next_ < all && !isFull_; ++done) {
    ++next_;
    for (Column& column : columns_) column.advance(*source_, next_, stands && next_ == all);
    publish();
  }
  if (done > 0 || !stands || next_ < all || rows_->rows() == all || isFull_) return done;
  for (Column& column : columns_) column.advance(*source_, all, true);
  return publish();
}

std::size_t DerivedRows::publish() {
  std::size_t ready = next_;
  for (const Column& column : columns_) ready = std::min(ready, column.rows());
  const std::size_t before = rows_->rows();
  for (std::size_t row = before; row < ready; ++row) {
    const std::span<double> values = rows_->next();
    isFull_ = values.empty();  // the disk has no room for more
    if (isFull_) break;
    values[0] = source_->time(row);
    for (std::size_t i = 0; i < columns_.size(); ++i) values[i + 1] = columns_[i].at(row);
    rows_->publish();
  }
  return rows_->rows() - before;
}

}  // namespace gyre
