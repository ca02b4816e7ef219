#include "modal/superelement.h"

#include "lie/so3.h"

#include <utility>

namespace gyre {
namespace {

using so3::hat;

/// Columns of node i in U, and its deformations in nu where it is not the first.
Eigen::Index nodeColumn(std::size_t i) { return static_cast<Eigen::Index>(6 * i); }

/// x^T K x, without memory of its own.
double quadraticForm(const MatX& K, const Eigen::Ref<const VecX>& x) {
  double sum = 0;
  for (Eigen::Index i = 0; i < x.size(); ++i) sum += x[i] * K.col(i).dot(x);
  return sum;
}

/// The columns of a pair (node 1, node i) of a 12-column block are added to those of U.
template <class Block>
void addPair(const Block& X, std::size_t i, Eigen::Ref<MatX> rows) {
  rows.leftCols<6>() += X.template leftCols<6>();
  rows.middleCols<6>(nodeColumn(i)) += X.template rightCols<6>();
}

}  // namespace

Superelement::Superelement(ReducedBody body, double beta) : body_(std::move(body)), beta_(beta) {}

Superelement::Memory Superelement::makeMemory() const {
  const Eigen::Index n = deformations(), f = 6 + 4 * n, size = this->size();
  Memory m;
  m.nodes.resize(body_.interfaces.size());
  m.poses.reserve(body_.interfaces.size());
  m.eta = m.etaRate = VecX::Zero(body_.modes);
  m.Udot = m.r = m.nu = m.nudot = m.rnu = VecX::Zero(size);
  m.zeta = VecX::Zero(n);
  m.y = m.ydot = m.Gy = m.Gydot = VecX::Zero(f);
  m.A = MatX::Zero(size, size);
  return m;
}

Superelement::Tangents Superelement::makeTangents() const {
  const Eigen::Index size = this->size(), f = 6 + 4 * deformations();
  Tangents t;
  t.M = t.C = t.K = t.mass = t.rates = t.places = t.dv = t.dq = MatX::Zero(size, size);
  t.GY = t.work = MatX::Zero(f, size);
  return t;
}

/// y = Y nu. Where nu' stands for nu it is Y nu', the first part of y'.
void Superelement::velocityFields(const VecX& zeta, const VecX& nu, VecX& y) const {
  const Eigen::Index n = deformations();
  const Vec3 W = nu.segment<3>(3);
  y.head<6>() = nu.head<6>();
  for (Eigen::Index k = 0; k < n; ++k) y.segment<3>(6 + 3 * k) = zeta[k] * W;
  y.tail(n) = nu.tail(n);
}

void Superelement::place(Memory& m) const {
  const BodyKinematics& first = m.nodes[0];
  m.A.setZero();
  m.A.topLeftCorner<3, 3>() = first.R.transpose();
  m.A.block<3, 3>(3, 3).setIdentity();
  m.nu.head<3>() = first.R.transpose() * first.v;
  m.nu.segment<3>(3) = first.W;
  m.poses.clear();
  for (std::size_t i = 1; i < m.nodes.size(); ++i) {
    const RelativePose& pose = m.poses.emplace_back(body_.interfaces[i], first, m.nodes[i]);
    m.zeta.segment<6>(nodeColumn(i - 1)) = pose.value;
    m.nu.segment<6>(nodeColumn(i)) = pose.rate;
    addPair(pose.J, i, m.A.middleRows<6>(nodeColumn(i)));
  }
  m.zeta.tail(body_.modes) = m.eta;
  m.nu.tail(body_.modes) = m.etaRate;
  m.A.bottomRightCorner(body_.modes, body_.modes).setIdentity();
  velocityFields(m.zeta, m.nu, m.y);
  m.Gy.noalias() = body_.G * m.y;
}

void Superelement::rowsOfNu(Memory& m) const {
  const Eigen::Index n = deformations();
  const Vec3 v = m.nu.head<3>(), W = m.nu.segment<3>(3), P = m.Gy.head<3>();
  Vec3 H = m.Gy.segment<3>(3), turning = m.Gydot.segment<3>(3);
  for (Eigen::Index k = 0; k < n; ++k) {
    const Vec3 own = m.Gy.segment<3>(6 + 3 * k);
    H += m.zeta[k] * own;
    turning += m.zeta[k] * m.Gydot.segment<3>(6 + 3 * k) + m.nu[6 + k] * own;
    m.rnu[6 + k] = m.Gydot[6 + 3 * n + k] - W.dot(own);
  }
  m.rnu.head<3>() = m.Gydot.head<3>() + W.cross(P);
  m.rnu.segment<3>(3) = turning + W.cross(H) + v.cross(P);
  m.rnu.tail(n).noalias() += body_.K * m.zeta;
  if (isDamped()) m.rnu.tail(n).noalias() += beta_ * body_.K * m.nu.tail(n);
}

void Superelement::equations(Memory& m) const {
  const Eigen::Index n = deformations();
  const Mat3& R = m.nodes[0].R;
  const Vec3 W = m.nu.segment<3>(3), alpha = m.Udot.segment<3>(3);
  m.nudot.head<3>() = R.transpose() * Vec3(m.Udot.head<3>() - m.gravity) - W.cross(Vec3(m.nu.head<3>()));
  m.nudot.segment<3>(3) = alpha;
  const Vec6 a1 = m.Udot.head<6>();
  for (std::size_t i = 1; i < m.nodes.size(); ++i)
    m.nudot.segment<6>(nodeColumn(i)) = m.poses[i - 1].acceleration(a1, m.Udot.segment<6>(nodeColumn(i)));
  m.nudot.tail(body_.modes) = m.Udot.tail(body_.modes);
  velocityFields(m.zeta, m.nudot, m.ydot);
  for (Eigen::Index k = 0; k < n; ++k) m.ydot.segment<3>(6 + 3 * k) += m.nu[6 + k] * W;
  m.Gydot.noalias() = body_.G * m.ydot;
  rowsOfNu(m);
  m.r.noalias() = m.A.transpose() * m.rnu;
}

/// out = X Y.
template <class Columns>
void Superelement::timesY(const Memory& m, const Columns& X, MatX& out) const {
  const Eigen::Index n = deformations();
  out.leftCols(6) = X.leftCols(6);
  for (Eigen::Index k = 0; k < n; ++k) out.middleCols<3>(3) += m.zeta[k] * X.middleCols(6 + 3 * k, 3);
  out.rightCols(n) = X.rightCols(n);
}

/// out += Y^T X.
template <class Rows>
void Superelement::addYTransposed(const Memory& m, const Rows& X, MatX& out) const {
  const Eigen::Index n = deformations();
  out.topRows(6) += X.topRows(6);
  for (Eigen::Index k = 0; k < n; ++k) out.middleRows<3>(3) += m.zeta[k] * X.middleRows(6 + 3 * k, 3);
  out.bottomRows(n) += X.bottomRows(n);
}

void Superelement::massMatrix(const Memory& m, Tangents& t) const {
  timesY(m, body_.G, t.GY);
  t.mass.setZero();
  addYTransposed(m, t.GY, t.mass);
  t.dv.noalias() = t.mass * m.A;
  t.M.noalias() = m.A.transpose() * t.dv;
}

/// rates = dr_nu / dnu and, in the columns of zeta, places = dr_nu / dzeta, at fixed nu'.
void Superelement::tangentsOfNu(const Memory& m, Tangents& t) const {
  const Eigen::Index n = deformations();
  const MatX& G = body_.G;
  const Vec3 v = m.nu.head<3>(), W = m.nu.segment<3>(3), alpha = m.nudot.segment<3>(3), P = m.Gy.head<3>();
  Vec3 H = m.Gy.segment<3>(3);
  for (Eigen::Index k = 0; k < n; ++k) H += m.zeta[k] * m.Gy.segment<3>(6 + 3 * k);

  // What the derivatives of P, H and G y do in the rows that have them.
  const auto addGyroscopic = [&](const MatX& dGy, const auto& dH, MatX& out) {
    out.topRows<3>().noalias() += hat(W) * dGy.topRows<3>();
    out.middleRows<3>(3).noalias() += hat(W) * dH;
    out.middleRows<3>(3).noalias() += hat(v) * dGy.topRows<3>();
    for (Eigen::Index k = 0; k < n; ++k) {
      out.middleRows<3>(3) += m.nu[6 + k] * dGy.middleRows<3>(6 + 3 * k);
      out.row(6 + k).noalias() -= W.transpose() * dGy.middleRows<3>(6 + 3 * k);
    }
  };

  // By nu: y moves by Y, y' by zeta_k' dW + W dzeta_k'.
  t.work.setZero();
  for (Eigen::Index k = 0; k < n; ++k) {
    t.work.middleCols<3>(3) += m.nu[6 + k] * G.middleCols<3>(6 + 3 * k);
    t.work.col(6 + k).noalias() = G.middleCols<3>(6 + 3 * k) * W;
  }
  t.rates.setZero();
  addYTransposed(m, t.work, t.rates);
  addGyroscopic(t.GY, t.mass.middleRows<3>(3), t.rates);
  t.rates.block<3, 3>(0, 3) -= hat(P);
  t.rates.block<3, 3>(3, 3) -= hat(H);
  t.rates.block<3, 3>(3, 0) -= hat(P);
  for (Eigen::Index k = 0; k < n; ++k) {
    t.rates.block<3, 1>(3, 6 + k) += m.Gy.segment<3>(6 + 3 * k);
    t.rates.block<1, 3>(6 + k, 3) -= m.Gy.segment<3>(6 + 3 * k).transpose();
  }

  // By zeta: y moves by W dzeta_k, y' by alpha dzeta_k.
  t.places.setZero();
  MatX& dGy = t.work;
  dGy.setZero();
  for (Eigen::Index k = 0; k < n; ++k) dGy.col(6 + k).noalias() = G.middleCols<3>(6 + 3 * k) * alpha;
  addYTransposed(m, dGy, t.places);
  for (Eigen::Index k = 0; k < n; ++k) dGy.col(6 + k).noalias() = G.middleCols<3>(6 + 3 * k) * W;
  t.dv.setZero();
  addYTransposed(m, dGy, t.dv);
  for (Eigen::Index k = 0; k < n; ++k) {
    t.dv.block<3, 1>(3, 6 + k) += m.Gy.segment<3>(6 + 3 * k);
    t.places.block<3, 1>(3, 6 + k) += m.Gydot.segment<3>(6 + 3 * k);
  }
  addGyroscopic(dGy, t.dv.middleRows<3>(3), t.places);
  t.places.bottomRightCorner(n, n) += body_.K;
  if (isDamped()) t.rates.bottomRightCorner(n, n) += beta_ * body_.K;
}

/// dv = dnu' / dU and dq = dnu' / dq.
void Superelement::accelerationTangents(const Memory& m, Tangents& t) const {
  const Mat3& R = m.nodes[0].R;
  const Vec3 v = m.nu.head<3>(), W = m.nu.segment<3>(3);
  const Vec3 linear = R.transpose() * Vec3(m.Udot.head<3>() - m.gravity);
  t.dv.setZero();
  t.dq.setZero();
  t.dv.block<3, 3>(0, 0) = -hat(W) * R.transpose();
  t.dv.block<3, 3>(0, 3) = hat(v);
  t.dq.block<3, 3>(0, 3) = hat(linear) - hat(W) * hat(v);
  const Vec6 a1 = m.Udot.head<6>();
  for (std::size_t i = 1; i < m.nodes.size(); ++i) {
    const Eigen::Index at = nodeColumn(i);
    addPair(m.poses[i - 1].accelerationRateTangent(), i, t.dv.middleRows<6>(at));
    addPair(m.poses[i - 1].accelerationTangent(a1, m.Udot.segment<6>(at)), i, t.dq.middleRows<6>(at));
  }
}

void Superelement::tangents(const Memory& m, Tangents& t) const {
  massMatrix(m, t);
  tangentsOfNu(m, t);
  const Eigen::Index n = deformations();
  accelerationTangents(m, t);
  t.C.noalias() = t.rates * m.A;
  t.C.noalias() += t.mass * t.dv;
  t.dv = t.C;
  t.C.noalias() = m.A.transpose() * t.dv;
  t.K.noalias() = t.mass * t.dq;
  t.K.noalias() += t.places.rightCols(n) * m.A.bottomRows(n);
  t.dq.setZero();  // d nu / dq at fixed U
  t.dq.block<3, 3>(0, 3) = hat(Vec3(m.nu.head<3>()));
  for (std::size_t i = 1; i < m.nodes.size(); ++i)
    addPair(m.poses[i - 1].rateTangent(), i, t.dq.middleRows<6>(nodeColumn(i)));
  t.K.noalias() += t.rates * t.dq;
  t.dq = t.K;
  t.K.noalias() = m.A.transpose() * t.dq;
  const Mat3& R = m.nodes[0].R;
  t.K.block<3, 3>(0, 3) -= R * hat(Vec3(m.rnu.head<3>()));
  for (std::size_t i = 1; i < m.nodes.size(); ++i) {
    Mat12 own = Mat12::Zero();
    const Eigen::Index at = nodeColumn(i);
    m.poses[i - 1].addGeometricTangent(m.rnu.segment<6>(at), own);
    t.K.topLeftCorner<6, 6>() += own.topLeftCorner<6, 6>();
    t.K.block<6, 6>(0, at) += own.topRightCorner<6, 6>();
    t.K.block<6, 6>(at, 0) += own.bottomLeftCorner<6, 6>();
    t.K.block<6, 6>(at, at) += own.bottomRightCorner<6, 6>();
  }
}

double Superelement::elasticEnergy(const Memory& m) const { return 0.5 * quadraticForm(body_.K, m.zeta); }

double Superelement::dissipation(const Memory& m) const {
  return beta_ * quadraticForm(body_.K, m.nu.tail(deformations()));
}

/// By the displacements of a uniform motion: G_Wv = hat(m c) at rest, G_v zeta' = m dc/dzeta.
Vec3 Superelement::firstMoment(const Memory& m) const {
  const Vec3 atRest = so3::vee(body_.G.block<3, 3>(3, 0));
  return m.nodes[0].R * (atRest + body_.G.topRows<3>().rightCols(deformations()) * m.zeta);
}

Vec3 Superelement::centre(const Memory& m) const {
  const double mass = body_.G(0, 0);
  return m.nodes[0].x + (mass > 0 ? Vec3(firstMoment(m) / mass) : Vec3(Vec3::Zero()));
}

double Superelement::potential(const Memory& m) const {
  return -m.gravity.dot(body_.G(0, 0) * m.nodes[0].x + firstMoment(m));
}

BodyKinematics Superelement::node(const Memory& m, std::size_t i, Vec6* a) const {
  const auto shape = body_.shapes.middleRows<6>(static_cast<Eigen::Index>(6 * i));
  const Eigen::Index n = deformations();
  const BodyKinematics& F = m.nodes[0];
  const Vec6 moved = shape * m.zeta, rate = shape * m.nu.tail(n);
  const Vec3 arm = body_.nodes[i].position + moved.head<3>(), theta = moved.tail<3>();
  const Mat3 Q = so3::exp(theta), E = body_.nodes[i].orientation.toRotationMatrix();
  BodyKinematics out;
  out.x = F.x + F.R * arm;
  out.R = F.R * Q * E;
  out.v = F.v + F.R * (F.W.cross(arm) + rate.head<3>());
  const Vec3 spin = so3::tangent(theta) * rate.tail<3>();
  out.W = E.transpose() * (Q.transpose() * F.W + spin);
  if (!a) return out;
  const Vec6 second = shape * m.nudot.tail(n);
  const Vec3 alpha = m.Udot.segment<3>(3), u1 = rate.head<3>();
  a->head<3>() = m.Udot.head<3>() + F.R * (alpha.cross(arm) + F.W.cross(F.W.cross(arm) + 2 * u1) + second.head<3>());
  const Vec3 back = Q.transpose() * F.W;
  a->tail<3>() = E.transpose() * (Q.transpose() * alpha - spin.cross(back) + so3::tangent(theta) * second.tail<3>() +
                                  so3::tangentDerivative(theta, rate.tail<3>()) * rate.tail<3>());
  return out;
}

}  // namespace gyre
