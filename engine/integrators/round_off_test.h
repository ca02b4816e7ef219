#pragma once
// When an iteration has come to its end: within its tolerance, or where rounding keeps it from getting closer.

#include <limits>

namespace gyre {

class RoundOffTest {
 public:
  /// @param tolerance  good enough
  /// @param cap        what stays above half its last value is taken for rounding below this
  RoundOffTest(double tolerance, double cap) : enough_(tolerance), cap_(cap) {}

  /// @param size     of what is to vanish
  /// @param reduced  whether the iteration has sought to reduce it since the last call
  bool met(double size, bool reduced = true) {
    if (reduced && size < cap_ && size > 0.5 * before_ && size > enough_) enough_ = 2 * size;
    before_ = size;
    return size <= enough_;
  }

 private:
  double enough_, cap_, before_ = std::numeric_limits<double>::infinity();
};

}  // namespace gyre
