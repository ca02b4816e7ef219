#include "plots/range_figures.h"

#include <algorithm>

namespace gyre::ui {

void RangeFigures::restart(const std::vector<FigureSource>& sources) {
  curves_.clear();
  for (const FigureSource& source : sources)
    curves_.push_back({.source = source,
                       .sum = RangeStatisticsSum(range_.low, range_.high, source.ofSteps),
                       .next = source.rows > 0 ? source.recording->rowAt(range_.low) : 0});
}

bool RangeFigures::isOf(const std::vector<FigureSource>& sources) const {
  return std::equal(sources.begin(), sources.end(), curves_.begin(), curves_.end(),
                    [](const FigureSource& a, const Curve& b) {
                      return a.recording == b.source.recording && a.column == b.source.column &&
                             a.name == b.source.name && a.color == b.source.color;
                    });
}

bool RangeFigures::Curve::take(const AxisRange& range, const QDeadlineTimer& deadline) {
  constexpr std::size_t piece = 1024;  // rows between looks at the clock
  const Recording& recording = *source.recording;
  for (std::size_t taken = 0; next < source.rows && !isPast; ++next, ++taken) {
    if (taken % piece == piece - 1 && deadline.hasExpired()) return false;
    const double t = recording.time(next);
    sum.add(t, recording.at(next, source.column));
    isPast = t > range.high;
  }
  return true;
}

bool RangeFigures::take(const std::vector<FigureSource>& sources, const AxisRange& range, QDeadlineTimer deadline) {
  const bool same = range == range_ && isOf(sources);
  range_ = range;
  if (!same) restart(sources);
  bool whole = true;
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    curves_[i].source.rows = sources[i].rows;
    whole &= curves_[i].take(range_, deadline);
  }
  return whole;
}

std::vector<RangeFigures::Figures> RangeFigures::figures() const {
  std::vector<Figures> out;
  for (const Curve& curve : curves_)
    out.push_back({curve.source.name, curve.source.unit, curve.source.color, curve.sum.result()});
  return out;
}

}  // namespace gyre::ui
