#pragma once
// A force F at the centre of mass of a body (inertial axes) and a torque M on it (body axes) that a program computes
// from the time and the motion of the body: what the library for programs takes as a function. Nothing is stored in it,
// all it exchanges, F . v + M . W, is work. Its tangent is not known: methods that iterate treat it as given, and need
// more iterations, or smaller steps, where it is stiff. Not in the catalogue: it never comes from a file.

#include "forces/force.h"

#include <functional>
#include <memory>

namespace gyre {

/// (F, M) at time t [s]; called by any thread, by one at a time for each force.
using WrenchFunction = std::function<Vec6(double t, const BodyKinematics& body)>;

struct ComputedForce {
  ElementId body = ground;
  std::shared_ptr<const WrenchFunction> wrench = {};
};

/// @pre wrench is set in the parameters of an element
const ForceType& computedForceType();

}  // namespace gyre
