#include "signals/range_statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre {

void RangeStatisticsSum::look(const Point& p) {
  if (p.x < out_.minimum) {
    out_.minimum = p.x;
    out_.minimumAt = p.t;
  }
  if (p.x > out_.maximum) {
    out_.maximum = p.x;
    out_.maximumAt = p.t;
  }
  if (!any_) out_.from = p.t;
  out_.to = p.t;
  any_ = true;
}

/// A straight line from a to b has the mean (a + b)/2 and the square deviation (b - a)^2/12.
void RangeStatisticsSum::addStep(const Point& a, const Point& b) {
  const double h = b.t - a.t;
  if (!(h > 0)) return;
  const double first = holds_ ? b.x : a.x, middle = 0.5 * first + 0.5 * b.x, rise = b.x - first;
  time_ += h;
  const double away = middle - mean_;
  mean_ += h / time_ * away;
  squares_ += h * (rise * rise / 12) + h * away * (middle - mean_);
}

void RangeStatisticsSum::add(double t, double x) {
  const Point here{t, x};
  const bool within = t >= from_ && t <= to_;
  out_.rows += within;
  const std::optional<Point> before = std::exchange(last_, here);
  if (!std::isfinite(x) || (before && !std::isfinite(before->x))) {
    out_.hasGaps |= within;
    if (std::isfinite(x) && within) look(here);
    return;
  }
  if (!before || t < from_ || before->t > to_) {
    if (within) look(here);
    return;
  }
  const auto between = [&](double at) {
    return Point{at, holds_ ? x : before->x + (x - before->x) * ((at - before->t) / (t - before->t))};
  };
  const Point a = before->t < from_ ? between(from_) : *before;
  const Point b = t > to_ ? between(to_) : here;
  if (before->t < from_ && b.t > a.t) look(a);
  if (b.t >= a.t) look(b);
  addStep(a, b);
}

std::optional<RangeStatistics> RangeStatisticsSum::result() const {
  if (!any_) return std::nullopt;
  RangeStatistics out = out_;
  out.mean = time_ > 0 ? mean_ : out_.maximum;
  out.deviation = time_ > 0 ? std::sqrt(std::max(0.0, squares_ / time_)) : 0;
  out.rms = std::hypot(out.mean, out.deviation);
  return out;
}

}  // namespace gyre
