#include "run/row_pages.h"

#include "core/machine_memory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace gyre {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t smallestPiece = std::size_t{64} << 10;  // a multiple of every page size there is
constexpr std::size_t largestPiece = std::size_t{16} << 20;
/// Pages that are made together: no more than there are already, so that short runs take little.
constexpr std::size_t leastAtOnce = std::size_t{16} << 10, mostAtOnce = std::size_t{1} << 20;
/// A recording leaves one part in so many of the machine's memory to others.
constexpr std::size_t spareShare = 8;

/// A file without a name in a folder on a disk; -1 when there can be none.
int namelessFile(const fs::path& folder) {
  struct statfs info {};
  if (folder.empty() || ::statfs(folder.c_str(), &info) != 0) return -1;
  if (info.f_type == TMPFS_MAGIC || info.f_type == RAMFS_MAGIC) return -1;  // that is memory, too
  const int fd = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (fd >= 0) return fd;
  std::string name = (folder / ".gyre-rows-XXXXXX").string();  // file systems that know no file without a name
  const int named = ::mkostemp(name.data(), O_CLOEXEC);
  if (named >= 0) ::unlink(name.c_str());
  return named;
}

std::size_t roundedUp(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace

const std::shared_ptr<MemoryBudget>& MemoryBudget::ofProcess() {
  static const auto budget = std::make_shared<MemoryBudget>(fairShareOfMemory());
  return budget;
}

Expected<std::unique_ptr<RowPages>> RowPages::reserve(std::size_t bytes, const RowPagesOptions& options) {
  constexpr std::size_t mostBytes = std::size_t{1} << 44;  // what a process is given of addresses, with room for others
  bytes = std::min({std::max<std::size_t>(bytes, 1), mostBytes, options.addresses});
  bytes = roundedUp(bytes, smallestPiece);
  for (;;) {
    // Addresses only, no memory and no promise of any.
    void* data = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (data != MAP_FAILED)
      return std::unique_ptr<RowPages>(new RowPages(static_cast<std::byte*>(data), bytes, options));
    if (bytes == smallestPiece)
      return fail({.kind = Error::Kind::resource,
                   .message = fmt::format("no room to record anything: {}", std::strerror(errno))});
    bytes = roundedUp(bytes / 2, smallestPiece);
  }
}

RowPages::RowPages(std::byte* data, std::size_t bytes, const RowPagesOptions& options)
    : data_(data),
      bytes_(bytes),
      memory_(options.memory),
      piece_(std::clamp(roundedUp(memory_->bytes() / spareShare, smallestPiece), smallestPiece, largestPiece)) {
  const char* chosen = std::getenv("TMPDIR");
  folders_ = {chosen ? chosen : "", options.folder, "/var/tmp"};
}

RowPages::~RowPages() {
  munmap(data_, bytes_);
  memory_->giveBack(inMemory_);
  if (file_ >= 0) ::close(file_);
}

bool RowPages::provide(std::size_t bytes) {
  while (provided_ < bytes) {
    const std::size_t size = std::min(piece_, bytes_ - provided_);
    if (size == 0) return false;
    if (!provideMemory(provided_, size) && !provideDisk(provided_, size)) return false;
    provided_ += size;
  }
  if (populated_ < bytes) populate(bytes);
  return true;
}

/// Pages of memory come many at a time: one by one, as they are written, takes the system several times as long, and a
/// run that records every step as long as a part of the step. Where it does not know how, they come one by one.
void RowPages::populate(std::size_t bytes) {
  const std::size_t ofMemory = provided_ - bytesOnDisk();
  while (populated_ < std::min(bytes, ofMemory)) {
    const std::size_t size = std::min(std::clamp(populated_, leastAtOnce, mostAtOnce), ofMemory - populated_);
#ifdef MADV_POPULATE_WRITE
    madvise(data_ + populated_, size, MADV_POPULATE_WRITE);
#endif
    populated_ += size;
  }
  populated_ = std::max(populated_, bytes);
}

bool RowPages::provideMemory(std::size_t from, std::size_t size) {
  if (file_ >= 0) return false;
  const bool isFirst = from == 0;  // which is small, and had whatever else there is
  if (!isFirst && availableMemory() < machineMemory() / spareShare) return false;
  if (memory_->take(size)) inMemory_ += size;
  else if (!isFirst) return false;
  return mprotect(data_ + from, size, PROT_READ | PROT_WRITE) == 0;
}

bool RowPages::provideDisk(std::size_t from, std::size_t size) {
  for (const fs::path& folder : folders_)
    if (file_ < 0) file_ = namelessFile(folder);
  if (file_ < 0) {
    error_ = ENOENT;
    return false;
  }
  const std::size_t offset = onDisk_.load(std::memory_order_relaxed);
  do error_ = posix_fallocate(file_, static_cast<off_t>(offset), static_cast<off_t>(size));
  while (error_ == EINTR);
  if (error_ != 0) return false;
  if (mmap(data_ + from, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file_, static_cast<off_t>(offset)) ==
      MAP_FAILED) {
    error_ = errno;
    return false;
  }
  onDisk_.store(offset + size, std::memory_order_relaxed);
  return true;
}

std::string RowPages::reason() const {
  switch (error_) {
    case 0: return {};
    case ENOENT: return ", and there is no folder on a disk to go on in; TMPDIR may name one";
    case ENOSPC: return ", and the disk is full";
    default: return fmt::format(", and the disk cannot be used: {}", std::strerror(error_));
  }
}

}  // namespace gyre
