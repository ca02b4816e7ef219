#pragma once
// Plugins of this program: loaded by name, or from the folders of GYRE_PLUGIN_PATH and lib/gyre/plugins.
// Those of one file come all or none, and are in the catalogue from then on.

#include "core/error.h"
#include "describe/type_info.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace gyre {

/// The types that a plugin brings; those of a file that was loaded before are the ones of then. One call at a time.
Expected<std::vector<const TypeInfo*>> loadPlugin(const std::filesystem::path& file);

/// Loads every *.so in the folders that the environment variable GYRE_PLUGIN_PATH names, with ':' between them, and in
/// lib/gyre/plugins beside this program, in the order of the names. What is refused is told, and no reason to give up.
/// The first call does it; later ones return what that returned.
const std::vector<Error>& loadPluginsOfPath();

}  // namespace gyre
