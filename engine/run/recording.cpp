#include "run/recording.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <algorithm>
#include <utility>

namespace gyre {

Expected<std::shared_ptr<Recording>> Recording::create(std::vector<Channel> channels, std::size_t capacityRows) {
  const std::size_t bytes = std::max<std::size_t>(capacityRows * channels.size() * sizeof(double), 1);
  // Address space only: the system gives a page its memory when a row is written into it.
  void* data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (data == MAP_FAILED)
    return fail({.kind = Error::Kind::resource,
                 .message = fmt::format("no room to record {} rows of {} channels ({} MB)", capacityRows,
                                        channels.size(), bytes >> 20)});
  return std::shared_ptr<Recording>(
      new Recording(std::move(channels), capacityRows, static_cast<double*>(data), bytes));
}

Recording::Recording(std::vector<Channel> channels, std::size_t capacityRows, double* data, std::size_t bytes)
    : channels_(std::move(channels)), capacity_(capacityRows), data_(data), bytes_(bytes) {}

Recording::~Recording() { munmap(data_, bytes_); }

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
  if (row == capacity_) return {};
  return {data_ + row * columns(), columns()};
}

void Recording::publish() { rows_.fetch_add(1, std::memory_order_release); }

std::vector<std::string> Recording::remarks() const {
  const std::lock_guard lock(mutex_);
  return remarks_;
}

std::size_t Recording::addRemark(std::string text) {
  const std::lock_guard lock(mutex_);
  remarks_.push_back(std::move(text));
  return remarks_.size() - 1;
}

void Recording::changeRemark(std::size_t number, std::string text) {
  const std::lock_guard lock(mutex_);
  remarks_[number] = std::move(text);
}

}  // namespace gyre
