#pragma once
// The folder that a URI of FMI 2.0 names (FMI 2.0.4, section 2.1.5, fmuResourceLocation).

#include "core/error.h"

#include <filesystem>
#include <string_view>

namespace gyre::fmu {

/// @param uri  "file:///tmp/my%20fmu/resources"; also with one stroke, with a host of this machine, or a plain path
Expected<std::filesystem::path> folderOfUri(std::string_view uri);

}  // namespace gyre::fmu
