#pragma once
// The examples that came with Gyre.

#include <filesystem>
#include <vector>

namespace gyre::cli {

/// Model files of the first folder found: $GYRE_EXAMPLES, then share/gyre/examples of the installation,
/// then that of the source tree. In order of their names.
std::vector<std::filesystem::path> exampleFiles();

}  // namespace gyre::cli
