#pragma once
// What is done with the dense matrix of a front. Columns are stored one after another, each padded with zeros to a
// multiple of frontLanes rows. Operations go through rows side by side, never across them, so that every instruction
// set gives the same bytes.

namespace gyre {

inline constexpr int frontLanes = 4;
inline constexpr int paddedRows(int rows) { return (rows + frontLanes - 1) / frontLanes * frontLanes; }

/// Copies so few numbers that a call costs more.
inline void copyFew(const double* from, int count, double* to) {
  for (int i = 0; i < count; ++i) __builtin_memcpy(to + i, from + i, sizeof(double));
}

/// Exchanges the first n unknowns and right-hand sides of N (Gauss and Jordan; sweep operator: Goodnight 1979):
///   [P E; F Q] -> [P^-1, P^-1 E; -F P^-1, Q - F P^-1 E],
/// with pivots among the first n rows, those on the diagonal where they are not much smaller than the largest of their
/// column. Every column of A has paddedRows(N) rows. False where a pivot is zero or not finite.
/// @param exchanged  memory [n]
/// @param growth     raised to the largest number of the result
bool sweepFront(double* A, int n, int N, int* exchanged, double& growth);

/// y [paddedRows(rows)] += A x for the first columns of a matrix of `stride` rows. Reads up to paddedRows(rows) of the
/// last one; what is added beyond `rows` of y means nothing.
void addFrontProduct(const double* A, int stride, const double* x, int columns, int rows, double* y);

/// Copies the upper rows of columns, entry (i, j) times rowFactor[i] columnFactor[j], to columns of toStride rows, of
/// which those beyond `rows` are not touched.
void copyScaled(const double* A, int stride, const double* rowFactor, const double* columnFactor, int rows, int columns,
                int toStride, double* to);

/// Copies the upper rows of columns, the first of a matrix of `stride` rows, to columns of paddedRows(rows) rows. Reads
/// as far as that.
void copyRows(const double* A, int stride, int rows, int columns, double* to);

}  // namespace gyre
