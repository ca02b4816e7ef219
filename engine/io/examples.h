#pragma once
// Where the examples that come with Gyre are.

#include <filesystem>
#include <vector>

namespace gyre {

/// The first that exists of: the environment's GYRE_EXAMPLES, ../share/gyre/examples beside the running program,
/// and the source tree it was built from. Empty when there is none.
std::filesystem::path examplesDirectory();

/// The model files in it, by name.
std::vector<std::filesystem::path> exampleFiles(const std::filesystem::path& directory = examplesDirectory());

}  // namespace gyre
