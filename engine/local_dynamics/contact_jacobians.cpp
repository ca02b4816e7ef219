#include "local_dynamics/contact_jacobians.h"

#include <algorithm>
#include <cmath>

namespace gyre {

namespace {

using Vec2 = Eigen::Vector2d;
using Mat2 = Eigen::Matrix2d;

void hueberLaw(double mu, double rho, const Vec6& R, const Vec6& U, LawJacobian& j) {
  const double dN = R(2) - rho * U(2);
  const Vec2 dT = R.head<2>() - rho * U.head<2>();
  j.F.head<3>() = R.head<3>();
  if (dN <= 0) return;  // open
  j.F(2) = rho * U(2);
  j.byR.row(2).setZero();
  j.byU(2, 2) = rho;
  if (mu == 0) return;
  const double length = dT.norm();
  if (length <= mu * dN) {  // stick
    j.F.head<2>() = rho * U.head<2>();
    j.byR.topLeftCorner<2, 2>().setZero();
    j.byU.topLeftCorner<2, 2>() = rho * Mat2::Identity();
    return;
  }
  const Vec2 t = dT / length;
  j.F.head<2>() = R.head<2>() - mu * dN * t;
  const Mat2 byD = -mu * dN / length * (Mat2::Identity() - t * t.transpose());
  j.byR.topLeftCorner<2, 2>() = Mat2::Identity() + byD;
  j.byU.topLeftCorner<2, 2>() = -rho * byD;
  j.byR.block<2, 1>(0, 2) = -mu * t;
  j.byU.block<2, 1>(0, 2) = rho * mu * t;
}

/// proj_K and its derivative.
void projectOnCone(double mu, const Vec3& S, Vec3& P, Mat3& D) {
  const double length = S.head<2>().norm();
  if (length <= mu * S.z()) {
    P = S;
    D.setIdentity();
    return;
  }
  P.setZero();
  D.setZero();
  if (S.z() + mu * length <= 0) return;
  const Vec2 t = length > 0 ? Vec2(S.head<2>() / length) : Vec2::Zero();
  const double share = 1 / (1 + mu * mu), n = share * (S.z() + mu * length);
  P << mu * n * t, n;
  D(2, 2) = share;
  D.block<1, 2>(2, 0) = share * mu * t.transpose();
  D.block<2, 1>(0, 2) = share * mu * t;
  D.topLeftCorner<2, 2>() = share * mu * mu * t * t.transpose();
  if (length > 0) D.topLeftCorner<2, 2>() += mu * n / length * (Mat2::Identity() - t * t.transpose());
}

void dsfLaw(double mu, double rho, const Vec6& R, const Vec6& U, LawJacobian& j) {
  const double slip = U.head<2>().norm();
  Mat3 turned = Mat3::Identity();  // of (U_T, U_N + mu |U_T|) by U
  if (slip > 0) turned.block<1, 2>(2, 0) = mu / slip * U.head<2>().transpose();
  const Vec3 S = R.head<3>() - rho * (U.head<3>() + Vec3(0, 0, mu * slip));
  Vec3 P;
  Mat3 D;
  projectOnCone(mu, S, P, D);
  j.F.head<3>() = R.head<3>() - P;
  j.byR.topLeftCorner<3, 3>() = Mat3::Identity() - D;
  j.byU.topLeftCorner<3, 3>() = rho * D * turned;
}

void spinningLaw(double spinning, double rho, const Vec6& R, const Vec6& U, LawJacobian& j) {
  const double bound = spinning * std::max(0.0, R(2)), d = R(5) - rho * U(5);
  j.F(5) = R(5) - std::clamp(d, -bound, bound);
  if (std::abs(d) < bound) {
    j.byR(5, 5) = 0;
    j.byU(5, 5) = rho;
  } else if (R(2) > 0) {
    j.byR(5, 2) = d > 0 ? -spinning : spinning;
  }
}

void rollingLaw(double rolling, double rho, const Vec6& R, const Vec6& U, LawJacobian& j) {
  const double bound = rolling * std::max(0.0, R(2));
  const Vec2 d = R.segment<2>(3) - rho * U.segment<2>(3);
  const double length = d.norm();
  if (length < bound) {
    j.F.segment<2>(3) = rho * U.segment<2>(3);
    j.byR.block<2, 2>(3, 3).setZero();
    j.byU.block<2, 2>(3, 3) = rho * Mat2::Identity();
    return;
  }
  j.F.segment<2>(3) = R.segment<2>(3);
  if (length == 0 || bound == 0) return;
  const Vec2 t = d / length;
  j.F.segment<2>(3) -= bound * t;
  const Mat2 byD = -bound / length * (Mat2::Identity() - t * t.transpose());
  j.byR.block<2, 2>(3, 3) += byD;
  j.byU.block<2, 2>(3, 3) = -rho * byD;
  j.byR.block<2, 1>(3, 2) = -rolling * t;
}

}  // namespace

LawJacobian lawJacobian(ContactForm form, const LocalBlock& block, const Vec6& R, const Vec6& U) {
  LawJacobian j;
  if (!block.moves) {
    j.F = R;
    return j;
  }
  const double rho = 1 / block.size;
  if (block.joint >= 0) {
    const auto rows = static_cast<Eigen::Index>(block.rows);
    j.F.head(rows) = rho * U.head(rows);
    j.byR.topLeftCorner(rows, rows).setZero();
    j.byU.topLeftCorner(rows, rows) = rho * MatX::Identity(rows, rows);
    return j;
  }
  if (form == ContactForm::hueber) hueberLaw(block.mu, rho, R, U, j);
  else dsfLaw(block.mu, rho, R, U, j);
  if (block.rows < 6 || block.momentSize <= 0) return j;
  spinningLaw(block.spinning, 1 / block.momentSize, R, U, j);
  rollingLaw(block.rolling, 1 / block.momentSize, R, U, j);
  return j;
}

}  // namespace gyre
