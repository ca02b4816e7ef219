#pragma once
// Hands the newest value from one writer to one reader without locks or waiting: a triple buffer.
// Values that were not read before the next one came are dropped. A writer for whom a value is work asks first whether
// anybody has looked since the last one.

#include <array>
#include <atomic>
#include <cstdint>

namespace gyre {

template <class T>
class LatestValue {
 public:
  explicit LatestValue(const T& prototype) : slots_{prototype, prototype, prototype} {}

  /// Writer: the slot to fill, then publish().
  T& back() { return slots_[write_]; }
  void publish() {
    wanted_.store(false, std::memory_order_relaxed);
    write_ = middle_.exchange(static_cast<std::uint8_t>(write_ | fresh), std::memory_order_acq_rel) & index;
  }

  /// Whether update() was called since the last value was published, or none was.
  bool isWanted() const { return wanted_.load(std::memory_order_relaxed); }

  /// Reader: takes over the newest value; false when there is none since the last call.
  bool update() {
    wanted_.store(true, std::memory_order_relaxed);
    if (!isFresh()) return false;
    read_ = middle_.exchange(read_, std::memory_order_acq_rel) & index;
    return true;
  }
  const T& front() const { return slots_[read_]; }
  /// Whether update() would find one.
  bool isFresh() const { return (middle_.load(std::memory_order_relaxed) & fresh) != 0; }

 private:
  static constexpr std::uint8_t fresh = 4, index = 3;
  std::array<T, 3> slots_;
  std::atomic<std::uint8_t> middle_{1};
  std::atomic<bool> wanted_{true};
  std::uint8_t write_ = 0;  // touched by the writer only
  std::uint8_t read_ = 2;   // touched by the reader only
};

}  // namespace gyre
