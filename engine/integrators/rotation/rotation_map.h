#pragma once
// How one body turns in one step of an explicit rotation method; the rest (translations, constraints, forces) is the
// same for all of them, see rattle.h.

#include "core/state_archive.h"
#include "integrators/drift_packet.h"

#include <cstddef>

namespace gyre {

/// The turn of a body: R_1 = R_0 exp(xi).
struct Turn {
  Vec3 xi = Vec3::Zero();      ///< [rad]
  Vec3 middle = Vec3::Zero();  ///< rotation to the middle of the step, where a method evaluates forces there
  Vec3 Pi = Vec3::Zero();      ///< momentum I W at the end, body axes, before the kick there
  Mat3 D = Mat3::Zero();       ///< d(rotation at the end, body axes) / dPi_0, at least to first order in h
  bool converged = false;
};

/// Where a map needs the applied forces, besides the start of the step.
enum class ForcePoint { start, middle, end };

class RotationMap {
 public:
  virtual ~RotationMap() = default;

  /// Order of one step that is not composed of others.
  virtual int order() const { return 2; }
  virtual ForcePoint forcePoint() const { return ForcePoint::start; }
  /// Kicks h k T_0 of the momenta at the start and h k T_1 at the end.
  virtual double startKick() const { return 0.5; }
  virtual double endKick() const { return 0.5; }

  /// @param Pi0  momentum at the start, before the kick there but with the constraints' impulse
  /// @param T0   torque at the start; T that at the force point, as known so far [N m, body axes]
  /// @param wantD  fill Turn::D, which only constraints need
  virtual Turn turn(std::size_t body, const RotationInertia& inertia, double h, const Vec3& Pi0, const Vec3& T0,
                    const Vec3& T, bool wantD) const = 0;

  /// Whether rigid bodies turn together: turnTogether() then does for many what turn() does for one.
  virtual bool turnsTogether() const { return false; }
  /// @param turns  with the momenta at the start and the kick there
  virtual void turnTogether(const InertiaPacket& /*inertia*/, double /*h*/, DriftPacket& /*turns*/) const {}

  /// Whether the method carries an angular acceleration from step to step; the next three are called only then.
  virtual bool carriesAcceleration() const { return false; }
  virtual void start(std::size_t /*bodies*/) {}
  virtual void setAcceleration(std::size_t /*body*/, const Vec3& /*A*/) {}
  /// The step ended: angular velocities with the impulses of constraints at the start and without those at the end.
  virtual void finish(std::size_t /*body*/, double /*h*/, const Vec3& /*W0*/, const Vec3& /*W1*/) {}

 private:
  friend class StateArchive;
  /// What it carries from step to step.
  virtual void persist(StateArchive& /*a*/) {}
};

}  // namespace gyre
