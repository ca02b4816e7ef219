#pragma once
// A file being written: under a temporary name beside its place, renamed onto it by commit(). A crash, a full disk or
// a failed run leaves the old file or the new one whole, never half of one.

#include "core/error.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace gyre {

class OutputFile {
 public:
  /// "-" and /dev/stdout are standard output. Devices and pipes are written to directly: there is nothing to rename.
  /// All errors are of Kind::resource and name the path.
  static Expected<OutputFile> open(const std::filesystem::path& file);
  OutputFile(OutputFile&&) noexcept;
  OutputFile& operator=(OutputFile&&) noexcept;
  ~OutputFile();  ///< removes the temporary unless committed

  /// Fails when the disk is full, the pipe is closed and the like. A file then ends with what earlier calls wrote, and
  /// may be written on, or committed as it is.
  Expected<void> write(std::string_view text);
  /// True where a write that failed left nothing: a file. Pipes and devices keep what they were given.
  bool takesBack() const;
  /// The file under its temporary name, for a program that writes it in the place of write(); empty for pipes and
  /// devices.
  const std::string& unfinished() const;
  /// Flushes to the disk and renames. Nothing may be written afterwards.
  Expected<void> commit();

 private:
  struct Impl;
  explicit OutputFile(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

Expected<void> writeFileAtomically(std::string_view content, const std::filesystem::path& file);

}  // namespace gyre
