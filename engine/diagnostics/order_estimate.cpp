#include "diagnostics/order_estimate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gyre {
namespace {

constexpr double flattest = 0.5;  ///< a pairwise slope below this is no convergence
constexpr double spread = 0.5;    ///< allowed between the slopes of a run
constexpr double spreadRatio = 0.15;

struct Run {
  std::size_t first = 0, count = 0;  ///< points
  double slope = 0;                  ///< the steepest
};

/// The longest run of points with slopes that agree, the steepest of equally long ones.
Run longestRun(const std::vector<double>& slopes) {
  Run best;
  for (std::size_t first = 0; first < slopes.size(); ++first) {
    double low = slopes[first], high = slopes[first];
    for (std::size_t last = first; last < slopes.size(); ++last) {
      low = std::min(low, slopes[last]);
      high = std::max(high, slopes[last]);
      if (!(low >= flattest) || high - low > std::max(spread, spreadRatio * high)) break;
      const std::size_t count = last - first + 2;
      if (count > best.count || (count == best.count && high > best.slope)) best = {first, count, high};
    }
  }
  return best;
}

}  // namespace

std::size_t OrderFit::used() const {
  return static_cast<std::size_t>(std::count_if(points.begin(), points.end(), [](const auto& p) { return p.used; }));
}

double OrderFit::at(double step) const {
  return constant * std::pow(step, over == OrderOver::numbers ? -order : order);
}

OrderFit fitOrder(std::span<const double> steps, std::span<const double> errors, OrderLimits limits, OrderOver over) {
  OrderFit fit;
  fit.over = over;
  for (std::size_t i = 0; i < steps.size(); ++i) fit.points.push_back({steps[i], errors[i]});
  const auto size = [over](const OrderPoint& p) { return over == OrderOver::numbers ? 1 / p.step : p.step; };
  std::stable_sort(fit.points.begin(), fit.points.end(),
                   [&](const auto& a, const auto& b) { return size(a) > size(b); });

  const auto slope = [&](const OrderPoint& a, const OrderPoint& b) {
    const bool good = a.error > 0 && b.error > 0 && size(a) > size(b) && size(b) > 0;
    return good ? std::log(a.error / b.error) / std::log(size(a) / size(b)) : std::numeric_limits<double>::quiet_NaN();
  };
  for (std::size_t i = 0; i + 1 < fit.points.size(); ++i)
    fit.pairwise.push_back(slope(fit.points[i], fit.points[i + 1]));

  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < fit.points.size(); ++i) {
    const double e = fit.points[i].error;
    if (std::isfinite(e) && e > std::max(0.0, limits.floor) && e < limits.saturated) kept.push_back(i);
  }
  std::vector<double> slopes;
  for (std::size_t i = 0; i + 1 < kept.size(); ++i)
    slopes.push_back(slope(fit.points[kept[i]], fit.points[kept[i + 1]]));
  const Run run = longestRun(slopes);
  if (run.count < 2) return fit;

  double meanX = 0, meanY = 0;
  for (std::size_t i = run.first; i < run.first + run.count; ++i) {
    fit.points[kept[i]].used = true;
    meanX += std::log(size(fit.points[kept[i]]));
    meanY += std::log(fit.points[kept[i]].error);
  }
  meanX /= static_cast<double>(run.count);
  meanY /= static_cast<double>(run.count);
  double xx = 0, xy = 0;
  for (const OrderPoint& p : fit.points) {
    if (!p.used) continue;
    const double x = std::log(size(p)) - meanX;
    xx += x * x;
    xy += x * (std::log(p.error) - meanY);
  }
  fit.order = xy / xx;
  fit.constant = std::exp(meanY - fit.order * meanX);
  return fit;
}

}  // namespace gyre
