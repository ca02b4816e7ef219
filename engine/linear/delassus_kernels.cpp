#include "linear/delassus_kernels.h"

#include "core/parallel.h"
#include "linear/front_lanes.h"

namespace gyre {
namespace {

typedef double Two __attribute__((vector_size(16)));

/// Rows of a column: four, or six.
template <bool wide>
struct Rows {
  Four first;
  Two rest;
};
template <>
struct Rows<false> {
  Four first;
};

template <bool wide>
GYRE_INLINE Rows<wide> rowsAt(const double* from) {
  Rows<wide> out;
  out.first = four(from);
  if constexpr (wide) __builtin_memcpy(&out.rest, from + frontLanes, sizeof out.rest);
  return out;
}
template <bool wide>
GYRE_INLINE void putRows(const Rows<wide>& from, double* to) {
  put(from.first, to);
  if constexpr (wide) __builtin_memcpy(to + frontLanes, &from.rest, sizeof from.rest);
}
template <bool wide>
GYRE_INLINE Rows<wide> times(double factor, const Rows<wide>& a) {
  Rows<wide> out;
  out.first = factor * a.first;
  if constexpr (wide) out.rest = factor * a.rest;
  return out;
}
template <bool wide>
GYRE_INLINE void add(double factor, const Rows<wide>& a, Rows<wide>& sum) {
  sum.first += factor * a.first;
  if constexpr (wide) sum.rest += factor * a.rest;
}

constexpr int blockSize = 6;

template <bool wide>
GYRE_INLINE void weigh(const double* B, const InverseMass& inverse, double* out) {
  Rows<wide> columns[blockSize];
  for (int k = 0; k < blockSize; ++k) columns[k] = rowsAt<wide>(B + k * blockSize);
  if (inverse.isSplit) {
    for (int k = 0; k < 3; ++k) putRows<wide>(times<wide>(inverse.mass, columns[k]), out + k * blockSize);
    for (int k = 0; k < 3; ++k) {
      const double* weights = inverse.rotation.data() + 3 * k;
      Rows<wide> sum = times<wide>(weights[0], columns[3]);
      add<wide>(weights[1], columns[4], sum);
      add<wide>(weights[2], columns[5], sum);
      putRows<wide>(sum, out + (3 + k) * blockSize);
    }
    return;
  }
  for (int k = 0; k < blockSize; ++k) {
    const double* weights = inverse.full.data() + blockSize * k;
    Rows<wide> sum = times<wide>(weights[0], columns[0]);
    for (int l = 1; l < blockSize; ++l) add<wide>(weights[l], columns[l], sum);
    putRows<wide>(sum, out + k * blockSize);
  }
}

template <bool wide>
GYRE_INLINE void addProduct(const DelassusPlan::Product& p, int stride, const double* B, const double* BM, double* A) {
  Rows<wide> columns[blockSize];
  for (int k = 0; k < blockSize; ++k) columns[k] = rowsAt<wide>(B + k * blockSize);
  for (int c = 0; c < p.columns; ++c) {
    double* to = A + p.place + c * stride;
    Rows<wide> sum = rowsAt<wide>(to);
    for (int k = 0; k < blockSize; ++k) add<wide>(BM[k * blockSize + c], columns[k], sum);
    putRows<wide>(sum, to);
  }
}

template <bool wide>
GYRE_INLINE void addRows(const double* B, const double* x, int size, int rows, double* out) {
  Rows<wide> sum = times<wide>(x[0], rowsAt<wide>(B));
  for (int k = 1; k < size; ++k) add<wide>(x[k], rowsAt<wide>(B + k * blockSize), sum);
  double numbers[frontLanes + 2];
  putRows<wide>(sum, numbers);
  for (int r = 0; r < rows; ++r) out[r] += numbers[r];
}

template <bool wide>
GYRE_INLINE void addColumns(const double* B, double factor, const double* y, int rows, int size, double* out) {
  double numbers[frontLanes + 2] = {};
  for (int r = 0; r < rows; ++r) numbers[r] = factor * y[r];
  const Rows<wide> weights = rowsAt<wide>(numbers);
  Four products[blockSize];
  for (int k = 0; k < blockSize; ++k) {
    const Rows<wide> column = rowsAt<wide>(B + k * blockSize);
    products[k] = column.first * weights.first;
    if constexpr (wide) {
      const Two rest = column.rest * weights.rest;
      products[k] += Four{rest[0], rest[1], 0, 0};
    }
  }
  double sums[2 * frontLanes];
  put(sumsOf(products[0], products[1], products[2], products[3]), sums);
  put(sumsOf(products[4], products[5], Four{}, Four{}), sums + frontLanes);
  for (int k = 0; k < size; ++k) out[k] += sums[k];
}

}  // namespace

GYRE_CLONES void addColumnsOf(const Mat6& B, bool wide, double factor, const double* y, int rows, int size,
                              double* out) {
  if (wide) addColumns<true>(B.data(), factor, y, rows, size, out);
  else addColumns<false>(B.data(), factor, y, rows, size, out);
}

GYRE_CLONES void weighBlock(const Mat6& B, const InverseMass& inverse, bool wide, Mat6& out) {
  if (wide) weigh<true>(B.data(), inverse, out.data());
  else weigh<false>(B.data(), inverse, out.data());
}

GYRE_CLONES void addProducts(const DelassusPlan::Product* first, int count, int stride, const Mat6* B, const Mat6* BM,
                             double* A) {
  for (const DelassusPlan::Product* p = first; p < first + count; ++p) {
    const double *row = B[p->row].data(), *column = BM[p->column].data();
    if (p->wide) addProduct<true>(*p, stride, row, column, A);
    else addProduct<false>(*p, stride, row, column, A);
  }
}

GYRE_CLONES void addRowsOf(const Mat6& B, bool wide, const double* x, int size, int rows, double* out) {
  if (wide) addRows<true>(B.data(), x, size, rows, out);
  else addRows<false>(B.data(), x, size, rows, out);
}

void addConstraintProduct(const KktStructure& s, const std::vector<Mat6>& B, const double* x, double* out) {
  parallelForEach(s.constraints.size(), [&](std::size_t c) {
    const KktStructure::Constraint& constraint = s.constraints[c];
    for (int i = constraint.firstBlock; i < constraint.firstBlock + constraint.blockCount; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const KktStructure::Body& body = s.bodyOf(s.blocks[at]);
      addRowsOf(B[at], constraint.rows > frontLanes, x + body.offset, body.size, constraint.rows,
                out + constraint.offset);
    }
  });
}

}  // namespace gyre
