#pragma once
// Many runs side by side: a study file (*.gyre-study), its cases, measures and findings.

#include <gyre/error.h>
#include <gyre/value.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gyre {
inline namespace v0 {

/// A part of the cases, for machines that know nothing of each other: number 1 to `of`.
struct StudyPart {
  int number = 1, of = 1;
};

struct StudyOptions {
  int threads = 0;  ///< 0: all cores
  /// Finished cases are kept here, and taken from here where they fit: a study that was stopped goes on.
  std::filesystem::path results = {};
  /// Is told what share is done, on the calling thread; false ends it.
  std::function<bool(double share)> goesOn = {};
  /// Computes only the cases of this part, which all parts find in the same way, with about the same work for each.
  std::optional<StudyPart> part = {};
  /// Results that other parts keep, which are read only: with those of all parts nothing is left to compute.
  std::vector<std::filesystem::path> otherResults = {};
};

struct StudyResult {
  struct Case {
    std::string name = {};
    std::vector<std::pair<std::string, std::string>> coordinates = {};  ///< axis and value
    std::vector<std::pair<std::string, double>> measures = {};          ///< NaN where it has none
    bool finished = false;
    std::optional<Error> error = {};
  };
  struct Finding {
    std::string text = {}, source = {};
    std::string verdict = {};   ///< "held", "NOT held", "could not be judged"
    std::string measured = {};  ///< in words
    bool held = false;
  };
  std::string name = {};
  std::vector<Case> cases = {};
  std::vector<Finding> findings = {};
  std::string csv = {};  ///< the table of cases, as `gyre study --csv` writes it
};

/// Runs a study; the same numbers whatever the number of threads.
GYRE_API StudyResult runStudy(const std::filesystem::path& file, const StudyOptions& options = {});

}  // namespace v0
}  // namespace gyre
