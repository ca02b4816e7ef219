#include "analysis/sparse_modes.h"

#include "analysis/constrained_solver.h"
#include "analysis/dense_modes.h"
#include "analysis/free_space.h"
#include "linear/dense_decompositions.h"

#include <Spectra/SymEigsShiftSolver.h>
#include <Eigen/LU>
#include <algorithm>
#include <numeric>

namespace gyre {
namespace {

constexpr double shiftFraction = 1e-8;      // of the stiffest: near zero, yet off the rigid motions
constexpr double lanczosTolerance = 1e-12;  // of Lanczos
constexpr int mostRestarts = 1000;

/// Whether the slowest `count` have residuals of round-off; drops the others.
bool converged(std::vector<Mode>& modes, const std::vector<double>& residuals, int count) {
  std::vector<std::size_t> order(modes.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](auto i, auto j) { return std::abs(modes[i].lambda) < std::abs(modes[j].lambda); });
  order.resize(std::min(order.size(), static_cast<std::size_t>(count)));
  std::vector<Mode> kept;
  for (const std::size_t i : order) {
    if (residuals[i] > 1e-10) return false;
    kept.push_back(modes[i]);
  }
  modes = std::move(kept);
  return true;
}

Error noConvergence() {
  return {.kind = Error::Kind::numerical,
          .message = "the iteration for the slowest modes did not converge; ask for more or fewer modes"};
}
Error singular() { return {.kind = Error::Kind::numerical, .message = "the linearized system is singular"}; }

/// y = L^T (K - sigma M)^-1 L x on the free motions: symmetric, with eigenvalues 1 / (omega^2 - sigma).
class UndampedInverse {
 public:
  using Scalar = double;
  UndampedInverse(const LinearizedSystem& linear, const std::vector<int>& rows)
      : linear_(linear), L_(choleskyFactor(linear.M)), solver_(rows) {}
  Eigen::Index rows() const { return linear_.M.rows(); }
  Eigen::Index cols() const { return rows(); }
  void set_shift(double sigma) { good_ = solver_.factor(linear_.K - sigma * linear_.M, linear_.B); }
  void perform_op(const double* in, double* out) const {
    const Eigen::Map<const VecX> x(in, rows());
    VecX y = L_.transpose() * solver_.solve(L_ * x);
    if (nu_.size() > 0) y -= found_ * (nu_.cwiseProduct(found_.transpose() * x));
    Eigen::Map<VecX>(out, rows()) = y;
  }
  /// Leaves these eigenpairs out from now on.
  void deflate(MatX x, VecX nu) {
    found_ = std::move(x);
    nu_ = std::move(nu);
  }
  bool good() const { return good_; }
  VecX shape(const VecX& x) const { return L_.transpose().triangularView<Eigen::Upper>().solve(x); }

