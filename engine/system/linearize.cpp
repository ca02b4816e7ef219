#include "system/system.h"

// Everything below is written for "maps": how the unknowns x of a step move each body. A map turns a block of columns
// that multiply a body's dq, du or du' into columns that multiply dx:
//   position(b, X): X <- X dq/dx,   velocity(b, X): X <- X du/dx,   acceleration(b, X): X <- X du'/dx,
// all three times the scaling of the dynamic equations, constraint(b, X): X <- X dq/dx without it, and for a row of
// nonholonomic constraints velocityRow(b, B, D): B <- (B du/dx + D dq/dx) / rate, D = d(B v)/dq.

namespace gyre {
namespace {

/// q = q* o exp(x), u = gamma' x + ..., u' = beta' x + ...: weights and the tangent operator of the exponential.
struct ExponentialMaps {
  TangentWeights weights;
  const std::vector<int>& rotation;
  const std::vector<Mat3>& T;

  bool usesForces() const { return weights.wK != 0 || weights.wC != 0; }
  void timesT(std::size_t b, Mat6& X) const {
    const int r = rotation[b];
    if (r < 0) return;
    const Eigen::Matrix<double, 6, 3> columns = X.middleCols<3>(r);
    X.middleCols<3>(r).noalias() = columns * T[b];
  }
  void position(std::size_t b, Mat6& X) const {
    timesT(b, X);
    X *= weights.wK;
  }
  void velocity(std::size_t, Mat6& X) const { X *= weights.wC; }
  void acceleration(std::size_t, Mat6& X) const { X *= weights.wM; }
  void constraint(std::size_t b, Mat6& X) const { timesT(b, X); }
  void velocityRow(std::size_t b, Mat6& B, Mat6& D) const {
    if (weights.wC == 0) return;
    timesT(b, D);
    B += weights.wK / weights.wC * D;
  }
};

struct GeneralMaps {
  std::span<const StepMap> maps;
  double scale, rate;

  bool usesForces() const { return scale != 0; }
  void position(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].P)).eval(); }
  void velocity(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].V)).eval(); }
  void acceleration(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].A)).eval(); }
  void constraint(std::size_t b, Mat6& X) const { X = (X * maps[b].P).eval(); }
  void velocityRow(std::size_t b, Mat6& B, const Mat6& D) const { B = ((B * maps[b].V + D * maps[b].P) / rate).eval(); }
};

}  // namespace

void System::linearize(const State& s, TangentWeights weights, const VecX* xi, Workspace& w, KktMatrix& S) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    if (b.rotation < 0) continue;
    if (xi) w.T[i] = so3::tangent(xi->segment<3>(b.v + b.rotation));
    else w.T[i].setIdentity();
  }
  assemble(s, ExponentialMaps{weights, rotation_, w.T}, w, S);
}

void System::linearize(const State& s, std::span<const StepMap> maps, double scale, double rate, Workspace& w,
                       KktMatrix& S) const {
  assemble(s, GeneralMaps{maps, scale, rate}, w, S);
}

void System::linearizeConstraints(std::span<const StepMap> maps, const Workspace& w, KktMatrix& S) const {
  constraintBlocks(GeneralMaps{maps, 1.0, 1.0}, w, S);
}

void System::linearizeConstraintForce(const VecX& mu, Workspace& w, KktMatrix& S) const {
  for (auto* blocks : {&w.K, &S.Aij, &S.Aji})
    for (Mat6& block : *blocks) block.setZero();
  for (Mat3& T : w.T) T.setIdentity();
  const ExponentialMaps maps{{0, 0, 1}, rotation_, w.T};
  Mat12 K;
  const Mat12 none = Mat12::Zero();
  for (const PartEntry& p : parts_) {
    Vec6 own = Vec6::Zero();
    own.head(p.rows) = mu.segment(p.row, p.rows);
    K.setZero();
    p.equations->addTangent(w.k[slot(p.body1)], w.k[slot(p.body2)], own, K);
    addToTangent(p, K, none, maps, w, S);
  }
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    if (bodies_[i].free) S.A[i] = w.K[i];
    else S.A[i] = w.J[i].transpose() * (w.K[i] * w.J[i]);
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const Vec12 wrench = w.rows[i].B.topRows(p.rows).transpose() * mu.segment(p.row, p.rows);
    const auto geometric = [&](int body, const Vec6& f) {
      if (body >= 0 && !bodies_[slot(body)].free)
        bodies_[slot(body)].body->addGeometricTangent(w.k[slot(body)], f, S.A[slot(body)]);
    };
    geometric(p.body1, wrench.head<6>());
    geometric(p.body2, wrench.tail<6>());
  }
}

