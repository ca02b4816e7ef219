#pragma once
// A folder of files that belong together, made beside its place and renamed onto it by commit(): there is the old
// folder or the new one, never a mixture. An old one is replaced only where it holds nothing but files of this kind.
// While it is made it is locked; what a killed process left has lost its lock, and goes when the next one is begun.

#include "core/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace gyre {

class FrameFolder {
 public:
  /// @param place      where the folder will be
  /// @param extension  of its files, ".vtp"
  /// Errors are of Kind::resource and name the folder.
  static Expected<FrameFolder> begin(const std::filesystem::path& place, std::string extension);
  FrameFolder(FrameFolder&& other) noexcept;
  FrameFolder& operator=(FrameFolder&&) = delete;
  ~FrameFolder();  ///< removes what was not committed

  Expected<void> write(const std::string& name, std::string_view content);
  Expected<void> commit();

 private:
  FrameFolder(std::filesystem::path place, std::filesystem::path temporary, std::string extension, int lock);

  std::filesystem::path place_, temporary_;
  int lock_;  ///< the open folder
  std::string extension_;
};

}  // namespace gyre
