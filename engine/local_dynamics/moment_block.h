#pragma once
// The moment of rolling and spinning friction at one contact, with its force held:
//
//   |M_N| <= spinning R_N,  |M_T| <= rolling R_N,  each opposite to w_N, w_T where equal and free to hold w = 0 below

#include "local_dynamics/friction_block.h"

#include <algorithm>

namespace gyre {

/// W of moments: tangential block in principal axes and the normal, without the coupling between them.
inline FrictionResponse<double> momentResponse(double w11, double w12, double w22, double wnn, double floor) {
  return frictionResponse(w11, w12, w22, 0.0, 0.0, wnn, floor);
}

/// Replaces m (x1, x2: rolling, n: spinning) given w in principal axes with the present m.
inline void solveMoment(const FrictionResponse<double>& W, double rolling, double spinning, double w1, double w2,
                        double wn, FrictionForce<double>& m) {
  const double n = std::clamp(m.n - wn * W.inverseNormal, -spinning, spinning);
  solveDisc(W.s1, W.s2, rolling, w1, w2, m);
  m.n = n;
}

/// <W^-1 C, C> of its projection form, tangential and normal apart.
inline double momentResidual(const FrictionResponse<double>& W, double rolling, double spinning, double w1, double w2,
                             double wn, const FrictionForce<double>& m) {
  double c1 = 0, c2 = 0, unused = 0;
  const FrictionResponse<double> disc{1, 0, 0, 0, W.s1, W.s2, 1 / std::max(W.s1, W.s2)};
  FrictionForce<double> held = m;
  held.n = rolling;
  frictionResidual(disc, 1.0, w1, w2, 0.0, held, c1, c2, unused);
  double sum = c1 * c1 / W.s1 + c2 * c2 / W.s2;
  if (W.inverseNormal > 0) {
    const double c = (m.n - std::clamp(m.n - wn * W.inverseNormal, -spinning, spinning)) / W.inverseNormal;
    sum += c * c * W.inverseNormal;
  }
  return sum;
}

}  // namespace gyre
