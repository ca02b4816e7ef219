#pragma once
// The smooth law of contact, for methods that integrate forces (K. H. Hunt and F. R. E. Crossley 1975, J. Appl. Mech.
// 42, 440-445, eq. 6, with the name D for their lambda / k): for the weight 1 (contact/smooth_manifold.h)
//
//   N = K d^n c(1 + D d'),   d >= 0 the depth, d' its rate
//
// c(y) = y but for |y| < epsilon, where it turns smoothly to c = 0: surfaces that part fast do not pull at each other.
// Stored energy K d^(n+1) / (n + 1), power into heat K d^n (c - 1) d' >= 0.

#include "model/contact.h"

namespace gyre {

struct NormalForce {
  double N = 0;           ///< [N]
  double slope = 0;       ///< dN/dd [N/m]
  double damping = 0;     ///< dN/dd' [N s/m]
  double elastic = 0;     ///< [J]
  double pressure = 0;    ///< d elastic / dd = K d^n [N]
  double dissipated = 0;  ///< [W]
};

/// @param rate  d' [m/s]
NormalForce normalForce(const ContactLaw& law, double depth, double rate);

}  // namespace gyre
