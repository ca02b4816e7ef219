#pragma once
// Which triangles of a surface are neighbours, and which lie in one plane and count as one face.
//
// A face grows from its largest triangle over shared edges, as long as all corners stay within a tolerance of its mean
// plane. The tolerance is `flatness` times the largest coordinate: single precision, in which most meshes were stored,
// is not finer.

#include "shapes/triangle_mesh.h"

#include <span>

namespace gyre {

struct TriangleTopology {
  static constexpr double flatness = 2e-7;

  struct Plane {
    Vec3 normal = Vec3::UnitZ();  ///< outward
    double offset = 0;            ///< normal . x = offset [m]
    double height(const Vec3& x) const { return normal.dot(x) - offset; }
  };

  /// Vertices nearer than the tolerance become one; triangles with two equal corners are left out.
  TriangleTopology(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

  const Vec3& corner(std::size_t triangle, std::size_t i) const {
    return vertices[static_cast<std::size_t>(triangles[triangle][i % 3])];
  }

  std::vector<Vec3> vertices;  ///< those that triangles have
  std::vector<Triangle> triangles;
  std::vector<std::array<int, 3>> neighbours;  ///< across the side from corner i to i + 1; -1: none, or more than one
  std::vector<int> faceOf;                     ///< of each triangle; -1 of those without an area that no face took
  std::vector<Plane> faces;
  double tolerance = 0;  ///< flatness times the largest coordinate [m]

 private:
  void weld(std::span<const Vec3> given, std::span<const Triangle> givenTriangles);
  void findNeighbours();
  void growFaces();
  void grow(std::size_t seed);
  bool liesIn(std::size_t triangle, const Plane& plane) const;
};

}  // namespace gyre
