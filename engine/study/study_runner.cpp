#include "study/study_runner.h"

#include "core/machine_memory.h"
#include "study/measuring.h"
#include "study/results_file.h"
#include "study/rows_of_run.h"

#include <fmt/format.h>
#include <tbb/task_arena.h>
#include <tbb/task_group.h>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <numeric>
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

/// A run to make: a reference, a case, or both at once.
struct Job {
  std::optional<std::size_t> reference, planned;
  double steps = 0;
};

/// A reference run and the cases that were done before it.
struct Reference {
  enum class State { awaited, done, failed } state = State::awaited;
  std::shared_ptr<const KeptRows> rows;
  std::optional<Error> error;
  std::vector<std::pair<std::size_t, RunOfRows>> waiting;
  std::size_t users = 0;  ///< cases still to be measured; the rows go with the last
};

}  // namespace

struct StudyRunner::Impl {
  StudyPlan plan;
  StudyOptions options;
  std::optional<ResultsFile> file;

  std::vector<Job> jobs;
  std::atomic<std::size_t> nextJob{0};
  std::atomic<double> stepsDone{0};
  double stepsInAll = 0;

  mutable std::mutex mutex;  // guards what follows; never held during a run
  CaseResults results;
  std::vector<Reference> references;
  std::optional<Error> storeError;
  std::optional<Clock::time_point> started, ended;

  Expected<void> restore() {
    if (options.resultsFile.empty()) return {};
    auto opened = ResultsFile::open(options.resultsFile);
    if (!opened) return fail(opened.error());
    file.emplace(std::move(*opened));
    const auto lines = file->lines();
    if (!lines) return fail(lines.error());
    for (const std::string& line : *lines) {
      auto stored = resultFromLine(line, plan.study.measures.size());
      if (!stored) continue;
      for (const PlannedCase& c : plan.cases) {
        if (c.key != stored->key) continue;
        CaseResult copy = stored->result;
        copy.index = c.index;
        results[c.index] = std::make_shared<const CaseResult>(std::move(copy));
      }
    }
    return {};
  }

  /// References that unfinished cases need, then the cases, the longest first so that no thread is left waiting long.
  void listJobs() {
    references.resize(plan.referenceRuns.size());
    for (const PlannedCase& c : plan.cases)
      if (!results[c.index] && c.referenceRun) ++references[*c.referenceRun].users;
    std::vector<bool> isReference(plan.cases.size(), false);
    for (std::size_t r = 0; r < references.size(); ++r) {
      if (references[r].users == 0) continue;
      const ReferenceRun& run = plan.referenceRuns[r];
      // A case that was finished before is run for the others only: it is no user of its rows.
      const bool isCase = run.ofCase && !results[*run.ofCase];
      jobs.push_back({r, isCase ? run.ofCase : std::nullopt, run.steps});
      if (isCase) isReference[*run.ofCase] = true;
    }
    const auto firstCase = static_cast<std::ptrdiff_t>(jobs.size());
    for (const PlannedCase& c : plan.cases)
      if (!results[c.index] && !isReference[c.index]) jobs.push_back({std::nullopt, c.index, c.steps});
    std::stable_sort(jobs.begin() + firstCase, jobs.end(),
                     [](const Job& a, const Job& b) { return a.steps > b.steps; });
    stepsInAll = std::accumulate(jobs.begin(), jobs.end(), 0.0, [](double sum, const Job& j) { return sum + j.steps; });
  }

