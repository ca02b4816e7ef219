#pragma once
// A type of force between two bodies, or of a body and the ground.

#include <gyre/extend/about.h>
#include <gyre/extend/motion.h>

#include <array>
#include <memory>
#include <span>

namespace gyre::extend {

/// What acts on body 2 at the origin of marker 2, along the axes of marker 1; the opposite acts there on body 1.
struct Wrench {
  Vector force = {};   ///< [N]
  Vector torque = {};  ///< [N m]
};

/// What an element stores and exchanges. With the power P = force . velocity + torque . angularVelocity that the bodies
/// receive:  d stored / dt = -P - dissipated + supplied.
struct Energy {
  double stored = 0;      ///< [J]
  double dissipated = 0;  ///< power turned into heat, at least 0 [W]
  double supplied = 0;    ///< power brought in from outside [W]
};

/// Derivatives of (force, torque), 6 x 6, one row after the other: by the position and a rotation of marker 2 about the
/// axes of marker 1, and by velocity and angular velocity.
struct Tangent {
  std::array<double, 36> byPlacement = {};
  std::array<double, 36> byVelocity = {};
};

/// One element. Its functions are called many times a step, those of different elements by several threads at once;
/// what they say depends on their arguments alone. An exception or a number that is not finite ends the run, with an
/// error that names the element.
class Force {
 public:
  virtual ~Force() = default;
  virtual Wrench wrench(const Motion& motion) const = 0;
  virtual Energy energy(const Motion& motion) const = 0;
  /// False: Gyre takes central differences, which costs 24 wrenches. Of a type with states it is not asked.
  virtual bool tangent(const Motion& /*motion*/, Tangent& /*out*/) const { return false; }
  /// The rates of its states, where its type has such.
  virtual void rates(const Motion& /*motion*/, std::span<double> /*rates*/) const {}
  /// The channels of the type, in their order.
  virtual void report(const Motion& /*motion*/, std::span<double> /*values*/) const {}
};

/// A state z of an element, z' = rate, which is 0 where a run begins. Gyre solves it over each step by the trapezoidal
/// rule; methods of higher order carry it as an unknown of their own.
struct ForceState {
  std::string name;  ///< under which it is reported, too
  std::string unit = {};
  double size = 1;  ///< of which differences are a small part
};

inline constexpr std::size_t mostStates = 12;

struct ForceType {
  About about;
  /// Beside those that every such force has: dx dy dz vx vy vz wx wy wz fx fy fz mx my mz energy power.
  std::vector<Channel> channels = {};
  std::vector<ForceState> states = {};  ///< at most mostStates
  Surroundings surroundings = {};
  bool dependsOnVelocity = true;
  bool usesOrientation = true;  ///< of marker 2, which a particle does not have
  /// An element of these values. An exception refuses the values, with its words.
  std::function<std::unique_ptr<Force>(const Values&)> create;
};

}  // namespace gyre::extend
