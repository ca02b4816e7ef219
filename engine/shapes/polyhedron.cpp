#include "shapes/polyhedron.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace gyre {
namespace {

/// For each vertex the first one at the same point, so that files that repeat vertices are whole.
std::vector<int> welded(std::span<const Vec3> vertices) {
  std::vector<int> order(vertices.size()), first(vertices.size());
  std::iota(order.begin(), order.end(), 0);
  const auto at = [&](int i) -> const Vec3& { return vertices[static_cast<std::size_t>(i)]; };
  std::sort(order.begin(), order.end(), [&](int i, int j) {
    const Vec3 &a = at(i), &b = at(j);
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()) || (a == b && i < j);
  });
  for (std::size_t k = 0; k < order.size(); ++k) {
    const bool same = k > 0 && at(order[k]) == at(order[k - 1]);
    first[static_cast<std::size_t>(order[k])] = same ? first[static_cast<std::size_t>(order[k - 1])] : order[k];
  }
  return first;
}

/// One pass of a triangle along an edge.
struct Pass {
  std::size_t triangle;
  bool forwards;
};
using Edges = std::unordered_map<std::uint64_t, std::vector<Pass>>;

class Orienter {
 public:
  Orienter(std::span<const Vec3> vertices, std::vector<Triangle>& triangles)
      : vertices_(vertices), triangles_(triangles), first_(welded(vertices)) {
    for (std::size_t t = 0; t < triangles.size(); ++t)
      for (int side = 0; side < 3; ++side) addPass(t, side);
  }

  Topology run() {
    Topology found;
    bool consistent = true;
    for (const auto& [key, passes] : edges_) {
      if (passes.size() % 2 == 1) ++found.openEdges;
      const auto forwards = std::count_if(passes.begin(), passes.end(), [](const Pass& p) { return p.forwards; });
      if (2 * forwards != static_cast<std::ptrdiff_t>(passes.size())) consistent = false;
    }
    if (!consistent && found.openEdges == 0) found.orientable = agree();
    else if (consistent && polyhedronSolid(vertices_, triangles_).volume < 0)
      for (Triangle& t : triangles_) std::swap(t[1], t[2]);
    return found;
  }

 private:
  std::uint32_t corner(std::size_t t, int i) const {
    return static_cast<std::uint32_t>(first_[static_cast<std::size_t>(triangles_[t][static_cast<std::size_t>(i % 3)])]);
  }
  static std::uint64_t keyOf(std::uint32_t a, std::uint32_t b) {
    return (static_cast<std::uint64_t>(std::min(a, b)) << 32) | std::max(a, b);
  }
  void addPass(std::size_t t, int side) {
    const std::uint32_t a = corner(t, side), b = corner(t, side + 1);
    if (a != b) edges_[keyOf(a, b)].push_back({t, a < b});
  }

  /// Each connected piece takes the sense of its first triangle, then the one that makes its volume positive.
  bool agree() {
    std::vector<signed char> sense(triangles_.size(), 0);  // 1 as given, -1 turned
    for (std::size_t start = 0; start < triangles_.size(); ++start) {
      if (sense[start] != 0) continue;
      sense[start] = 1;
      std::vector<std::size_t> piece{start};
      for (std::size_t k = 0; k < piece.size(); ++k)
        if (!spread(piece[k], sense, piece)) return false;
      std::vector<Triangle> turned;
      for (const std::size_t t : piece) {
        turned.push_back(triangles_[t]);
        if (sense[t] < 0) std::swap(turned.back()[1], turned.back()[2]);
      }
      const bool inwards = polyhedronSolid(vertices_, turned).volume < 0;
      for (std::size_t k = 0; k < piece.size(); ++k) {
        triangles_[piece[k]] = turned[k];
        if (inwards) std::swap(triangles_[piece[k]][1], triangles_[piece[k]][2]);
      }
    }
    return true;
  }

  /// Gives the neighbours of a triangle its sense; false on a contradiction.
  bool spread(std::size_t t, std::vector<signed char>& sense, std::vector<std::size_t>& piece) const {
    for (int side = 0; side < 3; ++side) {
      const std::uint32_t a = corner(t, side), b = corner(t, side + 1);
      if (a == b) continue;
      const std::vector<Pass>& passes = edges_.at(keyOf(a, b));
      if (passes.size() != 2) return false;  // which sheets belong together is not said
      const Pass& other = passes[0].triangle == t ? passes[1] : passes[0];
      const signed char wanted = other.forwards == (a < b) ? static_cast<signed char>(-sense[t]) : sense[t];
      if (sense[other.triangle] == 0) {
        sense[other.triangle] = wanted;
        piece.push_back(other.triangle);
      } else if (sense[other.triangle] != wanted) {
        return false;
      }
    }
    return true;
  }

  std::span<const Vec3> vertices_;
  std::vector<Triangle>& triangles_;
  std::vector<int> first_;
  Edges edges_;
};

}  // namespace

Solid polyhedronSolid(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
  // About the mean of the vertices, so that distant meshes lose no digits.
  Vec3 origin = Vec3::Zero();
  for (const Vec3& x : vertices) origin += x / static_cast<double>(vertices.size());
  double volume = 0;
  Vec3 first = Vec3::Zero();
  Mat3 second = Mat3::Zero();
  for (const Triangle& t : triangles) {
    const Vec3 a = vertices[static_cast<std::size_t>(t[0])] - origin;
    const Vec3 b = vertices[static_cast<std::size_t>(t[1])] - origin;
    const Vec3 c = vertices[static_cast<std::size_t>(t[2])] - origin;
    const Vec3 s = a + b + c;
    const double d = a.dot(b.cross(c));
    volume += d / 6;
    first += d / 24 * s;
    second += d / 120 * (a * a.transpose() + b * b.transpose() + c * c.transpose() + s * s.transpose());
  }
  if (volume == 0) return {0, origin, second};
  const Vec3 centroid = first / volume;
  return {volume, origin + centroid, second - volume * centroid * centroid.transpose()};
}

Topology orientOutwards(std::span<const Vec3> vertices, std::vector<Triangle>& triangles) {
  return Orienter(vertices, triangles).run();
}

}  // namespace gyre
