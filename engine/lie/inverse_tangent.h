#pragma once
// The coefficient g of the inverse tangent operator T^-1(p) = I + P/2 + g P^2, P = hat(p), as a function of x = |p|^2:
//   g(x) = (1 - (t/2) cot(t/2)) / t^2 = sum over k >= 0 of |B_2k+2| / (2k+2)! x^k,  t = |p|   (B: Bernoulli's numbers)
// and its derivatives by x, of which second derivatives of T^-1(p) u are made. Singular at t = 2 pi.

namespace gyre::so3 {

struct InverseTangentCoefficients {
  double g, g1, g2;  ///< g, dg/dx, d^2g/dx^2
};
InverseTangentCoefficients inverseTangentCoefficients(double x);

}  // namespace gyre::so3
