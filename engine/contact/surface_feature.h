#pragma once
// The part of a convex surface that faces a direction: a corner, an edge or a flat face, as the points whose heights
// make a manifold. A face counts up to a slope of 25 degrees and so does an edge, else the farthest point alone: what
// lies beyond is a body's own size away from touching.
//
// Round parts have corners too: the rim of a cylinder or a cone is a polygon of 16 corners on it and the farthest point
// of the rim, which is exact; a side is the line along it, from rim to rim or to the apex.

#include "contact/convex.h"

#include <array>
#include <cstdint>

namespace gyre {

struct SurfaceFeature {
  static constexpr int most = 34;
  static constexpr int rimCorners = 16;
  int count = 0;                           ///< 1: a corner, 2: an edge, from 3: a face
  std::array<Vec3, most> x;                ///< corners, those of a face counter-clockwise about its normal
  std::array<std::uint16_t, most> corner;  ///< numbers of the corners among the features of the body
  std::array<std::uint16_t, most> edge;    ///< of the edge from corner i to i + 1
  std::uint16_t whole = 0;                 ///< of all of it
  Vec3 normal = Vec3::UnitZ();             ///< of a face
  double radius = 0;                       ///< of the cylinder that an edge is a line of; 0: it is sharp [m]

  std::uint16_t farthest = 0xffff;  ///< number of the corner that is the farthest point of a rim, or none

  int edges() const { return count >= 3 ? count : count - 1; }
  bool isFarthestOfRim(int i) const { return corner[static_cast<std::size_t>(i)] == farthest; }
};

/// Leaves out of a tilted rim the corners beside its farthest point. They do not touch before they are the farthest
/// themselves, but time stepping, which goes on with the velocity that a corner has, would see them meet the other
/// surface, and hold up a disc that rolls. @param n  the direction that the feature faces
void thinRim(SurfaceFeature& f, const Vec3& n);

/// The feature of the core that faces the direction n, of length one.
void featureFacing(const Convex& c, const Vec3& n, SurfaceFeature& out);

}  // namespace gyre
