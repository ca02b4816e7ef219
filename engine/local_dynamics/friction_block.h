#pragma once
// One contact with all others held: R with U = b + W R and
//
//   0 <= U_N  perp  R_N >= 0,    |R_T| <= mu R_N,    U_T = -lambda R_T, lambda >= 0, 0 where |R_T| < mu R_N
//
// exactly, b with the target in it, W [3 x 3, symmetric, positive definite, (m/s)/N]. With the normal eliminated (k =
// -W_TN / W_NN, S = W_TT - W_NN k k^T) and tangential axes in which S = diag(s1, s2):
//
//   open   r0 <= 0                                         with r0 = -b_N / W_NN
//   else   (S + lambda) R_T = -c,  R_N = r0 + k . R_T      with c = b_T + k b_N
//
// Stick is lambda = 0; slip the root of |R_T| = mu R_N, a quartic in lambda (Bonnefon and Daviet 2011, "Quartic
// formulation of Coulomb 3D frictional contact"). It is found here by Newton's method on
//
//   psi(lambda) = mu R_N / |R_T| - 1
//
// which is linear where s1 = s2 and concave without the coupling k, as in trust regions (More and Sorensen 1983, SIAM
// J. Sci. Stat. Comput. 4, sec. 3), kept within a bracket: psi < 0 at 0 and psi -> +inf, so that a root exists for
// every W, b and mu. Where W couples much (Painleve) there may be several solutions: open is taken first, then stick.

#include "core/lanes.h"

