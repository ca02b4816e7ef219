#include "study_merge.h"

#include "console.h"
#include "io/output_file.h"
#include "study/results_file.h"

namespace gyre::cli {
namespace {

namespace fs = std::filesystem;

/// "case 3 (step 0.01), case 7 (step 0.001)"; of many the first ones.
std::string namesOf(const StudyPlan& plan, const std::vector<std::size_t>& cases) {
  constexpr std::size_t most = 10;
  std::string out;
  for (std::size_t i = 0; i < std::min(most, cases.size()); ++i)
    out += fmt::format("{}case {} ({})", i > 0 ? ", " : "", cases[i] + 1, plan.cases[cases[i]].name);
  return cases.size() > most ? out + fmt::format(" and {} more", cases.size() - most) : out;
}

Expected<std::vector<fs::path>> filesOfParts(const Study& study, const StudyMergeOptions& options) {
  std::vector<fs::path> out;
  for (const std::string& folder : options.folders) {
    const std::vector<fs::path> here = resultsFilesOfParts(folder, study);
    if (here.empty())
      return fail({.message = "no results of this study were found, which are called " +
                              resultsFileIn({}, study, 1, 2).string() + " or " + resultsFileIn({}, study).string(),
                   .file = folder,
                   .key = "--merge"});
    out.insert(out.end(), here.begin(), here.end());
  }
  return out;
}

/// In the order of the cases, as a file of its own. Who computes meanwhile keeps the file.
Expected<void> keepAll(const StudyPlan& plan, const CaseResults& results, const fs::path& file) {
  auto opened = ResultsFile::open(file);
  if (!opened) return fail(opened.error());
  if (auto ok = opened->lock(); !ok) return ok;
  std::string text;
  for (const PlannedCase& c : plan.cases)
    if (results[c.index]) text += resultLine(c, *results[c.index]) + '\n';
  return writeFileAtomically(text, file);
}

void sayMissing(const StudyPlan& plan, const KeptResults& kept, const StudyMergeOptions& options) {
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < kept.results.size(); ++i)
    if (!kept.results[i]) missing.push_back(i);
  if (!kept.differing.empty())
    say(
        fmt::format("gyre: {} cases were computed more than once, with different results; the last ones read are "
                    "taken: {}\n",
                    kept.differing.size(), namesOf(plan, kept.differing)));
  if (missing.empty()) return;
  say(fmt::format("gyre: {} of {} cases are missing: {}\n", missing.size(), plan.cases.size(), namesOf(plan, missing)));
  if (kept.unused > 0)
    say(
        fmt::format("gyre: {} lines are of another state of the study, of another version of Gyre, or torn, and are "
                    "not used\n",
                    kept.unused));
  const bool oneFolder = !options.keepIn.empty() || options.folders.size() == 1;
  const std::string folder = options.keepIn.empty() ? options.folders.front() : options.keepIn;
  if (oneFolder) say(fmt::format("gyre: compute them with: gyre study {} --resume {}\n", options.file, folder));
  else say("gyre: with --resume DIR the results of all parts are kept in one folder, from where the study goes on\n");
}

}  // namespace

int mergeStudy(Study study, const StudyMergeOptions& options) {
  auto files = filesOfParts(study, options);
  if (!files) return report(files.error());
  const fs::path merged = options.keepIn.empty() ? fs::path() : resultsFileIn(options.keepIn, study);
  if (!merged.empty()) files->insert(files->begin(), merged);
  const auto plan = planStudy(std::move(study));
  if (!plan) return report(plan.error());
  const auto began = std::chrono::steady_clock::now();
  const auto kept = keptResults(*plan, *files);
  if (!kept) return report(kept.error());
  Expected<void> stored;
  if (!merged.empty()) stored = keepAll(*plan, kept->results, merged);
  StudyProgress progress = countCases(kept->results);
  progress.elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  const int exitCode = reportStudy(*plan, kept->results, progress, stored, options);
  sayMissing(*plan, *kept, options);
  return exitCode;
}

}  // namespace gyre::cli
