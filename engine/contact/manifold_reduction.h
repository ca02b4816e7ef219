#pragma once
// At most four of many points in a plane, that keep the extent of all of them.
//
// First the two points farthest apart, then those farthest to both sides: the choice depends on where the points are
// and hardly on their gaps, so that it stays the same while a body rocks by less than its rounding. Of points equally
// far the first one is taken. Points above the deepest count as nearer by four times their height: what will not touch
// must not displace what does. The deepest point always is among the four.

#include <array>
#include <cstdint>
#include <span>

namespace gyre {

struct PlanarPoint {
  double u = 0, v = 0;  ///< in the plane
  double height = 0;    ///< along the normal, midway between the surfaces
  double gap = 0;
  double aside = 0;  ///< by how much it lies beyond the edge of a feature, within the tolerance
  std::uint32_t feature = 0;
};

struct FourOfThem {
  int count = 0;
  std::array<int, 4> index{};
};

/// @param size  of the bodies: what differs by less than 1e-6 of it is the same
FourOfThem fourOf(std::span<const PlanarPoint> points, double size);

}  // namespace gyre
