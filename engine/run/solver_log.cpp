#include "run/solver_log.h"

#include <algorithm>

namespace gyre {

Expected<std::unique_ptr<SolverLog>> SolverLog::create(std::size_t rows, const RowPagesOptions& options) {
  const std::string what = "what the solver of contacts did";
  auto heads = RowList<Head>::create(rows, options, what);
  if (!heads) return fail(heads.error());
  auto iterates = RowList<LocalIterate>::create(rows, options, what);
  if (!iterates) return fail(iterates.error());
  auto islands = RowList<LocalIsland>::create(rows, options, what);
  if (!islands) return fail(islands.error());
  return std::unique_ptr<SolverLog>(new SolverLog(std::move(*heads), std::move(*iterates), std::move(*islands)));
}

SolverLog::SolverLog(RowList<Head> heads, RowList<LocalIterate> iterates, RowList<LocalIsland> islands)
    : heads_(std::move(heads)), iterates_(std::move(iterates)), islands_(std::move(islands)) {}

std::optional<LoggedSolve> SolverLog::row(std::size_t row) const {
  const auto head = heads_.row(row);
  if (head.empty()) return std::nullopt;
  const Head& h = head.front();
  return LoggedSolve{h.wanted, h.last, h.iterations, h.reached, iterates_.row(row), islands_.row(row)};
}

bool SolverLog::append(const LocalTrace* trace) {
  const auto head = heads_.append(trace ? 1 : 0);
  const auto iterates = iterates_.append(trace ? trace->iterates.size() : 0);
  const auto islands = islands_.append(trace ? trace->islands.size() : 0);
  if (!head || !iterates || !islands) return false;
  if (!trace) return true;
  head->front() = {trace->wanted, trace->last, trace->iterations, trace->reached};
  std::copy(trace->iterates.begin(), trace->iterates.end(), iterates->begin());
  std::copy(trace->islands.begin(), trace->islands.end(), islands->begin());
  return true;
}

}  // namespace gyre
