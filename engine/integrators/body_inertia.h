#pragma once
// Masses and inertias of bodies as methods use them that treat translations and rotations apart.

#include "integrators/midpoint_drift.h"
#include "system/system.h"

#include <vector>

namespace gyre {

/// Why methods that move each body by its own inertia take no body by modes.
inline constexpr const char* ownInertiaRefusal =
    "it moves each body by an inertia of its own; a generalized-alpha method, a BDF method or rkmk can";

struct BodyInertia {
  BodyLayout layout;
  double inverseMass;
  RotationInertia inertia;
};

/// First of a body's rotations in v; it has some.
inline int firstRotation(const BodyLayout& l) { return l.v + l.rotation; }
/// First of a body's translations in v, or -1.
inline int firstTranslation(const BodyLayout& l) { return l.rotation == 0 ? -1 : l.v; }

/// W' of a body that the torque in f turns (Euler's equation).
inline Vec3 angularAcceleration(const BodyInertia& d, const VecX& f, const VecX& v) {
  const int r = firstRotation(d.layout);
  const Vec3 W = v.segment<3>(r);
  return d.inertia.velocity(f.segment<3>(r) - W.cross(d.inertia.momentum(W)));
}

inline std::vector<BodyInertia> bodyInertias(const System& system) {
  std::vector<BodyInertia> out;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    BodyInertia d{system.bodies().layout(b), 1 / system.bodies().body(b).mass(), {}};
    if (d.layout.rotation >= 0) {
      Mat6 M;
      system.bodies().body(b).massMatrix(M);
      d.inertia = RotationInertia(M.block<3, 3>(d.layout.rotation, d.layout.rotation));
    }
    out.push_back(d);
  }
  return out;
}

}  // namespace gyre
