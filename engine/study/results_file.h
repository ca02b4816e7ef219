#pragma once
// Finished cases on disk: one line of JSON each, appended as they finish. A torn or foreign line is ignored.

#include "core/error.h"
#include "study/case_result.h"
#include "study/study_plan.h"

#include <filesystem>
#include <string>

namespace gyre {

/// One line, without its end. Doubles read back to the same bits; what is not a number is null.
std::string resultLine(const PlannedCase& planned, const CaseResult& result);

/// The key of a line and what it holds; nothing when it is not whole or not one of ours.
struct StoredResult {
  std::string key;
  CaseResult result;
};
std::optional<StoredResult> resultFromLine(const std::string& line, std::size_t measures);

class ResultsFile {
 public:
  /// Opens for appending, making the folder. Kind::resource when that cannot be done.
  static Expected<ResultsFile> open(const std::filesystem::path& file);
  ResultsFile(ResultsFile&& o) noexcept;
  ResultsFile& operator=(ResultsFile&&) = delete;
  ~ResultsFile();

  /// The whole lines that stand in a file, which is only read; none where there is no such file.
  static Expected<std::vector<std::string>> linesOf(const std::filesystem::path& file);

  /// Keeps other processes from appending until unlock(), or until this object is gone. Kind::resource when one does
  /// already; a file system that knows no locks has no say.
  Expected<void> lock();
  void unlock();
  /// Writes one line at once.
  Expected<void> append(const std::string& line);

 private:
  ResultsFile(std::filesystem::path file, int descriptor) : file_(std::move(file)), descriptor_(descriptor) {}
  std::filesystem::path file_;
  int descriptor_;
};

}  // namespace gyre
