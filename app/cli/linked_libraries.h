#pragma once
// The shared libraries that this program runs with.

#include <filesystem>
#include <vector>

namespace gyre::cli {

/// Those that a machine without Gyre may lack: all but the C library and that of the compiler, and but those that the
/// command line alone needs. In the order in which they were loaded; each by the name that it is looked for by.
std::vector<std::filesystem::path> librariesOfTheEngine();

}  // namespace gyre::cli
