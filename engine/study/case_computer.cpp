#include "study/case_computer.h"

#include "core/machine_memory.h"
#include "study/measuring.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace gyre {

CaseComputer::CaseComputer(const StudyPlan& plan, std::size_t memoryBytes, Sink finished)
    : plan_(plan), memoryBytes_(memoryBytes), finished_(std::move(finished)), references_(plan.referenceRuns.size()) {}

void CaseComputer::compute(const CaseJob& job, const std::stop_token& stop) {
  const PlannedCase* c = job.planned ? &plan_.cases[*job.planned] : nullptr;
  const ReferenceRun* r = job.reference ? &plan_.referenceRuns[*job.reference] : nullptr;
  assert(c || r);
  const RowsWanted wanted{plan_, r ? r->recordedSet : c->recordedSet, r ? r->rowInterval : c->rowInterval, job.steps,
                          memoryBytes_};
  auto run = guardedRun(r ? *r->model : *c->model, wanted, stop);
  if (run && !*run) return;  // stopped
  if (r && run) take(*job.reference, {.rows = std::make_shared<const KeptRows>((*run)->rows)});
  else if (r) take(*job.reference, {.error = run.error()});
  if (!c) return;
  if (run) measureOrWait(*c, std::move(**run));
  else finishFailed(*c, run.error());
}

// Exceptions come only from libraries (memory, mostly).
Expected<std::optional<RunOfRows>> CaseComputer::guardedRun(const Model& model, const RowsWanted& wanted,
                                                            const std::stop_token& stop) {
  try {
    return runForRows(model, wanted, stop, stepsDone_);
  } catch (const std::exception& e) {
    return fail({.kind = Error::Kind::resource, .message = "the run ended unexpectedly: " + libraryMessage(e)});
  }
}

void CaseComputer::take(std::size_t reference, ReferenceOutcome outcome) {
  std::vector<std::pair<std::size_t, RunOfRows>> waiting;
  {
    const std::lock_guard lock(mutex_);
    Reference& r = references_[reference];
    r.outcome = std::move(outcome);
    waiting = std::exchange(r.waiting, {});
  }
  for (const auto& [planned, run] : waiting) measure(plan_.cases[planned], run);
}

ReferenceOutcome CaseComputer::reference(std::size_t index) const {
  const std::lock_guard lock(mutex_);
  return references_[index].outcome;
}

void CaseComputer::forget(std::size_t reference) {
  const std::lock_guard lock(mutex_);
  references_[reference].outcome.rows.reset();
}

void CaseComputer::measureOrWait(const PlannedCase& c, RunOfRows run) {
  if (c.referenceRun) {
    const std::lock_guard lock(mutex_);
    Reference& r = references_[*c.referenceRun];
    if (r.outcome.awaited()) {
      r.waiting.emplace_back(c.index, std::move(run));
      return;
    }
  }
  measure(c, run);
}

void CaseComputer::measure(const PlannedCase& c, const RunOfRows& run) {
  const ReferenceOutcome made = c.referenceRun ? reference(*c.referenceRun) : ReferenceOutcome{};
  const std::string problem = made.error ? "the reference run failed: " + made.error->text() : std::string{};
  CaseResult out{.index = c.index, .cpuTime = run.cpuTime, .work = run.work};
  const bool hasReference = plan_.study.reference.kind != StudyReference::Kind::none && problem.empty();
  const bool ownReference = hasReference && (made.rows || !c.referenceRun);
  const KeptRows reference = ownReference ? referenceAt(plan_, c, run.rows, made.rows.get()) : KeptRows{};
  for (std::size_t m = 0; m < plan_.study.measures.size(); ++m) {
    const bool impossible = plan_.study.measures[m].against && !ownReference;
    out.measures.push_back(impossible ? MeasuredValue{.problem = problem}
                                      : measureRows(plan_, c, m, run.rows, reference));
  }
  out.series = plottedRows(plan_, c, run.rows);
  const auto against = [](const StudyPlot& p) { return p.against; };
  if (std::any_of(plan_.study.plots.begin(), plan_.study.plots.end(), against))
    out.referenceSeries = plottedRows(plan_, c, reference);
  finished_(std::move(out), problem.empty());
}

void CaseComputer::finishFailed(const PlannedCase& c, const Error& error) {
  CaseResult out{.index = c.index, .error = error};
  out.measures.resize(plan_.study.measures.size(), {.problem = "the case failed"});
  finished_(std::move(out), error.kind != Error::Kind::resource);  // more memory may be there next time
}

}  // namespace gyre
