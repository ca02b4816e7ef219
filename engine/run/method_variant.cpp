#include "run/method_variant.h"

#include "io/setting.h"

#include <fmt/format.h>

namespace gyre {

Expected<Model> methodVariant(Model model, const std::string& method, const std::vector<std::string>& changes,
                              const TypeList& types) {
  std::vector<Setting> settings{{"integrator", method}};
  for (const std::string& change : changes) {
    const auto equals = change.find('=');
    if (equals == std::string::npos || equals == 0)
      return failInput(fmt::format("'{}': key=value was expected, as in rho_inf=0.5", change));
    settings.push_back({change.substr(0, equals), change.substr(equals + 1)});
  }
  if (auto ok = applySettings(settings, types, model); !ok) return fail(std::move(ok.error()));
  return model;
}

}  // namespace gyre
