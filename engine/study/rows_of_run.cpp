#include "study/rows_of_run.h"

#include "run/step_time.h"
#include "run/stepper.h"

#include <fmt/format.h>
#include <algorithm>
#include <numeric>

namespace gyre {
namespace {

/// Rows and columns of a run, as the study keeps them.
class Keeper {
 public:
  Keeper(const RowsWanted& wanted, Stepper& stepper)
      : wanted_(wanted),
        set_(wanted.plan.recorded[wanted.recordedSet]),
        tolerance_(1e-4 * (wanted.rowInterval > 0 ? wanted.rowInterval : 1e-5 * stepper.settings().end_time)),
        stepper_(stepper),
        row_(stepper.channels().size()) {
    for (const std::size_t c : set_.kept) out_.channels.push_back(set_.channels[c].name);
  }

  /// Makes room for all rows to come.
  Expected<void> reserve() {
    double rows = 0;
    for (const KeepRule& rule : wanted_.plan.keep) rows += rule.rows(wanted_.rowInterval, stepper_.settings().end_time);
    rows = std::min(rows, stepper_.rowsAtMost());
    const double bytes = rows * static_cast<double>((set_.kept.size() + 1) * sizeof(double));
    if (bytes > static_cast<double>(wanted_.memoryBytes))
      return fail({.kind = Error::Kind::resource,
                   .message = fmt::format("about {:.2g} rows of {} channels would be kept, {:.2g} GB; a 'window', "
                                          "'every' or fewer channels need less",
                                          rows, set_.kept.size(), bytes * 1e-9)});
    out_.times.reserve(static_cast<std::size_t>(rows));
    out_.values.reserve(static_cast<std::size_t>(rows) * set_.kept.size());
    return {};
  }

  Expected<void> keep() {
    const double t = stepper_.state().t;
    const auto wants = [&](const KeepRule& rule) { return rule.wants(t, tolerance_); };
    if (!std::any_of(wanted_.plan.keep.begin(), wanted_.plan.keep.end(), wants)) return {};
    if (auto written = stepper_.writeRow(row_); !written) return written;
    out_.times.push_back(t);
    for (const std::size_t c : set_.kept) out_.values.push_back(row_[c]);
    return {};
  }

  KeptRows take() { return std::move(out_); }

 private:
  const RowsWanted& wanted_;
  const RecordedSet& set_;
  double tolerance_;
  Stepper& stepper_;
  std::vector<double> row_;
  KeptRows out_;
};

void addWork(const StepReport& report, WorkCounts& work) {
  const auto add = [](std::uint64_t& sum, int n) { sum += static_cast<std::uint64_t>(n); };
  add(work.steps, report.interpolated ? 0 : 1);
  add(work.newtonIterations, report.iterations);
  add(work.retries, report.retries);
  add(work.errorTestFailures, report.errorTestFailures);
  add(work.convergenceFailures, report.convergenceFailures);
}

}  // namespace

Expected<std::optional<RunOfRows>> runForRows(const Model& model, const RowsWanted& wanted, const std::stop_token& stop,
                                              std::atomic<double>& done) {
  const auto created = Stepper::create(model);
  if (!created) return fail(created.error());
  Stepper& stepper = **created;
  const RecordedSet& set = wanted.plan.recorded[wanted.recordedSet];
  if (set.wantsEnergy()) stepper.rows().addEnergyOfElements();
  const auto end =
      set.wantsEnergy() ? set.channels.end() : set.channels.begin() + static_cast<std::ptrdiff_t>(set.firstOfEnergy);
  if (const auto there = stepper.channels(); !std::equal(there.begin(), there.end(), set.channels.begin(), end,
                                                         [](const auto& a, const auto& b) { return a.name == b.name; }))
    return failInput(
        "the run has other channels than the cases it is compared with: a reference run changes settings of "
        "the method and numbers only");
  Keeper keeper(wanted, stepper);
  if (auto ok = keeper.reserve(); !ok) return fail(ok.error());

  RunOfRows run;
  double reported = 0;
  const double endTime = stepper.settings().end_time, start = threadCpuTime();
  if (auto kept = keeper.keep(); !kept) return fail(kept.error());
  while (!stepper.finished()) {
    if (stop.stop_requested()) return std::nullopt;
    const auto report = stepper.step();
    if (!report) return fail(report.error());
    addWork(*report, run.work);
    if (stepper.isOutput())
      if (auto kept = keeper.keep(); !kept) return fail(kept.error());
    const double now = wanted.steps * std::min(1.0, stepper.state().t / endTime);
    if (now - reported >= 0.002 * wanted.steps) {
      done.fetch_add(now - reported, std::memory_order_relaxed);
      reported = now;
    }
  }
  run.cpuTime = threadCpuTime() - start;
  const Work work = stepper.work();
  run.work.evaluations = work.evaluations;
  run.work.factorizations = work.factorizations;
  run.work.solves = work.solves;
  run.rows = keeper.take();
  done.fetch_add(wanted.steps - reported, std::memory_order_relaxed);
  return run;
}

}  // namespace gyre
