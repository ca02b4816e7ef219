#include "contact/triangle_topology.h"

#include "contact/bounds_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace gyre {
namespace {

bool lessByCoordinates(const Vec3& a, const Vec3& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

/// For each given vertex the number of the point it is at; the points in the order of their coordinates, no two of them
/// nearer than the tolerance along every axis.
std::vector<int> distinctPoints(std::span<const Vec3> given, double tolerance, std::vector<Vec3>& points) {
  std::vector<int> order(given.size()), number(given.size());
  std::iota(order.begin(), order.end(), 0);
  const auto at = [&](int i) -> const Vec3& { return given[static_cast<std::size_t>(i)]; };
  std::sort(order.begin(), order.end(), [&](int i, int j) { return lessByCoordinates(at(i), at(j)); });
  std::vector<Bounds> boxes;
  for (const int i : order) boxes.push_back({at(i), at(i)});
  BoundsTree tree;
  tree.build(boxes);
  std::vector<int> kept(order.size(), -1);  // by place in the order: the number of the point, if it is one
  for (std::size_t k = 0; k < order.size(); ++k) {
    int first = -1;
    tree.visit(boxes[k].inflated(tolerance), [&](int other) {
      const int point = kept[static_cast<std::size_t>(other)];
      if (point >= 0 && (first < 0 || point < first)) first = point;
    });
    if (first < 0) {
      first = kept[k] = static_cast<int>(points.size());
      points.push_back(at(order[k]));
    }
    number[static_cast<std::size_t>(order[k])] = first;
  }
  return number;
}

/// One pass of a triangle along an edge.
struct SidePass {
  int low, high, triangle, side;
  bool forwards;
  bool sameEdge(const SidePass& o) const { return low == o.low && high == o.high; }
};

}  // namespace

TriangleTopology::TriangleTopology(std::span<const Vec3> given, std::span<const Triangle> givenTriangles) {
  weld(given, givenTriangles);
  findNeighbours();
  growFaces();
}

void TriangleTopology::weld(std::span<const Vec3> given, std::span<const Triangle> givenTriangles) {
  // Rounding is relative to the coordinates, not only to the extent; vertices that no triangle has do not count.
  double largest = 0;
  for (const Triangle& t : givenTriangles)
    for (const int c : t) largest = std::max(largest, given[static_cast<std::size_t>(c)].cwiseAbs().maxCoeff());
  tolerance = flatness * largest;
  const std::vector<int> number = distinctPoints(given, tolerance, vertices);
  std::vector<bool> used(vertices.size(), false);
  for (const Triangle& t : givenTriangles) {
    Triangle mine;
    for (std::size_t i = 0; i < 3; ++i) mine[i] = number[static_cast<std::size_t>(t[i])];
    if (mine[0] == mine[1] || mine[1] == mine[2] || mine[2] == mine[0]) continue;
    triangles.push_back(mine);
    for (const int c : mine) used[static_cast<std::size_t>(c)] = true;
  }
  if (triangles.empty()) return;
  std::vector<int> left(vertices.size(), -1);
  std::vector<Vec3> kept;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (!used[i]) continue;
    left[i] = static_cast<int>(kept.size());
    kept.push_back(vertices[i]);
  }
  vertices = std::move(kept);
  for (Triangle& t : triangles)
    for (int& c : t) c = left[static_cast<std::size_t>(c)];
}

void TriangleTopology::findNeighbours() {
  std::vector<SidePass> passes;
  for (std::size_t t = 0; t < triangles.size(); ++t)
    for (std::size_t i = 0; i < 3; ++i) {
      const int a = triangles[t][i], b = triangles[t][(i + 1) % 3];
      passes.push_back({std::min(a, b), std::max(a, b), static_cast<int>(t), static_cast<int>(i), a < b});
    }
  std::sort(passes.begin(), passes.end(), [](const SidePass& a, const SidePass& b) {
    return std::tie(a.low, a.high, a.triangle, a.side) < std::tie(b.low, b.high, b.triangle, b.side);
  });
  neighbours.assign(triangles.size(), {-1, -1, -1});
  for (std::size_t k = 0; k + 1 < passes.size(); ++k) {
    const SidePass &a = passes[k], &b = passes[k + 1];
    const bool shared = a.sameEdge(b) && a.forwards != b.forwards;
    const bool more = (k > 0 && passes[k - 1].sameEdge(a)) || (k + 2 < passes.size() && passes[k + 2].sameEdge(a));
    if (!shared || more) continue;
    neighbours[static_cast<std::size_t>(a.triangle)][static_cast<std::size_t>(a.side)] = b.triangle;
    neighbours[static_cast<std::size_t>(b.triangle)][static_cast<std::size_t>(b.side)] = a.triangle;
  }
}

void TriangleTopology::growFaces() {
  std::vector<double> area(triangles.size());
  for (std::size_t t = 0; t < triangles.size(); ++t)
    area[t] = (corner(t, 1) - corner(t, 0)).cross(corner(t, 2) - corner(t, 0)).norm();
  std::vector<std::size_t> order(triangles.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return area[a] > area[b]; });
  faceOf.assign(triangles.size(), -1);
  for (const std::size_t t : order)
    if (faceOf[t] < 0 && area[t] > 0) grow(t);
}

bool TriangleTopology::liesIn(std::size_t t, const Plane& plane) const {
  for (std::size_t i = 0; i < 3; ++i)
    if (std::abs(plane.height(corner(t, i))) > tolerance) return false;
  // The normal of a sliver says nothing; that of others tells a fold from a continuation.
  const Vec3 n = (corner(t, 1) - corner(t, 0)).cross(corner(t, 2) - corner(t, 0));
  const double longest = std::max((corner(t, 1) - corner(t, 0)).norm(), (corner(t, 2) - corner(t, 0)).norm());
  return n.norm() <= 10 * tolerance * longest || n.dot(plane.normal) > 0;
}

void TriangleTopology::grow(std::size_t seed) {
  const int face = static_cast<int>(faces.size());
  // The mean plane of what the face has, weighed by area: that of one small triangle would be wrong far away.
  Vec3 normals = Vec3::Zero(), moment = Vec3::Zero();
  double areas = 0;
  const Vec3 origin = corner(seed, 0);
  Plane plane;
  std::vector<std::size_t> members;
  const auto take = [&](std::size_t t) {
    const Vec3 n = (corner(t, 1) - corner(t, 0)).cross(corner(t, 2) - corner(t, 0));
    normals += n;
    areas += n.norm();
    moment += n.norm() / 3 * ((corner(t, 0) - origin) + (corner(t, 1) - origin) + (corner(t, 2) - origin));
    plane.normal = normals.normalized();
    plane.offset = plane.normal.dot(origin) + plane.normal.dot(moment) / areas;
    faceOf[t] = face;
    members.push_back(t);
  };
  take(seed);
  // Who did not lie in the plane at first may do so when it is known better.
  for (std::size_t before = 0; before < members.size();) {
    before = members.size();
    for (std::size_t k = 0; k < members.size(); ++k)
      for (const int next : neighbours[members[k]]) {
        const auto t = static_cast<std::size_t>(next);
        if (next >= 0 && faceOf[t] < 0 && liesIn(t, plane)) take(t);
      }
  }
  faces.push_back(plane);
}

}  // namespace gyre
