#pragma once
// What is done with the dense symmetric matrix of a front, stored as front_kernels.h says, of which the part below the
// diagonal alone is used:
//
//   [P E^T; E Q] = [L 0; E' 1] [D 0; 0 Q'] [L 0; E' 1]^T,   L unit lower triangular, D diagonal, P [n x n]
//
// without a choice of pivots: masses are positive, what is left for multipliers after the bodies that they hold is
// negative, and matrices of that kind have such factors in any order (quasi-definite: R. J. Vanderbei, SIAM J. Optim.
// 5, 1995). A third of the operations of sweepFront().

namespace gyre {

/// Replaces P by L with 1/D on the diagonal, E by E', Q by Q'. False where a pivot is zero or not finite.
/// @param growth  raised to the largest number of the result
bool factorSymmetricFront(double* A, int n, int N, double& growth);
/// Factors a front without a look at the numbers: for positive definite matrices, where they do not grow.
bool factorDefiniteFront(double* A, int n, int N);

/// Replaces b [paddedRows(N)] = (b_p, b_q) by (D^-1 L^-1 b_p, b_q - E' L^-1 b_p).
void reduceSymmetricFront(const double* A, int n, int N, double* b);
/// Replaces x [paddedRows(N)] = (D^-1 L^-1 b_p, x_q, zeros) by (x_p, x_q, zeros).
void substituteSymmetricFront(const double* A, int n, int N, double* x);

}  // namespace gyre
