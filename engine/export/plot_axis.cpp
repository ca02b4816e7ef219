#include "export/plot_axis.h"

#include "export/axis_ticks.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {

PlotAxis::PlotAxis(double least, double most, bool logarithmic)
    : least_(logarithmic ? std::log10(least) : least),
      most_(logarithmic ? std::log10(most) : most),
      logarithmic_(logarithmic) {
  const double smallest = logarithmic ? 1 : 1e-9 * std::max(std::abs(least_), std::abs(most_));
  if (most_ - least_ > smallest) return;
  const double middle = 0.5 * (least_ + most_), half = logarithmic ? 0.5 : std::max(0.05 * std::abs(middle), 1e-12);
  least_ = middle - half;
  most_ = middle + half;
}

double PlotAxis::place(double value) const {
  return ((logarithmic_ ? std::log10(value) : value) - least_) / (most_ - least_);
}

std::vector<PlotAxis::Tick> PlotAxis::ticks(int wanted) const {
  return logarithmic_ ? decades(wanted) : linearTicks(wanted);
}

std::vector<PlotAxis::Tick> PlotAxis::linearTicks(int wanted) const {
  constexpr double slack = 1e-6;  // the axis ends where the curves do
  const RoundNumbers numbers = roundNumbers(least_, most_, wanted, slack);
  const double largest = std::max(std::abs(least_), std::abs(most_));
  // As many digits as tell neighbours apart, and as numbers of ordinary size have before the point.
  const int apart = static_cast<int>(std::ceil(std::log10(largest / numbers.step) - 1e-9)) + 1;
  const int before = largest < 1e6 ? static_cast<int>(std::floor(std::log10(largest))) + 1 : 1;
  const int digits = std::clamp(std::max(apart, before), 1, 12);
  std::vector<Tick> out;
  for (int i = 0; i < numbers.count; ++i) {
    const double value = numbers.at(i);
    out.push_back({value, value == 0 ? "0" : fmt::format("{:.{}g}", value, digits)});
  }
  return out;
}

std::vector<PlotAxis::Tick> PlotAxis::decades(int wanted) const {
  const int first = static_cast<int>(std::ceil(least_ - 1e-9)), last = static_cast<int>(std::floor(most_ + 1e-9));
  const int step = decadeStride(last - first + 1, wanted);
  std::vector<Tick> out;
  for (int k = first; k <= last; k += step) out.push_back({std::pow(10.0, k), fmt::format("1e{}", k)});
  return out;
}

}  // namespace gyre
