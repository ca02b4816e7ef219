#pragma once
// Which branches functions take, as one number that differs from combination to combination.

#include <cstdint>

namespace gyre {

/// Hash of two branches in their order (the multiplier is that of Fowler, Noll and Vo's hash).
inline std::uint64_t combined(std::uint64_t a, std::uint64_t b) { return a * 1099511628211U + b + 1; }

}  // namespace gyre
