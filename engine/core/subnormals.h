#pragma once
// While steps are made, numbers below 2.2e-308, the subnormal ones, count as zero. In long chains there are many of
// them, since what one end does to the other falls off from body to body, and processors compute with them up to a
// hundred times slower than with others. Reading and writing of files keeps them.

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

namespace gyre {

/// From here to the end of the scope, on this thread.
class SubnormalsAreZero {
 public:
  explicit SubnormalsAreZero(bool are = true) : before_(mode() & bits) { set(are ? bits : 0); }
  ~SubnormalsAreZero() { set(before_); }
  SubnormalsAreZero(const SubnormalsAreZero&) = delete;
  SubnormalsAreZero& operator=(const SubnormalsAreZero&) = delete;

  /// Whether they are, on this thread.
  static bool here() { return (mode() & bits) != 0; }

 private:
#ifdef __SSE2__
  static constexpr unsigned bits = 0x8040;  ///< of MXCSR: results, and operands
  static unsigned mode() { return _mm_getcsr(); }
  static void set(unsigned of) { _mm_setcsr((_mm_getcsr() & ~bits) | of); }
#else
  // Other processors compute with them as they are.
  static constexpr unsigned bits = 0;
  static unsigned mode() { return 0; }
  static void set(unsigned) {}
#endif

  unsigned before_;
};

}  // namespace gyre
