#pragma once
// A file while it is being written: under a name of its own beside its place, locked by the process that writes it.
// What a killed process left has lost its lock and goes when the next file is begun in that folder; a file that is
// still being written, by whatever process, keeps it.

#include <filesystem>
#include <string>

namespace gyre {

struct UnfinishedFile {
  int fd = -1;  ///< -1: it could not be made, and errno says why
  std::string path;
};

/// Removes what others left unfinished in the folder, then makes a file there, with the permissions new files get.
UnfinishedFile beginFile(const std::filesystem::path& folder);

}  // namespace gyre
