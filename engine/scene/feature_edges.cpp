#include "scene/feature_edges.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gyre {
namespace {

using EdgePoint = std::array<double, 3>;

EdgePoint edgePointOf(const Vec3& p) { return {p.x(), p.y(), p.z()}; }

}  // namespace

std::vector<std::array<Vec3, 2>> featureEdges(const Surface& surface) {
  std::map<std::array<EdgePoint, 2>, std::vector<Vec3>> normals;  // of the faces at an edge; equal points are one
  for (const Triangle& t : surface.triangles) {
    const auto at = [&](int k) -> const Vec3& {
      return surface.points[static_cast<std::size_t>(t[static_cast<std::size_t>(k % 3)])];
    };
    const Vec3 n = (at(1) - at(0)).cross(at(2) - at(0));
    if (!(n.norm() > 0)) continue;
    for (int k = 0; k < 3; ++k) {
      std::array<EdgePoint, 2> edge{edgePointOf(at(k)), edgePointOf(at(k + 1))};
      if (edge[1] < edge[0]) std::swap(edge[0], edge[1]);
      normals[edge].push_back(n.normalized());
    }
  }
  std::vector<std::array<Vec3, 2>> out;
  for (const auto& [edge, faces] : normals)
    if (faces.size() != 2 || faces[0].dot(faces[1]) < std::cos(creaseAngle))
      out.push_back({Vec3(edge[0][0], edge[0][1], edge[0][2]), Vec3(edge[1][0], edge[1][1], edge[1][2])});
  return out;
}

}  // namespace gyre
