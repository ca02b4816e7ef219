#include "scene/extrusion_surface.h"

#include "scene/polygon_triangles.h"

#include <algorithm>

namespace gyre {

Surface extrusionSurface(const Outline& given, double length) {
  Outline outline = given;
  if (signedArea(outline) < 0) std::reverse(outline.begin(), outline.end());
  const int n = static_cast<int>(outline.size());
  Surface out;
  for (const double z : {-0.5 * length, 0.5 * length})
    for (const Vec2& p : outline) out.points.emplace_back(p.x(), p.y(), z);
  for (const Triangle& t : polygonTriangles(outline)) {
    out.triangles.push_back({t[2], t[1], t[0]});
    out.triangles.push_back({t[0] + n, t[1] + n, t[2] + n});
  }
  for (int i = 0; i < n; ++i) {
    const int j = (i + 1) % n;
    out.triangles.push_back({i, j, j + n});
    out.triangles.push_back({i, j + n, i + n});
  }
  return out;
}

}  // namespace gyre
