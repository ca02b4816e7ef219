#pragma once
// A force element between two bodies (the second may be ground), or on one body.
//
// It adds g(q, V, t) to the equations M V' + g = 0, so the wrench on the bodies is -g, for the stacked twists
// V = (v1, W1, v2, W2); its tangents are K = dg/dq and C = dg/dV [12 x 12].

#include "bodies/point_pair.h"
#include "describe/type_info.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gyre {

/// What an element stores and exchanges. Powers in [W].
struct ForceEnergy {
  double potential = 0;    ///< [J]
  double elastic = 0;      ///< [J]
  double dissipation = 0;  ///< power turned into heat, >= 0
  double work = 0;         ///< power brought in from outside
};

struct ForceChannel {
  std::string quantity;  ///< "force", "length"
  std::string unit;
};

class Force {
 public:
  virtual ~Force() = default;

  virtual void evaluate(double t, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const = 0;
  /// Adds dg/dq to K and dg/dV to C.
  virtual void addTangent(double t, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K, Mat12& C) const = 0;
  virtual ForceEnergy energy(double t, const BodyKinematics& k1, const BodyKinematics& k2) const = 0;
  /// Recorded quantities, and their values in the same order.
  virtual std::vector<ForceChannel> channels() const = 0;
  virtual void report(double t, const BodyKinematics& k1, const BodyKinematics& k2, std::span<double> values) const = 0;
  /// Whether any part uses the orientation of body 1 (end 0) or body 2 (end 1), which a particle does not have.
  virtual bool usesOrientation(int end) const = 0;
  /// Whether g depends on velocities, which explicit methods need to know.
  virtual bool dependsOnVelocity() const { return false; }
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
};

}  // namespace gyre
