#pragma once
// A force element between two bodies (the second may be ground), or on one body.
//
// It adds g(q, V, t) to the equations M V' + g = 0, so the wrench on the bodies is -g, for the stacked twists
// V = (v1, W1, v2, W2); its tangents are K = dg/dq and C = dg/dV [12 x 12].
//
// A force may have states of its own, z' = f(q, V, z, t), such as the integral of a controller (forces/force_states.h).

#include "bodies/point_pair.h"
#include "describe/type_info.h"
#include "forces/force_channel.h"
#include "forces/force_energy.h"
#include "forces/force_states.h"
#include "forces/instant.h"
#include "functions/branch.h"
#include "model/element.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gyre {

/// A scalar coordinate of the two bodies of a force: x, its rate v = J V, J = dx/dq, D = dv/dq at fixed V.
struct ForceCoordinate {
  double x = 0, v = 0;
  Vec12 J = Vec12::Zero(), D = Vec12::Zero();
};

class Force {
 public:
  virtual ~Force() = default;

  virtual void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const = 0;
  /// Adds dg/dq to K and dg/dV to C.
  virtual void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                          Mat12& C) const = 0;
  virtual ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const = 0;
  /// The placement in which the model starts, told before anything else is asked: from there energies are measured that
  /// have no finite value where they would have their zero.
  virtual void startAt(const BodyKinematics&, const BodyKinematics&) {}
  /// Recorded quantities, and their values in the same order.
  virtual std::vector<ForceChannel> channels() const = 0;
  virtual void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                      std::span<double> values) const = 0;
  /// Whether any part uses the orientation of body 1 (end 0) or body 2 (end 1), which a particle does not have.
  virtual bool usesOrientation(int end) const = 0;
  /// Whether g depends on velocities, which explicit methods need to know.
  virtual bool dependsOnVelocity() const { return false; }

  /// Whether conditions on positions or velocities choose between branches of g, and what they say: a number that
  /// differs from branch to branch.
  virtual bool hasBranches() const { return false; }
  virtual std::uint64_t branch(const Instant&, const BodyKinematics&, const BodyKinematics&) const { return 0; }

  /// Channels of the model that g depends on beside the motion of its bodies: "pin.angle" (system/signals.cpp).
  virtual std::vector<std::string> signalNames() const { return {}; }
  /// dg/d(signal i).
  virtual void signalTangent(const Instant&, const BodyKinematics&, const BodyKinematics&, std::size_t /*i*/,
                             Vec12& /*dg*/) const {}
  /// The coordinate that a channel named so reports, or its rate; none for channels that report something else.
  virtual std::optional<ForceCoordinate> coordinate(std::string_view /*channel*/, const Instant&, const BodyKinematics&,
                                                    const BodyKinematics&) const {
    return std::nullopt;
  }

  /// Whether it acts along an angle, which counts through full turns; and that angle, to be remembered.
  virtual bool countsTurns() const { return false; }
  virtual AngleHistory angle(const Instant&, const BodyKinematics&, const BodyKinematics&) const { return {}; }
  /// Whether it knows a rotation vector, which counts turns about one axis; that one, to be remembered; and whether g
  /// depends on it.
  virtual bool countsRotation() const { return false; }
  virtual RotationHistory rotation(const Instant&, const BodyKinematics&, const BodyKinematics&) const { return {}; }
  virtual bool dependsOnRotation() const { return false; }

  /// Its states, where it has such: they are reported behind its channels.
  virtual const ForceStates* states() const { return nullptr; }
};

/// A field that acts on every body at its centre of mass.
class BodyField {
 public:
  virtual ~BodyField() = default;
  /// Force on a mass m at x, inertial [N].
  virtual Vec3 force(double m, const Vec3& x) const = 0;
  /// d force / dx
  virtual Mat3 gradient(double m, const Vec3& x) const = 0;
  virtual double potential(double m, const Vec3& x) const = 0;
};

struct JointForceBinding;

struct ForceType : TypeInfo {
  /// One of the three is set.
  std::function<std::unique_ptr<Force>(const std::any&)> create = {};
  std::function<std::unique_ptr<BodyField>(const std::any&)> createField = {};
  /// For a force on a coordinate of a joint (joint_force.h).
  std::function<JointForceBinding(const std::any&)> createOnJoint = {};
  /// Whether with these parameters states of its own act; unset: never.
  std::function<bool(const std::any&)> hasState = {};
};

/// @pre the type is of this category
inline const ForceType& forceType(const TypeInfo& type) { return static_cast<const ForceType&>(type); }
inline const ForceType& forceType(const Element& e) { return forceType(*e.type); }

}  // namespace gyre
