#pragma once
// Plugins: types of joints, forces and methods that shared objects bring (gyre/extend/plugin.h).

#include <gyre/export.h>

#include <filesystem>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

/// Loads a plugin; its types are known from then on. Those in the folders of the environment variable GYRE_PLUGIN_PATH
/// are loaded before the first model is made. Throws where it does not fit, with the reason; again the same is no
/// error.
/// @return the names of its types
GYRE_API std::vector<std::string> loadPlugin(const std::filesystem::path& file);
/// What was left out in the folders of GYRE_PLUGIN_PATH, and why: one sentence for each.
GYRE_API std::vector<std::string> refusedPlugins();

}  // namespace v0
}  // namespace gyre
