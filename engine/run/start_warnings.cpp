#include "run/start_warnings.h"

#include "analysis/step_limit.h"
#include "functions/function_of_many.h"
#include "run/stop_watch.h"
#include "system/prescribed_motion.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <optional>

namespace gyre {
namespace {

constexpr double unresolved = 0.02, wellResolved = 1e-3;  // of mean d^2 / mean f^2; the second: 10 steps in a period

struct TimeFunction {
  std::string what;  ///< "'motor' (motion)"
  CompiledFunction f;
};

void addFunction(const Element& e, const std::string& key, const Function& f, const Argument& argument,
                 std::vector<TimeFunction>& out) {
  if (f.expression.empty() || !f.table.empty()) return;  // steps end at the points of a table
  if (!signalsOf(f.expression, argument).empty()) return;
  if (auto compiled = CompiledFunction::compile(f, argument))
    out.push_back({fmt::format("'{}' ({})", e.name, key), std::move(*compiled)});
}

std::vector<TimeFunction> timeFunctions(const Model& model) {
  std::vector<TimeFunction> out;
  for (const Category category : {Category::joint, Category::force})
    for (const Element* e : model.active(category))
      for (const Field& field : e->type->fields) {
        if (!field.isFunction() || field.argument.quantity != Quantity::time) continue;
        const Value value = field.get(e->params);
        if (const auto* one = std::get_if<Function>(&value)) addFunction(*e, field.key, *one, field.argument, out);
        else if (const auto* three = std::get_if<TimeVector>(&value))
          for (std::size_t i = 0; i < three->size(); ++i)
            addFunction(*e, fmt::format("{} along {}", field.key, "xyz"[i]), (*three)[i], field.argument, out);
      }
  return out;
}

/// Mean d^2 / mean f^2 for steps of size h. Steps end at switches: what leads over one is left out.
double bend(const CompiledFunction& f, double h, double end, const TimeSwitches& switches, int samples) {
  const auto fraction = [](double x) { return x - std::floor(x); };
  double bent = 0, size = 0;
  for (int i = 1; i <= samples; ++i) {
    // Multiples of the golden ratio and of the root of 2 spread evenly, and not in step with each other.
    const double s = h * (0.25 + 0.25 * fraction(i * 1.4142135623730951)), t = end * fraction(i * 1.6180339887498949);
    if (t - s < 0 || t + s > end) continue;
    if (const TimeSwitch* next = switches.next(t - s); next && next->before <= t + s) continue;
    const double middle = f(t), d = middle - 0.5 * (f(t - s) + f(t + s));
    if (!std::isfinite(d)) continue;
    bent += d * d;
    size += middle * middle;
  }
  return size > 0 ? bent / size : 0;
}

std::optional<double> resolvingStep(const CompiledFunction& f, double h, double end, const TimeSwitches& switches,
                                    int samples) {
  for (int halved = 0; halved < 30; ++halved)
    if (bend(f, h *= 0.5, end, switches, samples) <= wellResolved) return h;
  return std::nullopt;
}

}  // namespace

std::vector<std::string> startWarnings(const Model& model, const Stepper& stepper) {
  const TimeSwitches& switches = stepper.system().switches();
  std::vector<std::string> out = stepper.system().contacts().warnings;
  out.insert(out.end(), switches.warnings.begin(), switches.warnings.end());
  if (stepper.choosesStep()) return out;
  for (std::string& stiff : stiffStops(stepper.system(), stepper.here(), stepper.settings().step))
    out.push_back(std::move(stiff));
  if (hasStepLimit(model) && stepper.system().channels().beams().size() > 0) {
    const auto limit = stepLimit(model, stepper.system(), fastestRates(stepper.system(), stepper.state()));
    if (limit && !limit->isKept()) out.push_back(stepLimitText(model, *limit));
  }
  constexpr int inAll = 40000, each = 4096, least = 32;  // times looked at
  const std::vector<TimeFunction> functions = timeFunctions(model);
  if (functions.empty()) return out;
  const int samples = std::clamp(inAll / static_cast<int>(functions.size()), least, each);
  const double h = stepper.settings().step, end = stepper.settings().end_time;
  for (const TimeFunction& function : functions) {
    if (!(bend(function.f, h, end, switches, samples) > unresolved)) continue;
    const auto resolving = resolvingStep(function.f, h, end, switches, samples);
    out.push_back(fmt::format(
        "{} varies faster than steps of {:.3g} s resolve: what it does between the places that they "
        "look at is not seen{}",
        function.what, h, resolving ? fmt::format("; steps of {:.2g} s would resolve it", *resolving) : ""));
  }
  return out;
}

}  // namespace gyre
