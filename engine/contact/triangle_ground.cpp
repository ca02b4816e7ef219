#include "contact/triangle_ground.h"

#include <algorithm>

namespace gyre {
namespace {

/// Below this sine of the angle between two faces their edge is flat.
constexpr double flatAngle = 1e-6;

Bounds boundsAround(std::initializer_list<Vec3> points) {
  Bounds b;
  for (const Vec3& x : points) b.include(x);
  return b;
}

/// The unit vector in the plane across `along`, to the left of it.
Vec3 across(const Vec3& normal, const Vec3& along) { return normal.cross(along).normalized(); }

}  // namespace

Expected<std::shared_ptr<const TriangleGround>> TriangleGround::create(std::span<const Vec3> vertices,
                                                                       std::span<const Triangle> triangles) {
  for (const Vec3& x : vertices)
    if (!x.allFinite()) return failInput("a ground of triangles needs vertices that are finite");
  const TriangleTopology topology(vertices, triangles);
  if (topology.faces.empty()) return failInput("a ground of triangles needs at least one triangle with an area");
  return std::shared_ptr<const TriangleGround>(new TriangleGround(topology));
}

TriangleGround::TriangleGround(const TriangleTopology& topology)
    : faces_(topology.faces), faceBounds_(topology.faces.size()), tolerance_(topology.tolerance) {
  addTriangles(topology);
  addEdges(topology);
  addVertices(topology);
  makeTrees();
}

void TriangleGround::addTriangles(const TriangleTopology& topology) {
  std::vector<Bounds> boxes;
  for (std::size_t t = 0; t < topology.triangles.size(); ++t) {
    const int face = topology.faceOf[t];
    if (face < 0) continue;
    Flat flat{face, {}};
    Bounds box;
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec3 &a = topology.corner(t, i), &b = topology.corner(t, i + 1);
      flat.sides[i] = {a, across(faces_[static_cast<std::size_t>(face)].normal, b - a)};
      box.include(a);
    }
    faceBounds_[static_cast<std::size_t>(face)].include(box);
    boxes.push_back(box.inflated(tolerance_));
    triangles_.push_back(flat);
  }
  triangleTree_.build(boxes);
}

void TriangleGround::addEdges(const TriangleTopology& topology) {
  for (std::size_t t = 0; t < topology.triangles.size(); ++t)
    for (std::size_t i = 0; i < 3; ++i) {
      const int other = topology.neighbours[t][i];
      const int face = topology.faceOf[t], face2 = other < 0 ? -1 : topology.faceOf[static_cast<std::size_t>(other)];
      const bool isMine = other < 0 || static_cast<std::size_t>(other) > t;
      if (face >= 0 && isMine && face2 != face) addEdge(topology, t, i);
    }
}

void TriangleGround::addEdge(const TriangleTopology& topology, std::size_t t, std::size_t i) {
  Edge e;
  e.from = topology.corner(t, i);
  e.to = topology.corner(t, i + 1);
  e.along = (e.to - e.from).normalized();
  e.face1 = topology.faceOf[t];
  const Vec3& n1 = faces_[static_cast<std::size_t>(e.face1)].normal;
  e.inward1 = across(n1, e.along);
  const int other = topology.neighbours[t][i];
  if (other >= 0) e.face2 = topology.faceOf[static_cast<std::size_t>(other)];
  e.inward2 = e.face2 < 0 ? Vec3(-n1) : across(faces_[static_cast<std::size_t>(e.face2)].normal, -e.along);
  e.isConvex = n1.dot(e.inward2) < -flatAngle;
  edges_.push_back(e);
}

void TriangleGround::addVertices(const TriangleTopology& topology) {
  std::vector<Vertex> all(topology.vertices.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i].x = topology.vertices[i];
  for (const Triangle& t : topology.triangles)
    for (std::size_t i = 0; i < 3; ++i) {
      Vertex& v = all[static_cast<std::size_t>(t[i])];
      for (const std::size_t next : {i + 1, i + 2})
        v.directions.push_back((all[static_cast<std::size_t>(t[next % 3])].x - v.x).normalized());
    }
  std::vector<bool> isSharp(all.size(), false);
  const auto numberOf = [&](const Vec3& x) {
    const auto less = [](const Vec3& a, const Vec3& b) {
      return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    };
    const auto at = std::lower_bound(topology.vertices.begin(), topology.vertices.end(), x, less);
    return static_cast<std::size_t>(at - topology.vertices.begin());
  };
  for (const Edge& e : edges_) {
    if (!e.isConvex) continue;
    for (const Vec3* end : {&e.from, &e.to}) {
      const std::size_t v = numberOf(*end);
      isSharp[v] = true;
      if (e.face2 < 0) all[v].directions.push_back(e.inward2);
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    if (isSharp[i]) vertices_.push_back(std::move(all[i]));
}

void TriangleGround::makeTrees() {
  faceTree_.build(faceBounds_);
  std::vector<Bounds> boxes;
  for (const Edge& e : edges_) boxes.push_back(boundsAround({e.from, e.to}));
  edgeTree_.build(boxes);
  boxes.clear();
  for (const Vertex& v : vertices_) boxes.push_back(boundsAround({v.x}));
  vertexTree_.build(boxes);
}

bool TriangleGround::isOnFace(int face, const Vec3& x) const {
  const Face& plane = faces_[static_cast<std::size_t>(face)];
  const Vec3 on = x - plane.height(x) * plane.normal;
  bool found = false;
  triangleTree_.visit(Bounds{on, on}.inflated(tolerance_), [&](int t) {
    const Flat& flat = triangles_[static_cast<std::size_t>(t)];
    if (found || flat.face != face) return;
    found = std::all_of(flat.sides.begin(), flat.sides.end(),
                        [&](const Side& s) { return s.inward.dot(on - s.corner) >= -tolerance_; });
  });
  return found;
}

}  // namespace gyre
