#pragma once
// Recordings made up for tests of the plots.

#include "run/recording.h"

#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gyre::test {

/// Columns of a made-up recording beside time: a channel and its value at a time.
struct Signal {
  std::string name;
  std::string unit;
  std::function<double(double)> value;
};

inline void append(Recording& recording, const std::vector<Signal>& inputs, std::size_t rows, double step) {
  for (std::size_t i = 0; i < rows; ++i) {
    const double t = static_cast<double>(recording.rows()) * step;
    std::span<double> row = recording.next();
    if (row.empty()) return;
    row[0] = t;
    for (std::size_t k = 0; k < inputs.size(); ++k) row[k + 1] = inputs[k].value(t);
    recording.publish();
  }
}

inline std::shared_ptr<Recording> record(const std::vector<Signal>& inputs, std::size_t rows, double step,
                                         std::size_t capacity = 0) {
  std::vector<Channel> channels = {{ElementId{}, "time", "s"}};
  for (const Signal& s : inputs) channels.push_back({ElementId{}, s.name, s.unit});
  auto recording = Recording::create(channels, std::max(rows, capacity));
  if (!recording) return nullptr;
  append(**recording, inputs, rows, step);
  return *recording;
}

}  // namespace gyre::test