  /// One worker: takes jobs until there are none.
  void work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      const std::size_t j = nextJob.fetch_add(1);
      if (j >= jobs.size()) return;
      // Parallel loops inside a run must not take up another case on this thread.
      tbb::this_task_arena::isolate([&] { runJob(jobs[j], stop); });
    }
  }

  void runJob(const Job& job, const std::stop_token& stop) {
    const PlannedCase* c = job.planned ? &plan.cases[*job.planned] : nullptr;
    const ReferenceRun* r = job.reference ? &plan.referenceRuns[*job.reference] : nullptr;
    const RowsWanted wanted{plan, r ? r->recordedSet : c->recordedSet, r ? r->rowInterval : c->rowInterval, job.steps,
                            options.memoryBytes};
    auto run = guardedRun(r ? *r->model : *c->model, wanted, stop);
    if (run && !*run) return;  // stopped
    if (r) finishReference(*job.reference, run);
    if (!c) return;
    if (run) measureOrWait(*c, std::move(**run));
    else finishFailed(*c, run.error());
  }

  // Exceptions come only from libraries (memory, mostly).
  Expected<std::optional<RunOfRows>> guardedRun(const Model& model, const RowsWanted& wanted,
                                                const std::stop_token& stop) {
    try {
      return runForRows(model, wanted, stop, stepsDone);
    } catch (const std::exception& e) {
      return fail({.kind = Error::Kind::resource, .message = "the run ended unexpectedly: " + libraryMessage(e)});
    }
  }

  void finishReference(std::size_t index, const Expected<std::optional<RunOfRows>>& run) {
    std::vector<std::pair<std::size_t, RunOfRows>> waiting;
    {
      const std::lock_guard lock(mutex);
      Reference& r = references[index];
      r.state = run ? Reference::State::done : Reference::State::failed;
      if (run) r.rows = std::make_shared<const KeptRows>((*run)->rows);
      else r.error = run.error();
      waiting = std::exchange(r.waiting, {});
    }
    for (auto& [planned, rows] : waiting) measure(plan.cases[planned], std::move(rows));
  }

  void measureOrWait(const PlannedCase& c, RunOfRows run) {
    if (c.referenceRun) {
      const std::lock_guard lock(mutex);
      Reference& r = references[*c.referenceRun];
      if (r.state == Reference::State::awaited) {
        r.waiting.emplace_back(c.index, std::move(run));
        return;
      }
    }
    measure(c, std::move(run));
  }

  void measure(const PlannedCase& c, RunOfRows run) {
    std::shared_ptr<const KeptRows> referenceRows;
    std::string problem;
    if (c.referenceRun) {
      const std::lock_guard lock(mutex);
      Reference& r = references[*c.referenceRun];
      referenceRows = r.rows;
      if (r.error) problem = "the reference run failed: " + r.error->text();
    }
    CaseResult out{.index = c.index, .cpuTime = run.cpuTime, .work = run.work};
    const bool hasReference = plan.study.reference.kind != StudyReference::Kind::none && problem.empty();
    const bool ownReference = hasReference && (referenceRows || !c.referenceRun);
    const KeptRows reference = ownReference ? referenceAt(plan, c, run.rows, referenceRows.get()) : KeptRows{};
    for (std::size_t m = 0; m < plan.study.measures.size(); ++m) {
      const bool impossible = plan.study.measures[m].against && !ownReference;
      out.measures.push_back(impossible ? MeasuredValue{.problem = problem}
                                        : measureRows(plan, c, m, run.rows, reference));
    }
    out.series = plottedRows(plan, c, run.rows);
    const auto against = [](const StudyPlot& p) { return p.against; };
    if (std::any_of(plan.study.plots.begin(), plan.study.plots.end(), against))
      out.referenceSeries = plottedRows(plan, c, reference);
    finish(c, std::move(out), problem.empty());
  }

  void finishFailed(const PlannedCase& c, const Error& error) {
    CaseResult out{.index = c.index, .error = error};
    out.measures.resize(plan.study.measures.size(), {.problem = "the case failed"});
    finish(c, std::move(out), error.kind != Error::Kind::resource);  // more memory may be there next time
  }

  void finish(const PlannedCase& c, CaseResult result, bool store) {
    const std::string line = file && store ? resultLine(c, result) : std::string{};
    const std::lock_guard lock(mutex);
    results[c.index] = std::make_shared<const CaseResult>(std::move(result));
    if (c.referenceRun)
      if (Reference& r = references[*c.referenceRun]; --r.users == 0) r.rows.reset();
    if (line.empty()) return;
    if (auto ok = file->append(line); !ok && !storeError) storeError = ok.error();
  }
};

StudyRunner::StudyRunner(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
StudyRunner::~StudyRunner() = default;

Expected<std::unique_ptr<StudyRunner>> StudyRunner::create(StudyPlan plan, StudyOptions options) {
  auto impl = std::make_unique<Impl>();
  impl->plan = std::move(plan);
  impl->options = std::move(options);
  impl->results.resize(impl->plan.cases.size());
  if (auto ok = impl->restore(); !ok) return fail(ok.error());
  impl->listJobs();
  return std::unique_ptr<StudyRunner>(new StudyRunner(std::move(impl)));
}

Expected<void> StudyRunner::run(const std::stop_token& stop) {
  Impl& i = *impl_;
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
  if (i.storeError) return fail(*i.storeError);
  return {};
}

const StudyPlan& StudyRunner::plan() const { return impl_->plan; }

StudyProgress StudyRunner::progress() const {
  const Impl& i = *impl_;
  const std::lock_guard lock(i.mutex);
  StudyProgress p{.cases = i.results.size()};
  for (const auto& r : i.results) {
    if (!r) continue;
    ++p.finished;
    p.failed += r->failed();
    p.restored += r->restored;
  }
  const bool all = p.finished == p.cases;
  p.fraction = all ? 1.0 : std::min(1.0, i.stepsDone.load() / std::max(1.0, i.stepsInAll));
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