namespace gyre {

/// W in the form above. A contact that nothing can move has inverseNormal = 0: it is open.
template <class S>
struct FrictionResponse {
  S cosine, sine;   ///< principal axes: first = (cosine, -sine), second = (sine, cosine) in T1, T2
  S k1, k2;         ///< in principal axes, as s1 and s2
  S s1, s2;         ///< [(m/s)/N]
  S inverseNormal;  ///< 1 / W_NN
};

/// R in principal axes, and the speed per force of slip from which the next search starts.
template <class S>
struct FrictionForce {
  S x1, x2, n, lambda;
};

/// Floor of a response against the trace of W without joints: below it lies round-off of what joints leave of a
/// direction.
constexpr double responseFloor = 1e-13;

template <class S>
GYRE_INLINE FrictionResponse<S> frictionResponse(const S& w11, const S& w12, const S& w22, const S& w1n, const S& w2n,
                                                 const S& wnn, const S& floor) {
  const S zero{};
  const auto moves = wnn > floor;
  const S inverse = choose(moves, 1.0 / choose(moves, wnn, zero + 1.0), zero);
  const S k1 = -w1n * inverse, k2 = -w2n * inverse;
  const S a = w11 - wnn * k1 * k1, d = w22 - wnn * k2 * k2, b = w12 - wnn * k1 * k2;
  // A Jacobi rotation (Golub and Van Loan, Matrix Computations, 8.5.2).
  const S size = absolute(d - a) + squareRoot((d - a) * (d - a) + 4.0 * b * b);
  const S t = choose(d < a, -2.0 * b, 2.0 * b) / choose(size > 0, size, zero + 1.0);
  const S c = 1.0 / squareRoot(1.0 + t * t), s = t * c;
  const S least = choose(floor > 0, floor, zero + 1.0);
  return {c,      s, c * k1 - s * k2, s * k1 + c * k2, largerOf(S(a - t * b), least), largerOf(S(d + t * b), least),
          inverse};
}

/// The root of psi from lambda on, and R_T (not yet of the exact length) there. For those that do not slip: anything.
template <class S, class M>
GYRE_INLINE void slipRoot(const FrictionResponse<S>& w, const S& mu, const S& n0, const S& c1, const S& c2,
                          const M& slips, S& lambda, S& y1, S& y2, S& length) {
  const S zero{}, one = zero + 1.0;
  S low = zero, high = zero - 1.0;  // negative: not found
  for (int iteration = 0; iteration < 60; ++iteration) {
    const S g1 = 1.0 / (w.s1 + lambda), g2 = 1.0 / (w.s2 + lambda);
    y1 = -c1 * g1;
    y2 = -c2 * g2;
    const S square = y1 * y1 + y2 * y2;
    length = squareRoot(choose(square > 0, square, one));
    const S n = n0 + w.k1 * y1 + w.k2 * y2, ratio = mu / length;
    const S psi = ratio * n - 1.0;
    const S slope = ratio * (n * (y1 * y1 * g1 + y2 * y2 * g2) / (length * length) - w.k1 * y1 * g1 - w.k2 * y2 * g2);
    low = choose(psi < 0, lambda, low);
    high = choose(psi < 0, high, lambda);
    S next = lambda - psi / choose(slope > 0, slope, one);
    const S between = choose(high < 0, S(2.0 * lambda + w.s1 + w.s2), S(0.5 * (low + high)));
    const auto outside = (slope <= 0) | (next < low) | ((high >= 0) & (next > high));
    next = choose(outside, between, next);
    // Quadratic convergence: from 1e-9 the next is at round-off. A bracket of one number is as good.
    const auto open = slips & (absolute(psi) > 1e-9) & (next != lambda);
    lambda = next;
    if (!anyOf(open)) break;
  }
  const S g1 = 1.0 / (w.s1 + lambda), g2 = 1.0 / (w.s2 + lambda);
  y1 = -c1 * g1;
  y2 = -c2 * g2;
  const S square = y1 * y1 + y2 * y2;
  length = squareRoot(choose(square > 0, square, one));
}

/// Replaces r by the solution.
/// @param u1,u2,un  velocity with the present r, principal axes, with the target [m/s]
template <class S>
GYRE_INLINE void solveFriction(const FrictionResponse<S>& w, const S& mu, const S& u1, const S& u2, const S& un,
                               FrictionForce<S>& r) {
  const S zero{};
  const S n0 = r.n - w.k1 * r.x1 - w.k2 * r.x2 - un * w.inverseNormal;
  const S z1 = u1 + w.k1 * un, z2 = u2 + w.k2 * un;
  const S stick1 = r.x1 - z1 / w.s1, stick2 = r.x2 - z2 / w.s2;
  const S stickN = n0 + w.k1 * stick1 + w.k2 * stick2;
  const auto closed = n0 > 0;
  const auto sticks =
      closed & (stickN >= 0) & (stick1 * stick1 + stick2 * stick2 <= mu * mu * stickN * stickN) & (mu > 0);
  const auto slips = closed & negated(sticks) & (mu > 0);
  r.n = choose(closed, choose(sticks, stickN, n0), zero);
  S lambda = r.lambda;
  const S c1 = z1 - w.s1 * r.x1, c2 = z2 - w.s2 * r.x2;
  r.x1 = choose(sticks, stick1, zero);
  r.x2 = choose(sticks, stick2, zero);
  r.lambda = zero;
  if (!anyOf(slips)) return;
  S y1 = zero, y2 = zero, length = zero;
  slipRoot(w, mu, n0, c1, c2, slips, lambda, y1, y2, length);
  // Along the direction found, R_N with U_N = 0 on the boundary of the cone: both to round-off.
  const S d1 = y1 / length, d2 = y2 / length;
  const S share = 1.0 - mu * (w.k1 * d1 + w.k2 * d2);
  const S n =
      choose(share > 1e-12, S(n0 / largerOf(share, S(zero + 1e-12))), largerOf(S(n0 + w.k1 * y1 + w.k2 * y2), zero));
  r.n = choose(slips, n, r.n);
  r.x1 = choose(slips, S(mu * n * d1), r.x1);
  r.x2 = choose(slips, S(mu * n * d2), r.x2);
  r.lambda = choose(slips, lambda, zero);
}

/// M in principal axes with U = z + S M least in energy within |M| <= radius: the moment of rolling friction.
template <class S>
GYRE_INLINE void solveDisc(const S& s1, const S& s2, const S& radius, const S& u1, const S& u2, FrictionForce<S>& m) {
  const S zero{};
  m.n = radius;
  solveFriction(FrictionResponse<S>{zero + 1.0, zero, zero, zero, s1, s2, zero}, S(zero + 1.0), u1, u2, zero, m);
}

/// <W^-1 c, c> [J/s per second of the step, as all weights here].
template <class S>
GYRE_INLINE S inverseEnergy(const FrictionResponse<S>& w, const S& c1, const S& c2, const S& cn) {
  const S z1 = c1 + w.k1 * cn, z2 = c2 + w.k2 * cn;
  return cn * cn * w.inverseNormal + z1 * z1 / w.s1 + z2 * z2 / w.s2;
}

/// Residual of the law in the projection form: C = (R - proj(R - rho U)) / rho with rho = 3 / trace W; in the normal
/// min(U_N, R_N / rho), in the tangent plane the projection on the disc of mu R_N. (Solfec theory, form PG.)
template <class S>
GYRE_INLINE void frictionResidual(const FrictionResponse<S>& w, const S& mu, const S& u1, const S& u2, const S& un,
                                  const FrictionForce<S>& r, S& c1, S& c2, S& cn) {
  const S zero{};
  const auto moves = w.inverseNormal > 0;
  const S wnn = 1.0 / choose(moves, w.inverseNormal, S(zero + 1.0));
  const S size = (w.s1 + w.s2 + wnn * (1.0 + w.k1 * w.k1 + w.k2 * w.k2)) * (1.0 / 3.0);
  cn = choose(moves, smallerOf(un, S(r.n * size)), zero);
  const S d1 = r.x1 * size - u1, d2 = r.x2 * size - u2;  // scaled to a velocity
  const S square = d1 * d1 + d2 * d2, radius = mu * largerOf(r.n, zero) * size;
  const auto beyond = square > radius * radius;
  const S scale = choose(beyond, S(radius / squareRoot(choose(beyond, square, S(zero + 1.0)))), S(zero + 1.0));
  c1 = choose(moves, S(r.x1 * size - scale * d1), zero);
  c2 = choose(moves, S(r.x2 * size - scale * d2), zero);
}

}  // namespace gyre
