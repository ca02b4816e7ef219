#pragma once
// Ways to type an orientation beside the unit quaternion that the document holds.

#include "core/types.h"

namespace gyre::ui {

/// Angles [rad] of successive turns about the body's x, then new y, then new z axis: R = Rx(a) Ry(b) Rz(c),
/// with b in [-pi/2, pi/2]. At b = +-pi/2 only a +- c is determined; c is 0 then.
Vec3 eulerXyz(const Quat& q);
Quat fromEulerXyz(const Vec3& angles);

/// Axis times angle [rad], angle <= pi.
Vec3 rotationVector(const Quat& q);
Quat fromRotationVector(const Vec3& p);

/// The direction of the z axis.
Vec3 zAxisOf(const Quat& q);
/// q turned by the shortest way until its z axis has this direction, half round x where it has the opposite one.
/// @pre direction is not zero
Quat withZAxis(const Quat& q, const Vec3& direction);

}  // namespace gyre::ui
