#include "linear/symmetric_front.h"

#include "linear/front_lanes.h"

#include <algorithm>

namespace gyre {
namespace {

/// Columns that are eliminated before the others hear of it: as many as there are lanes, so that what follows them
/// begins at a whole Four.
constexpr int blockColumns = frontLanes;

GYRE_INLINE int fullFours(int row) { return row / frontLanes * frontLanes; }

/// Columns k to k + count of a block become those of L, with 1/D on the diagonal.
template <int count>
GYRE_INLINE bool factorBlock(double* A, int k, int rows, double* D) {
  for (int s = 0; s < count; ++s) {
    double* own = A + (k + s) * rows;
    for (int t = 0; t < s; ++t) {
      const double* before = A + (k + t) * rows;
      const double f = before[k + s] * D[t];
      for (int i = k; i < rows; i += frontLanes) put(four(own + i) - f * four(before + i), own + i);
    }
    D[s] = own[k + s];
    if (D[s] == 0 || !std::isfinite(D[s])) return false;
    const double inverse = 1 / D[s];
    for (int i = k; i < rows; i += frontLanes) put(inverse * four(own + i), own + i);
    own[k + s] = inverse;
  }
  return true;
}

/// A column behind the block loses what its columns pass on to it.
template <int count>
GYRE_INLINE void passOn(const double* block, const double* D, int rows, int j, double* column) {
  double f[count];
  for (int s = 0; s < count; ++s) f[s] = block[s * rows + j] * D[s];
  for (int i = fullFours(j); i < rows; i += frontLanes) {
    Four sum = four(column + i);
    for (int s = 0; s < count; ++s) sum -= f[s] * four(block + s * rows + i);
    put(sum, column + i);
  }
}

template <int count>
GYRE_INLINE bool eliminateBlock(double* A, int k, int N, int rows) {
  double D[count];
  if (!factorBlock<count>(A, k, rows, D)) return false;
  for (int j = k + count; j < N; ++j) passOn<count>(A + k * rows, D, rows, j, A + j * rows);
  return true;
}

GYRE_INLINE bool eliminateBlocks(double* A, int n, int N, int rows) {
  for (int k = 0; k < n; k += blockColumns) {
    bool ok = false;
    switch (std::min(blockColumns, n - k)) {
      case 1: ok = eliminateBlock<1>(A, k, N, rows); break;
      case 2: ok = eliminateBlock<2>(A, k, N, rows); break;
      case 3: ok = eliminateBlock<3>(A, k, N, rows); break;
      default: ok = eliminateBlock<blockColumns>(A, k, N, rows); break;
    }
    if (!ok) return false;
  }
  return true;
}

template <int count>
GYRE_INLINE void reduceBlock(const double* A, int k, int rows, double* b) {
  const double* block = A + k * rows;
  double own[frontLanes];
  __builtin_memcpy(own, b + k, sizeof own);
#pragma GCC unroll 4
  for (int s = 0; s < count; ++s)
#pragma GCC unroll 4
    for (int i = s + 1; i < frontLanes; ++i) own[i] -= block[s * rows + k + i] * own[s];
  for (int i = k + frontLanes; i < rows; i += frontLanes) {
    Four sum = four(b + i);
    for (int s = 0; s < count; ++s) sum -= own[s] * four(block + s * rows + i);
    put(sum, b + i);
  }
  for (int s = 0; s < count; ++s) own[s] *= block[s * rows + k + s];
  __builtin_memcpy(b + k, own, sizeof own);
}

template <int count>
GYRE_INLINE void substituteBlock(const double* block, int k, int rows, double* x) {
  Four sums[blockColumns] = {};
  for (int i = k + frontLanes; i < rows; i += frontLanes) {
    const Four behind = four(x + i);
    for (int s = 0; s < count; ++s) sums[s] += four(block + s * rows + i) * behind;
  }
  const Four left = four(x + k) - sumsOf(sums[0], sums[1], sums[2], sums[3]);
  double own[frontLanes];
  put(left, own);
#pragma GCC unroll 4
  for (int s = count - 1; s >= 0; --s)
#pragma GCC unroll 4
    for (int i = s + 1; i < frontLanes; ++i) own[s] -= block[s * rows + k + i] * own[i];
  __builtin_memcpy(x + k, own, sizeof own);
}

}  // namespace

GYRE_CLONES bool factorSymmetricFront(double* A, int n, int N, double& growth) {
  const int rows = paddedRows(N);
  if (!eliminateBlocks(A, n, N, rows)) return false;
  double most = 0;
  for (int j = 0; j < N; ++j) {
    const int first = fullFours(j);
    const double largest = largestOf(A + j * rows + first, rows - first);
    if (!std::isfinite(largest)) return false;
    most = std::max(most, largest);
  }
  growth = std::max(growth, most);
  return true;
}

GYRE_CLONES bool factorDefiniteFront(double* A, int n, int N) { return eliminateBlocks(A, n, N, paddedRows(N)); }

GYRE_CLONES void reduceSymmetricFront(const double* A, int n, int N, double* b) {
  const int rows = paddedRows(N);
  for (int k = 0; k < n; k += blockColumns) switch (std::min(blockColumns, n - k)) {
      case 1: reduceBlock<1>(A, k, rows, b); break;
      case 2: reduceBlock<2>(A, k, rows, b); break;
      case 3: reduceBlock<3>(A, k, rows, b); break;
      default: reduceBlock<blockColumns>(A, k, rows, b); break;
    }
}

GYRE_CLONES void substituteSymmetricFront(const double* A, int n, int N, double* x) {
  const int rows = paddedRows(N), last = (n - 1) / blockColumns * blockColumns;
  for (int k = last; k >= 0; k -= blockColumns) {
    const double* block = A + k * rows;
    switch (std::min(blockColumns, n - k)) {
      case 1: substituteBlock<1>(block, k, rows, x); break;
      case 2: substituteBlock<2>(block, k, rows, x); break;
      case 3: substituteBlock<3>(block, k, rows, x); break;
      default: substituteBlock<blockColumns>(block, k, rows, x); break;
    }
  }
}

}  // namespace gyre