 private:
  const LinearizedSystem& linear_;
  SparseMatrix L_;
  ConstrainedSolver solver_;
  MatX found_;
  VecX nu_;
  bool good_ = false;
};

/// (sigma - Z)^-1 of a matrix Z that consists of blocks along its diagonal.
SparseMatrix inverseOfBlocks(double sigma, const SparseMatrix& Z) {
  const Eigen::Index n = Z.rows();
  std::vector<Eigen::Index> last(static_cast<std::size_t>(n));  // column up to which the block of a column reaches
  std::iota(last.begin(), last.end(), 0);
  for (Eigen::Index c = 0; c < n; ++c)
    for (SparseMatrix::InnerIterator it(Z, c); it; ++it) {
      Eigen::Index& reach = last[static_cast<std::size_t>(std::min<Eigen::Index>(it.row(), c))];
      reach = std::max<Eigen::Index>({reach, it.row(), c});
    }
  SparseMatrix out(n, n);
  for (Eigen::Index first = 0, end = 0; first < n; first = end) {
    for (end = first; end <= last[static_cast<std::size_t>(first)]; ++end)
      last[static_cast<std::size_t>(first)] =
          std::max(last[static_cast<std::size_t>(first)], last[static_cast<std::size_t>(end)]);
    const Eigen::Index size = end - first;
    const MatX block = sigma * MatX::Identity(size, size) - MatX(Z.block(first, first, size, size)),
               inverse = block.partialPivLu().inverse();
    for (Eigen::Index c = 0; c < size; ++c)
      for (Eigen::Index r = 0; r < size; ++r) out.insert(first + r, first + c) = inverse(r, c);
  }
  out.makeCompressed();
  return out;
}

/// (x, v) = (A - sigma)^-1 (f, h) for x' = v, M v' + C v + K x + B^T mu = 0:
///   (K + sigma C + sigma^2 M) x + B^T mu = -M h - (C + sigma M) f,   B x = 0,   v = f + sigma x
/// With states of forces, z = (sigma - Z)^-1 (P x + V v - p): G (sigma - Z)^-1 (P + sigma V) joins the matrix, and
/// -G (sigma - Z)^-1 (V f - p) the right side.
class DampedInverse {
 public:
  using Scalar = double;
  DampedInverse(const LinearizedSystem& linear, const std::vector<int>& rows, double unit)
      : linear_(linear), solver_(rows), unit_(unit), size_(VecX::Ones(linear.Z.rows())) {
    for (Eigen::Index i = 0; i < size_.size(); ++i)
      if (const double push = linear.G.col(i).norm(); push > 0) size_[i] = push / linear.K.norm();
  }
  Eigen::Index rows() const { return 2 * linear_.M.rows() + linear_.Z.rows(); }
  Eigen::Index cols() const { return rows(); }
  void set_shift(double sigma) {
    sigma_ = sigma * unit_;
    SparseMatrix A = linear_.K + sigma_ * linear_.C + sigma_ * sigma_ * linear_.M;
    slow_ = inverseOfBlocks(sigma_, linear_.Z);
    if (linear_.hasStates()) A += linear_.G * SparseMatrix(slow_ * SparseMatrix(linear_.P + sigma_ * linear_.V));
    good_ = slow_.coeffs().allFinite() && solver_.factor(A, linear_.B);
  }
  /// Time in units of 1 / unit, so that x and v are alike; z by what it does.
  void perform_op(const double* in, double* out) const {
    const Eigen::Index n = linear_.M.rows();
    const Eigen::Map<const VecX> f(in, n), h(in + n, n);
    const VecX push = Eigen::Map<const VecX>(in + 2 * n, size_.size()).cwiseQuotient(size_);
    VecX right = -(linear_.M * (unit_ * h)) - linear_.C * f - sigma_ * (linear_.M * f);
    right -= linear_.G * VecX(slow_ * VecX(linear_.V * f - push));
    const VecX x = solver_.solve(right), v = f + sigma_ * x;
    const VecX z = slow_ * VecX(linear_.P * x + linear_.V * v - push);
    Eigen::Map<VecX>(out, n) = unit_ * x;
    Eigen::Map<VecX>(out + n, n) = v;
    Eigen::Map<VecX>(out + 2 * n, size_.size()) = unit_ * size_.cwiseProduct(z);
  }
  bool good() const { return good_; }

 private:
  const LinearizedSystem& linear_;
  ConstrainedSolver solver_;
  double unit_, sigma_ = 0;
  VecX size_;          ///< units of the states of forces
  SparseMatrix slow_;  ///< (sigma - Z)^-1
  bool good_ = false;
};

/// The eigenpairs of largest magnitude, each as often as it occurs: an iteration from one vector may find a multiple
/// eigenvalue once, so it is repeated without what has been found until nothing of that size turns up.
struct Pairs {
  VecX nu;
  MatX x;
};
Expected<Pairs> largestPairs(UndampedInverse& inverse, Eigen::Index wanted, double shift) {
  const Eigen::Index n = inverse.rows();
  Pairs all{VecX(0), MatX(n, 0)};
  for (int pass = 0; pass < 12; ++pass) {
    const Eigen::Index count = std::min(wanted, n - 1 - all.nu.size());
    if (count < 1) break;
    Spectra::SymEigsShiftSolver<UndampedInverse> solver(inverse, count, std::min(n, 2 * count + 20), shift);
    if (!inverse.good()) return fail(singular());
    solver.init();
    solver.compute(Spectra::SortRule::LargestMagn, mostRestarts, lanczosTolerance);
    if (solver.info() != Spectra::CompInfo::Successful) {
      if (all.nu.size() >= wanted) break;  // what is left is round-off
      return fail(noConvergence());
    }
    const VecX nu = (solver.eigenvalues().array() - shift).inverse();
    const double smallestKept =
        all.nu.size() < wanted ? 0.0 : std::abs(all.nu[wanted - 1]) * (1 + 1e-9);  // sorted below
    if (nu.cwiseAbs().maxCoeff() <= std::max(smallestKept, 1e-14 / std::abs(shift))) break;
    MatX x(n, all.x.cols() + count);
    x << all.x, solver.eigenvectors();
    VecX values(all.nu.size() + count);
    values << all.nu, nu;
    std::vector<Eigen::Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](auto i, auto j) { return std::abs(values[i]) > std::abs(values[j]); });
    all.nu = values(order);
    all.x = x(Eigen::all, order);
    inverse.deflate(all.x, all.nu);
  }
  return all;
}

