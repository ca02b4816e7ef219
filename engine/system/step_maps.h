#pragma once
// How the unknowns x of a step move each body. Maps turn a block of columns that multiply a body's dq, du or du' into
// columns that multiply dx:
//   position(b, X): X <- X dq/dx,   velocity(b, X): X <- X du/dx,   acceleration(b, X): X <- X du'/dx,
// all three times the scaling of the dynamic equations, constraint(b, X): X <- X dq/dx without it, and for a row of
// nonholonomic constraints velocityRow(b, B, D): B <- (B du/dx + D dq/dx) / rate, D = d(B v)/dq.

#include "system/body_set.h"
#include "system/iteration_matrix.h"

namespace gyre {

/// q = q* o exp(x), u = gamma' x + ..., u' = beta' x + ...: weights and the tangent operator of the exponential.
struct ExponentialMaps {
  TangentWeights weights;
  const BodySet& bodies;
  const std::vector<Mat3>& T;

  bool usesForces() const { return weights.wK != 0 || weights.wC != 0; }
  void timesT(std::size_t b, Mat6& X) const {
    const int r = bodies[b].rotation;
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

}  // namespace gyre
