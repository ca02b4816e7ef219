#include "linear/front_kernels.h"

#include "linear/local/lanes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre {
namespace {

typedef double Four __attribute__((vector_size(8 * frontLanes)));

GYRE_INLINE Four four(const double* from) {
  Four out;
  __builtin_memcpy(&out, from, sizeof out);
  return out;
}
GYRE_INLINE void put(const Four& from, double* to) { __builtin_memcpy(to, &from, sizeof from); }

/// A diagonal pivot this much smaller than the largest entry is still taken: it spares the exchange of rows.
constexpr double pivotThreshold = 0.1;
constexpr int mostFours = 6;  // columns of this many stay in registers

/// Row k of a column becomes f = its entry / pivot, and the others lose f times the pivot's column.
/// @tparam count  Fours in a column; 0: not known to the compiler
template <int count>
GYRE_INLINE void eliminateColumns(double* A, int k, int N) {
  const int fours = count > 0 ? count : paddedRows(N) / frontLanes;
  const double* own = A + k * fours * frontLanes;
  const double inverse = 1 / own[k];
  Four pivotColumn[count > 0 ? count : 1];
  for (int i = 0; i < count; ++i) pivotColumn[i] = four(own + i * frontLanes);
  for (int j = 0; j < N; ++j) {
    double* column = A + j * fours * frontLanes;
    if (j == k || column[k] == 0) continue;
    const double f = column[k] * inverse;
    for (int i = 0; i < fours; ++i) {
      double* rows = column + i * frontLanes;
      put(four(rows) - f * (count > 0 ? pivotColumn[i] : four(own + i * frontLanes)), rows);
    }
    column[k] = f;
  }
}

template <int count>
GYRE_INLINE void addColumns(const double* A, int stride, const double* x, int columns, double* y) {
  Four sum[count];
  for (int i = 0; i < count; ++i) sum[i] = four(y + i * frontLanes);
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < count; ++i) sum[i] += x[j] * four(A + j * stride + i * frontLanes);
  for (int i = 0; i < count; ++i) put(sum[i], y + i * frontLanes);
}

GYRE_INLINE double largest(const double* A, int count) {
  Four most{};
  for (int i = 0; i < count; i += frontLanes) {
    const Four x = four(A + i), size = x < 0 ? -x : x;
    most = (size > most) | (size != size) ? size : most;  // what is no number stays
  }
  double out = most[0];
  for (int l = 1; l < frontLanes; ++l)
    if (most[l] > out || most[l] != most[l]) out = most[l];
  return out;
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

GYRE_INLINE void eliminateColumnsOf(double* A, int k, int N) {
  switch (paddedRows(N) / frontLanes) {
    case 1: return eliminateColumns<1>(A, k, N);
    case 2: return eliminateColumns<2>(A, k, N);
    case 3: return eliminateColumns<3>(A, k, N);
    case 4: return eliminateColumns<4>(A, k, N);
    case 5: return eliminateColumns<5>(A, k, N);
    case mostFours: return eliminateColumns<mostFours>(A, k, N);
    default: return eliminateColumns<0>(A, k, N);
  }
}

}  // namespace

GYRE_CLONES bool sweepFront(double* A, int n, int N, int* exchanged, double& growth) {
  const int rows = paddedRows(N);
  for (int k = 0; k < n; ++k) {
    double* own = A + k * rows;
    exchanged[k] = pivotRow(own, k, n);
    if (exchanged[k] != k) exchangeRows(A, k, exchanged[k], N);
    const double pivot = own[k];
    if (pivot == 0 || !std::isfinite(pivot)) return false;
    eliminateColumnsOf(A, k, N);
    const double inverse = 1 / pivot;
    for (int i = 0; i < rows; ++i) own[i] *= -inverse;
    own[k] = inverse;
  }
  for (int k = n - 1; k >= 0; --k)
    if (exchanged[k] != k) exchangeColumns(A, k, exchanged[k], N);
  const double most = largest(A, rows * N);
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

}  // namespace gyre
