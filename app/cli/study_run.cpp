#include "study_run.h"

#include "console.h"
#include "study/study_report.h"
#include "study_text.h"

#include <algorithm>
#include <filesystem>

namespace gyre::cli {
namespace {

void reportFailures(const StudyPlan& plan, const CaseResults& results) {
  for (const PlannedCase& c : plan.cases)
    if (results[c.index] && results[c.index]->failed())
      say(fmt::format("gyre: case {} ({}) failed: {}\n", c.index + 1, c.name, results[c.index]->error->text()));
}

std::string outcomeText(const StudyPlan& plan, const StudyProgress& p) {
  std::string out = fmt::format("{}: {} of {} cases in {:.3g} s", plan.study.name, p.finished, p.cases, p.elapsed);
  if (p.restored > 0) out += fmt::format(", {} of them from an earlier run", p.restored);
  if (p.failed > 0) out += fmt::format(", {} failed", p.failed);
  return out + '\n';
}

/// A part has no findings, and its table would have holes: where its results are is what there is to say.
int reportPart(const StudyRunner& runner, const Expected<void>& ran, const StudyRunOptions& options) {
  const StudyProgress progress = runner.progress();
  const StudyPart& part = *options.runner.part;
  reportFailures(runner.plan(), runner.results());
  int exitCode = progress.finished == progress.cases && progress.failed == 0 ? exitDone : exitRunFailed;
  if (!ran) exitCode = report(ran.error());
  const std::string text =
      fmt::format("part {} of {}, kept in {}\n", part.number, part.of, options.runner.resultsFile.string());
  if (const int code = print(outcomeText(runner.plan(), progress) + text); code != exitDone) exitCode = code;
  return exitCode;
}

}  // namespace

void sayStopped(const StudyProgress& progress, const StudyReportOptions& options) {
  if (progress.finished < progress.cases)
    say(fmt::format("gyre: stopped; {} of {} cases had finished{}\n", progress.finished, progress.cases,
                    options.resumeCommand.empty() ? " and are not kept" : "; go on with: " + options.resumeCommand));
}

int runStudy(Study study, const StudyRunOptions& options) {
  auto plan = planStudy(std::move(study));
  if (!plan) return report(plan.error());
  const KeepsResults running;
  auto created = StudyRunner::create(std::move(*plan), options.runner);
  if (!created) return report(created.error());
  StudyRunner& runner = **created;
  const auto ran = runToEnd(runner);
  const StudyProgress progress = runner.progress();
  if (!ran && progress.elapsed == 0) return report(ran.error());  // another process is at it
  const int exitCode = options.runner.part ? reportPart(runner, ran, options)
                                           : reportStudy(runner.plan(), runner.results(), progress, ran, options);
  sayStopped(progress, options);
  if (progress.finished == progress.cases && !options.keepResults && !options.runner.resultsFile.empty()) {
    std::error_code ignored;
    std::filesystem::remove(options.runner.resultsFile, ignored);
  }
  return exitCode;
}

int reportStudy(const StudyPlan& plan, const CaseResults& results, const StudyProgress& progress,
                const Expected<void>& ran, const StudyReportOptions& options) {
  const bool complete = progress.finished == progress.cases;
  const std::vector<JudgedFinding> judged = judgeFindings(plan, results);
  const bool held = std::all_of(judged.begin(), judged.end(), [](const auto& f) { return f.verdict == Verdict::held; });
  int exitCode = complete && progress.failed == 0 && held ? exitDone : exitRunFailed;
  reportFailures(plan, results);
  if (!ran) exitCode = report(ran.error());
  if (options.write)
    if (auto ok = options.write(plan, results); !ok) exitCode = report(ok.error());
  const std::string text = outcomeText(plan, progress) + resultsText(plan, results) + findingsText(plan, results);
  if (const int code = print(text); code != exitDone) exitCode = code;
  return exitCode;
}

}  // namespace gyre::cli