Expected<std::vector<Mode>> undamped(const LinearizedSystem& linear, const std::vector<int>& rows, int count,
                                     double stiffest) {
  UndampedInverse inverse(linear, rows);
  const double shift = -shiftFraction * stiffest;
  const Eigen::Index free = inverse.rows() - static_cast<Eigen::Index>(rows.size());
  const Eigen::Index wanted = std::min<Eigen::Index>(count, free);
  const auto pairs = largestPairs(inverse, wanted, shift);
  if (!pairs) return fail(pairs.error());
  std::vector<Mode> out;
  for (Eigen::Index i = 0; i < std::min(wanted, pairs->nu.size()); ++i) {
    const double square = shift + 1 / pairs->nu[i];
    Mode mode;
    mode.rigid = std::abs(square) <= rigidTolerance * rigidTolerance * stiffest;
    if (!mode.rigid) mode.lambda = square > 0 ? std::complex(0.0, std::sqrt(square)) : std::sqrt(-square);
    mode.shape = inverse.shape(pairs->x.col(i)).cast<std::complex<double>>();
    out.push_back(std::move(mode));
  }
  return out;
}

/// Subspace iteration from the undamped modes: it keeps multiple eigenvalues apart.
Expected<std::vector<Mode>> damped(const LinearizedSystem& linear, const std::vector<int>& rows, int count,
                                   double stiffest) {
  LinearizedSystem plain = linear;
  plain.K = 0.5 * (linear.K + SparseMatrix(linear.K.transpose()));
  const auto start = undamped(plain, rows, 2 * count + 8, stiffest);
  if (!start) return start;
  const double unit = std::sqrt(stiffest);
  DampedInverse inverse(linear, rows, unit);
  inverse.set_shift(std::sqrt(shiftFraction));
  if (!inverse.good()) return fail(singular());
  const Eigen::Index n = linear.M.rows(), states = linear.Z.rows(), all = 2 * n + states;
  const Eigen::Index k = 2 * static_cast<Eigen::Index>(start->size()) + states;
  MatX X = MatX::Zero(all, k), Y(all, k);
  X.bottomRightCorner(states, states).setIdentity();
  std::vector<Mode> rigid;
  for (std::size_t i = 0; i < start->size(); ++i) {
    const auto column = static_cast<Eigen::Index>(2 * i);
    X.col(column).head(n) = (*start)[i].shape.real();
    X.col(column + 1).tail(n) = (*start)[i].shape.real();
    if ((*start)[i].rigid) rigid.push_back((*start)[i]);
  }
  for (int pass = 0; pass < mostRestarts; ++pass) {
    const MatX Q = orthonormalized(X);
    for (Eigen::Index c = 0; c < k; ++c) inverse.perform_op(Q.col(c).data(), Y.col(c).data());
    const auto [nu, vectors] = eigenpairs(Q.transpose() * Y);
    if (nu.size() != k) return fail(noConvergence());
    std::vector<Mode> out = rigid;
    std::vector<double> residuals(rigid.size(), 0.0);
    for (Eigen::Index i = 0; i < k; ++i) {
      const std::complex<double> lambda = std::sqrt(shiftFraction) + 1.0 / nu[i];
      if (std::abs(lambda) <= rigidTolerance) continue;
      const Eigen::VectorXcd x = Q * vectors.col(i);
      const auto mode = listed(unit * lambda, x.head(n));
      if (!mode) continue;
      out.push_back(*mode);
      residuals.push_back((Y * vectors.col(i) - nu[i] * x).norm() / (std::abs(nu[i]) * x.norm()));
    }
    if (converged(out, residuals, count)) return out;
    X = Y;
  }
  return fail(noConvergence());
}

}  // namespace

Expected<std::vector<Mode>> sparseModes(const System& system, const State& s, const LinearizedSystem& linear,
                                        int count) {
  const double stiffest = stiffnessScale(linear);
  if (!(stiffest > 0) || !std::isfinite(stiffest)) return fail(singular());
  const std::vector<int> rows = independentRows(system, s);
  const SparseMatrix asymmetry = linear.K - SparseMatrix(linear.K.transpose());
  const bool conservative = !linear.hasStates() && asymmetry.norm() <= 1e-9 * linear.K.norm() &&
                            linear.C.norm() <= 1e-9 * std::sqrt(stiffest) * linear.M.norm();
  if (static_cast<int>(rows.size()) == system.nv()) return std::vector<Mode>{};
  return conservative ? undamped(linear, rows, count, stiffest) : damped(linear, rows, count, stiffest);
}

}  // namespace gyre
