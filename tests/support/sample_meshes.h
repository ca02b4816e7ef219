#pragma once
// Surfaces of triangles made here.

#include "shapes/triangle_mesh.h"

#include <cmath>
#include <stdexcept>

namespace gyre::test {

struct Surface {
  std::vector<Vec3> vertices;
  std::vector<Triangle> triangles;
};

/// A box by its corner and edges, all triangles facing outwards.
inline Surface boxSurface(const Vec3& corner, const Vec3& edges) {
  Surface s;
  for (int i = 0; i < 8; ++i)
    s.vertices.push_back(corner + Vec3(i & 1 ? edges.x() : 0, i & 2 ? edges.y() : 0, i & 4 ? edges.z() : 0));
  s.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                 {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
  return s;
}

/// A ball of radius r about the origin: n rings of 2 n points and two poles, all on the sphere.
inline Surface ballSurface(double r, int n) {
  Surface s;
  const int m = 2 * n;
  for (int i = 1; i < n; ++i)
    for (int j = 0; j < m; ++j) {
      const double a = M_PI * i / n, b = 2 * M_PI * j / m;
      s.vertices.push_back(r * Vec3(std::sin(a) * std::cos(b), std::sin(a) * std::sin(b), std::cos(a)));
    }
  const int north = static_cast<int>(s.vertices.size()), south = north + 1;
  s.vertices.emplace_back(0, 0, r);
  s.vertices.emplace_back(0, 0, -r);
  const auto at = [m](int ring, int j) { return ring * m + j % m; };
  for (int j = 0; j < m; ++j) {
    s.triangles.push_back({north, at(0, j), at(0, j + 1)});
    s.triangles.push_back({south, at(n - 2, j + 1), at(n - 2, j)});
    for (int ring = 0; ring + 2 < n; ++ring) {
      s.triangles.push_back({at(ring, j), at(ring + 1, j), at(ring + 1, j + 1)});
      s.triangles.push_back({at(ring, j), at(ring + 1, j + 1), at(ring, j + 1)});
    }
  }
  return s;
}

inline std::shared_ptr<const TriangleMesh> meshOf(const Surface& s, const std::string& source = {}) {
  auto mesh = TriangleMesh::create(s.vertices, s.triangles, source);
  if (!mesh) throw std::runtime_error(mesh.error().text());
  return *mesh;
}

/// As STL files have it: every triangle with vertices of its own.
inline Surface soup(const Surface& s) {
  Surface out;
  for (const Triangle& t : s.triangles) {
    const int n = static_cast<int>(out.vertices.size());
    for (const int corner : t) out.vertices.push_back(s.vertices[static_cast<std::size_t>(corner)]);
    out.triangles.push_back({n, n + 1, n + 2});
  }
  return out;
}

}  // namespace gyre::test