template <class Maps>
void System::assemble(const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const {
  for (auto& block : w.K) block.setZero();
  if (hasVelocityForces_)  // else w.C is not looked at: large systems are bound by memory
    for (auto& block : w.C) block.setZero();
  for (auto& block : S.Aij) block.setZero();
  for (auto& block : S.Aji) block.setZero();
  if (maps.usesForces()) {
    Mat12 K, C;
    for (const ForceEntry& f : forces_) {
      K.setZero();
      C.setZero();
      f.force->addTangent(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)], K, C);
      addToTangent(f, K, C, maps, w, S);
      if (f.signalCount > 0) addSignalTangents(f, s, maps, w, S);
    }
    for (const JointForceEntry& f : jointForces_) {
      jointForceTangent(f, s, w, K, C);
      addToTangent(f, K, C, maps, w, S);
    }
    C.setZero();
    for (const PartEntry& p : parts_) {
      Vec6 lambda = Vec6::Zero();
      lambda.head(p.rows) = s.lambda.segment(p.row, p.rows);
      K.setZero();
      p.equations->addTangent(w.k[slot(p.body1)], w.k[slot(p.body2)], lambda, K);
      addToTangent(p, K, C, maps, w, S);
    }
  }
  for (std::size_t b = 0; b < bodies_.size(); ++b) bodyTangent(b, s, maps, w, S);
  constraintBlocks(maps, w, S);
}

// The couplings of two bodies go straight into S; the bodies' own blocks wait in w.K and w.C.
// A block (row a, column b) is J_a^T ((K J_b + C dV_b/dq) P_b + C J_b V_b).
template <class Maps>
void System::addToTangent(const LinkEntry& link, const Mat12& K, const Mat12& C, const Maps& maps, Workspace& w,
                          KktMatrix& S) const {
  w.K[slot(link.body1)] += K.template topLeftCorner<6, 6>();
  w.K[slot(link.body2)] += K.template bottomRightCorner<6, 6>();
  if (hasVelocityForces_) {
    w.C[slot(link.body1)] += C.template topLeftCorner<6, 6>();
    w.C[slot(link.body2)] += C.template bottomRightCorner<6, 6>();
  }
  if (link.coupling < 0) return;
  const auto c = static_cast<std::size_t>(link.coupling);
  addCoupling(link.body1, link.body2, K.template topRightCorner<6, 6>(), C.template topRightCorner<6, 6>(), maps, w,
              link.swapped ? S.Aji[c] : S.Aij[c]);
  addCoupling(link.body2, link.body1, K.template bottomLeftCorner<6, 6>(), C.template bottomLeftCorner<6, 6>(), maps, w,
              link.swapped ? S.Aij[c] : S.Aji[c]);
}

template <class Maps>
void System::addCoupling(int row, int column, const Mat6& K, const Mat6& C, const Maps& maps, const Workspace& w,
                         Mat6& out) const {
  const BodyEntry &a = bodies_[slot(row)], &b = bodies_[slot(column)];
  Mat6 D = Mat6::Zero();
  if (!b.free) b.body->velocityTangent(w.k[slot(column)], D);
  Mat6 inner = K * w.J[slot(column)] + C * D;
  Mat6 rate = C * w.J[slot(column)];
  maps.position(slot(column), inner);
  maps.velocity(slot(column), rate);
  inner += rate;
  out.topLeftCorner(a.nv, b.nv) += (w.J[slot(row)].transpose() * inner).topLeftCorner(a.nv, b.nv);
}

/// dg/dsignal times the derivatives of the signal, for each body of the force with each that the signal follows
/// from.
template <class Maps>
void System::addSignalTangents(const ForceEntry& f, const State& s, const Maps& maps, Workspace& w,
                               KktMatrix& S) const {
  const Instant at = instant(f, s, w);
  for (std::size_t i = 0; i < f.signalCount; ++i) {
    const SignalEntry& entry = signals_[f.firstSignal + i];
    const SignalTangent signal = read(entry, s, w);
    Vec12 dg;
    f.force->signalTangent(at, w.k[slot(f.body1)], w.k[slot(f.body2)], i, dg);
    for (const SignalEntry::Link& link : entry.links) {
      const Vec6 own = dg.segment<6>(6 * link.rowEnd);
      const Mat6 K = own * signal.dq.segment<6>(6 * link.columnEnd);
      const Mat6 C = own * signal.dV.segment<6>(6 * link.columnEnd);
      if (link.coupling >= 0) {
        const auto c = static_cast<std::size_t>(link.coupling);
        addCoupling(link.row, link.column, K, C, maps, w, link.row < link.column ? S.Aij[c] : S.Aji[c]);
        continue;
      }
      w.K[slot(link.row)] += K;
      if (hasVelocityForces_) w.C[slot(link.row)] += C;
    }
  }
}

