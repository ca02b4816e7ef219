#pragma once
// A convex polyhedron made from points by Qhull (C. B. Barber, D. P. Dobkin, H. Huhdanpaa: The Quickhull algorithm for
// convex hulls, ACM TOMS 22, 1996).
//
// Facets whose corners lie within `flatness` times the size of one plane are merged into one face: exported meshes have
// flat sides up to the rounding of single precision, and a side must not fall into triangles, whose manifolds would be
// smaller than the side. Merging changes manifolds only: the farthest point in a direction is always a corner.

#include "core/error.h"
#include "core/types.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace gyre {

class ConvexHull {
 public:
  struct Face {
    std::vector<int> corners;  ///< counter-clockwise seen from outside
    std::vector<int> edges;    ///< from corner i to i + 1
    Vec3 normal;               ///< outward
    double offset = 0;         ///< normal . x = offset on the face [m]
  };
  struct Edge {
    int from = 0, to = 0;
    int left = 0, right = 0;  ///< the faces on both sides, left as seen from outside
  };
  static constexpr double flatness = 1e-6;
  static constexpr int maxCorners = 10000;  ///< corners, edges and faces are counted in 16 bits

  /// Fails, saying so, for numbers that are not finite, for fewer than four points, for points in one plane, and for
  /// more than maxCorners corners.
  static Expected<std::shared_ptr<const ConvexHull>> create(std::span<const Vec3> points);

  std::span<const Vec3> corners() const { return corners_; }
  std::span<const Face> faces() const { return faces_; }
  std::span<const Edge> edges() const { return edges_; }
  /// Faces and edges at a corner; the edges of triangles inside of merged faces are no edges.
  std::span<const int> facesAt(int corner) const { return listed(cornerFaces_, corner); }
  std::span<const int> edgesAt(int corner) const { return listed(cornerEdges_, corner); }

  /// By how much the border of a face turns at a corner, over 2 pi: of that face there that has most corners.
  double share(int corner) const { return shares_[static_cast<std::size_t>(corner)]; }
  /// The corner farthest in a direction.
  int support(const Vec3& direction) const;
  /// The middle of the corners, and the largest distance of a corner from it [m].
  Vec3 centre() const { return centre_; }
  double radius() const { return radius_; }

 private:
  using Triangle = std::array<int, 3>;
  /// For each corner a list of numbers: entries[start[i]] .. entries[start[i + 1]].
  struct Lists {
    std::vector<int> start, entries;
  };
  static std::span<const int> listed(const Lists& lists, int i) {
    const int* begin = lists.entries.data() + lists.start[static_cast<std::size_t>(i)];
    return {begin, lists.entries.data() + lists.start[static_cast<std::size_t>(i) + 1]};
  }
  static Lists listsOf(std::size_t count, const std::vector<std::pair<int, int>>& pairs);

  void build(const std::vector<Triangle>& triangles);
  std::vector<int> merged(const std::vector<Triangle>& triangles) const;
  void makeFaces(const std::vector<Triangle>& triangles, const std::vector<int>& faceOf);
  void makeEdges();
  void makeShares();
  void makeStarts();

  std::vector<Vec3> corners_;
  std::vector<Face> faces_;
  std::vector<Edge> edges_;
  std::vector<double> shares_;
  Lists cornerFaces_, cornerEdges_;
  Lists neighbours_;            ///< along all sides of triangles, for climbing
  std::array<int, 27> starts_;  ///< the farthest corner in each of 26 directions, where climbing begins
  Vec3 centre_ = Vec3::Zero();
  double radius_ = 0;
};

}  // namespace gyre
