#pragma once
// Forces that a program computes while a model runs.

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

/// How a body moves.
struct BodyMotion {
  std::array<double, 3> position = {};          ///< centre of mass, inertial axes [m]
  std::array<double, 4> orientation = {};       ///< unit quaternion w x y z, body to inertial
  std::array<double, 3> velocity = {};          ///< its velocity, inertial axes [m/s]
  std::array<double, 3> angular_velocity = {};  ///< body axes [rad/s]
};

struct Wrench {
  std::array<double, 3> force = {};   ///< at the centre of mass, inertial axes [N]
  std::array<double, 3> torque = {};  ///< body axes [N m]
};

/// A force on a body as a function of time and of how the body moves. It is called at every evaluation of the
/// equations, several times a step, on another thread where a whole model is run; what it says depends on nothing else.
/// Methods that iterate do not know its derivatives: where it is stiff, they need smaller steps.
struct ComputedForce {
  std::string name = {};  ///< unique in the model: of its channels, "name.fx" and so on
  std::string body = {};
  std::function<Wrench(double t, const BodyMotion& body)> wrench = {};
};
using ComputedForces = std::vector<ComputedForce>;

}  // namespace v0
}  // namespace gyre
