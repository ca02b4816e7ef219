#pragma once
// Stops of a joint coordinate: beyond the limits a spring and a damper push back. With the depth d behind a stop
// (x - upper, or lower - x), both set in smoothly over a depth w:
//   N = k s(d) + c sigma(d) d',   s = d^2 / (2 w) up to w, then d - w/2,   sigma = 3 y^2 - 2 y^3, y = d / w, then 1
// so N is once continuously differentiable in x. Elastic energy k int s; power into heat c sigma v^2.
// Units [N/m, N s/m, m] for displacements, [N m/rad, N m s/rad, rad] for angles, which count through full turns.
//
// A limit that is only that, k = 0, takes both from the inertia I behind it (system/coordinate_mobility.h): of a mass
// on a spring and a damper that leave each other after half a vibration, T = pi / sqrt(k/I - (c / (2 I))^2),
//   e = exp(-c T / (2 I)),   so c = 2 I L / T,   k = I (pi^2 + L^2) / T^2,   L = -ln e
// (Brach 1991, Mechanical Impact Dynamics, section 1.4). What arrives with the speed v goes
//   d = f v T,   f = exp(-L/pi atan(pi/L)) / sqrt(pi^2 + L^2)
// behind the limit. T is a hundredth of a second, or less where what falls through all of the range, v^2 = 2 a R, would
// go further than a twentieth of it or 0.02 rad (m); w is at most a tenth of that depth.

#include "forces/joint_force.h"

namespace gyre {

enum class StopSides { both, lower, upper };

struct JointStop {
  ElementId joint = ground;
  CoordinateName coordinate = CoordinateName::angle;
  StopSides sides = StopSides::both;
  double lower = 0, upper = 0;
  double stiffness = 0;      ///< k; 0: from the inertia behind the stop, and c with it
  double damping = 0;        ///< c
  double restitution = 0.1;  ///< e
  double transition = 1e-3;  ///< w
};

class JointStopLaw final : public JointForce {
 public:
  explicit JointStopLaw(const JointStop& p) : p_(p) {
    if (followsInertia()) takeInertia(1, 0, 0);
  }

  /// Whether k and c follow from the inertia behind the stop.
  bool followsInertia() const { return p_.stiffness == 0; }
  /// @pre followsInertia()
  /// @param inertia  that the coordinate moves [kg or kg m^2]   @param rate  where the run begins
  /// @param fall     largest acceleration by gravity
  void takeInertia(double inertia, double rate, double fall);
  double duration() const { return duration_; }  ///< T [s]; 0 of a stop with a stiffness of its own
  double stiffness() const { return k_; }
  double dampingBehind() const { return c_; }  ///< c
  double transition() const { return w_; }
  /// Stiffness at a depth behind a limit, which is less within the transition.
  double stiffnessAt(double depth) const;
  /// How far it is to the limit that a rate leads to, negative behind it; where the coordinate is at rest, or leaves a
  /// limit, to the nearest one. Infinite where there is none.
  double distance(double x, double rate) const;

  double force(double x, double v) const override;
  double slope(double x, double v) const override;
  double damping(double x, double v) const override;
  ForceEnergy energy(double x, double v) const override;
  bool dependsOnVelocity() const override { return c_ != 0; }
  /// How far x is beyond the limit: above the upper one positive, below the lower one negative, zero between them.
  double deflection(double x) const override;

 private:
  struct Ramp;
  Ramp above(double x) const;
  Ramp below(double x) const;

  JointStop p_;
  double k_ = p_.stiffness, c_ = p_.damping, w_ = p_.transition, duration_ = 0;
};

const ForceType& jointStopType();

}  // namespace gyre
