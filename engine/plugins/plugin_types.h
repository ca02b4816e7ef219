#pragma once
// The types that a plugin brings, as types of the catalogue.

#include "describe/type_info.h"
#include "gyre/extend/plugin.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace gyre {

/// All of them, or why one of them does not fit, by the name of the type: a name or a key that is none, or that is
/// taken in the list of known types, a unit or a default that is not allowed.
Expected<std::vector<std::shared_ptr<const TypeInfo>>> typesOfPlugin(const extend::Plugin& plugin,
                                                                     const std::filesystem::path& file,
                                                                     const TypeList& known);

}  // namespace gyre
