#pragma once
// Memory that recordings share: a window may keep one run while the next is made.

#include <atomic>
#include <cstddef>
#include <memory>

namespace gyre {

/// Any thread.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t bytes) : bytes_(bytes) {}
  std::size_t bytes() const { return bytes_; }
  /// How much of it is in use now.
  std::size_t taken() const { return taken_; }

  /// False, and nothing is taken, when less is left.
  bool take(std::size_t bytes) {
    std::size_t taken = taken_.load();
    do
      if (bytes > bytes_ - taken) return false;
    while (!taken_.compare_exchange_weak(taken, taken + bytes));
    return true;
  }
  void giveBack(std::size_t bytes) { taken_ -= bytes; }

  /// That of this process: half of what can be had when it is first asked for (core/machine_memory.h).
  static const std::shared_ptr<MemoryBudget>& ofProcess();

 private:
  const std::size_t bytes_;
  std::atomic<std::size_t> taken_{0};
};

}  // namespace gyre
