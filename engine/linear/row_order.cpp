#include "linear/row_order.h"

#include <algorithm>
#include <functional>

namespace gyre {
namespace {

constexpr int worthTelling = 4;  ///< a column in so few rows to come changes which row is next

std::size_t unsignedOf(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void RowOrder::begin(const SparseRows& G, std::span<const int> pivotOf) {
  G_ = &G;
  pivotOf_ = pivotOf;
  const std::size_t columns = pivotOf.size();
  rowsLeft_.assign(columns, 0);
  isDone_.assign(unsignedOf(G.rows()), 0);
  const auto forEachEntry = [&G](auto&& visit) {
    for (int row = 0; row < G.rows(); ++row)
      for (int i = G.start[unsignedOf(row)]; i < G.start[unsignedOf(row) + 1]; ++i)
        if (G.value[unsignedOf(i)] != 0) visit(row, unsignedOf(G.column[unsignedOf(i)]));
  };
  forEachEntry([this](int, std::size_t column) { ++rowsLeft_[column]; });
  rowStart_.assign(columns + 1, 0);
  for (std::size_t c = 0; c < columns; ++c) rowStart_[c + 1] = rowStart_[c] + rowsLeft_[c];
  rowOfColumn_.reserve(G.value.size());
  rowOfColumn_.resize(unsignedOf(rowStart_.back()));
  place_ = rowStart_;
  forEachEntry([this](int row, std::size_t column) { rowOfColumn_[unsignedOf(place_[column]++)] = row; });
  later_.clear();
  later_.reserve(unsignedOf(G.rows()));
  queue_.clear();
  // All that leave() ever adds.
  queue_.reserve(unsignedOf(G.rows()) + columns * worthTelling * (worthTelling + 1) / 2);
  for (int row = 0; row < G.rows(); ++row) queue_.emplace_back(degree(row), row);
  std::make_heap(queue_.begin(), queue_.end(), std::greater<>());
}

int RowOrder::degree(int row) const {
  int least = G_->rows() + 1;  // the row itself counts
  for (int i = G_->start[unsignedOf(row)]; i < G_->start[unsignedOf(row) + 1]; ++i) {
    const auto column = unsignedOf(G_->column[unsignedOf(i)]);
    if (G_->value[unsignedOf(i)] != 0 && pivotOf_[column] < 0) least = std::min(least, rowsLeft_[column]);
  }
  return least;
}

int RowOrder::take() {
  const int row = leastRow();
  leave(row);
  return row;
}

int RowOrder::leastRow() {
  while (true) {
    std::pop_heap(queue_.begin(), queue_.end(), std::greater<>());
    const auto [announced, row] = queue_.back();
    queue_.pop_back();
    if (isDone_[unsignedOf(row)]) continue;
    const int now = degree(row);
    if (now <= announced) return row;
    queue_.emplace_back(now, row);
    std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
  }
}

/// Counts without this row, and tells the rows that it shares columns with.
void RowOrder::leave(int row) {
  isDone_[unsignedOf(row)] = 1;
  for (int i = G_->start[unsignedOf(row)]; i < G_->start[unsignedOf(row) + 1]; ++i) {
    const auto column = unsignedOf(G_->column[unsignedOf(i)]);
    if (G_->value[unsignedOf(i)] == 0) continue;
    if (--rowsLeft_[column] > worthTelling || pivotOf_[column] >= 0) continue;
    for (int k = rowStart_[column]; k < rowStart_[column + 1]; ++k) {
      const int other = rowOfColumn_[unsignedOf(k)];
      if (isDone_[unsignedOf(other)]) continue;
      queue_.emplace_back(rowsLeft_[column], other);
      std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
    }
  }
}

}  // namespace gyre
