#include "export/sampled_rows.h"

#include <algorithm>
#include <cmath>

namespace gyre {

double defaultRate(double duration) {
  constexpr double usual = 25, fewest = 100, most = 2000;
  return duration > 0 ? std::clamp(usual, fewest / duration, most / duration) : usual;
}

std::vector<std::size_t> sampledRows(const Recording& recording, double rate) {
  const std::size_t rows = recording.rows();
  if (rows == 0) return {};
  const double begin = recording.time(0);
  std::vector<std::size_t> out{0};
  for (std::size_t row = 1; row < rows;) {
    // The first moment after the last row taken, and the row nearest to it.
    const double next = begin + (std::round((recording.time(out.back()) - begin) * rate) + 1) / rate;
    std::size_t nearest = std::max(recording.rowAt(next), row);
    if (nearest + 1 < rows && recording.time(nearest + 1) - next < next - recording.time(nearest)) ++nearest;
    if (recording.time(nearest) > recording.time(out.back())) out.push_back(nearest);
    row = nearest + 1;
  }
  if (out.back() + 1 < rows && recording.time(rows - 1) > recording.time(out.back())) out.push_back(rows - 1);
  return out;
}

}  // namespace gyre
