#include "linear/front_kernels.h"

#include "linear/front_lanes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre {
namespace {

/// A diagonal pivot this much smaller than the largest entry is still taken: it spares the exchange of rows.
constexpr double pivotThreshold = 0.1;
constexpr int mostFours = 6;  // columns of this many stay in registers

/// A column loses f times a pivot's column, and g times that of a second one.
/// @tparam count  Fours in a column; 0: not known to the compiler
template <int count>
GYRE_INLINE void subtract(double f, const double* pivot, double* column, int fours) {
  for (int i = 0; i < (count > 0 ? count : fours); ++i) {
    double* rows = column + i * frontLanes;
    put(four(rows) - f * four(pivot + i * frontLanes), rows);
  }
}
template <int count>
GYRE_INLINE void subtract(double f, const double* first, double g, const double* second, double* column, int fours) {
  for (int i = 0; i < (count > 0 ? count : fours); ++i) {
    double* rows = column + i * frontLanes;
    put(four(rows) - f * four(first + i * frontLanes) - g * four(second + i * frontLanes), rows);
  }
}

/// Row k of a column becomes f = its entry / pivot, and the others lose f times the pivot's column.
template <int count>
GYRE_INLINE void sweepColumn(double* column, int k, const double* pivot, double inverse, int fours) {
  if (column[k] == 0) return;
  const double f = column[k] * inverse;
  subtract<count>(f, pivot, column, fours);
  column[k] = f;
}

/// Sweeps row k and then k + 1 in one pass through the column.
template <int count>
GYRE_INLINE void sweepColumn(double* column, int k, const double* first, double inverse, const double* second,
                             double inverseOfSecond, int fours) {
  if (column[k] == 0 && column[k + 1] == 0) return;
  const double f = column[k] * inverse, g = (column[k + 1] - f * first[k + 1]) * inverseOfSecond;
  const double rowOfFirst = f - g * second[k];
  subtract<count>(f, first, g, second, column, fours);
  column[k] = rowOfFirst;
  column[k + 1] = g;
}

/// What becomes of a pivot's own column.
GYRE_INLINE void sweepOwn(double* own, int k, double inverse, int rows) {
  for (int i = 0; i < rows; ++i) own[i] *= -inverse;
  own[k] = inverse;
}

template <int count>
GYRE_INLINE void addColumns(const double* A, int stride, const double* x, int columns, double* y) {
  Four sum[count];
  for (int i = 0; i < count; ++i) sum[i] = four(y + i * frontLanes);
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < count; ++i) sum[i] += x[j] * four(A + j * stride + i * frontLanes);
  for (int i = 0; i < count; ++i) put(sum[i], y + i * frontLanes);
}

template <int count>
GYRE_INLINE void copyFours(const double* A, int stride, int columns, int toStride, double* to) {
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < count; ++i) put(four(A + j * stride + i * frontLanes), to + j * toStride + i * frontLanes);
}

GYRE_INLINE int pivotRow(const double* column, int k, int n) {
  int row = k;
  for (int i = k + 1; i < n; ++i)
    if (std::abs(column[i]) > std::abs(column[row])) row = i;
  return std::abs(column[k]) >= pivotThreshold * std::abs(column[row]) ? k : row;
}

GYRE_INLINE void exchangeRows(double* A, int a, int b, int N) {
  const int rows = paddedRows(N);
  for (int j = 0; j < N; ++j) std::swap(A[j * rows + a], A[j * rows + b]);
}
GYRE_INLINE void exchangeColumns(double* A, int a, int b, int N) {
  const int rows = paddedRows(N);
  std::swap_ranges(A + a * rows, A + (a + 1) * rows, A + b * rows);
}

/// Brings the pivot of column k to the diagonal. 0 or no number where there is none.
GYRE_INLINE double placePivot(double* A, int k, int n, int N, int* exchanged) {
  const double* own = A + k * paddedRows(N);
  exchanged[k] = pivotRow(own, k, n);
  if (exchanged[k] != k) exchangeRows(A, k, exchanged[k], N);
  return std::isfinite(own[k]) ? own[k] : 0;
}

