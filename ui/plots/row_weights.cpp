#include "plots/row_weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre::ui {

bool isSameTime(double a, double b) {
  return std::abs(a - b) <= 8 * std::numeric_limits<double>::epsilon() * std::max(std::abs(a), std::abs(b));
}

RowWeights::RowWeights(const Recording& recording, std::size_t rows, std::size_t before, double t) : first_(before) {
  const bool isLast = before + 1 >= rows;
  if (isLast || t <= recording.time(before) || isSameTime(t, recording.time(before))) return;
  if (isSameTime(t, recording.time(before + 1))) {
    first_ = before + 1;
    return;
  }
  for (std::size_t count = mostRows; count >= 2; count -= 2) {
    if (count > rows) continue;
    const std::size_t half = count / 2;
    const std::size_t first = before + 1 > half ? before + 1 - half : 0;
    if (take(recording, std::min(first, rows - count), count, t)) return;
  }
}

bool RowWeights::take(const Recording& recording, std::size_t first, std::size_t count, double t) {
  double growth = 0, farthest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double ti = recording.time(first + i);
    if (std::abs(t - ti) > std::abs(farthest)) farthest = t - ti;
    weight_[i] = 1;
    for (std::size_t m = 0; m < count; ++m)
      if (m != i) weight_[i] *= (t - recording.time(first + m)) / (ti - recording.time(first + m));
    growth += std::abs(weight_[i]);
  }
  if (!(growth <= mostGrowth)) return false;  // also where two rows have the same time
  // Without row j the weight of row i is l_i (t_i - t_j) / (t - t_j).
  for (std::size_t i = 0; i < count; ++i) share_[i] = weight_[i] * (t - recording.time(first + i)) / farthest;
  first_ = first;
  count_ = count;
  return true;
}

double RowWeights::value(const Recording& recording, std::size_t column) const {
  if (isOfOneRow()) return recording.at(first_, column);
  double sum = 0;
  for (std::size_t i = 0; i < count_; ++i) sum += weight_[i] * recording.at(first_ + i, column);
  return sum;
}

double RowWeights::uncertainty(const Recording& recording, std::size_t column) const {
  if (isOfOneRow()) return 0;
  double sum = 0;
  for (std::size_t i = 0; i < count_; ++i) sum += share_[i] * recording.at(first_ + i, column);
  return std::abs(sum);
}

}  // namespace gyre::ui
