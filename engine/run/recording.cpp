#include "run/recording.h"

#include "core/machine_memory.h"

#include <fmt/format.h>
#include <algorithm>
#include <limits>
#include <utility>

namespace gyre {

namespace {

/// Where addresses are limited, all ranges of a recording together take half of what is left. Nobody knows how much is
/// needed besides: the matrices of large models come later, and so do runs beside this one.
RowPagesOptions sharedOut(RowPagesOptions options, const RowLogs& logs) {
  const std::size_t left = availableAddresses();
  if (left == std::numeric_limits<std::size_t>::max()) return options;
  const int lists = (logs.contacts ? ContactLog::lists : 0) + (logs.solver ? SolverLog::lists : 0) +
                    (logs.newton ? NewtonLog::lists : 0) + (logs.steps ? StepLog::lists : 0);
  options.addresses = std::min(options.addresses, left / 2 / static_cast<std::size_t>(1 + lists));
  return options;
}

}  // namespace

Expected<std::shared_ptr<Recording>> Recording::create(std::vector<Channel> channels, std::size_t capacityRows,
                                                       const RowPagesOptions& wanted, const RowLogs& logs) {
  const RowPagesOptions options = sharedOut(wanted, logs);
  const std::size_t rowBytes = std::max<std::size_t>(channels.size(), 1) * sizeof(double);
  auto pages = RowPages::reserve(capacityRows * rowBytes, options);
  if (!pages) return fail(pages.error());
  const std::size_t capacity = std::min(capacityRows, (*pages)->bytes() / rowBytes);
  std::shared_ptr<Recording> out(new Recording(std::move(channels), capacity, std::move(*pages)));
  out->isLimited_ = options.addresses != wanted.addresses;
  if (logs.contacts) {
    auto log = ContactLog::create(capacity, options);
    if (!log) return fail(log.error());
    out->contacts_ = std::move(*log);
  }
  if (logs.solver) {
    auto log = SolverLog::create(capacity, options);
    if (!log) return fail(log.error());
    out->solver_ = std::move(*log);
  }
  if (logs.newton) {
    auto log = NewtonLog::create(capacity, options, logs.newton);
    if (!log) return fail(log.error());
    out->newton_ = std::move(*log);
  }
  if (logs.steps) {
    auto log = StepLog::create(capacity, options, logs.steps);
    if (!log) return fail(log.error());
    out->steps_ = std::move(*log);
  }
  return out;
}

Recording::Recording(std::vector<Channel> channels, std::size_t capacityRows, std::unique_ptr<RowPages> pages)
    : channels_(std::move(channels)),
      capacity_(capacityRows),
      pages_(std::move(pages)),
      data_(reinterpret_cast<double*>(pages_->data())) {}

std::size_t Recording::rowAt(double t) const {
  std::size_t low = 0, high = rows();
  while (high - low > 1) {
    const std::size_t middle = low + (high - low) / 2;
    (time(middle) <= t ? low : high) = middle;
  }
  return low;
}

std::span<double> Recording::next() {
  const std::size_t row = rows_.load(std::memory_order_relaxed);
  if (row == capacity_ || !pages_->provide((row + 1) * columns() * sizeof(double))) return {};
  return {data_ + row * columns(), columns()};
}

std::string Recording::whyFull() const {
  const std::size_t memory = pages_->bytesProvided() - bytesOnDisk();
  std::string reason = pages_->reason();
  if (reason.empty() && isLimited_) reason = ", and the limit on addresses (ulimit -v) leaves no more";
  return fmt::format("the room for results is full after {} rows ({} MB in memory, {} MB on disk){}", rows(),
                     memory >> 20, bytesOnDisk() >> 20, reason);
}

std::optional<std::string> Recording::warningOnRoom(double rows) const {
  if (!isLimited_ || rows <= static_cast<double>(capacity_)) return std::nullopt;
  return fmt::format(
      "there is room for {} rows of {:.0f}: addresses are limited (ulimit -v); a larger output_step records fewer",
      capacity_, rows);
}

void Recording::publish() { rows_.fetch_add(1, std::memory_order_release); }

std::vector<std::string> Recording::warnings() const {
  const std::lock_guard lock(mutex_);
  return warnings_;
}

std::size_t Recording::addWarning(std::string text) {
  const std::lock_guard lock(mutex_);
  warnings_.push_back(std::move(text));
  return warnings_.size() - 1;
}

void Recording::changeWarning(std::size_t number, std::string text) {
  const std::lock_guard lock(mutex_);
  warnings_[number] = std::move(text);
}

}  // namespace gyre
