#pragma once
// The mirror image of elements in a plane. A point x goes to H (x - p) + p, H = 1 - 2 n n^T. Frames stay right-handed:
// a body with axes R gets H R S, where S turns that of its axes round which lies closest to n, and what is given in its
// axes is mirrored by S: inertia S J S, places S r, angular velocities -S W. Markers lose one axis likewise, which is
// chosen so that the coordinates of their joint keep their sign; where one cannot, what drives it runs the other way.

#include "document/duplication.h"

#include "core/error.h"

namespace gyre::ui {

struct MirrorPlane {
  Vec3 point = Vec3::Zero();    ///< [m]
  Vec3 normal = Vec3::UnitX();  ///< of any length but 0
};

/// Mirror images of these and of what links them, as copies. References among them lead to the copies; an image of a
/// link to another body or to the ground holds on to that, at its marker's image. What acts on nothing (a field of
/// gravity) and materials have none. Fails where an element cannot be mirrored, naming it.
Expected<Copies> mirrorImages(const Model& model, std::span<const ElementId> ids, const MirrorPlane& plane);

/// The elements themselves go where their images would be.
Expected<Compound> mirroredInPlace(const Model& model, std::span<const ElementId> ids, const MirrorPlane& plane);

}  // namespace gyre::ui
