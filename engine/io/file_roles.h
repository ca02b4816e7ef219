#pragma once
// The files of one command, or of one thing done in the window, and what each is to it: "the model", "--csv". What is
// written must neither be read nor be written twice, whatever it is called: by another spelling, through a symbolic
// link, as a second link, as /dev/stdout. Asked before anything is computed.
//
// Two names mean one file when they lead to the same inode of the same device. A file that is not there yet is its name
// in its folder, which is compared in the same way.

#include "core/error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

/// Where writing to a path leads: through all symbolic links, of which the last may name a file that is not there yet.
std::filesystem::path writtenPlace(const std::filesystem::path& file);

/// The number of the open file that a path names: 1 for "-" and /dev/stdout, 5 for /dev/fd/5.
std::optional<int> descriptorNamed(const std::filesystem::path& file);

class FileRoles {
 public:
  /// @param role  as the user knows it. A file without a name is none.
  FileRoles& reads(std::string role, const std::filesystem::path& file);
  /// @param file  "-" is standard output
  FileRoles& writes(std::string role, const std::filesystem::path& file);

  /// Kind::input with the name as it was given, and what the file is besides. Standard output and standard error, where
  /// they go to a file, are outputs without being named.
  Expected<void> check() const;

 private:
  struct Entry {
    std::string role;
    std::filesystem::path file;
  };
  std::vector<Entry> inputs_, outputs_;
};

}  // namespace gyre
