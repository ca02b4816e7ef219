#pragma once
// A surface with a normal at every corner, as shading wants it: smooth over what is round, sharp at edges. A corner's
// normal is the mean of those faces about its vertex that are turned by less than creaseAngle from its own,
// weighted by their angles there (G. Thuermer and C. A. Wuethrich, Computing vertex normals from polygonal facets,
// J. Graphics Tools 3(1), 1998).

#include "scene/feature_edges.h"

#include <cstdint>
#include <vector>

namespace gyre {

struct CreasedSurface {
  std::vector<float> positions, normals;  ///< x y z of each vertex; one vertex for each normal at a place
  std::vector<std::uint32_t> corners;     ///< three for each triangle
};

CreasedSurface creased(const Surface& surface);

}  // namespace gyre
