#include "known_types.h"
#include "value_json.h"

#include <gyre/plugins.h>

namespace gyre {
inline namespace v0 {

const TypeList& knownTypes() {
  loadPluginsOfPath();
  return catalog();
}

std::vector<std::string> loadPlugin(const std::filesystem::path& file) {
  knownTypes();
  std::vector<std::string> names;
  for (const TypeInfo* type : orThrow(engine::loadPlugin(file))) names.push_back(type->id);
  return names;
}

std::vector<std::string> refusedPlugins() {
  std::vector<std::string> out;
  for (const engine::Error& error : loadPluginsOfPath()) out.push_back(error.text());
  return out;
}

}  // namespace v0
}  // namespace gyre
