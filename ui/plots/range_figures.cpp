#include "plots/range_figures.h"

#include <algorithm>

namespace gyre::ui {

void RangeFigures::restart(const PlottedCurves& curves, const AxisRange& range, const Theme& theme) {
  recording_ = curves.shown();
  range_ = range;
  curves_.clear();
  for (const PlottedCurve& curve : curves.all())
    if (curve.shown > 0)
      curves_.push_back({curve.name, curve.unit, theme.curve(curve.color), curve.shown,
                         RangeStatisticsSum(range.low, range.high, curve.ofSteps)});
  next_ = recording_ && curves.rows() > 0 ? recording_->rowAt(range.low) : 0;
  isPast_ = false;
}

bool RangeFigures::take(const PlottedCurves& curves, const AxisRange& range, const Theme& theme,
                        QDeadlineTimer deadline) {
  constexpr std::size_t piece = 1024;  // rows between looks at the clock
  std::vector<const PlottedCurve*> shown;
  for (const PlottedCurve& curve : curves.all())
    if (curve.shown > 0) shown.push_back(&curve);
  const bool same = curves.shown() == recording_ && range == range_ &&
                    std::equal(shown.begin(), shown.end(), curves_.begin(), curves_.end(),
                               [&](const PlottedCurve* a, const Curve& b) {
                                 return a->shown == b.column && theme.curve(a->color) == b.color;
                               });
  if (!same) restart(curves, range, theme);
  const std::size_t rows = curves.rows();
  for (std::size_t taken = 0; next_ < rows && !isPast_; ++next_, ++taken) {
    if (taken % piece == piece - 1 && deadline.hasExpired()) return false;
    const double t = recording_->time(next_);
    for (Curve& curve : curves_) curve.sum.add(t, recording_->at(next_, static_cast<std::size_t>(curve.column)));
    isPast_ = t > range_.high;
  }
  return true;
}

std::vector<RangeFigures::Figures> RangeFigures::figures() const {
  std::vector<Figures> out;
  for (const Curve& curve : curves_) out.push_back({curve.name, curve.unit, curve.color, curve.sum.result()});
  return out;
}

}  // namespace gyre::ui
