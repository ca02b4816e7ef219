#include "study/kept_results.h"

#include "study/results_file.h"
#include "study/study_csv.h"

#include <fmt/format.h>
#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace gyre {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view resultsEnding = ".gyre-results";

/// Whether both say the same but for the time it took.
bool sameResult(const PlannedCase& c, CaseResult a, CaseResult b) {
  a.cpuTime = b.cpuTime = 0;
  return resultLine(c, a) == resultLine(c, b);
}

}  // namespace

Expected<KeptResults> keptResults(const StudyPlan& plan, const std::vector<fs::path>& files) {
  KeptResults out{.results = CaseResults(plan.cases.size())};
  std::unordered_multimap<std::string_view, std::size_t> casesOfKey;
  for (const PlannedCase& c : plan.cases) casesOfKey.emplace(c.key, c.index);
  for (const fs::path& file : files) {
    const auto lines = ResultsFile::linesOf(file);
    if (!lines) return fail(lines.error());
    for (const std::string& line : *lines) {
      auto stored = resultFromLine(line, plan.study.measures.size());
      const auto [first, last] =
          stored ? casesOfKey.equal_range(stored->key) : std::pair(casesOfKey.end(), casesOfKey.end());
      out.unused += first == last;
      for (auto i = first; i != last; ++i) {
        const PlannedCase& c = plan.cases[i->second];
        CaseResult copy = stored->result;
        copy.index = c.index;
        std::shared_ptr<const CaseResult>& known = out.results[c.index];
        if (known && !sameResult(c, *known, copy)) out.differing.push_back(c.index);
        known = std::make_shared<const CaseResult>(std::move(copy));
      }
    }
  }
  std::sort(out.differing.begin(), out.differing.end());
  out.differing.erase(std::unique(out.differing.begin(), out.differing.end()), out.differing.end());
  return out;
}

fs::path resultsFileIn(const fs::path& folder, const Study& study) {
  return folder / (studyStem(study) + std::string(resultsEnding));
}

fs::path resultsFileIn(const fs::path& folder, const Study& study, std::size_t part, std::size_t parts) {
  return folder / fmt::format("{}.part-{}-of-{}{}", studyStem(study), part, parts, resultsEnding);
}

std::vector<fs::path> resultsFilesOfParts(const fs::path& folder, const Study& study) {
  const std::string stem = studyStem(study);
  std::vector<fs::path> out;
  std::error_code failed;
  for (fs::directory_iterator i(folder, failed), end; !failed && i != end; i.increment(failed)) {
    const std::string name = i->path().filename().string();
    if (name == stem + std::string(resultsEnding) ||
        (name.starts_with(stem + ".part-") && name.ends_with(resultsEnding)))
      out.push_back(i->path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace gyre
