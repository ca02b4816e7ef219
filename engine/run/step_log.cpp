#include "run/step_log.h"

#include <algorithm>

namespace gyre {

Expected<std::unique_ptr<StepLog>> StepLog::create(std::size_t rows, const RowPagesOptions& options,
                                                   std::shared_ptr<const System> system) {
  auto events = RowList<StepEvent>::create(rows, options, "the attempts at steps");
  if (!events) return fail(events.error());
  return std::unique_ptr<StepLog>(new StepLog(std::move(*events), std::move(system)));
}

bool StepLog::append(const StepTrace& trace) {
  const std::span<const StepEvent> givenUp = trace.givenUp();
  const auto events = events_.append(givenUp.size() + (trace.taken() ? 1 : 0));
  if (!events) return false;
  std::copy(givenUp.begin(), givenUp.end(), events->begin());
  if (trace.taken()) events->back() = *trace.taken();
  return true;
}

}  // namespace gyre
