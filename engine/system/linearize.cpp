#include "system/system.h"

// Everything below is written for "maps": how the unknowns x of a step move each body. A map turns a block of columns
// that multiply a body's dq, du or du' into columns that multiply dx:
//   position(b, X): X <- X dq/dx,   velocity(b, X): X <- X du/dx,   acceleration(b, X): X <- X du'/dx,
// all three times the scaling of the dynamic equations, and constraint(b, X): X <- X dq/dx without it.

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
};

struct GeneralMaps {
  std::span<const StepMap> maps;
  double scale;

  bool usesForces() const { return scale != 0; }
  void position(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].P)).eval(); }
  void velocity(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].V)).eval(); }
  void acceleration(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].A)).eval(); }
  void constraint(std::size_t b, Mat6& X) const { X = (X * maps[b].P).eval(); }
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

void System::linearize(const State& s, std::span<const StepMap> maps, double scale, Workspace& w, KktMatrix& S) const {
  assemble(s, GeneralMaps{maps, scale}, w, S);
}

void System::linearizeConstraints(std::span<const StepMap> maps, const Workspace& w, KktMatrix& S) const {
  constraintBlocks(GeneralMaps{maps, 1.0}, w, S);
}

template <class Maps>
void System::assemble(const State& s, const Maps& maps, Workspace& w, KktMatrix& S) const {
  for (auto& block : w.K) block.setZero();
  if (hasDampers_)  // else w.C is not looked at: large systems are bound by memory
    for (auto& block : w.C) block.setZero();
  for (auto& block : S.Aij) block.setZero();
  for (auto& block : S.Aji) block.setZero();
  if (maps.usesForces()) {
    Mat12 K, C;
    for (const ForceEntry& f : forces_) {
      K.setZero();
      C.setZero();
      f.force->addTangent(s.t, w.k[slot(f.body1)], w.k[slot(f.body2)], K, C);
      addToTangent(f, K, C, maps, w, S);
    }
    C.setZero();
    for (const JointEntry& j : joints_) {
      Vec6 lambda = Vec6::Zero();
      lambda.head(j.rows) = s.lambda.segment(j.row, j.rows);
      K.setZero();
      j.joint->addTangent(w.k[slot(j.body1)], w.k[slot(j.body2)], lambda, K);
      addToTangent(j, K, C, maps, w, S);
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
  if (hasDampers_) {
    w.C[slot(link.body1)] += C.template topLeftCorner<6, 6>();
    w.C[slot(link.body2)] += C.template bottomRightCorner<6, 6>();
  }
  if (link.coupling < 0) return;
  const auto block = [&](int row, int column, const Mat6& Kab, const Mat6& Cab, Mat6& out) {
    const BodyEntry &a = bodies_[slot(row)], &b = bodies_[slot(column)];
    Mat6 D = Mat6::Zero();
    if (!b.free) b.body->velocityTangent(w.k[slot(column)], D);
    Mat6 inner = Kab * w.J[slot(column)] + Cab * D;
    Mat6 rate = Cab * w.J[slot(column)];
    maps.position(slot(column), inner);
    maps.velocity(slot(column), rate);
    inner += rate;
    out.topLeftCorner(a.nv, b.nv) += (w.J[slot(row)].transpose() * inner).topLeftCorner(a.nv, b.nv);
  };
  const auto c = static_cast<std::size_t>(link.coupling);
  block(link.body1, link.body2, K.template topRightCorner<6, 6>(), C.template topRightCorner<6, 6>(),
        link.swapped ? S.Aji[c] : S.Aij[c]);
  block(link.body2, link.body1, K.template bottomLeftCorner<6, 6>(), C.template bottomLeftCorner<6, 6>(),
        link.swapped ? S.Aij[c] : S.Aji[c]);
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
  for (const auto& field : fields_) w.K[i].topLeftCorner<3, 3>() -= field->gradient(b.body->mass(), w.k[i].x);
  if (b.free) {
    if (hasDampers_) C += w.C[i];
    maps.velocity(i, C);
    maps.position(i, w.K[i]);
    A += w.K[i] + C;
    return;
  }
  Mat6 D = Mat6::Zero(), K = Mat6::Zero();
  b.body->velocityTangent(w.k[i], D);
  b.body->addGeometricTangent(w.k[i], w.g[i], K);
  K += w.J[i].transpose() * (w.K[i] * w.J[i]);
  if (hasDampers_) {
    K += w.J[i].transpose() * (w.C[i] * D);
    C += w.J[i].transpose() * (w.C[i] * w.J[i]);
  }
  maps.position(i, K);
  maps.velocity(i, C);
  A.topLeftCorner(b.nv, b.nv) += (K + C).topLeftCorner(b.nv, b.nv);
}

template <class Maps>
void System::constraintBlocks(const Maps& maps, const Workspace& w, KktMatrix& S) const {
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const auto place = [&](int body, const auto& B, Mat6& out) {
      if (body < 0) return;
      const BodyEntry& b = bodies_[slot(body)];
      if (b.free) out.topRows(j.rows) = B.topRows(j.rows);
      else out.topLeftCorner(j.rows, b.nv) = B.topRows(j.rows) * w.J[slot(body)].leftCols(b.nv);
    };
    place(j.body1, w.rows[i].B.template leftCols<6>(), S.B1[i]);
    place(j.body2, w.rows[i].B.template rightCols<6>(), S.B2[i]);
    S.C1[i] = S.B1[i];
    S.C2[i] = S.B2[i];
    if (j.body1 >= 0) maps.constraint(slot(j.body1), S.C1[i]);
    if (j.body2 >= 0) maps.constraint(slot(j.body2), S.C2[i]);
  }
}

}  // namespace gyre
