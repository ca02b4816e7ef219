#pragma once
// The closed form of a planar four-bar linkage, as a reference that knows nothing of the engine: two cranks about fixed
// pivots A and B, and a coupler between their ends P and Q. In complex numbers, y + i z.

#include <complex>

namespace gyre::test {

struct FourBar {
  using Point = std::complex<double>;
  Point A, P, B, Q;  ///< as drawn: pivot and end of the driving crank, then of the other one

  struct Place {
    Point P, Q;
    double coupler, follower;  ///< turned from where they were drawn [rad]
  };
  /// The driving crank turned by `delta` [rad]; the loop stays on the side on which it was drawn.
  Place at(double delta) const {
    Place out;
    out.P = A + std::polar(1.0, delta) * (P - A);
    // Q: on the circles about out.P and B.
    const Point d = B - out.P;
    const double c = std::abs(Q - P), b = std::abs(Q - B), l = std::abs(d);
    const double along = (c * c - b * b + l * l) / (2 * l), across = std::sqrt(c * c - along * along);
    const bool left = (std::conj(B - P) * (Q - P)).imag() > 0;
    out.Q = out.P + d / l * Point(along, left ? across : -across);
    out.coupler = std::arg((out.Q - out.P) / (Q - P));
    out.follower = std::arg((out.Q - B) / (Q - B));
    return out;
  }
  /// Where points drawn on the three links are then.
  Point onCrank(double delta, Point drawn) const { return A + std::polar(1.0, delta) * (drawn - A); }
  Point onCoupler(double delta, Point drawn) const {
    const Place p = at(delta);
    return p.P + std::polar(1.0, p.coupler) * (drawn - P);
  }
  Point onFollower(double delta, Point drawn) const { return B + std::polar(1.0, at(delta).follower) * (drawn - B); }
};

}  // namespace gyre::test
