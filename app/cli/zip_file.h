#pragma once
// An archive in the format ZIP being written. Its bytes depend on nothing but what is put in.

#include "core/error.h"
#include "io/output_file.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace gyre::cli {

class ZipFile {
 public:
  /// Errors are those of OutputFile. Pipes are refused: the format wants to go back in its file.
  static Expected<ZipFile> create(const std::filesystem::path& file);
  ZipFile(ZipFile&& other) noexcept;
  ZipFile& operator=(ZipFile&&) = delete;
  ~ZipFile();

  /// @param name  with folders, "resources/model.gyre"
  Expected<void> add(const std::string& name, std::string_view content, bool isExecutable = false);
  /// The file is there, whole.
  Expected<void> commit();

 private:
  ZipFile(OutputFile file, std::string name, void* archive);
  Error failed() const;

  OutputFile file_;
  std::string name_;
  void* archive_;
};

}  // namespace gyre::cli
