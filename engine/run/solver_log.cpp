#include "run/solver_log.h"

#include <algorithm>

namespace gyre {
namespace {

template <class T>
std::span<const T> takeFront(std::span<const T>& all, std::size_t count) {
  const std::span<const T> front = all.first(count);
  all = all.subspan(count);
  return front;
}

/// One list of each solve, one after the other.
template <class T>
bool appendAll(std::span<const LocalTrace> solves, std::vector<T> LocalTrace::*list, RowList<T>& to) {
  std::size_t count = 0;
  for (const LocalTrace& s : solves) count += (s.*list).size();
  const auto place = to.append(count);
  if (!place) return false;
  auto end = place->begin();
  for (const LocalTrace& s : solves) end = std::copy((s.*list).begin(), (s.*list).end(), end);
  return true;
}

}  // namespace

Expected<std::unique_ptr<SolverLog>> SolverLog::create(std::size_t rows, const RowPagesOptions& options) {
  const std::string what = "what the solver of contacts did";
  auto heads = RowList<Head>::create(rows, options, what);
  if (!heads) return fail(heads.error());
  auto iterates = RowList<LocalIterate>::create(rows, options, what);
  if (!iterates) return fail(iterates.error());
  auto islands = RowList<LocalIsland>::create(rows, options, what);
  if (!islands) return fail(islands.error());
  auto islandOf = RowList<std::int32_t>::create(rows, options, what);
  if (!islandOf) return fail(islandOf.error());
  return std::unique_ptr<SolverLog>(
      new SolverLog(std::move(*heads), std::move(*iterates), std::move(*islands), std::move(*islandOf)));
}

SolverLog::SolverLog(RowList<Head> heads, RowList<LocalIterate> iterates, RowList<LocalIsland> islands,
                     RowList<std::int32_t> islandOf)
    : heads_(std::move(heads)),
      iterates_(std::move(iterates)),
      islands_(std::move(islands)),
      islandOf_(std::move(islandOf)) {}

std::vector<LoggedSolve> SolverLog::row(std::size_t row) const {
  std::span<const LocalIterate> iterates = iterates_.row(row);
  std::span<const LocalIsland> islands = islands_.row(row);
  std::span<const std::int32_t> islandOf = islandOf_.row(row);
  std::vector<LoggedSolve> out;
  for (const Head& h : heads_.row(row))
    out.push_back({h.wanted, h.last, h.iterations, h.reached, takeFront(iterates, h.iterates),
                   takeFront(islands, h.islands), takeFront(islandOf, h.contacts)});
  return out;
}

bool SolverLog::append(std::span<const LocalTrace> solves) {
  const auto heads = heads_.append(solves.size());
  if (!heads || !appendAll(solves, &LocalTrace::iterates, iterates_) ||
      !appendAll(solves, &LocalTrace::islands, islands_) || !appendAll(solves, &LocalTrace::islandOf, islandOf_))
    return false;
  const auto size = [](const auto& list) { return static_cast<std::uint32_t>(list.size()); };
  std::transform(solves.begin(), solves.end(), heads->begin(), [&](const LocalTrace& s) {
    return Head{s.wanted, s.last, s.iterations, s.reached, size(s.iterates), size(s.islands), size(s.islandOf)};
  });
  return true;
}

}  // namespace gyre
