#include "forces/bushing_law.h"

#include "lie/so3.h"

#include <algorithm>

namespace gyre {
namespace {

using so3::hat;

/// H = [E, E hat(d) T / 2; 0, I] with E = exp(-theta/2), T = T(-theta/2).
struct Halfway {
  explicit Halfway(const Vec6& xi)
      : d(xi.head<3>()), half(0.5 * xi.tail<3>()), E(so3::exp(-half)), T(so3::tangent(-half)) {}
  Mat6 jacobian() const {
    Mat6 H = Mat6::Identity();
    H.topLeftCorner<3, 3>() = E;
    H.topRightCorner<3, 3>() = 0.5 * E * hat(d) * T;
    return H;
  }
  /// d(H w)/dxi at fixed w.
  Mat6 actionDerivative(const Vec6& w) const {
    const Vec3 turned = T * w.tail<3>();
    const Vec3 y = w.head<3>() + 0.5 * d.cross(turned);
    Mat6 D = Mat6::Zero();
    D.topLeftCorner<3, 3>() = -0.5 * E * hat(turned);
    D.topRightCorner<3, 3>() = 0.5 * E * (hat(y) * T - 0.5 * hat(d) * so3::tangentActionDerivative(-half, w.tail<3>()));
    return D;
  }
  /// d(H^T s)/dxi at fixed s.
  Mat6 transposedActionDerivative(const Vec6& s) const {
    const Vec3 f = E.transpose() * s.head<3>();
    const Mat3 Tt = so3::tangent(half);  // T^T
    const Mat3 df = -0.5 * E.transpose() * hat(s.head<3>()) * Tt;
    Mat6 D = Mat6::Zero();
    D.topRightCorner<3, 3>() = df;
    D.bottomLeftCorner<3, 3>() = 0.5 * Tt * hat(f);
    D.bottomRightCorner<3, 3>() = 0.5 * (0.5 * so3::tangentActionDerivative(half, f.cross(d)) - Tt * hat(d) * df);
    return D;
  }
  Vec3 d, half;
  Mat3 E, T;
};

}  // namespace

BushingLaw::Response BushingLaw::respond(const Vec6& xi, const Vec6& rate) const {
  Response r{xi, rate, Vec6::Zero(), Vec6::Zero()};
  Mat6 H = Mat6::Identity();
  if (halfway) {
    const Halfway h(xi);
    H = h.jacobian();
    r.eta.head<3>() = h.E * h.d;
    r.etaRate = H * rate;
  }
  r.eta -= rest;
  r.sigma = K * r.eta + C * r.etaRate;
  for (int i = 0; i < 6; ++i) r.sigma[i] += f[static_cast<std::size_t>(i)](r.eta[i]);
  r.s = halfway ? Vec6(H.transpose() * r.sigma) : r.sigma;
  return r;
}

void BushingLaw::tangents(const Vec6& xi, const Vec6& rate, Mat6& dsdxi, Mat6& dsdrate) const {
  const Response r = respond(xi, rate);
  dsdxi = K;
  for (int i = 0; i < 6; ++i) dsdxi(i, i) += f[static_cast<std::size_t>(i)].derivative(r.eta[i]);
  dsdrate = C;
  if (!halfway) return;
  const Halfway h(xi);
  const Mat6 H = h.jacobian();
  dsdxi = H.transpose() * (dsdxi * H + C * h.actionDerivative(rate)) + h.transposedActionDerivative(r.sigma);
  dsdrate = H.transpose() * C * H;
}

void BushingLaw::motionTangents(const Vec6& xi, const Vec6& rate, Mat6& detadxi, Mat6& dratedxi) const {
  detadxi.setIdentity();
  dratedxi.setZero();
  if (!halfway) return;
  const Halfway h(xi);
  detadxi = h.jacobian();
  dratedxi = h.actionDerivative(rate);
}

ForceEnergy BushingLaw::energy(const Response& r) const {
  double elastic = 0.5 * r.eta.dot(K * r.eta);
  for (int i = 0; i < 6; ++i) elastic += f[static_cast<std::size_t>(i)].integral(zero[i], r.eta[i]);
  return {.elastic = elastic, .dissipation = r.etaRate.dot(C * r.etaRate)};
}

void BushingLaw::startAt(const Vec6& eta) {
  for (int i = 0; i < 6; ++i) zero[i] = f[static_cast<std::size_t>(i)].integralStart(eta[i]);
}

bool BushingLaw::dependsOnRotation() const {
  const auto turns = [](const Mat6& m) { return !m.rightCols<3>().isZero(0) || !m.bottomRows<3>().isZero(0); };
  return halfway || turns(K) || turns(C) ||
         std::any_of(f.begin() + 3, f.end(), [](const CompiledFunction& one) { return !one.isZero(); });
}

bool BushingLaw::hasBranches() const {
  return std::any_of(f.begin(), f.end(), [](const CompiledFunction& one) { return one.hasBranches(); });
}

std::uint64_t BushingLaw::branch(const Vec6& eta) const {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < f.size(); ++i) out = combined(out, f[i].branch(eta[static_cast<Eigen::Index>(i)]));
  return out;
}

}  // namespace gyre
