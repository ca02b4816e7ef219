#include "modal/modal_reduction.h"

#include "lie/so3.h"
#include "linear/dense_decompositions.h"

#include <Spectra/SymEigsSolver.h>
#include <fmt/format.h>
#include <Eigen/SparseCholesky>
#include <algorithm>

namespace gyre {
namespace {

using Sparse = Eigen::SparseMatrix<double>;

constexpr int denseVibrations = 240;  // unknowns up to which all vibrations are computed
constexpr double vibrationTolerance = 1e-12;
constexpr int mostVibrationRestarts = 1000;
constexpr double negligibleMass = 1e-14;  // of the largest: a motion without mass does not vibrate

/// Rows of the interfaces and of all other nodes.
struct RowSets {
  std::vector<int> held, inner;
};

RowSets rowSets(const FiniteElements& body, const std::vector<std::size_t>& interfaces) {
  RowSets out;
  for (const std::size_t node : interfaces)
    for (int r = 0; r < 6; ++r) out.held.push_back(body.nodes[node].row + r);
  for (std::size_t i = 0; i < body.nodes.size(); ++i) {
    if (std::find(interfaces.begin(), interfaces.end(), i) != interfaces.end()) continue;
    for (int r = 0; r < body.rowsOf(i); ++r) out.inner.push_back(body.nodes[i].row + r);
  }
  return out;
}

Sparse part(const Sparse& A, const std::vector<int>& rows, const std::vector<int>& columns) {
  std::vector<int> place(static_cast<std::size_t>(A.rows()), -1);
  for (std::size_t i = 0; i < rows.size(); ++i) place[static_cast<std::size_t>(rows[i])] = static_cast<int>(i);
  std::vector<Eigen::Triplet<double>> entries;
  for (std::size_t c = 0; c < columns.size(); ++c)
    for (Sparse::InnerIterator it(A, columns[c]); it; ++it)
      if (const int r = place[static_cast<std::size_t>(it.row())]; r >= 0)
        entries.emplace_back(r, static_cast<int>(c), it.value());
  Sparse out(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
  out.setFromTriplets(entries.begin(), entries.end());
  return out;
}

/// What is inside of the interfaces: K = P^T L L^T P, and M by it, R = L^-1 P M P^T L^-T, whose eigenvalues are
/// 1 / omega^2. Masses may be zero in part, K may not.
class InnerProblem {
 public:
  using Scalar = double;
  InnerProblem(const Sparse& K, const Sparse& M) : M_(M), llt_(K) {}

  bool isHeld() const { return llt_.info() == Eigen::Success; }
  Eigen::Index rows() const { return M_.rows(); }
  Eigen::Index cols() const { return M_.rows(); }
  MatX solve(const MatX& b) const { return llt_.solve(b); }
  VecX product(const VecX& x) const {
    const VecX back = inner(x);
    const VecX permuted = llt_.permutationP() * VecX(M_ * back);
    return llt_.matrixL().solve(permuted);
  }
  void perform_op(const double* in, double* out) const {
    Eigen::Map<VecX>(out, rows()) = product(Eigen::Map<const VecX>(in, rows()));
  }
  /// The motion of x = L^T P u.
  VecX inner(const VecX& x) const { return llt_.permutationPinv() * VecX(llt_.matrixU().solve(x)); }

 private:
  Sparse M_;
  Eigen::SimplicialLLT<Sparse> llt_;
};

/// The slowest vibrations, as motions u with u^T K u = 1, slowest first; fewer where there are no more.
MatX vibrations(InnerProblem& problem, int count) {
  const auto n = static_cast<int>(problem.rows());
  VecX values;
  MatX vectors;
  if (n <= std::max(denseVibrations, 4 * count)) {
    MatX R(n, n);
    for (int i = 0; i < n; ++i) R.col(i) = problem.product(VecX::Unit(n, i));
    SymmetricEigenpairs all = symmetricEigenpairs(0.5 * (R + R.transpose()));
    values = all.values.reverse();
    vectors = all.vectors.rowwise().reverse();
  } else {
    Spectra::SymEigsSolver<InnerProblem> solver(problem, count, std::min(n, 2 * count + 20));
    solver.init();
    solver.compute(Spectra::SortRule::LargestAlge, mostVibrationRestarts, vibrationTolerance);
    values = solver.eigenvalues();
    vectors = solver.eigenvectors();
  }
  MatX out(n, 0);
  for (int i = 0; i < std::min<int>(count, static_cast<int>(values.size())); ++i) {
    if (!(values[i] > negligibleMass * values[0])) break;
    out.conservativeResize(Eigen::NoChange, i + 1);
    out.col(i) = problem.inner(vectors.col(i));
  }
  return out;
}

/// Fields of velocity whose products of inertia are G, in its order.
MatX fields(const FiniteElements& body, const MatX& shapes) {
  const Eigen::Index n = shapes.cols();
  MatX out = MatX::Zero(body.M.rows(), 6 + 4 * n);
  for (std::size_t i = 0; i < body.nodes.size(); ++i) {
    const int row = body.nodes[i].row;
    const Vec3& X = body.nodes[i].place.position;
    for (int c = 0; c < 3; ++c) {
      const Vec3 axis = Vec3::Unit(c);
      out.block<3, 1>(row, c) = axis;
      out.block<3, 1>(row, 3 + c) = axis.cross(X);
      if (body.nodes[i].turns) out(row + 3 + c, 3 + c) = 1;
      for (Eigen::Index k = 0; k < n; ++k)
        out.block<3, 1>(row, 6 + 3 * k + c) = axis.cross(Vec3(shapes.block<3, 1>(row, k)));
    }
  }
  out.rightCols(n) = shapes;
  return out;
}

/// What the interfaces but the first do for unit (u, theta) of them, to first order: d - X = u + theta x X / 2.
MatX heldMotions(const std::vector<Frame>& interfaces) {
  const auto n = static_cast<Eigen::Index>(6 * interfaces.size()) - 6;
  MatX out = MatX::Identity(n, n);
  for (std::size_t i = 1; i < interfaces.size(); ++i)
    out.block<3, 3>(static_cast<Eigen::Index>(6 * i) - 6, static_cast<Eigen::Index>(6 * i) - 3) =
        -0.5 * so3::hat(interfaces[i].position);
  return out;
}

/// The displacements and turns of all nodes by all coordinates: rows of the finite elements.
MatX shapesOf(const InnerProblem& problem, const Sparse& Kih, const RowSets& rows, const MatX& motions,
              const MatX& vibrations) {
  const Eigen::Index held = Kih.cols() - 6, count = vibrations.cols();
  MatX out = MatX::Zero(static_cast<Eigen::Index>(rows.held.size() + rows.inner.size()), held + count);
  const MatX statics = held > 0 ? MatX(-problem.solve(MatX(Kih).rightCols(held) * motions)) : MatX(Kih.rows(), 0);
  for (Eigen::Index r = 0; r < held; ++r)
    out.row(rows.held[static_cast<std::size_t>(6 + r)]).head(held) = motions.row(r);
  for (std::size_t i = 0; i < rows.inner.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    out.row(rows.inner[i]).head(held) = statics.row(at);
    out.row(rows.inner[i]).tail(count) = vibrations.row(at);
  }
  return out;
}

}  // namespace

Expected<ReducedBody> reduced(const FiniteElements& body, const std::vector<std::size_t>& interfaces, int modes,
                              const std::vector<Mat6>& carried) {
  const RowSets rows = rowSets(body, interfaces);
  ReducedBody out;
  out.modes = modes;
  for (const std::size_t node : interfaces) out.interfaces.push_back(body.nodes[node].place);
  InnerProblem problem(part(body.K, rows.inner, rows.inner), part(body.M, rows.inner, rows.inner));
  if (!problem.isHeld())
    return fail({.message = "the stiffness matrix is singular or negative where the interfaces are held: a part of the "
                            "body is held by none of them"});
  MatX Phi = vibrations(problem, modes);
  if (Phi.cols() < modes)
    return fail(
        {.message = fmt::format("{} modes were asked for; between its interfaces the body has {}", modes, Phi.cols())});
  MatX uniform = MatX::Zero(body.M.rows(), 3);
  for (const FiniteElements::Node& node : body.nodes) uniform.middleRows<3>(node.row).setIdentity();
  out.mass = (uniform.transpose() * (body.M * uniform)).trace() / 3;
  if (!(out.mass > 0)) return fail({.message = "the mass matrix gives no mass to a motion without deformation"});
  const Sparse Mii = part(body.M, rows.inner, rows.inner);
  for (Eigen::Index k = 0; k < Phi.cols(); ++k) Phi.col(k) *= std::sqrt(out.mass / Phi.col(k).dot(Mii * Phi.col(k)));
  const MatX shapes = shapesOf(problem, part(body.K, rows.inner, rows.held), rows, heldMotions(out.interfaces), Phi);
  out.K = shapes.transpose() * (body.K * shapes);
  const Eigen::Index n = shapes.cols(), first = n - modes;
  out.modeStiffness = out.K.diagonal().tail(modes);
  out.K.topRightCorner(first, modes).setZero();  // by the static equation of the shapes of interfaces
  out.K.bottomRows(modes).setZero();
  out.K.diagonal().tail(modes) = out.modeStiffness;
  const MatX B = fields(body, shapes);
  out.G = B.transpose() * (body.M * B);
  for (std::size_t i = 0; i < interfaces.size(); ++i) {
    const MatX own = B.middleRows<6>(body.nodes[interfaces[i]].row);
    out.G -= own.transpose() * carried[i] * own;
  }
  out.G.bottomRightCorner(modes, modes).setZero();  // orthogonal, and carried by the coordinates
  out.G = (0.5 * (out.G + out.G.transpose())).eval();
  out.shapes = MatX::Zero(static_cast<Eigen::Index>(6 * body.nodes.size()), n);
  for (std::size_t i = 0; i < body.nodes.size(); ++i) {
    out.nodes.push_back(body.nodes[i].place);
    out.shapes.middleRows(static_cast<Eigen::Index>(6 * i), body.rowsOf(i)) =
        shapes.middleRows(body.nodes[i].row, body.rowsOf(i));
  }
  return out;
}

}  // namespace gyre
