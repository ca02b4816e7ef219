#include "run/newton_log.h"

#include <algorithm>

namespace gyre {
namespace {

LoggedIterate inSinglePrecision(const NewtonIterate& i) {
  const auto single = [](double x) { return static_cast<float>(x); };
  return {.residual = {.dynamics = single(i.residual.dynamics),
                       .contact = single(i.residual.contact),
                       .position = single(i.residual.position),
                       .velocity = single(i.residual.velocity)},
          .update = single(i.update),
          .contraction = single(i.contraction),
          .condition = single(i.condition),
          .share = single(i.share),
          .worst = i.worst,
          .madeMatrix = i.madeMatrix};
}

}  // namespace

Expected<std::unique_ptr<NewtonLog>> NewtonLog::create(std::size_t rows, const RowPagesOptions& options,
                                                       std::shared_ptr<const System> system) {
  const std::string what = "the iterations of Newton";
  auto attempts = RowList<NewtonAttempt>::create(rows + 1, options, what);
  if (!attempts) return fail(attempts.error());
  auto iterates = RowList<LoggedIterate>::create(rows + 1, options, what);
  if (!iterates) return fail(iterates.error());
  return std::unique_ptr<NewtonLog>(new NewtonLog(std::move(*attempts), std::move(*iterates), std::move(system)));
}

NewtonLog::NewtonLog(RowList<NewtonAttempt> attempts, RowList<LoggedIterate> iterates,
                     std::shared_ptr<const System> system)
    : attempts_(std::move(attempts)), iterates_(std::move(iterates)), system_(std::move(system)) {}

std::vector<LoggedAttempt> NewtonLog::row(std::size_t row) const {
  std::span<const LoggedIterate> iterates = iterates_.row(row);
  std::vector<LoggedAttempt> out;
  for (const NewtonAttempt& attempt : attempts_.row(row)) {
    out.push_back({attempt, iterates.first(attempt.iterates)});
    iterates = iterates.subspan(attempt.iterates);
  }
  return out;
}

std::vector<LoggedAttempt> NewtonLog::afterLastRow() const {
  return hasFailure() ? row(rows_) : std::vector<LoggedAttempt>();
}

bool NewtonLog::append(const NewtonTrace& trace) {
  const auto attempts = attempts_.append(trace.attempts().size());
  const auto iterates = iterates_.append(trace.iterates().size());
  if (!attempts || !iterates) return false;
  std::copy(trace.attempts().begin(), trace.attempts().end(), attempts->begin());
  std::transform(trace.iterates().begin(), trace.iterates().end(), iterates->begin(), inSinglePrecision);
  ++rows_;
  return true;
}

void NewtonLog::appendFailure(const NewtonTrace& trace) {
  if (!append(trace)) return;
  --rows_;
  failed_.store(true, std::memory_order_release);
}

}  // namespace gyre
