#include "plugins/plugins.h"

#include "catalog/catalog.h"
#include "io/examples.h"
#include "plugins/plugin_file.h"
#include "plugins/plugin_types.h"

#include <cstdlib>
#include <map>
#include <mutex>
#include <string_view>
#include <system_error>

namespace gyre {

namespace fs = std::filesystem;
namespace {

using Types = std::vector<const TypeInfo*>;

Expected<Types> loadNew(const fs::path& file) {
  const auto plugin = openPlugin(file);
  if (!plugin) return fail(plugin.error());
  auto types = typesOfPlugin(**plugin, file, catalog());
  if (!types) return fail(types.error());
  Types out;
  for (const auto& type : *types) out.push_back(type.get());
  addToCatalog(std::move(*types));
  return out;
}

/// Folders to look in, first those of the user.
std::vector<fs::path> pluginFolders(std::vector<Error>& refused) {
  std::vector<fs::path> out;
  std::error_code ignored;
  const char* const named = std::getenv("GYRE_PLUGIN_PATH");
  for (std::string_view left = named ? named : ""; !left.empty();) {
    const std::size_t end = left.find(':');
    const fs::path folder(left.substr(0, end));
    left = end == std::string_view::npos ? std::string_view() : left.substr(end + 1);
    if (folder.empty()) continue;
    if (fs::is_directory(folder, ignored)) out.push_back(folder);
    else
      refused.push_back({.message = "GYRE_PLUGIN_PATH names it as a folder, which it is not", .file = folder.string()});
  }
  const fs::path shipped = shippedPluginFolder();
  if (!shipped.empty()) out.push_back(shipped);
  return out;
}

}  // namespace

Expected<Types> loadPlugin(const fs::path& file) {
  static std::mutex mutex;
  static std::map<fs::path, Types> loaded;
  const std::lock_guard lock(mutex);
  std::error_code ignored;
  const fs::path canonical = fs::weakly_canonical(file, ignored);
  if (const auto known = loaded.find(canonical); known != loaded.end()) return known->second;
  auto types = loadNew(file);
  if (types) loaded.emplace(canonical, *types);
  return types;
}

const std::vector<Error>& loadPluginsOfPath() {
  static const std::vector<Error> refused = [] {
    std::vector<Error> out;
    for (const fs::path& folder : pluginFolders(out))
      for (const fs::path& file : filesIn(folder, ".so"))
        if (auto types = loadPlugin(file); !types) out.push_back(types.error());
    return out;
  }();
  return refused;
}

}  // namespace gyre
