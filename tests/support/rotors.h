#pragma once
// Rotors whose modes are known in closed form (Genta 2005, Dynamics of Rotating Systems).

#include "support/model_builder.h"

#include <complex>

namespace gyre::test {

/// A disc on a ball joint, held upright by springs at 0.5 m on its axis: J theta'' - i Jz W theta' + c theta' + k theta
/// = 0 of the small tilt theta = theta_x + i theta_y in axes that stand still.
struct OverhungRotor {
  double Jx = 0.02, Jy = 0.02, Jz = 0.035;  // about the ball [kg m^2]
  double kx = 80, ky = 80, c = 0;           // [N m/rad, N m s/rad], against tilts along x and y
  double speed = 120;                       // [rad/s]

  ModelBuilder model() const {
    constexpr double arm2 = 0.5 * 0.5;
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId rotor = b.body(
        "rigid", "rotor", {{"mass", 2.0}, {"inertia", diagonal(Jx, Jy, Jz)}, {"angular_velocity", Vec3(0, 0, speed)}});
    b.joint("spherical", "ball", {{"body1", ground}, {"body2", rotor}});
    b.force("cartesian_spring", "spring",
            {{"body", rotor},
             {"point", Vec3(0, 0, 0.5)},
             {"anchor", Vec3(0, 0, 0.5)},
             {"stiffness", Vec3(kx / arm2, ky / arm2, 0)},
             {"damping", Vec3(c / arm2, c / arm2, 0)}});
    return b;
  }
  /// Exponent lambda of an e^(lambda t) that turns with the spin (sign 1) or against it (-1); for Jx = Jy, kx = ky.
  std::complex<double> lambda(double W, int sign) const {
    const std::complex<double> half(c / (2 * Jx), -Jz * W / (2 * Jx));
    const std::complex<double> root = std::sqrt(half * half - kx / Jx);
    const std::complex<double> one = -half + root, two = -half - root;
    return (one.imag() > two.imag()) == (sign > 0) ? one : two;
  }
};

}  // namespace gyre::test
