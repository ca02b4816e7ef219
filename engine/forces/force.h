#pragma once
// A force element between two bodies (the second may be ground), or on one body.
//
// It adds g(q, V, t) to the equations M V' + g = 0, so the wrench on the bodies is -g, for the stacked twists
// V = (v1, W1, v2, W2); its tangents are K = dg/dq and C = dg/dV [12 x 12].
//
// A force may have a state z of its own, z' = f(q, V, z, t), such as the integral of a controller. It is condensed: the
// element itself solves z over the step under way, from what is remembered of the last accepted step (InternalState),
// by an implicit rule of second order. So g depends on q, V and t alone, K and C hold dz/dq and dz/dV, and no
// integrator has to know; methods of higher order follow z by its rate instead (System::forceStateRates).

#include "bodies/point_pair.h"
#include "coordinates/counted_rotation.h"
#include "coordinates/unwrapped_angle.h"
#include "describe/type_info.h"
#include "forces/force_energy.h"
#include "forces/force_history.h"
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

struct ForceChannel {
  std::string quantity;  ///< "force", "length"
  std::string unit;
};

/// When a force is evaluated.
struct Instant {
  Instant(double time) : t(time) {}  // NOLINT(google-explicit-constructor): most forces know time alone
  double t;                          ///< [s]
  ForceHistory history = {};
  const AngleHistory* angle = nullptr;        ///< of its coordinate, if that is an angle and was counted so far
  const RotationHistory* rotation = nullptr;  ///< of its rotation vector, if it counts turns of one
  std::span<const double> signalValues = {};  ///< of the channels that it reads, in their order
};

/// A scalar coordinate of the two bodies of a force: x, its rate v = J V, J = dx/dq, D = dv/dq at fixed V.
struct ForceCoordinate {
  double x = 0, v = 0;
  Vec12 J = Vec12::Zero(), D = Vec12::Zero();
};

/// The state of a force at an instant.
struct ForceState {
  double z = 0, rate = 0;  ///< z and z'
  double input = 0;        ///< to be remembered
};

/// How the state of a force counts where it is known (at.t = at.history.t): with K and C those at held z,
///   dg = force dz,   dz' = position dq + velocity dV + own dz.
struct ForceStateTangent {
  Vec12 force = Vec12::Zero(), position = Vec12::Zero(), velocity = Vec12::Zero();
  double own = 0;
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

  virtual bool hasState() const { return false; }
  /// Asked only of a force that has one.
  virtual ForceState state(const Instant&, const BodyKinematics&, const BodyKinematics&) const { return {}; }
  virtual ForceStateTangent stateTangent(const Instant&, const BodyKinematics&, const BodyKinematics&) const {
    return {};
  }
  /// The nearest value that the state can have.
  virtual double limitedState(double z) const { return z; }
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
  /// Whether with these parameters a state of its own acts; unset: never.
  std::function<bool(const std::any&)> hasState = {};
};

/// @pre the type is of this category
inline const ForceType& forceType(const TypeInfo& type) { return static_cast<const ForceType&>(type); }
inline const ForceType& forceType(const Element& e) { return forceType(*e.type); }

}  // namespace gyre
