#pragma once
// The integrals over a closed surface of triangles, exact but for round-off. By the divergence theorem they are sums
// over the faces (B. Mirtich, Fast and accurate computation of polyhedral mass properties, J. Graphics Tools 1(2),
// 1996; D. Eberly, Polyhedral mass properties (revisited), Geometric Tools, 2002). Face by face that is the signed
// tetrahedron 0 a b c with d = a . (b x c), s = a + b + c (F. Tonon, J. Math. Stat. 1(1), 2004):
//   V = d / 6,   integral x = d s / 24,   integral x x^T = d (a a^T + b b^T + c c^T + s s^T) / 120

#include "shapes/triangle_mesh.h"

#include <span>

namespace gyre {

/// The volume is negative where the triangles face inwards.
Solid polyhedronSolid(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

struct Topology {
  int openEdges = 0;       ///< edges that are not passed as often forwards as backwards, however triangles are turned
  bool orientable = true;  ///< false for a surface like a Moebius strip, or with edges at which three sheets meet
};

/// Turns triangles so that neighbours agree and the whole encloses a positive volume.
Topology orientOutwards(std::span<const Vec3> vertices, std::vector<Triangle>& triangles);

}  // namespace gyre
