#include "analysis/modes.h"

#include "analysis/body_motion.h"
#include "analysis/dense_modes.h"
#include "analysis/sparse_modes.h"
#include "analysis/steady_motion.h"
#include "system/initial_conditions.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

constexpr double equilibriumWithin = 1e-6;  ///< of the model's size

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

/// Whether deviations feel the motion: where nothing turns and nothing binds, they do not.
bool feelsMotion(const System& system) {
  return system.m() > 0 || std::any_of(system.bodies().begin(), system.bodies().end(),
                                       [](const BodySet::Entry& body) { return body.rotation >= 0; });
}

/// @param about  told what they are about
Expected<std::vector<Mode>> modesAboutMotion(const System& system, const State& given, Linearization& about) {
  State s = given;
  if (s.vdot.size() != system.nv() || s.lambda.size() != system.m()) {
    auto consistent = consistentState(system, std::move(s));
    if (!consistent) return fail(std::move(consistent.error()));
    s = std::move(consistent->state);
  }
  const auto steady = steadyMotion(system, s);
  if (!steady) return fail(steady.error());
  about.kind = steady->isSteady() ? Linearization::Kind::steady : Linearization::Kind::momentary;
  about.turningWith = steady->turningWith;
  about.turned = steady->turned;
  return denseModes(steady->motion.space, steady->motion.own, steady->zero);
}

/// Whether what rests is set in motion: the way to an equilibrium, acceleration over the square of the slowest
/// eigenvalue, is more than rounding.
bool sinksFrom(const System& system, const State& s, const std::vector<Mode>& modes) {
  if (s.vdot.size() != s.v.size()) return false;
  double slowest = 0;
  for (const Mode& mode : modes)
    if (!mode.rigid && (slowest == 0 || std::abs(mode.lambda) < slowest)) slowest = std::abs(mode.lambda);
  return system.scales().relativeMotion(s.vdot) > equilibriumWithin * std::max(slowest * slowest, 1e-6);
}

}  // namespace

Linearization turnsOf(const System& system, const State& s) {
  Linearization out;
  for (const BodySet::Entry& body : system.bodies()) {
    if (body.rotation < 0) continue;
    const double turn = s.v.segment<3>(body.v + body.rotation).norm();
    if (turn > out.turn) out.turn = turn, out.fastest = body.name;
  }
  return out;
}

Expected<std::vector<Mode>> stiffnessModes(const System& system, const State& s, int count) {
  LinearizedSystem linear = withFollowing(linearizedSystem(system, s));
  linear.C.setZero();
  linear.states.clear();
  linear.Z.resize(0, 0);
  linear.G.resize(linear.G.rows(), 0);
  linear.P.resize(0, linear.P.cols());
  linear.V.resize(0, linear.V.cols());
  linear.K = 0.5 * (linear.K + SparseMatrix(linear.K.transpose())).eval();
  return system.nv() <= denseModesLimit ? denseModes(freeSpace(linear), MatX(linear.Z))
                                        : sparseModes(system, s, linear, count);
}

Expected<ModesAbout> modesAbout(const System& system, const State& s, const ModesOptions& options) {
  ModesAbout out{.about = turnsOf(system, s)};
  Expected<std::vector<Mode>> modes = std::vector<Mode>{};
  LinearizedSystem linear = withFollowing(linearizedSystem(system, s));
  const bool moves = system.scales().relativeMotion(s.v) > 0;
  if (moves && system.nv() > movingModesLimit && feelsMotion(system))
    return failInput(fmt::format(
        "this system has {} velocities; modes about a motion are computed, densely, for up to {}, those about an "
        "equilibrium for more",
        system.nv(), movingModesLimit));
  if (moves) out.about.kind = Linearization::Kind::momentary;
  if (moves && system.nv() <= movingModesLimit) {
    modes = modesAboutMotion(system, s, out.about);
  } else {
    const bool dense = options.method == ModesMethod::dense ||
                       (options.method == ModesMethod::automatic && system.nv() <= denseModesLimit);
    modes = dense ? denseModes(freeSpace(linear), MatX(linear.Z)) : sparseModes(system, s, linear, options.count);
  }
  if (!modes) return fail(modes.error());
  const auto slower = [](const Mode& a, const Mode& b) {
    if (a.rigid != b.rigid) return a.rigid;
    return std::abs(a.lambda) < std::abs(b.lambda);
  };
  std::stable_sort(modes->begin(), modes->end(), slower);
  if (!options.equilibrium && out.about.kind == Linearization::Kind::rest && sinksFrom(system, s, *modes))
    out.about.kind = Linearization::Kind::released;
  if (modes->size() > static_cast<std::size_t>(options.count)) modes->resize(static_cast<std::size_t>(options.count));
  for (Mode& mode : *modes) finish(system, s, linear, mode);
  out.modes = std::move(*modes);
  return out;
}

Expected<std::vector<Mode>> eigenmodes(const System& system, const State& s, const ModesOptions& options) {
  auto found = modesAbout(system, s, options);
  if (!found) return fail(std::move(found.error()));
  return std::move(found->modes);
}

}  // namespace gyre
