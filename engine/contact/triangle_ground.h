#pragma once
// A fixed surface of triangles to stand and slide on. Outside is where the triangles face; it need not be closed.
//
// What touches is a feature of the surface, each with its own cone of normals (the Gauss map of the surface):
//   a face, i.e. all triangles of one plane together: its normal n and nothing else;
//   an edge between two faces, if it is convex: the normals between n1 and n2, that is u1 . n < 0 and u2 . n < 0 with
//   the
//     directions u1, u2 into the faces; at the end of an open surface, from n1 to outwards in its plane;
//   a vertex with convex edges: the normals with d . n < 0 for the directions d of all edges there.
// Edges inside a face, flat and concave edges have no normals of their own, so that nothing catches at them (inner
// edges: C. Ericson, Real-time collision detection, 2005, 5.1; Bullet's internal edge utility).

#include "contact/bounds_tree.h"
#include "contact/triangle_topology.h"

#include <memory>

namespace gyre {

class TriangleGround {
 public:
  using Face = TriangleTopology::Plane;
  struct Edge {
    Vec3 from, to;
    Vec3 along;             ///< unit, from `from` to `to`
    Vec3 inward1, inward2;  ///< unit, across the edge into the faces; where the surface ends, inward2 = -normal
    int face1 = 0;
    int face2 = -1;         ///< -1: the surface ends here
    bool isConvex = false;  ///< else flat or concave
    bool isAt(int face) const { return face == face1 || face == face2; }
  };
  struct Vertex {
    Vec3 x;
    std::vector<Vec3> directions;  ///< unit, of the edges away from it
  };

  /// Fails without a triangle that has an area, and for vertices that are not finite.
  static Expected<std::shared_ptr<const TriangleGround>> create(std::span<const Vec3> vertices,
                                                                std::span<const Triangle> triangles);

  std::span<const Face> faces() const { return faces_; }
  /// Where two faces meet or the surface ends.
  std::span<const Edge> edges() const { return edges_; }
  /// At the end of a convex edge.
  std::span<const Vertex> vertices() const { return vertices_; }
  Bounds bounds() const { return triangleTree_.all(); }
  /// Lengths below are round-off of the coordinates [m].
  double tolerance() const { return tolerance_; }

  /// Whether the projection of a point to the plane of a face is on the face.
  bool isOnFace(int face, const Vec3& x) const;

  template <class Found>
  void visitFaces(const Bounds& b, Found&& found) const {
    faceTree_.visit(b, found);
  }
  template <class Found>
  void visitEdges(const Bounds& b, Found&& found) const {
    edgeTree_.visit(b, found);
  }
  template <class Found>
  void visitVertices(const Bounds& b, Found&& found) const {
    vertexTree_.visit(b, found);
  }
  const Bounds& faceBounds(int face) const { return faceBounds_[static_cast<std::size_t>(face)]; }

 private:
  struct Side {
    Vec3 corner, inward;  ///< unit inward normal of the side in the plane of the face
  };
  struct Flat {
    int face = 0;
    std::array<Side, 3> sides;
  };

  explicit TriangleGround(const TriangleTopology& topology);
  void addTriangles(const TriangleTopology& topology);
  void addEdges(const TriangleTopology& topology);
  void addEdge(const TriangleTopology& topology, std::size_t triangle, std::size_t side);
  void addVertices(const TriangleTopology& topology);
  void makeTrees();

  std::vector<Face> faces_;
  std::vector<Bounds> faceBounds_;
  std::vector<Flat> triangles_;  ///< those with an area
  std::vector<Edge> edges_;
  std::vector<Vertex> vertices_;
  BoundsTree faceTree_, triangleTree_, edgeTree_, vertexTree_;
  double tolerance_ = 0;
};

}  // namespace gyre
