#include "system/system.h"

namespace gyre {

void System::tangentOperators(const VecX* xi, Workspace& w) const {
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyEntry& b = bodies_[i];
    if (b.rotation < 0) continue;
    if (xi) w.T[i] = so3::tangent(xi->segment<3>(b.v + b.rotation));
    else w.T[i].setIdentity();
  }
}

void System::timesT(std::size_t b, const Workspace& w, Mat6& block) const {
  const int r = bodies_[b].rotation;
  if (r < 0) return;
  const Eigen::Matrix<double, 6, 3> columns = block.middleCols<3>(r);
  block.middleCols<3>(r).noalias() = columns * w.T[b];
}

void System::linearize(const State& s, TangentWeights weights, const VecX* xi, Workspace& w, KktMatrix& S) const {
  tangentOperators(xi, w);
  for (auto& block : w.K) block.setZero();
  for (auto& block : w.C) block.setZero();
  for (auto& block : S.Aij) block.setZero();
  for (auto& block : S.Aji) block.setZero();
  if (weights.wK != 0 || weights.wC != 0) {
    Mat12 K, C;
    for (const ForceEntry& f : forces_) {
      K.setZero();
      C.setZero();
      f.force->addTangent(s.t, w.k[slot(f.body1)], w.k[slot(f.body2)], K, C);
      addToTangent(f, K, C, weights, w, S);
    }
    C.setZero();
    for (const JointEntry& j : joints_) {
      Vec6 lambda = Vec6::Zero();
      lambda.head(j.rows) = s.lambda.segment(j.row, j.rows);
      K.setZero();
      j.joint->addTangent(w.k[slot(j.body1)], w.k[slot(j.body2)], lambda, K);
      addToTangent(j, K, C, weights, w, S);
    }
  }
  for (std::size_t b = 0; b < bodies_.size(); ++b) bodyTangent(b, s, weights, w, S);
  constraintBlocks(w, S);
}

// The couplings of two bodies go straight into S, weighted; the bodies' own blocks wait in w.K and w.C.
// A block (row a, column b) is J_a^T (wK (K J_b + C dV_b/dq) T_b + wC C J_b).
void System::addToTangent(const LinkEntry& link, const Mat12& K, const Mat12& C, TangentWeights weights, Workspace& w,
                          KktMatrix& S) const {
  w.K[slot(link.body1)] += K.topLeftCorner<6, 6>();
  w.C[slot(link.body1)] += C.topLeftCorner<6, 6>();
  w.K[slot(link.body2)] += K.bottomRightCorner<6, 6>();
  w.C[slot(link.body2)] += C.bottomRightCorner<6, 6>();
  if (link.coupling < 0) return;
  const auto block = [&](int row, int column, const Mat6& Kab, const Mat6& Cab, Mat6& out) {
    const BodyEntry &a = bodies_[slot(row)], &b = bodies_[slot(column)];
    Mat6 D = Mat6::Zero();
    if (!b.free) b.body->velocityTangent(w.k[slot(column)], D);
    Mat6 inner = weights.wK * (Kab * w.J[slot(column)] + Cab * D);
    timesT(slot(column), w, inner);
    inner += weights.wC * Cab * w.J[slot(column)];
    out.topLeftCorner(a.nv, b.nv) += (w.J[slot(row)].transpose() * inner).topLeftCorner(a.nv, b.nv);
  };
  const auto c = static_cast<std::size_t>(link.coupling);
  block(link.body1, link.body2, K.topRightCorner<6, 6>(), C.topRightCorner<6, 6>(), link.swapped ? S.Aji[c] : S.Aij[c]);
  block(link.body2, link.body1, K.bottomLeftCorner<6, 6>(), C.bottomLeftCorner<6, 6>(),
        link.swapped ? S.Aij[c] : S.Aji[c]);
}

void System::bodyTangent(std::size_t i, const State& s, TangentWeights weights, Workspace& w, KktMatrix& S) const {
  const BodyEntry& b = bodies_[i];
  Mat6& A = S.A[i];
  Mat6 gyroscopic;
  b.body->massMatrix(A);
  A *= weights.wM;
  if (weights.wC != 0) {
    b.body->gyroscopicTangent(s.v.data() + b.v, gyroscopic);
    A += weights.wC * gyroscopic;
  }
  if (weights.wK != 0)
    for (const auto& field : fields_) w.K[i].topLeftCorner<3, 3>() -= field->gradient(b.body->mass(), w.k[i].x);
  if (b.free) {
    timesT(i, w, w.K[i]);
    A += weights.wK * w.K[i] + weights.wC * w.C[i];
    return;
  }
  Mat6 D = Mat6::Zero(), K = Mat6::Zero();
  b.body->velocityTangent(w.k[i], D);
  b.body->addGeometricTangent(w.k[i], w.g[i], K);
  K += w.J[i].transpose() * (w.K[i] * w.J[i] + w.C[i] * D);
  timesT(i, w, K);
  const Mat6 C = w.J[i].transpose() * (w.C[i] * w.J[i]);
  A.topLeftCorner(b.nv, b.nv) += (weights.wK * K + weights.wC * C).topLeftCorner(b.nv, b.nv);
}

void System::constraintBlocks(const Workspace& w, KktMatrix& S) const {
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const auto place = [&](int body, const auto& B, Mat6& out) {
      if (body < 0) return;
      const BodyEntry& b = bodies_[slot(body)];
      if (b.free) out.topRows(j.rows) = B.topRows(j.rows);
      else out.topLeftCorner(j.rows, b.nv) = B.topRows(j.rows) * w.J[slot(body)].leftCols(b.nv);
    };
    place(j.body1, w.rows[i].B.leftCols<6>(), S.B1[i]);
    place(j.body2, w.rows[i].B.rightCols<6>(), S.B2[i]);
    S.C1[i] = S.B1[i];
    S.C2[i] = S.B2[i];
    if (j.body1 >= 0) timesT(slot(j.body1), w, S.C1[i]);
    if (j.body2 >= 0) timesT(slot(j.body2), w, S.C2[i]);
  }
}

}  // namespace gyre
