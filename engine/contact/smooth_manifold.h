#pragma once
// The wrench of one manifold by the smooth law, and its tangents. At each point, with its weight w, the velocity u of
// body 2 against body 1 and its part u_T across the normal n,
//
//   N = w K d^n c(1 + D d'),   d = -gap,  d' = -n . u                               (contact/smooth_law.h)
//   regularised   T = -mu N u_T / sqrt(|u_T|^2 + v_s^2)
//   bristle       T = -(k z + c u_T), cut to mu N, when z = -T / k
//   rolling       M_T = -r N (r w_T) / sqrt(|r w_T|^2 + v_s^2), w = w2 - w1; spinning in the same way about n
//
// A bristle is a spring between the surfaces with a damper beside it (P. A. Cundall and O. D. L. Strack 1979,
// Geotechnique 29, 47-65; S. Luding 2008, Granular Matter 10, 235-246, eqs. 18-22): z = z_n + h (u_n + u_T)/2 over the
// step under way, with z_n turned with the two bodies about n.
//
// Points and weights are those of contact/smooth_points.h: without damping and friction the energy sum w K d^(n+1) /
// (n + 1) has no other derivatives than these forces. Weights that follow the angle psi of two edges add the moment
// -(dw/dphi) K d^(n+1) / (n + 1) on body 2, and where d is along m, not along n, the force has w / (n . m) for w.
//
// N n + T and the moments act on body 2 at the point, midway between the two surfaces.

#include "contact/contact_memory.h"
#include "contact/contact_motion.h"
#include "contact/smooth_law.h"

namespace gyre {

struct SmoothPoint {
  NormalForce normal;                           ///< for the weight 1
  double N = 0, slope = 0, damping = 0;         ///< with its weight: N, dN/dd, dN/dd'
  Vec3 u = Vec3::Zero(), w = Vec3::Zero();      ///< [m/s], [rad/s]
  Vec3 T = Vec3::Zero(), M = Vec3::Zero();      ///< M with the moment of the weight
  double friction = 0;                          ///< mu N [N]
  bool slips = false;                           ///< bristle: cut; regularised: u_T above v_s
  Vec3 z = Vec3::Zero(), trial = Vec3::Zero();  ///< of a bristle: now, and T before it was cut
  double elastic = 0;                           ///< [J]
  double normalPower = 0, frictionPower = 0;    ///< into heat [W]

  bool isClosed() const { return normal.elastic > 0; }
};

/// One manifold at a moment.
struct SmoothManifold {
  std::span<const Contact> points;
  const ContactLaw& law;
  const BodyKinematics &k1, &k2;
  std::span<const PointGuide> guides;
  double h = 0;                                       ///< since bristles were remembered [s]
  std::span<const ContactBristle* const> remembered;  ///< of each point, or null
};

void evaluateSmooth(const SmoothManifold& m, std::span<SmoothPoint> out);

/// Adds -wrench to g, of the twists of both bodies (forces/force.h).
void addSmoothForce(const SmoothManifold& m, std::span<const SmoothPoint> at, Vec12& g);

/// Adds dg/dq to K and dg/dV to C.
void addSmoothTangent(const SmoothManifold& m, std::span<const SmoothPoint> at, const ContactMotion& motion, Mat12& K,
                      Mat12& C);

/// What is to be remembered of a point where a step ended.
ContactBristle bristleOf(const SmoothManifold& m, std::size_t i, const SmoothPoint& p);

}  // namespace gyre
