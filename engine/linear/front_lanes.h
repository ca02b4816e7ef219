#pragma once
// The columns of a front: stored one after another, each padded with zeros to a multiple of frontLanes rows, which go
// through the same operations. For the kernels of fronts only.

#include "core/lanes.h"
#include "linear/front_kernels.h"

#include <cmath>

namespace gyre {

typedef double Four __attribute__((vector_size(8 * frontLanes)));

GYRE_INLINE Four four(const double* from) {
  Four out;
  __builtin_memcpy(&out, from, sizeof out);
  return out;
}
GYRE_INLINE void put(const Four& from, double* to) { __builtin_memcpy(to, &from, sizeof from); }

/// The sum of each.
GYRE_INLINE Four sumsOf(const Four& a, const Four& b, const Four& c, const Four& d) {
  const Four ab = __builtin_shufflevector(a, b, 0, 4, 2, 6) + __builtin_shufflevector(a, b, 1, 5, 3, 7);
  const Four cd = __builtin_shufflevector(c, d, 0, 4, 2, 6) + __builtin_shufflevector(c, d, 1, 5, 3, 7);
  return __builtin_shufflevector(ab, cd, 0, 1, 4, 5) + __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
}

/// Largest size of count numbers, a multiple of frontLanes; what is no number wins.
GYRE_INLINE double largestOf(const double* A, int count) {
  Four most{};
  for (int i = 0; i < count; i += frontLanes) {
    const Four x = four(A + i), size = x < 0 ? -x : x;
    most = (size > most) | (size != size) ? size : most;
  }
  double out = most[0];
  for (int l = 1; l < frontLanes; ++l)
    if (most[l] > out || most[l] != most[l]) out = most[l];
  return out;
}

}  // namespace gyre
