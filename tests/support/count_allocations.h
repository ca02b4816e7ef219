#pragma once
// Counts every heap allocation of the process by standing in for malloc. Include in one file of a program only.
// Sanitizers bring their own malloc: there allocationsAreCounted is false.

#include <atomic>
#include <cerrno>
#include <cstddef>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
namespace gyre::test {
inline constexpr bool allocationsAreCounted = false;
inline long allocations() { return 0; }
}  // namespace gyre::test
#else
extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
}

namespace gyre::test {
inline constexpr bool allocationsAreCounted = true;
inline std::atomic<long> allocationCount{0};
inline long allocations() { return allocationCount.load(); }
}  // namespace gyre::test

extern "C" {
void* malloc(std::size_t size) noexcept {
  ++gyre::test::allocationCount;
  return __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) noexcept {
  ++gyre::test::allocationCount;
  return __libc_calloc(count, size);
}
void* realloc(void* p, std::size_t size) noexcept {
  ++gyre::test::allocationCount;
  return __libc_realloc(p, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  ++gyre::test::allocationCount;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void** p, std::size_t alignment, std::size_t size) noexcept {
  ++gyre::test::allocationCount;
  *p = __libc_memalign(alignment, size);
  return *p ? 0 : ENOMEM;
}
}
#endif
