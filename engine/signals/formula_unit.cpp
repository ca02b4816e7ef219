#include "signals/formula_unit.h"

#include "signals/formula.h"

#include <cmath>

namespace gyre {
namespace {

constexpr int probes = 8;
constexpr double sixths = 6;  ///< powers are multiples of 1/6: roots of roots

/// Somewhere between 0.3 and 1.7, never the same.
double somewhere(int probe, std::size_t variable) {
  const double golden = 0.6180339887498949;
  const double x = golden * (static_cast<double>(probe) + 1) + 0.7548776662466927 * static_cast<double>(variable);
  return 0.3 + 1.4 * (x - std::floor(x));
}

class DimensionProbe {
 public:
  DimensionProbe(const Expression& expression, std::vector<Dimension> variables)
      : expression_(expression), variables_(std::move(variables)), values_(variables_.size()) {}

  std::optional<Dimension> find() {
    for (std::size_t i = 0; i < variables_.size(); ++i)
      for (int probe = 0; expression_.uses()[i] && probe < probes; ++probe)
        if (!agrees(i, probe)) return std::nullopt;
    return found_.value_or(Dimension{});
  }

 private:
  /// x_i df/dx_i, with the base unit b (if any) halved.
  double change(std::size_t i, int probe, std::optional<std::size_t> base) {
    for (std::size_t k = 0; k < values_.size(); ++k) {
      values_[k] = somewhere(probe, k);
      if (base) values_[k] *= std::exp2(variables_[k].power[*base]);
    }
    return values_[i] * expression_.derivative(values_, i);
  }

  bool agrees(std::size_t i, int probe) {
    const double before = change(i, probe, std::nullopt);
    if (!std::isfinite(before) || std::abs(before) < 1e-9) return true;  // says nothing
    Dimension here;
    for (std::size_t b = 0; b < Dimension::bases; ++b) {
      const double power = std::log2(change(i, probe, b) / before);
      here.power[b] = std::round(sixths * power) / sixths;
      if (!(std::abs(here.power[b] - power) < 1e-6)) return false;
    }
    if (found_ && *found_ != here) return false;
    found_ = here;
    return true;
  }

  const Expression& expression_;
  std::vector<Dimension> variables_;
  std::vector<double> values_;
  std::optional<Dimension> found_;
};

}  // namespace

SignalUnit SignalUnit::of(const std::string& symbol) {
  const auto dimension = dimensionOf(symbol);
  return {dimension, symbol};
}

SignalUnit SignalUnit::of(const Dimension& dimension) { return {dimension, symbolOf(dimension)}; }

SignalUnit SignalUnit::perSecond() const {
  return dimension ? of(dimension->times(*dimensionOf("s"), -1)) : SignalUnit{std::nullopt, SignalFormula::unknownUnit};
}

SignalUnit SignalUnit::timesSecond() const {
  return dimension ? of(dimension->times(*dimensionOf("s"))) : SignalUnit{std::nullopt, SignalFormula::unknownUnit};
}

SignalUnit unitOf(const Expression& expression, std::span<const SignalUnit> variables) {
  const SignalUnit unknown{std::nullopt, SignalFormula::unknownUnit};
  std::vector<Dimension> dimensions, withoutAngles;
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (expression.uses()[i] && !variables[i].dimension) return unknown;
    dimensions.push_back(variables[i].dimension.value_or(Dimension{}));
    withoutAngles.push_back(dimensions.back().withoutAngle());
  }
  auto found = DimensionProbe(expression, dimensions).find();
  if (!found) found = DimensionProbe(expression, withoutAngles).find();  // the sine of an angle
  if (!found) return unknown;
  for (const SignalUnit& unit : variables)
    if (unit.dimension == found) return unit;  // in its spelling: N m is not called J
  // rad times N is no unit that anybody writes.
  const Dimension timeOnly{{0, 0, found->power[2], found->power[Dimension::angle]}};
  return SignalUnit::of(*found == timeOnly ? *found : found->withoutAngle());
}

}  // namespace gyre
