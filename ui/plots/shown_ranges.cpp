#include "plots/shown_ranges.h"

namespace gyre::ui {

void ShownRanges::setLogarithmic(bool on) {
  model_.sight().setLogarithmic(on);
  model_.runs().setDifference(model_.curves().isDifference(), on);
  emit logarithmicChanged();
}

void ShownRanges::setFollowing(bool on) {
  model_.sight().setFollowing(on);
  emit moved();
}

void ShownRanges::takeTimeOf(const ShownRanges& other) {
  if (model_.sight().takeTimeOf(other.model_.sight())) emit taken();
}

std::pair<double, double> ShownRanges::time() const {
  const AxisRange time = model_.timeInSight();
  return {time.low, time.high};
}

std::pair<double, double> ShownRanges::horizontal() const {
  const AxisRange& shown = model_.sight().window().x;
  return {shown.low, shown.high};
}

std::pair<double, double> ShownRanges::values() const {
  const AxesWindow& window = model_.sight().window();
  return {window.ofY(window.y.low), window.ofY(window.y.high)};
}

}  // namespace gyre::ui

#include "moc_shown_ranges.cpp"