/// Two pivots at a time.
template <int count>
GYRE_INLINE bool sweepPivots(double* A, int n, int N, int* exchanged) {
  const int fours = paddedRows(N) / frontLanes, rows = paddedRows(N);
  for (int k = 0; k < n; k += 2) {
    double *own = A + k * rows, *second = own + rows;
    const double pivot = placePivot(A, k, n, N, exchanged);
    if (pivot == 0) return false;
    const double inverse = 1 / pivot;
    if (k + 1 == n) {
      for (int j = 0; j < N; ++j)
        if (j != k) sweepColumn<count>(A + j * rows, k, own, inverse, fours);
      sweepOwn(own, k, inverse, rows);
      return true;
    }
    sweepColumn<count>(second, k, own, inverse, fours);
    const double pivotOfSecond = placePivot(A, k + 1, n, N, exchanged);
    if (pivotOfSecond == 0) return false;
    const double inverseOfSecond = 1 / pivotOfSecond;
    for (int j = 0; j < N; ++j)
      if (j != k && j != k + 1) sweepColumn<count>(A + j * rows, k, own, inverse, second, inverseOfSecond, fours);
    sweepOwn(own, k, inverse, rows);
    sweepColumn<count>(own, k + 1, second, inverseOfSecond, fours);
    sweepOwn(second, k + 1, inverseOfSecond, rows);
  }
  return true;
}

GYRE_INLINE bool sweepPivotsOf(double* A, int n, int N, int* exchanged) {
  switch (paddedRows(N) / frontLanes) {
    case 1: return sweepPivots<1>(A, n, N, exchanged);
    case 2: return sweepPivots<2>(A, n, N, exchanged);
    case 3: return sweepPivots<3>(A, n, N, exchanged);
    case 4: return sweepPivots<4>(A, n, N, exchanged);
    case 5: return sweepPivots<5>(A, n, N, exchanged);
    case mostFours: return sweepPivots<mostFours>(A, n, N, exchanged);
    default: return sweepPivots<0>(A, n, N, exchanged);
  }
}

}  // namespace

GYRE_CLONES bool sweepFront(double* A, int n, int N, int* exchanged, double& growth) {
  if (!sweepPivotsOf(A, n, N, exchanged)) return false;
  for (int k = n - 1; k >= 0; --k)
    if (exchanged[k] != k) exchangeColumns(A, k, exchanged[k], N);
  const double most = largestOf(A, paddedRows(N) * N);
  growth = std::max(growth, most);
  return std::isfinite(most);
}

GYRE_CLONES void addFrontProduct(const double* A, int stride, const double* x, int columns, int rows, double* y) {
  constexpr int most = mostFours * frontLanes;
  for (; rows > most; rows -= most, A += most, y += most) addColumns<mostFours>(A, stride, x, columns, y);
  switch (paddedRows(rows) / frontLanes) {
    case 1: return addColumns<1>(A, stride, x, columns, y);
    case 2: return addColumns<2>(A, stride, x, columns, y);
    case 3: return addColumns<3>(A, stride, x, columns, y);
    case 4: return addColumns<4>(A, stride, x, columns, y);
    case 5: return addColumns<5>(A, stride, x, columns, y);
    case mostFours: return addColumns<mostFours>(A, stride, x, columns, y);
    default: return;
  }
}

GYRE_CLONES void copyScaled(const double* A, int stride, const double* rowFactor, const double* columnFactor, int rows,
                            int columns, int toStride, double* to) {
  for (int j = 0; j < columns; ++j, A += stride, to += toStride) {
    int i = 0;
    for (; i + frontLanes <= rows; i += frontLanes) put(columnFactor[j] * four(rowFactor + i) * four(A + i), to + i);
    for (; i < rows; ++i) to[i] = columnFactor[j] * rowFactor[i] * A[i];
  }
}

GYRE_CLONES void copyRows(const double* A, int stride, int rows, int columns, double* to) {
  constexpr int most = mostFours * frontLanes;
  const int toStride = paddedRows(rows);
  for (; rows > most; rows -= most, A += most, to += most) copyFours<mostFours>(A, stride, columns, toStride, to);
  switch (paddedRows(rows) / frontLanes) {
    case 1: return copyFours<1>(A, stride, columns, toStride, to);
    case 2: return copyFours<2>(A, stride, columns, toStride, to);
    case 3: return copyFours<3>(A, stride, columns, toStride, to);
    case 4: return copyFours<4>(A, stride, columns, toStride, to);
    case 5: return copyFours<5>(A, stride, columns, toStride, to);
    case mostFours: return copyFours<mostFours>(A, stride, columns, toStride, to);
    default: return;
  }
}

}  // namespace gyre
