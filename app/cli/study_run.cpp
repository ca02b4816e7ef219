#include "study_run.h"

#include "console.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "study/study_report.h"
#include "study_text.h"

#include <fmt/format.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace gyre::cli {
namespace {

/// Runs to the end or to an interrupt, with a progress bar.
Expected<void> runToEnd(StudyRunner& runner) {
  using namespace std::chrono_literals;
  ProgressBar bar(true);
  std::atomic<bool> ended{false};
  Expected<void> outcome;
  std::jthread worker([&](const std::stop_token& stop) {
    outcome = runner.run(stop);
    ended = true;
  });
  auto pause = 1ms;
  while (!ended) {
    if (interrupted()) worker.request_stop();
    const StudyProgress p = runner.progress();
    bar.show(p.fraction, fmt::format("{} of {} cases", p.finished, p.cases));
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, 50ms);
  }
  worker.join();
  return outcome;
}

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

}  // namespace

int runStudy(Study study, const StudyRunOptions& options) {
  auto plan = planStudy(std::move(study));
  if (!plan) return report(plan.error());
  const KeepsResults running;
  auto created = StudyRunner::create(std::move(*plan), options.runner);
  if (!created) return report(created.error());
  StudyRunner& runner = **created;
  const auto ran = runToEnd(runner);

  const CaseResults results = runner.results();
  const StudyProgress progress = runner.progress();
  const bool complete = progress.finished == progress.cases;
  const std::vector<JudgedFinding> judged = judgeFindings(runner.plan(), results);
  const bool held = std::all_of(judged.begin(), judged.end(), [](const auto& f) { return f.verdict == Verdict::held; });
  int exitCode = complete && progress.failed == 0 && held ? exitDone : exitRunFailed;
  reportFailures(runner.plan(), results);
  if (!ran) exitCode = report(ran.error());
  if (options.write)
    if (auto ok = options.write(runner.plan(), results); !ok) exitCode = report(ok.error());
  const std::string text =
      outcomeText(runner.plan(), progress) + resultsText(runner.plan(), results) + findingsText(runner.plan(), results);
  if (const int code = print(text); code != exitDone) exitCode = code;
  if (!complete)
    say(fmt::format("gyre: stopped; {} of {} cases had finished{}\n", progress.finished, progress.cases,
                    options.resumeCommand.empty() ? " and are not kept" : "; go on with: " + options.resumeCommand));
  if (complete && !options.keepResults && !options.runner.resultsFile.empty()) {
    std::error_code ignored;
    std::filesystem::remove(options.runner.resultsFile, ignored);
  }
  return exitCode;
}

}  // namespace gyre::cli
