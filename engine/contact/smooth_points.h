#pragma once
// The points of two colliders for the smooth law, chosen so that its forces have a potential: energy is neither made
// nor lost while points come and go (contact/smooth_manifold.h).
//
// Each point has a depth whose gradient is the force it carries, and a weight that depends on nothing but the shapes,
// so that a body which rocks from a face to an edge to a corner keeps its energy. None is left out:
//   under a plane      all corners of a polyhedron; the ends of a capsule; of each rim of a cylinder or a cone the
//                      deepest point, that opposite of it and the two between, which turn with the tilt: the depths of
//                      the first two are extremes along the rim, those of the others are that of its centre; the apex;
//                      the deepest point of a sphere or an ellipsoid
//   a face on a face   the corners of each over the face of the other, and where the two borders cross
//                      (contact/common_polygon.h): depths along the normal of the first face, of its own corners to the
//                      second face
//   anything else      the points of narrow_phase.h
//
// Weights: 1 of a sphere and an ellipsoid, 1/2 of an end of a capsule, 1/4 of a corner of a box, a point of a rim and
// an apex. A corner of another polyhedron has the angle by which the border of a face turns there, over 2 pi, of that
// face at the corner that has most corners: their sum over such a face is 1. Two edges that cross in the border of what
// two faces have in common have the angle between them, over 2 pi: the border of a convex polygon turns by 2 pi, and
// where a corner is cut off its angle goes to the two crossings that take its place. As this weight changes while the
// bodies turn against each other, it has a moment. Two other edges that cross have 1/4.

#include "contact/collider.h"
#include "contact/manifold.h"

#include <vector>

namespace gyre {

/// What the smooth law knows of a point besides where it is.
struct PointGuide {
  enum class Way {
    surfaces,  ///< the normal is that of two surfaces at their nearest points (contact/contact_motion.h)
    plane1,    ///< that of a plane of the first collider, over which a point of the second stands
    plane2,
    edges  ///< across two edges
  };
  Way way = Way::surfaces;
  double weight = 1;                                ///< of the energy; of the force weight / lean
  double lean = 1;                                  ///< n . m, where depths are along m
  Vec3 along = Vec3::Zero();                        ///< m, which turns with body 1; 0: depths are along n
  Vec3 swing = Vec3::Zero();                        ///< d weight / d turn of body 2 against 1
  Mat3 radii = Mat3::Zero();                        ///< by a plane: how the point moves as the normal turns [m]
  Vec3 edge1 = Vec3::Zero(), edge2 = Vec3::Zero();  ///< of length one
  int rim = 0;                                      ///< which of the rims the point wanders on; 0: none
};

struct GuidedPoint {
  ContactPoint point;
  Vec3 normal = Vec3::UnitZ();  ///< from the first collider to the second
  int manifold = 0;             ///< consecutive points that share a normal
  PointGuide guide;
};

/// Points with gap <= margin; features as those of collide(), no two the same.
/// @param scratch  for collide()
void collideSmoothly(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                     std::vector<GuidedPoint>& out, std::vector<Manifold>& scratch);

}  // namespace gyre
