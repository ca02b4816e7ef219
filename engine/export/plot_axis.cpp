#include "export/plot_axis.h"

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
  const double rough = (most_ - least_) / wanted, power = std::pow(10.0, std::floor(std::log10(rough)));
  const double mantissa = rough / power;
  constexpr double roundOff = 1e-6;
  const double step = power * (mantissa < 1 + roundOff   ? 1
                               : mantissa < 2 + roundOff ? 2
                               : mantissa < 5 + roundOff ? 5
                                                         : 10);
  const double largest = std::max(std::abs(least_), std::abs(most_));
  // As many digits as tell neighbours apart, and as numbers of ordinary size have before the point.
  const int apart = static_cast<int>(std::ceil(std::log10(largest / step) - 1e-9)) + 1;
  const int before = largest < 1e6 ? static_cast<int>(std::floor(std::log10(largest))) + 1 : 1;
  const int digits = std::clamp(std::max(apart, before), 1, 12);
  std::vector<Tick> out;
  for (double k = std::ceil(least_ / step - roundOff); k <= most_ / step + roundOff; ++k)
    out.push_back({k * step, k == 0 ? "0" : fmt::format("{:.{}g}", k * step, digits)});
  return out;
}

std::vector<PlotAxis::Tick> PlotAxis::decades(int wanted) const {
  const int first = static_cast<int>(std::ceil(least_ - 1e-9)), last = static_cast<int>(std::floor(most_ + 1e-9));
  const int step = std::max(1, (last - first + wanted) / wanted);
  std::vector<Tick> out;
  for (int k = first; k <= last; k += step) out.push_back({std::pow(10.0, k), fmt::format("1e{}", k)});
  return out;
}

}  // namespace gyre
