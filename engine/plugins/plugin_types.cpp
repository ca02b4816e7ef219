#include "plugins/plugin_types.h"

#include "plugins/plugin_force.h"
#include "plugins/plugin_integrator.h"
#include "plugins/plugin_joint.h"

#include <fmt/format.h>
#include <algorithm>
#include <exception>
#include <string>

namespace gyre {
namespace {

bool isTypeName(std::string_view name) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return !name.empty() && small(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return small(c) || (c >= '0' && c <= '9') || c == '_'; });
}

/// Why the names of a type do not fit; empty where they do.
std::string wrongNames(const TypeInfo& type, const TypeList& known) {
  if (!isTypeName(type.id)) return "a name of small letters, digits and low lines was expected";
  for (const TypeInfo* other : known.all())
    if (other->id == type.id) return fmt::format("there is a type of {} of this name", singular(other->category));
  std::vector<std::string> keys = {"name", "type", "enabled", "integrator"};
  for (const Field& field : type.fields) {
    if (!isTypeName(field.key))
      return fmt::format("its key '{}' is not made of small letters, digits and low lines", field.key);
    if (std::find(keys.begin(), keys.end(), field.key) != keys.end())
      return fmt::format("its key '{}' is there already", field.key);
    keys.push_back(field.key);
  }
  return {};
}

class Collected {
 public:
  Collected(const std::filesystem::path& file, const TypeList& known) : file_(file), known_(known) {}
  std::vector<std::shared_ptr<const TypeInfo>> types;

  /// @param convert  (type, name of the file): the type of the engine
  template <class PluginType, class Convert>
  Expected<void> add(const std::vector<PluginType>& all, const Convert& convert) {
    for (const PluginType& type : all) {
      auto made = convert(type, file_.filename().string());
      std::string why = made ? wrongNames(**made, known_) : made.error().message;
      for (const auto& other : types)
        if (other->id == type.about.name) why = "the plugin has another type of this name";
      if (!why.empty())
        return fail({.message = fmt::format("its type '{}': {}", type.about.name, why), .file = file_.string()});
      types.push_back(std::move(*made));
    }
    return {};
  }

 private:
  const std::filesystem::path& file_;
  const TypeList& known_;
};

}  // namespace

Expected<std::vector<std::shared_ptr<const TypeInfo>>> typesOfPlugin(const extend::Plugin& plugin,
                                                                     const std::filesystem::path& file,
                                                                     const TypeList& known) {
  Collected out(file, known);
  try {
    const extend::Types types = plugin.types();
    if (auto ok = out.add(types.joints, pluginJointType); !ok) return fail(ok.error());
    if (auto ok = out.add(types.forces, pluginForceType); !ok) return fail(ok.error());
    if (auto ok = out.add(types.integrators, pluginIntegratorType); !ok) return fail(ok.error());
  } catch (const std::exception& e) {
    return fail({.message = fmt::format("its types are not known: {}", e.what()), .file = file.string()});
  }
  if (out.types.empty()) return fail({.message = "it brings no types", .file = file.string()});
  return out.types;
}

}  // namespace gyre
