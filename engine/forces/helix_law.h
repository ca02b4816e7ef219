#pragma once
// The potential of an elastic rod between two markers whose strain may vary linearly along it, in the helix w between
// them (forces/helix_strain.h), with its rest helix w0, length L and the compliance S = C^-1 of its section:
//   V = (w - w0)^T F(w)^-1 (w - w0) / 2,   F(w) = L S + (L / 12) ad(w) S ad(w)^T
// Derivation: for xi(s) = xi0 + (s - L/2) xi1 Magnus' expansion gives, to fourth order in L, w = L xi0 + (L^3/12)
// ad(xi0) xi1, signs aside. The least of L/2 |xi0 - rest|_C^2 + (L^3/24) |xi1|_C^2 over xi1 at given w are two
// compliances in series, with ad taken at w / L. Straight and undeformed it is Timoshenko's beam (forces/beam.h). Order
// 4 in L in statics, with the two markers as its only unknowns.
//   e = w - w0,  p = F^-1 e,  z = S ad(w)^T p,   dV/dw = p + (L / 12) ad(z)^T p
// Damping by Kelvin and Voigt: sigma += beta F(w)^-1 w', which dissipates beta w'^T F^-1 w'.
//   ad(a, b) = [hat(b), hat(a); 0, hat(b)]

#include "core/types.h"
#include "forces/force_energy.h"

namespace gyre {

struct HelixLaw {
  Mat6 S = Mat6::Zero();     ///< (N: 1/N, 1/N m; M: 1/N m, 1/N m^2)
  double L = 1;              ///< [m]
  Vec6 rest = Vec6::Zero();  ///< w0 [m, rad]
  double beta = 0;           ///< [s]

  struct Response {
    Vec6 eta, etaRate;  ///< w - w0 and w'
    Vec6 sigma;         ///< conjugate to w
    Vec6 s;             ///< conjugate to xi
    double elastic, dissipation;
  };
  Response respond(const Vec6& xi, const Vec6& rate) const;
  /// Its s alone. @param rate  not looked at without damping
  Vec6 force(const Vec6& xi, const Vec6& rate) const;
  void tangents(const Vec6& xi, const Vec6& rate, Mat6& dsdxi, Mat6& dsdrate) const;
  /// dw/dxi, and by which dw'/dxi changes at fixed xi'.
  void motionTangents(const Vec6& xi, const Vec6& rate, Mat6& detadxi, Mat6& dratedxi) const;
  ForceEnergy energy(const Response& r) const { return {.elastic = r.elastic, .dissipation = r.dissipation}; }
  void startAt(const Vec6& /*eta*/) {}
  bool isDamped() const { return beta > 0; }
  bool dependsOnRotation() const { return true; }
  bool hasBranches() const { return false; }
  std::uint64_t branch(const Vec6& /*eta*/) const { return 0; }
};

/// The rest helix of a rod of length L that is bent and twisted with these curvatures all along [1/m].
inline Vec6 restHelix(double L, const Vec3& curvature) { return (Vec6() << L, 0, 0, L * curvature).finished(); }

}  // namespace gyre
