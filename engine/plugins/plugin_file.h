#pragma once
// A shared object that may be a plugin: opened, and asked for what it is.

#include "core/error.h"
#include "gyre/extend/plugin.h"

#include <filesystem>

namespace gyre {

/// What its function gyre_plugin returns. Fails, naming the file, where it is no shared object, has no such function or
/// was compiled for another version of the interface. It stays open until the program ends.
Expected<const extend::Plugin*> openPlugin(const std::filesystem::path& file);

}  // namespace gyre
