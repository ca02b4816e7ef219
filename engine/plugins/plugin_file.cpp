#include "plugins/plugin_file.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace gyre {

namespace fs = std::filesystem;

Expected<const extend::Plugin*> openPlugin(const fs::path& file) {
  const auto refused = [&](std::string why) { return fail({.message = std::move(why), .file = file.string()}); };
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored)) return refused("a shared object was expected, and there is no such file");
  // By its whole path: a bare name would be looked for where the system has its libraries.
  void* const object = dlopen(fs::absolute(file).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!object) {
    const char* const why = dlerror();
    return refused(fmt::format("it cannot be loaded as a shared object: {}", why ? why : "no reason is known"));
  }
  using Entry = const extend::Plugin* (*)();
  const auto entry = reinterpret_cast<Entry>(dlsym(object, "gyre_plugin"));
  if (!entry) {
    dlclose(object);
    return refused("it is no plugin of Gyre: the function gyre_plugin is missing, which GYRE_PLUGIN makes");
  }
  const extend::Plugin* const plugin = entry();
  std::string why;
  if (!plugin) why = "its function gyre_plugin returned nothing";
  else if (plugin->version != extend::interfaceVersion)
    why = fmt::format(
        "it was compiled for version {} of the interface of plugins, and this Gyre has version {}; compile it anew "
        "with the headers of this Gyre",
        plugin->version, extend::interfaceVersion);
  else if (!plugin->standardLibrary || std::string_view(plugin->standardLibrary) != extend::standardLibrary)
    why = fmt::format("it was compiled with the standard library {}, and this Gyre with {}",
                      plugin->standardLibrary ? plugin->standardLibrary : "of no name", extend::standardLibrary);
  else if (!plugin->types) why = "it has no function that gives its types";
  if (why.empty()) return plugin;
  dlclose(object);
  return refused(std::move(why));
}

}  // namespace gyre
