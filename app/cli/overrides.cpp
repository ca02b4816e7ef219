#include "overrides.h"

#include "catalog/catalog.h"
#include "io/setting.h"

#include <fmt/format.h>
#include <utility>

namespace gyre::cli {

Expected<void> applyOverrides(const Overrides& overrides, Model& model) {
  std::vector<Setting> settings;
  if (!overrides.integrator.empty()) settings.push_back({"integrator", overrides.integrator});
  for (const std::string& text : overrides.set) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
      return failInput(fmt::format("--set '{}': key=value or element.key=value was expected", text));
    settings.push_back({text.substr(0, equals), text.substr(equals + 1)});
  }
  const std::pair<const char*, const std::string&> times[] = {
      {"step", overrides.step}, {"end_time", overrides.end}, {"output_step", overrides.outputStep}};
  for (const auto& [key, text] : times)
    if (!text.empty()) settings.push_back({key, text});
  return applySettings(settings, catalog(), model);
}

}  // namespace gyre::cli
