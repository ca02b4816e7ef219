#pragma once
// When an iteration has come to its end: within its tolerance, or where rounding keeps it from getting closer.

#include "core/state_archive.h"

#include <algorithm>
#include <limits>

namespace gyre {

class RoundOffTest {
 public:
  /// @param tolerance  good enough
  /// @param cap        what stays above half its last value is taken for rounding below this
  constexpr RoundOffTest(double tolerance, double cap) : tolerance_(tolerance), enough_(tolerance), cap_(cap) {}

  /// Another iteration, like the last one: what rounding left of that is about what it leaves of this. It is measured
  /// again from time to time.
  void beginNext() {
    constexpr double kept = 0.99;
    before_ = std::numeric_limits<double>::infinity();
    enough_ = std::max(tolerance_, kept * enough_);
  }

  /// @param size     of what is to vanish
  /// @param reduced  whether the iteration has sought to reduce it since the last call
  bool met(double size, bool reduced = true) {
    if (reduced && size < cap_ && size > 0.5 * before_ && size > enough_) enough_ = 2 * size;
    before_ = size;
    return size <= enough_;
  }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(enough_, before_); }

  double tolerance_, enough_, cap_, before_ = std::numeric_limits<double>::infinity();
};

}  // namespace gyre
