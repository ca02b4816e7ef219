#include "study/shade_levels.h"

#include "export/axis_ticks.h"
#include "theme/shade.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int kAboutLevels = 12;

}  // namespace

ShadeLevels::ShadeLevels(const Extremes& values) {
  if (values.empty()) return;
  // What differs by rounding alone is one value.
  const double size = std::max(std::abs(values.minimum), std::abs(values.maximum));
  if (!(values.maximum - values.minimum > 1e-12 * size)) {
    bounds_ = {values.minimum, values.maximum};
    return;
  }
  const RoundNumbers round = roundNumbers(values.minimum, values.maximum, kAboutLevels, 0);
  for (int i = -1; i <= round.count; ++i) bounds_.push_back(round.at(i));
  if (bounds_[1] <= values.minimum) bounds_.erase(bounds_.begin());
  if (bounds_[bounds_.size() - 2] >= values.maximum) bounds_.pop_back();
}

QColor ShadeLevels::colorOf(int band) const {
  const int last = bands() - 1;
  return shadeAt(last > 0 ? static_cast<double>(std::clamp(band, 0, last)) / last : 0.5);
}

QColor ShadeLevels::colorAt(double value) const {
  if (bands() < 2) return shadeAt(0.5);
  // The middle of a band has the colour of the band.
  const double half = (bounds_[1] - bounds_[0]) / 2, low = bounds_.front() + half, high = bounds_.back() - half;
  return shadeAt(std::clamp((value - low) / (high - low), 0.0, 1.0));
}

}  // namespace gyre::ui
