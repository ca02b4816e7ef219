#include "run/method_comparison.h"

#include "io/setting.h"
#include "run/method_variant.h"
#include "run/run_error.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

constexpr std::size_t mostMethods = 32;
constexpr double rowsWithoutInterval = 100;

/// The parts between colons, without those that are empty.
std::vector<std::string> partsOf(const std::string& method) {
  std::vector<std::string> out;
  for (std::size_t start = 0; start <= method.size();) {
    const std::size_t end = std::min(method.find(':', start), method.size());
    if (end > start) out.push_back(method.substr(start, end - start));
    start = end + 1;
  }
  return out;
}

Expected<Model> modelBy(const std::string& method, Model model, const TypeList& types) {
  const std::vector<std::string> parts = partsOf(method);
  if (parts.empty()) return failInput(fmt::format("'{}': a method was expected", method));
  auto variant = methodVariant(std::move(model), parts.front(), {parts.begin() + 1, parts.end()}, types);
  if (!variant) return fail(ofRun(std::move(variant.error()), method));
  return variant;
}

}  // namespace

Expected<Lockstep> compareMethods(Model model, const std::vector<std::string>& methods, const TypeList& types) {
  if (methods.size() < 2 || methods.size() > mostMethods)
    return failInput(fmt::format("2 to {} methods were expected, as in geom1,kynema,bdf_cs", mostMethods));
  const RunSettings run = runSettings(model.simulation());
  if (!(run.output_step > 0)) {
    const Setting interval{.key = "output_step", .value = fmt::format("{:.17g}", run.end_time / rowsWithoutInterval)};
    if (auto ok = applySetting(interval, types, model); !ok) return fail(std::move(ok.error()));
  }
  std::vector<std::pair<std::string, Model>> models;
  for (const std::string& method : methods) {
    if (std::any_of(models.begin(), models.end(), [&](const auto& m) { return m.first == method; }))
      return failInput(fmt::format("the method '{}' stands twice", method));
    auto own = modelBy(method, model, types);
    if (!own) return fail(std::move(own.error()));
    models.emplace_back(method, std::move(*own));
  }
  return Lockstep::create(std::move(models));
}

}  // namespace gyre