template <class Maps>
void System::bodyTangent(std::size_t i, const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const {
  const BodyEntry& b = bodies_[i];
  Mat6& A = S.A[i];
  b.body->massMatrix(A);
  maps.acceleration(i, A);
  if (!maps.usesForces()) return;
  Mat6 C;
  b.body->gyroscopicTangent(s.v.data() + b.v, C);
  for (const FieldEntry& f : fields_) w.K[i].topLeftCorner<3, 3>() -= f.field->gradient(b.body->mass(), w.k[i].x);
  if (b.free) {
    if (hasVelocityForces_) C += w.C[i];
    maps.velocity(i, C);
    maps.position(i, w.K[i]);
    A += w.K[i] + C;
    return;
  }
  Mat6 D = Mat6::Zero(), K = Mat6::Zero();
  b.body->velocityTangent(w.k[i], D);
  b.body->addGeometricTangent(w.k[i], w.g[i], K);
  K += w.J[i].transpose() * (w.K[i] * w.J[i]);
  if (hasVelocityForces_) {
    K += w.J[i].transpose() * (w.C[i] * D);
    C += w.J[i].transpose() * (w.C[i] * w.J[i]);
  }
  maps.position(i, K);
  maps.velocity(i, C);
  A.topLeftCorner(b.nv, b.nv) += (K + C).topLeftCorner(b.nv, b.nv);
}

template <class Maps>
void System::constraintBlocks(const Maps& maps, const Workspace& w, KktMatrix& S) const {
  for (const PartEntry& p : parts_) {
    if (!p.adds) continue;
    if (p.block1 >= 0) S.B[static_cast<std::size_t>(p.block1)].setZero();
    if (p.block2 >= 0) S.B[static_cast<std::size_t>(p.block2)].setZero();
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PartEntry& p = parts_[i];
    const auto place = [&](int block, int body, const auto& B) {
      if (block < 0) return;
      const BodyEntry& b = bodies_[slot(body)];
      Mat6& out = S.B[static_cast<std::size_t>(block)];
      if (p.adds) out.block(p.local, 0, p.rows, b.nv) += B.topRows(p.rows) * w.J[slot(body)].leftCols(b.nv);
      else if (b.free) out.topRows(p.rows) = B.topRows(p.rows);
      else out.topLeftCorner(p.rows, b.nv) = B.topRows(p.rows) * w.J[slot(body)].leftCols(b.nv);
    };
    place(p.block1, p.body1, w.rows[i].B.template leftCols<6>());
    place(p.block2, p.body2, w.rows[i].B.template rightCols<6>());
  }
  for (std::size_t i = 0; i < structure_.blocks.size(); ++i) {
    S.C[i] = S.B[i];
    maps.constraint(static_cast<std::size_t>(structure_.blocks[i].body), S.C[i]);
  }
  if (velocityRow_.empty()) return;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (parts_[i].velocityRows > 0) velocityBlocks(parts_[i], maps, w, S);
}

// d(B v)/dq of a body's own q: that of the twists by J, and B times that of the body's twist.
template <class Maps>
void System::velocityBlocks(const PartEntry& p, const Maps& maps, const Workspace& w, KktMatrix& S) const {
  const BodyKinematics &k1 = w.k[slot(p.body1)], &k2 = w.k[slot(p.body2)];
  Mat6x12 tangent = Mat6x12::Zero();
  p.equations->rateTangent(k1, k2, tangent);
  const auto place = [&](int block, int body, const BodyKinematics& k, const Mat6& twistTangent) {
    if (block < 0) return;
    const BodyEntry& b = bodies_[slot(body)];
    Mat6 B = S.B[static_cast<std::size_t>(block)], D = twistTangent;
    if (!b.free) {
      Mat6 dV = Mat6::Zero();
      b.body->velocityTangent(k, dV);
      const std::size_t part = static_cast<std::size_t>(&p - parts_.data());
      const Mat6 own =
          body == p.body1 ? Mat6(w.rows[part].B.template leftCols<6>()) : Mat6(w.rows[part].B.template rightCols<6>());
      D = (twistTangent * w.J[slot(body)] + own * dV).eval();
    }
    maps.velocityRow(slot(body), B, D);
    const int first = p.local + p.rows - p.velocityRows;
    S.C[static_cast<std::size_t>(block)].middleRows(first, p.velocityRows) = B.middleRows(first, p.velocityRows);
  };
  place(p.block1, p.body1, k1, tangent.template leftCols<6>());
  place(p.block2, p.body2, k2, tangent.template rightCols<6>());
}

}  // namespace gyre
