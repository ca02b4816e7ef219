#include "local_dynamics/gmres.h"

#include <cmath>

namespace gyre {

VecX gmres(const std::function<VecX(const VecX&)>& product, const VecX& b, double tolerance, int steps) {
  const double size = b.norm();
  if (size == 0) return VecX::Zero(b.size());
  MatX basis(b.size(), steps + 1), H = MatX::Zero(steps + 1, steps);
  VecX right = VecX::Zero(steps + 1), c(steps), s(steps);
  basis.col(0) = b / size;
  right(0) = size;
  int k = 0;
  for (; k < steps && std::abs(right(k)) > tolerance * size; ++k) {
    VecX w = product(basis.col(k));
    for (int i = 0; i <= k; ++i) {
      H(i, k) = basis.col(i).dot(w);
      w -= H(i, k) * basis.col(i);
    }
    const double rest = w.norm();
    basis.col(k + 1) = rest > 0 ? VecX(w / rest) : VecX::Zero(b.size());
    // Givens rotations keep H triangular and tell the residual.
    for (int i = 0; i < k; ++i) {
      const double upper = c(i) * H(i, k) + s(i) * H(i + 1, k);
      H(i + 1, k) = c(i) * H(i + 1, k) - s(i) * H(i, k);
      H(i, k) = upper;
    }
    const double length = std::hypot(H(k, k), rest);
    if (length == 0) break;
    c(k) = H(k, k) / length;
    s(k) = rest / length;
    H(k, k) = length;
    right(k + 1) = -s(k) * right(k);
    right(k) *= c(k);
  }
  VecX y = right.head(k);
  for (int i = k - 1; i >= 0; --i) {
    for (int j = i + 1; j < k; ++j) y(i) -= H(i, j) * y(j);
    y(i) /= H(i, i);
  }
  return basis.leftCols(k) * y;
}

}  // namespace gyre
