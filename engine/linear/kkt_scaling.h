#pragma once
// Scales of rows and columns of the block matrix S (linear/kkt_matrix.h) that make it the same whatever the units of
// length, mass and time are:
//   velocities       1 / sqrt(mean |A|), one for the translations of all bodies and one for their rotations, rows and
//                    columns alike; the mean of the exponents, not of the numbers
//   constraint rows  1 / largest scaled entry of C;   multipliers  1 / largest scaled entry of B
// What bodies differ by in mass is left in the matrix: pivots fall on the constraints of the light ones, whose own
// inertia would lose the forces that pass through them (compare Golub and Van Loan 2013, sec. 3.5.2 on scaling).
// Powers of two, so that nothing is rounded.

#include "linear/kkt_matrix.h"
#include "linear/klu.h"

#include <algorithm>
#include <array>
#include <vector>

namespace gyre {

/// Part of a body's velocities: translation or rotation.
inline constexpr int partSize = 3;

/// f(first velocity, how many, 0 or 1: which part of the body's, its diagonal block of A)
template <class F>
void forEachPart(const KktStructure& k, const std::vector<Mat6>& A, F f) {
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [o, n] = k.bodies[b];
    for (int i = 0; i < n; i += partSize) f(o + i, std::min(partSize, n - i), i / partSize, A[b].block<3, 3>(i, i));
  }
}

/// The power of two next to 1/x of the geometric mean of the largest |A| of each part, for translations and rotations.
std::array<double, 2> inverseSizes(const KktStructure& k, const std::vector<Mat6>& A);

struct KktScaling {
  explicit KktScaling(int size) : row(VecX::Ones(size)), column(row) {}
  /// That of S, of size nv + m.
  void measure(const KktStructure& structure, const KktMatrix& S);
  /// Largest entry of the scaled diagonal of A over its smallest.
  double massRatio(const KktStructure& structure, const KktMatrix& S) const;
  /// Multiplies the entries of a matrix.
  void apply(const SparsePattern& pattern, std::vector<double>& values) const;

  void persist(StateArchive& a) { a(row, column); }

  VecX row, column;  ///< row r and column c of the matrix times row[r] column[c]
};

/// Raises out [m] to the largest entries of B or C in each row, scaled by velocities [nv].
void raiseToLargest(const KktStructure& k, const std::vector<Mat6>& blocks, const ConstVecRef& velocities, VecRef out);

/// The power of two at or below x > 0; that next to 1/x, and 1 where there is none.
double powerOfTwo(double x);
double inversePowerOfTwo(double x);

}  // namespace gyre
