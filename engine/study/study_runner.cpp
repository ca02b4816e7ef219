#include "study/study_runner.h"

#include "study/case_computer.h"
#include "study/results_file.h"

#include <tbb/task_arena.h>
#include <tbb/task_group.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

namespace gyre {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// More threads than cores would only share them.
int threadsOf(int wanted) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return wanted > 0 ? std::min(wanted, cores) : cores;
}

}  // namespace

struct StudyRunner::Impl {
  Impl(StudyPlan planned, StudyOptions chosen)
      : plan(std::move(planned)),
        options(std::move(chosen)),
        inPart(options.part ? casesOfPart(plan, *options.part) : std::vector<bool>(plan.cases.size(), true)),
        computer(plan, options.memoryBytes, [this](CaseResult r, bool lasting) { finish(std::move(r), lasting); }) {}

  StudyPlan plan;
  StudyOptions options;
  std::vector<bool> inPart;  ///< for each case
  std::optional<ResultsFile> file;
  CaseComputer computer;

  CaseJobs all;
  std::atomic<std::size_t> nextJob{0};
  double stepsInAll = 0;

  mutable std::mutex mutex;  // guards what follows; never held during a run
  CaseResults results;
  std::optional<Error> storeError;
  std::optional<Clock::time_point> started, ended;

  Expected<void> restore() {
    std::vector<std::filesystem::path> files = options.otherResults;
    if (!options.resultsFile.empty()) {
      auto opened = ResultsFile::open(options.resultsFile);
      if (!opened) return fail(opened.error());
      file.emplace(std::move(*opened));
      files.push_back(options.resultsFile);
    }
    auto kept = keptResults(plan, files);
    if (!kept) return fail(kept.error());
    results = std::move(kept->results);
    std::vector<bool> wanted = inPart;
    for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = wanted[i] && !results[i];
    all = caseJobs(plan, wanted);
    stepsInAll = all.steps();
    return {};
  }

  /// One worker: takes jobs until there are none.
  void work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const std::size_t j = nextJob.fetch_add(1);
      if (j >= all.jobs.size()) return;
      // Parallel loops inside a run must not take up another case on this thread.
      tbb::this_task_arena::isolate([&] { computer.compute(all.jobs[j], stop); });
    }
  }

  void finish(CaseResult result, bool lasting) {
    const PlannedCase& c = plan.cases[result.index];
    const std::string line = file && lasting ? resultLine(c, result) : std::string{};
    const std::lock_guard lock(mutex);
    results[c.index] = std::make_shared<const CaseResult>(std::move(result));
    if (c.referenceRun && --all.users[*c.referenceRun] == 0) computer.forget(*c.referenceRun);
    if (line.empty()) return;
    if (auto ok = file->append(line); !ok && !storeError) storeError = ok.error();
  }
};

StudyProgress countCases(const CaseResults& results, const std::vector<bool>& wanted) {
  StudyProgress p;
  for (std::size_t c = 0; c < results.size(); ++c) {
    if (!wanted.empty() && !wanted[c]) continue;
    ++p.cases;
    if (!results[c]) continue;
    ++p.finished;
    p.failed += results[c]->failed();
    p.restored += results[c]->restored;
  }
  return p;
}

StudyRunner::StudyRunner(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
StudyRunner::~StudyRunner() = default;

Expected<std::unique_ptr<StudyRunner>> StudyRunner::create(StudyPlan plan, StudyOptions options) {
  auto impl = std::make_unique<Impl>(std::move(plan), std::move(options));
  if (auto ok = impl->restore(); !ok) return fail(ok.error());
  return std::unique_ptr<StudyRunner>(new StudyRunner(std::move(impl)));
}

Expected<void> StudyRunner::run(const std::stop_token& stop) {
  Impl& i = *impl_;
  if (i.file)
    if (auto ok = i.file->lock(); !ok) return ok;
  {
    const std::lock_guard lock(i.mutex);
    i.started = Clock::now();
  }
  const int threads = threadsOf(i.options.threads);
  tbb::task_arena arena(threads);
  arena.execute([&] {
    tbb::task_group group;
    for (int worker = 1; worker < threads; ++worker) group.run([&] { i.work(stop); });
    i.work(stop);
    group.wait();
  });
  const std::lock_guard lock(i.mutex);
  i.ended = Clock::now();
  if (i.file) i.file->unlock();
  if (i.storeError) return fail(*i.storeError);
  return {};
}

const StudyPlan& StudyRunner::plan() const { return impl_->plan; }

StudyProgress StudyRunner::progress() const {
  const Impl& i = *impl_;
  const std::lock_guard lock(i.mutex);
  StudyProgress p = countCases(i.results, i.inPart);
  const bool all = p.finished == p.cases;
  p.fraction = all ? 1.0 : std::min(1.0, i.computer.stepsDone() / std::max(1.0, i.stepsInAll));
  p.left = all ? 0 : -1;
  if (!i.started) return p;
  p.elapsed = i.ended ? std::chrono::duration<double>(*i.ended - *i.started).count() : secondsSince(*i.started);
  if (!all && p.fraction > 0.01) p.left = p.elapsed * (1 - p.fraction) / p.fraction;
  return p;
}

CaseResults StudyRunner::results() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->results;
}

}  // namespace gyre
