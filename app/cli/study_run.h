#pragma once
// Runs a study on the command line: progress, Ctrl+C, what failed, and the results in words. `gyre study` and
// `gyre converge` differ in where the study comes from only; `gyre study --mpi` in who computes.

#include "core/error.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "study/study_runner.h"

#include <fmt/format.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <thread>

namespace gyre::cli {

struct StudyReportOptions {
  bool keepResults = false;   ///< of finished cases, when all have finished
  std::string resumeCommand;  ///< what to say after an interrupt; empty when nothing was kept
  /// Writes files from the results; also after an interrupt.
  std::function<Expected<void>(const StudyPlan&, const CaseResults&)> write;
};

struct StudyRunOptions : StudyReportOptions {
  StudyOptions runner;
};

/// Plans, runs, reports. The exit code: 0 all ran and all findings held; 1 a case failed, a finding did not hold or
/// could not be judged, or an interrupt; 2 bad input. Of a part no findings are judged.
int runStudy(Study study, const StudyRunOptions& options);

/// Runs a study to its end or an interrupt, with a progress bar.
/// @param runner  a StudyRunner, or another class that computes a study
template <class Runner>
Expected<void> runToEnd(Runner& runner) {
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

/// After an interrupt, how to go on.
void sayStopped(const StudyProgress& progress, const StudyReportOptions& options);

/// Failures, files, results and findings of all cases, whoever has computed them. The exit code as of runStudy().
int reportStudy(const StudyPlan& plan, const CaseResults& results, const StudyProgress& progress,
                const Expected<void>& ran, const StudyReportOptions& options);

}  // namespace gyre::cli
