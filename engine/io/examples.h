#pragma once
// Where the files that come with Gyre are.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// The first folder that exists of: the one named by an environment variable, ../share/gyre/NAME beside the running
/// program, and resources/NAME of the source tree it was built from. Empty when there is none.
std::filesystem::path shippedDirectory(const std::string& name, const char* environmentVariable);

/// The files of a folder with this ending, by name.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& directory, std::string_view ending);

/// The models; the environment's GYRE_EXAMPLES comes first.
std::filesystem::path examplesDirectory();
std::vector<std::filesystem::path> exampleFiles(const std::filesystem::path& directory = examplesDirectory());

}  // namespace gyre
