#include "analysis/modes.h"

#include "analysis/body_motion.h"
#include "analysis/dense_modes.h"
#include "analysis/sparse_modes.h"

#include <algorithm>

namespace gyre {
namespace {

/// Displacement of a body: of its centre of mass [m] or its rotation [rad], whichever is larger.
VecX displacements(const System& system, const State& s, const Eigen::VectorXcd& x) {
  const std::vector<Vec6> re = bodyTwists(system, s, x.real()), im = bodyTwists(system, s, x.imag());
  VecX out(static_cast<Eigen::Index>(re.size()));
  for (std::size_t b = 0; b < re.size(); ++b)
    out[static_cast<Eigen::Index>(b)] = std::max(std::hypot(re[b].head<3>().norm(), im[b].head<3>().norm()),
                                                 std::hypot(re[b].tail<3>().norm(), im[b].tail<3>().norm()));
  return out;
}

LinearizedSystem withFollowing(LinearizedSystem linear) {
  linear.K += linear.following;
  return linear;
}

void finish(const System& system, const State& s, const LinearizedSystem& linear, Mode& mode) {
  // The phase in which the motion is largest is the real one.
  const std::complex<double> square = mode.shape.cwiseProduct(mode.shape).sum();
  if (std::abs(square) > 0) mode.shape /= std::sqrt(square / std::abs(square));
  Eigen::Index most = 0;
  const double size = displacements(system, s, mode.shape).maxCoeff(&most);
  if (size > 0) mode.shape /= size;
  mode.shape.real().cwiseAbs().maxCoeff(&most);
  if (mode.shape[most].real() < 0) mode.shape = -mode.shape;
  mode.frequency = std::abs(mode.lambda.imag()) / (2 * M_PI);
  mode.damping = mode.rigid ? 0 : -mode.lambda.real() / std::abs(mode.lambda);
  const Eigen::VectorXcd Mx = linear.M * mode.shape;
  mode.share = VecX::Zero(static_cast<Eigen::Index>(system.bodies().size()));
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    mode.share[static_cast<Eigen::Index>(b)] =
        mode.shape.segment(l.v, l.nv).conjugate().cwiseProduct(Mx.segment(l.v, l.nv)).sum().real();
  }
  mode.share /= std::max(mode.share.sum(), 1e-300);
}

}  // namespace

Expected<std::vector<Mode>> stiffnessModes(const System& system, const State& s, int count) {
  LinearizedSystem linear = withFollowing(linearizedSystem(system, s));
  linear.C.setZero();
  linear.states.clear();
  linear.Z.resize(0);
  linear.G.resize(linear.G.rows(), 0);
  linear.P.resize(0, linear.P.cols());
  linear.V.resize(0, linear.V.cols());
  linear.K = 0.5 * (linear.K + SparseMatrix(linear.K.transpose())).eval();
  return system.nv() <= denseModesLimit ? denseModes(linear) : sparseModes(system, s, linear, count);
}

Expected<std::vector<Mode>> eigenmodes(const System& system, const State& s, const ModesOptions& options) {
  const LinearizedSystem linear = withFollowing(linearizedSystem(system, s));
  const bool dense = options.method == ModesMethod::dense ||
                     (options.method == ModesMethod::automatic && system.nv() <= denseModesLimit);
  auto modes = dense ? denseModes(linear) : sparseModes(system, s, linear, options.count);
  if (!modes) return modes;
  const auto slower = [](const Mode& a, const Mode& b) {
    if (a.rigid != b.rigid) return a.rigid;
    return std::abs(a.lambda) < std::abs(b.lambda);
  };
  std::stable_sort(modes->begin(), modes->end(), slower);
  if (modes->size() > static_cast<std::size_t>(options.count)) modes->resize(static_cast<std::size_t>(options.count));
  for (Mode& mode : *modes) finish(system, s, linear, mode);
  return modes;
}

}  // namespace gyre
