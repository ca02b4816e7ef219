#include "cluster/served_cases.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre::cluster {

Expected<std::unique_ptr<ServedCases>> ServedCases::open(const StudyPlan& plan,
                                                         const std::filesystem::path& resultsFile,
                                                         std::vector<std::filesystem::path> otherResults) {
  auto file = ResultsFile::open(resultsFile);
  if (!file) return fail(file.error());
  if (auto ok = file->lock(); !ok) return fail(ok.error());
  otherResults.push_back(resultsFile);
  auto kept = keptResults(plan, otherResults);
  if (!kept) return fail(kept.error());
  std::vector<bool> wanted;
  for (const auto& result : kept->results) wanted.push_back(!result);
  const CaseJobs jobs = caseJobs(plan, wanted);
  return std::unique_ptr<ServedCases>(new ServedCases(plan, std::move(*file), std::move(kept->results), jobs));
}

ServedCases::ServedCases(const StudyPlan& plan, ResultsFile file, CaseResults results, const CaseJobs& jobs)
    : plan_(plan),
      file_(std::move(file)),
      queue_(plan, jobs),
      users_(jobs.users),
      settled_(jobs.users.size(), false),
      unfinished_(static_cast<std::size_t>(std::count(results.begin(), results.end(), nullptr))),
      steps_(jobs.steps()),
      results_(std::move(results)) {}

void ServedCases::finish(CaseResult result, const std::string& line) {
  const PlannedCase& c = plan_.cases[result.index];
  --unfinished_;
  if (c.referenceRun) --users_[*c.referenceRun];
  const std::lock_guard lock(mutex_);
  results_[c.index] = std::make_shared<const CaseResult>(std::move(result));
  if (line.empty()) return;
  if (auto ok = file_.append(line); !ok && !storeError_) storeError_ = ok.error();
}

std::optional<LostReference> ServedCases::lose(const std::optional<CaseJob>& current,
                                               const std::set<std::size_t>& outstanding) {
  for (const std::size_t c : outstanding)
    if (!current || current->planned != c) queue_.giveBack(queue_.caseAlone(c));
  if (!current) return std::nullopt;
  const bool tryAgain = queue_.mayTryAgain(*current);
  CaseJob job = *current;
  if (job.planned && outstanding.count(*job.planned) == 0) job.planned.reset();  // its result had come
  if (job.reference && (!needs(*job.reference) || settled_[*job.reference])) job.reference.reset();
  if (!job.reference && !job.planned) return std::nullopt;
  if (tryAgain) {
    queue_.giveBack(job);
    return std::nullopt;
  }
  const Error error{.kind = Error::Kind::resource,
                    .message = fmt::format("the rank that computed it was lost {} times", CaseQueue::mostLosses)};
  if (job.planned) {
    CaseResult failed{.index = *job.planned, .error = error};
    failed.measures.resize(plan_.study.measures.size(), {.problem = "the case failed"});
    finish(std::move(failed), {});
  }
  if (!job.reference) return std::nullopt;
  return LostReference{*job.reference, error};
}

CaseResults ServedCases::results() const {
  const std::lock_guard lock(mutex_);
  return results_;
}

std::optional<Error> ServedCases::storeError() const {
  const std::lock_guard lock(mutex_);
  return storeError_;
}

}  // namespace gyre::cluster
