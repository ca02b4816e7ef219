#pragma once
// What bodies are made of where they touch.
//
// Friction mu and restitution e say what impacts and time stepping at velocity level need. Methods that integrate
// forces need a law for the approach d > 0 of two surfaces and its rate d' (Hunt and Crossley 1975, J. Appl. Mech. 42,
// 440-445):
//   N = K d^n (1 + D d') >= 0
// Rolling and spinning friction are couples of at most N times a lever arm.

#include "describe/type_info.h"

namespace gyre {

/// How the smooth law has friction: regularised, F = -mu N v / sqrt(|v|^2 + v_s^2), creeps; bristle sticks by a spring
/// and a damper between the surfaces that yield at mu N.
enum class FrictionLaw { regularised, bristle };

struct Material {
  double friction = 0.5;        ///< mu
  double restitution = 0;       ///< e
  double rolling = 0;           ///< lever arm [m]
  double spinning = 0;          ///< lever arm [m]
  double stiffness = 1e6;       ///< K [N/m^n]
  double exponent = 1.5;        ///< n
  double damping = 1;           ///< D [s/m]
  double slip_velocity = 1e-3;  ///< v_s [m/s]
  FrictionLaw friction_law = {};
  double bristle_stiffness = 1e5;  ///< of the spring before it slides [N/m]
  double bristle_damping = 300;    ///< of the damper beside it [N s/m]
};

/// The only type of the category.
const TypeInfo& materialType();

}  // namespace gyre
