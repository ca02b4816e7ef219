// The curves of a plot over another quantity than time, and what their spectra are made of.

#include "plots/plotted_curves.h"

#include <algorithm>

namespace gyre::ui {

void PlottedCurves::setHorizontal(const QString& name) {
  if (name == horizontal()) return;
  across_.reset();
  if (!name.isEmpty()) across_ = PlottedCurve{.name = name, .unit = {}};
  if (chooseRows() || !across_) return;
  findColumns(*across_);
  restart(*across_);
}

QString PlottedCurves::horizontal() const { return across_ ? across_->name : QString(); }

const PlottedCurve* PlottedCurves::horizontalCurve() const {
  return across_ && across_->shown > 0 ? &*across_ : nullptr;
}

Extremes PlottedCurves::horizontalExtremes() const {
  Extremes result;
  if (horizontalCurve()) result.add(across_->tree.over(*recording_, 0, std::min(rows(), across_->tree.rows())));
  if (across_ && across_->keptColumn > 0 && showsKept())
    result.add(across_->keptTree.over(*kept_, 0, std::min(keptRows(), across_->keptTree.rows())));
  return result;
}

std::vector<PathCurve> PlottedCurves::paths(const Theme& theme) const {
  std::vector<PathCurve> out;
  const auto column = [](int c) { return static_cast<std::size_t>(c); };
  if (across_ && across_->keptColumn > 0 && showsKept())
    for (const PlottedCurve& curve : curves_)
      if (curve.keptColumn > 0)
        out.push_back(
            {kept_, keptRows(), column(across_->keptColumn), column(curve.keptColumn), keptColor(theme, curve.color)});
  if (horizontalCurve())
    for (const PlottedCurve& curve : curves_)
      if (curve.shown > 0)
        out.push_back({recording_, rows(), column(across_->shown), column(curve.shown), theme.curve(curve.color)});
  return out;
}

std::vector<SpectrumSource> PlottedCurves::spectrumSources(const AxisRange& time) const {
  std::vector<SpectrumSource> out;
  const auto add = [&](const PlottedCurve& curve, const std::shared_ptr<const Recording>& from, std::size_t count,
                       int column, bool isKept) {
    if (count == 0 || column <= 0) return;
    std::size_t first = from->rowAt(time.low);
    if (from->time(first) < time.low) ++first;
    const std::size_t last = std::min(from->rowAt(time.high) + 1, count);
    if (first < last)
      out.push_back({curve.name, curve.unit, curve.color, from, static_cast<std::size_t>(column), first, last, isKept});
  };
  if (showsKept())
    for (const PlottedCurve& curve : curves_) add(curve, kept_, keptRows(), curve.keptColumn, true);
  for (const PlottedCurve& curve : curves_) add(curve, shown(), rows(), curve.shown, false);
  return out;
}

}  // namespace gyre::ui
