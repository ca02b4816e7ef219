#pragma once
// Where the files that come with Gyre are.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// The first folder that exists of: the one named by an environment variable, and ../share/gyre/NAME beside the running
/// program, or beside the library that a program loads, where an installation has it and a build tree has a link to the
/// sources. Empty when there is none.
std::filesystem::path shippedDirectory(const std::string& name, const char* environmentVariable);

/// lib/gyre/plugins there; empty where there is none.
std::filesystem::path shippedPluginFolder();

/// The files of a folder with this ending, by name.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& directory, std::string_view ending);

/// The name that a model or a study says of itself at the beginning of its text, which is not parsed for it; otherwise
/// that of its file.
std::string titleOf(const std::filesystem::path& file);

/// The models; the environment's GYRE_EXAMPLES comes first.
std::filesystem::path examplesDirectory();
std::vector<std::filesystem::path> exampleFiles(const std::filesystem::path& directory = examplesDirectory());

}  // namespace gyre
