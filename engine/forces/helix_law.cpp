#include "forces/helix_law.h"

#include "forces/helix_strain.h"
#include "lie/so3.h"

#include <Eigen/Cholesky>

namespace gyre {
namespace {

using so3::hat;

Mat6 ad(const Vec6& w) {
  Mat6 A = Mat6::Zero();
  A.topLeftCorner<3, 3>() = A.bottomRightCorner<3, 3>() = hat(w.tail<3>());
  A.topRightCorner<3, 3>() = hat(w.head<3>());
  return A;
}

/// ad(w)^T p
Vec6 coadjoint(const Vec6& w, const Vec6& p) {
  const Vec3 a = w.head<3>(), b = w.tail<3>(), f = p.head<3>(), m = p.tail<3>();
  Vec6 out;
  out << f.cross(b), f.cross(a) + m.cross(b);
  return out;
}

/// W with ad(w)^T p = W(p) w for every w.
Mat6 coadjointOf(const Vec6& p) {
  Mat6 W = Mat6::Zero();
  W.topRightCorner<3, 3>() = W.bottomLeftCorner<3, 3>() = hat(p.head<3>());
  W.bottomRightCorner<3, 3>() = hat(p.tail<3>());
  return W;
}

using Flexibility = Eigen::LLT<Mat6>;

/// F(w) and the helix it belongs to.
struct Rod {
  Rod(const HelixLaw& of, const Vec6& helix) : law(of), w(helix), A(ad(helix)) {
    const Mat6 SA = law.S * A.transpose();
    F.compute(law.L * law.S + (law.L / 12) * (A * SA));
  }
  /// z = S ad(w)^T p
  Vec6 z(const Vec6& p) const { return law.S * coadjoint(w, p); }
  /// dV/dw = p + (L / 12) ad(z)^T p
  Vec6 gradient(const Vec6& p) const { return p + (law.L / 12) * coadjoint(z(p), p); }
  /// Y with (dF p) = (L / 12) Y dw.
  Mat6 changeOfFlexibility(const Vec6& p) const { return A * law.S * coadjointOf(p) - ad(z(p)); }

  const HelixLaw& law;
  Vec6 w;
  Mat6 A;
  Flexibility F;
};

}  // namespace

HelixLaw::Response HelixLaw::respond(const Vec6& xi, const Vec6& rate) const {
  const HelixStrain helix(xi);
  const Rod rod(*this, helix.w());
  Response r;
  r.eta = helix.w() - rest;
  r.etaRate = helix.times(rate);
  const Vec6 p = rod.F.solve(r.eta);
  r.sigma = rod.gradient(p);
  r.elastic = 0.5 * r.eta.dot(p);
  r.dissipation = 0;
  if (beta > 0) {
    const Vec6 q = rod.F.solve(r.etaRate);
    r.sigma += beta * q;
    r.dissipation = beta * r.etaRate.dot(q);
  }
  r.s = helix.transposedTimes(r.sigma);
  return r;
}

Vec6 HelixLaw::force(const Vec6& xi, const Vec6& rate) const {
  const HelixStrain helix(xi);
  const Rod rod(*this, helix.w());
  const Vec6 p = rod.F.solve(helix.w() - rest);
  Vec6 sigma = rod.gradient(p);
  if (beta > 0) sigma += beta * rod.F.solve(helix.times(rate));
  return helix.transposedTimes(sigma);
}

void HelixLaw::tangents(const Vec6& xi, const Vec6& rate, Mat6& dsdxi, Mat6& dsdrate) const {
  const HelixStrain helix(xi);
  const Rod rod(*this, helix.w());
  const Mat6 H = helix.jacobian();
  const Vec6 p = rod.F.solve(helix.w() - rest);
  // d sigma / dw = (I - L/12 Y)^T F^-1 (I - L/12 Y) + L/12 W S W, by differentiating dV/dw; Y^T = -ad(z)^T - W S
  // ad(w)^T.
  const Mat6 W = coadjointOf(p), G = Mat6::Identity() - (L / 12) * rod.changeOfFlexibility(p);
  Mat6 dsigma = G.transpose() * rod.F.solve(G) + (L / 12) * (W * S * W);
  Vec6 sigma = rod.gradient(p);
  dsdrate.setZero();
  if (beta > 0) {
    const Vec6 w1 = H * rate, q = rod.F.solve(w1);
    sigma += beta * q;
    dsigma -= beta * (L / 12) * rod.F.solve(rod.changeOfFlexibility(q));
    const Mat6 FH = rod.F.solve(H), FD = rod.F.solve(helix.actionDerivative(rate));
    dsdrate = beta * H.transpose() * FH;
    dsdxi = beta * H.transpose() * FD;
  } else {
    dsdxi.setZero();
  }
  dsdxi += H.transpose() * dsigma * H + helix.transposedActionDerivative(sigma);
}

void HelixLaw::motionTangents(const Vec6& xi, const Vec6& rate, Mat6& detadxi, Mat6& dratedxi) const {
  const HelixStrain helix(xi);
  detadxi = helix.jacobian();
  dratedxi = helix.actionDerivative(rate);
}

}  // namespace gyre
