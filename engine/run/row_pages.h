#pragma once
// Where the rows of a recording lie: one range of addresses, given pages piece by piece as rows are written. Up to a
// budget, and as long as the machine has enough to spare, the pages are memory; after that they are those of a file
// without a name, which the system may write to the disk and take out of memory. Whoever reads sees no difference, and
// nothing ever moves.
//
// A piece of the file is taken from the disk before it is mapped, so that a full disk is an answer here and not a crash
// at the next write.

#include "core/error.h"
#include "run/memory_budget.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>

namespace gyre {

struct RowPagesOptions {
  std::shared_ptr<MemoryBudget> memory = MemoryBudget::ofProcess();
  std::filesystem::path folder = {};  ///< of the file, where TMPDIR names none; without both, /var/tmp
  std::size_t addresses = std::numeric_limits<std::size_t>::max();  ///< that one range takes at most [bytes]
};

class RowPages {
 public:
  /// @param bytes  wanted at most. Less are reserved where that is more than the options allow or the system gives.
  /// Kind::resource when there are none.
  static Expected<std::unique_ptr<RowPages>> reserve(std::size_t bytes, const RowPagesOptions& options);
  ~RowPages();
  RowPages(const RowPages&) = delete;
  RowPages& operator=(const RowPages&) = delete;

  std::byte* data() const { return data_; }
  std::size_t bytes() const { return bytes_; }  ///< reserved

  /// Writer only: gives pages to the first `bytes`; false when neither memory nor the disk has them (reason()).
  /// Allocates nothing on the heap.
  bool provide(std::size_t bytes);
  std::size_t bytesProvided() const { return provided_; }
  /// ", and why there is no more"; empty unless provide() failed for want of room.
  std::string reason() const;

  /// Any thread.
  std::size_t bytesOnDisk() const { return onDisk_.load(std::memory_order_relaxed); }

 private:
  RowPages(std::byte* data, std::size_t bytes, const RowPagesOptions& options);
  bool provideMemory(std::size_t from, std::size_t size);
  bool provideDisk(std::size_t from, std::size_t size);
  void populate(std::size_t bytes);

  std::byte* data_;
  std::size_t bytes_;
  std::shared_ptr<MemoryBudget> memory_;
  std::size_t piece_, provided_ = 0;
  std::size_t inMemory_ = 0;                      ///< taken from the budget
  std::array<std::filesystem::path, 3> folders_;  ///< to try in order
  int file_ = -1;
  int error_ = 0;
  std::atomic<std::size_t> onDisk_{0};
  std::size_t populated_ = 0;  ///< of provided_: its pages are there
};

}  // namespace gyre
