#pragma once
// The map of one body from its own velocities u to the twist V = (x', W) that forces and constraints see, V = J u, and
// what follows from it: forces in the twist are J^T times those in u, tangents of the one J^T K J times the other. The
// velocities of a free rigid body are its twist: J is the identity, which is not multiplied by, nor the body fetched
// from memory for it.

#include "bodies/body.h"
#include "system/body_layout.h"

namespace gyre {

class TwistMap {
 public:
  /// @param k, J  of the body, evaluated; all that is given outlives this
  TwistMap(const BodyLayout& layout, const Body* body, bool isIdentity, const BodyKinematics& k, const Mat6& J)
      : layout_(layout), body_(body), isIdentity_(isIdentity), k_(k), J_(J) {}

  bool isIdentity() const { return isIdentity_; }

  /// V = J u. @param u  of all bodies
  Vec6 twist(const VecX& u) const {
    if (isIdentity_) return u.segment<6>(layout_.v);
    return J_.leftCols(layout_.nv) * u.segment(layout_.v, layout_.nv);
  }
  /// V' = J u' + J' u. @param rate  u' of all bodies
  Vec6 twistRate(const VecX& rate) const {
    if (isIdentity_) return rate.segment<6>(layout_.v);
    return J_.leftCols(layout_.nv) * rate.segment(layout_.v, layout_.nv) + body_->jacobianRate(k_);
  }
  /// d V / dq at fixed u.
  Mat6 velocityTangent() const {
    Mat6 D = Mat6::Zero();
    if (!isIdentity_) body_->velocityTangent(k_, D);
    return D;
  }
  /// d(B V)/dq. @param D  that at fixed V   @param B  factor of V
  Mat6 rateTangent(const Mat6& D, const Mat6& B) const {
    if (isIdentity_) return D;
    return D * J_ + B * velocityTangent();
  }

  /// f += J^T g. @param f  of all bodies
  void addForce(const Vec6& g, VecX& f) const {
    if (isIdentity_) f.segment<6>(layout_.v) += g;
    else f.segment(layout_.v, layout_.nv) += J_.leftCols(layout_.nv).transpose() * g;
  }
  /// f = -J^T g. @param f  of all bodies
  void opposingForce(const Vec6& g, VecX& f) const {
    if (isIdentity_) f.segment<6>(layout_.v) = -g;
    else f.segment(layout_.v, layout_.nv) = -(J_.leftCols(layout_.nv).transpose() * g);
  }

  /// X = X J: what is multiplied by V becomes what is multiplied by u.
  template <class Matrix>
  void perVelocity(Matrix& X) const {
    if (!isIdentity_) X *= J_;
  }
  /// out = B J, for rows of B that are multiplied by V.
  template <class Rows, class Out>
  void setRows(const Rows& B, Out out) const {
    if (isIdentity_) out = B;
    else out.leftCols(layout_.nv) = B * J_.leftCols(layout_.nv);
  }
  /// out += B J, for rows of B that are multiplied by V.
  template <class Rows, class Out>
  void addRows(const Rows& B, Out out) const {
    if (isIdentity_) out += B;
    else out.leftCols(layout_.nv) += B * J_.leftCols(layout_.nv);
  }
  /// K = J^T K J.
  void pullBack(Mat6& K) const {
    if (!isIdentity_) K = (J_.transpose() * (K * J_)).eval();
  }
  /// out += J^T K, for a K whose columns are those of the velocities of a body.
  void addPulledBack(const Mat6& K, const TwistMap& columns, Mat6& out) const {
    if (isIdentity_ && columns.isIdentity_) {
      out += K;
      return;
    }
    const int rows = layout_.nv, width = columns.layout_.nv;
    out.topLeftCorner(rows, width) += (J_.transpose() * K).topLeftCorner(rows, width);
  }
  /// K += J^T C dV/dq.
  void addRateTangent(const Mat6& C, Mat6& K) const {
    if (!isIdentity_) K += J_.transpose() * (C * velocityTangent());
  }
  /// K += d(J^T f)/dq at fixed f.
  void addGeometricTangent(const Vec6& f, Mat6& K) const {
    if (!isIdentity_) body_->addGeometricTangent(k_, f, K);
  }

 private:
  const BodyLayout& layout_;
  const Body* body_;
  bool isIdentity_;
  const BodyKinematics& k_;
  const Mat6& J_;
};

}  // namespace gyre
