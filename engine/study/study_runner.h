#pragma once
// Runs the cases of a study side by side on TBB. Each case is computed by one thread from start to end, so that its
// result does not depend on how many there are: the same bytes, cpu_time apart.
//
// Reference runs come first and are shared. A case that fails is reported and the others go on. A finished case is
// written at once to the results file, if there is one, so that a study that was stopped goes on where it was. Of a
// part of the study only its cases are computed, and the reference runs that they need.

#include "core/error.h"
#include "study/kept_results.h"
#include "study/study_part.h"
#include "study/study_plan.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace gyre {

struct StudyOptions {
  int threads = 0;  ///< 0: all cores; no more than there are
  /// Results of finished cases are read from here and appended; empty: not kept. One line of JSON for each case;
  /// a line that does not fit this study or was torn by a crash is ignored.
  std::filesystem::path resultsFile = {};
  /// Results that others keep, of parts for example; read only.
  std::vector<std::filesystem::path> otherResults = {};
  /// Computes this part of the cases only.
  std::optional<StudyPart> part = {};
  /// Most memory that the rows of one run may take; a study that asks for more is refused with a hint.
  std::size_t memoryBytes = std::size_t{1} << 31;
};

struct StudyProgress {
  std::size_t cases = 0;     ///< in all, or of the part
  std::size_t finished = 0;  ///< failed and restored ones included
  std::size_t failed = 0;
  std::size_t restored = 0;
  double fraction = 0;  ///< of the steps of all runs, references included, 0 to 1
  double elapsed = 0;   ///< since run() began [s]
  double left = 0;      ///< estimated [s]; negative while unknown
};

/// How many cases there are, have finished, have failed and were restored, of those that are wanted or, without a list,
/// of all.
StudyProgress countCases(const CaseResults& results, const std::vector<bool>& wanted = {});

class StudyRunner {
 public:
  /// Reads what the results files hold. Fails with Kind::resource when that which is written to cannot be opened for
  /// appending.
  static Expected<std::unique_ptr<StudyRunner>> create(StudyPlan plan, StudyOptions options = {});
  ~StudyRunner();

  /// Blocks until all cases are finished or a stop is requested; the step under way is the last then.
  /// Fails when another process appends to the results file, before anything runs, and when results cannot be stored
  /// (the cases go on, the first reason is kept).
  Expected<void> run(const std::stop_token& stop = {});

  // From any thread, while run() is under way and after it:
  const StudyPlan& plan() const;
  StudyProgress progress() const;
  /// One for each case of the study, null where it has not finished; those of other parts are there where a file has
  /// them.
  CaseResults results() const;

 private:
  struct Impl;
  explicit StudyRunner(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace gyre
