#pragma once
// What a mechanism of the library is to do, at times on the way: from its few coordinates alone.

#include "verification/mechanisms/mechanism.h"

namespace gyre::test {

struct ExpectedMotion {
  struct At {
    double t;
    Motions bodies;
    Vec3 support;  ///< force of the ground on all bodies [N]
    VecX drives;   ///< generalized forces, where it is driven
  };
  std::vector<At> rows;  ///< the start is not among them
  double end = 0;
  double rate = 0;     ///< how fast it moves [1/s]: |W|, |v| / length, and roots of accelerations
  double growth = 1;   ///< of a small change at the start, as far as `end`
  double force = 0;    ///< largest sum of weights and inertia forces [N]
  double moment = 0;   ///< largest force of a drive, or that force times the length
  double kinetic = 0;  ///< largest [J]
  double cycles() const { return 1 + rate * end; }
};

ExpectedMotion freeMotion(const Mechanism& m, const VecX& q0, const VecX& v0, double end);
ExpectedMotion drivenMotion(const Mechanism& m, const VecX& q0, double end);

}  // namespace gyre::test
