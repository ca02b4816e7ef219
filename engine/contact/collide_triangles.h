#pragma once
// The contacts of a convex collider with a surface of triangles: one manifold per feature of the surface that touches.
//
// A face touches as the half space behind it does, with those points of that manifold that lie on the face. Where the
// face ends below the collider, points of its convex edges take the place of those that lie beyond. A convex edge and a
// vertex touch by themselves where the direction of least overlap (or of shortest distance) is inside their own cone of
// normals, more than `nearlyFace` away from its border; nearer to a face the point belongs to the face.

#include "contact/collider.h"
#include "contact/manifold.h"
#include "contact/triangle_ground.h"

#include <vector>

namespace gyre {

/// Radians. A manifold of a face also serves colliders that are tilted against it by so little: gaps differ by its
/// square, 5e-7.
inline constexpr double nearlyFace = 1e-3;

/// Appends the manifolds of points with gap <= margin. A collider whose middle has passed a face is on the face's other
/// side, where it does not touch it. Points whose features on the surface are the same have numbers that are the same
/// from step to step: manifolds by face, edge and vertex.
/// @param other  convex
void collideTriangles(const TriangleGround& surface, const Pose& at, const Collider& other, const Pose& pose,
                      double margin, bool trianglesAreFirst, std::vector<Manifold>& out);

}  // namespace gyre
