#include "plots/curve_reduction.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

std::size_t ExtremesTree::append(const Recording& recording, std::size_t maxRows) {
  const std::size_t begin = rows_;
  const std::size_t end = std::min(recording.rows(), begin + std::min(maxRows, recording.capacity()));
  for (; rows_ < end; ++rows_) {
    open_.add(value(recording, rows_));
    if ((rows_ + 1) % leafRows == 0) {
      close(0, open_);
      open_ = {};
    }
  }
  return rows_ - begin;
}

void ExtremesTree::close(std::size_t level, const Extremes& block) {
  if (level == levels_.size()) levels_.emplace_back();
  levels_[level].push_back(block);
  if (levels_[level].size() % fanOut != 0) return;
  Extremes parent;
  for (auto it = levels_[level].end() - fanOut; it != levels_[level].end(); ++it) parent.add(*it);
  close(level + 1, parent);
}

Extremes ExtremesTree::over(const Recording& recording, std::size_t begin, std::size_t end) const {
  Extremes result;
  const auto addRows = [&](std::size_t from, std::size_t to) {
    for (; from < to; ++from) result.add(value(recording, from));
  };
  std::size_t first = (begin + leafRows - 1) / leafRows;  // full leaves [first, last)
  std::size_t last = std::min(end / leafRows, rows_ / leafRows);
  if (first >= last) {
    addRows(begin, end);
    return result;
  }
  addRows(begin, first * leafRows);
  addRows(last * leafRows, end);
  // Blocks that do not fill a block of the next level are added here, the rest one level up.
  for (std::size_t level = 0; first < last; ++level) {
    const std::vector<Extremes>& blocks = levels_[level];
    while (first < last && first % fanOut != 0) result.add(blocks[first++]);
    while (first < last && last % fanOut != 0) result.add(blocks[--last]);
    first /= fanOut;
    last /= fanOut;
  }
  return result;
}

std::size_t ExtremesTree::memory() const {
  std::size_t blocks = 0;
  for (const auto& level : levels_) blocks += level.capacity();
  return blocks * sizeof(Extremes);
}

std::vector<std::size_t> pixelBorders(const Recording& recording, std::size_t rows, double t0, double t1,
                                      std::size_t pixels) {
  std::vector<std::size_t> borders(pixels + 1);
  std::size_t low = 0;
  for (std::size_t i = 0; i <= pixels; ++i) {
    const double t = i == pixels ? t1 : t0 + (t1 - t0) * static_cast<double>(i) / static_cast<double>(pixels);
    const bool last = i == pixels;  // the right edge of the window belongs to it
    const auto before = [&](std::size_t row) { return last ? recording.time(row) <= t : recording.time(row) < t; };
    // Neighbouring borders lie close together: double the stride until past it, then halve.
    std::size_t stride = 1, high = low;
    while (high < rows && before(high)) {
      low = high + 1;
      high += stride;
      stride *= 2;
    }
    high = std::min(high, rows);
    while (low < high) {
      const std::size_t middle = low + (high - low) / 2;
      if (before(middle)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    borders[i] = low;
  }
  return borders;
}

std::vector<CurvePoint> reduce(const Recording& recording, const ExtremesTree& tree,
                               const std::vector<std::size_t>& borders, bool positiveOnly) {
  const std::size_t rows = tree.rows();
  const std::size_t begin = std::min(borders.front(), rows), end = std::min(borders.back(), rows);
  const std::size_t pixels = borders.size() - 1;
  std::vector<CurvePoint> points;
  const auto addRow = [&](std::size_t row) { points.push_back({recording.time(row), tree.value(recording, row)}); };

  if (begin > 0) addRow(begin - 1);
  if (end - begin <= 3 * pixels) {
    for (std::size_t row = begin; row < end; ++row) addRow(row);
  } else {
    points.reserve(4 * pixels + 2);
    for (std::size_t i = 0; i < pixels; ++i) {
      const std::size_t from = std::min(borders[i], rows), to = std::min(borders[i + 1], rows);
      if (from >= to) continue;
      addRow(from);
      if (to - from > 2) {
        const Extremes inside = tree.over(recording, from, to);
        const double t = recording.time(from + (to - from) / 2);
        const double low = positiveOnly ? inside.minimumPositive : inside.minimum;
        const bool falling = tree.value(recording, from) > tree.value(recording, to - 1);
        if (falling && !inside.empty()) points.push_back({t, inside.maximum});
        if (std::isfinite(low)) points.push_back({t, low});
        if (!falling && !inside.empty()) points.push_back({t, inside.maximum});
      }
      if (to - from > 1) addRow(to - 1);
    }
  }
  if (end < rows) addRow(end);
  return points;
}

}  // namespace gyre::ui
