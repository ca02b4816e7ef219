#include "analysis/fastest_rates.h"

#include "analysis/constrained_solver.h"
#include "linear/dense_decompositions.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr int mostVectors = 120, between = 10;
constexpr double accuracy = 1e-3;  // what an eigenvalue may be off by, as a share of it

class LargestEigenvalue {
 public:
  LargestEigenvalue(const SparseMatrix& M, const ConstrainedSolver& solver) : M_(M), solver_(solver) {}

  /// The largest of S, plus what the iteration leaves open of it.
  double of(const SparseMatrix& S, const std::stop_token& stop) {
    const int most = static_cast<int>(std::min<Eigen::Index>(mostVectors, M_.rows()));
    V_.resize(M_.rows(), most + 1);
    T_.setZero(most, most);
    if (!take(solver_.solve(M_ * start()), 0)) return 0;
    for (int j = 0; j < most && !stop.stop_requested(); ++j) {
      VecX w = solver_.solve(S * V_.col(j));
      T_(j, j) = V_.col(j).dot(M_ * w);
      for (int twice = 0; twice < 2; ++twice) w -= V_.leftCols(j + 1) * (V_.leftCols(j + 1).transpose() * VecX(M_ * w));
      const double left = std::sqrt(std::max(0.0, w.dot(M_ * w)));
      const bool isLast = j + 1 == most || !(left > 1e-12 * T_.cwiseAbs().maxCoeff());
      if (isLast || (j + 1) % between == 0) {
        const double found = ritz(j + 1, left);
        if (isLast || left_ <= accuracy * found) return found + left_;
      }
      take(w, j + 1);
      T_(j, j + 1) = T_(j + 1, j) = left;
    }
    return 0;
  }
  const VecX& shape() const { return shape_; }

 private:
  /// A vector of many frequencies, the same each time.
  VecX start() const {
    VecX out(M_.rows());
    unsigned x = 12345;
    for (double& value : out) {
      x = 1664525U * x + 1013904223U;
      value = static_cast<double>(x >> 8) / (1 << 24) - 0.5;
    }
    return out;
  }
  bool take(const VecX& w, int column) {
    const double norm = std::sqrt(std::max(0.0, w.dot(M_ * w)));
    if (!(norm > 0) || !std::isfinite(norm)) return false;
    V_.col(column) = w / norm;
    return true;
  }
  double ritz(int size, double left) {
    const SymmetricEigenpairs pairs = symmetricEigenpairs(T_.topLeftCorner(size, size));
    const VecX y = pairs.vectors.col(size - 1);
    left_ = left * std::abs(y[size - 1]);
    shape_ = V_.leftCols(size) * y;
    return std::max(0.0, pairs.values[size - 1]);
  }

  const SparseMatrix& M_;
  const ConstrainedSolver& solver_;
  MatX V_, T_;
  VecX shape_;
  double left_ = 0;
};

bool isFinite(const SparseMatrix& S) {
  return std::all_of(S.valuePtr(), S.valuePtr() + S.nonZeros(), [](double x) { return std::isfinite(x); });
}

std::size_t mostMoved(const System& system, const SparseMatrix& M, const VecX& x) {
  const VecX energy = x.cwiseProduct(M * x);
  std::size_t out = 0;
  double most = -1;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    if (const double own = energy.segment(l.v, l.nv).sum(); own > most) {
      most = own;
      out = b;
    }
  }
  return out;
}

}  // namespace

FastestRates fastestRates(const System& system, const State& s, const std::stop_token& stop) {
  FastestRates out;
  if (system.nv() == 0) return out;
  State rest = s;
  rest.v.setZero();
  const LinearizedSystem linear = linearizedSystem(system, rest);
  ConstrainedSolver solver(independentRows(system, rest));
  if (!isFinite(linear.K) || !isFinite(linear.C) || !solver.factor(linear.M, linear.B)) return out;
  LargestEigenvalue largest(linear.M, solver);
  const auto ofSymmetric = [&](const SparseMatrix& S) {
    return largest.of(0.5 * (S + SparseMatrix(S.transpose())), stop);
  };
  out.vibration = std::sqrt(ofSymmetric(linear.K));
  if (out.vibration > 0) out.body = mostMoved(system, linear.M, largest.shape());
  if (linear.C.norm() > 0) out.decay = ofSymmetric(linear.C);
  if (out.decay > out.vibration) out.body = mostMoved(system, linear.M, largest.shape());
  return out;
}

}  // namespace gyre
