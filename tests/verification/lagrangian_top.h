#pragma once
// The top of Krysl (2005).

#include "lie/so3.h"
#include "support/model_builder.h"

namespace gyre::test {

/// I = diag(5, 5, 1), M g l = 20, tilted by 0.05 rad; the recorded x is a tenth of the tip's.
inline ModelBuilder lagrangianTop(double spin) {
  ModelBuilder b;
  b.gravity(Vec3(0, 0, -10));
  b.body("pivoted", "top",
         {{"mass", 20.0},
          {"inertia", diagonal(5, 5, 1)},
          {"com", Vec3(0, 0, 0.1)},
          {"orientation", so3::expQuat(Vec3(0.05, 0, 0))},
          {"angular_velocity", Vec3(0, 0, spin)}});
  return b;
}

}  // namespace gyre::test
