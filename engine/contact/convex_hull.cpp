#include "contact/convex_hull.h"

#include "contact/hull_triangles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace gyre {
namespace {

/// Up to so many corners, looking at all is quicker than climbing.
constexpr std::size_t fewCorners = 40;

std::size_t hullIndex(int i) { return static_cast<std::size_t>(i); }

using HullSide = std::pair<int, int>;

/// Which triangle has the side from the first corner to the second.
std::map<HullSide, int> hullSidesOf(const std::vector<std::array<int, 3>>& triangles) {
  std::map<HullSide, int> sides;
  for (std::size_t t = 0; t < triangles.size(); ++t)
    for (std::size_t i = 0; i < 3; ++i) sides[{triangles[t][i], triangles[t][(i + 1) % 3]}] = static_cast<int>(t);
  return sides;
}

/// The corners along sides that have no counterpart among them, in order; empty unless they are one closed line.
std::vector<int> hullOutlineOf(const std::vector<HullSide>& sides) {
  std::map<int, int> next;
  for (const auto& [from, to] : sides)
    if (std::find(sides.begin(), sides.end(), HullSide(to, from)) == sides.end() && !next.emplace(from, to).second)
      return {};
  std::vector<int> corners;
  if (next.empty()) return corners;
  int corner = next.begin()->first;
  do {
    corners.push_back(corner);
    const auto it = next.find(corner);
    if (it == next.end() || corners.size() > next.size()) return {};
    corner = it->second;
  } while (corner != corners.front());
  return corners.size() == next.size() ? corners : std::vector<int>();
}

/// M. E. Newell's normal: right for corners that lie in one plane up to rounding only. Its length is twice the area.
Vec3 areaNormal(const std::vector<int>& corners, std::span<const Vec3> points) {
  Vec3 n = Vec3::Zero();
  const Vec3& origin = points[hullIndex(corners[0])];
  for (std::size_t i = 1; i + 1 < corners.size(); ++i)
    n += (points[hullIndex(corners[i])] - origin).cross(points[hullIndex(corners[i + 1])] - origin);
  return n;
}

}  // namespace

Expected<std::shared_ptr<const ConvexHull>> ConvexHull::create(std::span<const Vec3> points) {
  auto triangles = hullTriangles(points);
  if (!triangles) return fail(triangles.error());
  auto hull = std::make_shared<ConvexHull>();
  // Corners in the order of the points, whatever order the facets come in.
  std::vector<int> number(points.size(), -1);
  for (const Triangle& t : *triangles)
    for (const int i : t) number[hullIndex(i)] = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (number[i] < 0) continue;
    number[i] = static_cast<int>(hull->corners_.size());
    hull->corners_.push_back(points[i]);
  }
  if (hull->corners_.size() > hullIndex(maxCorners))
    return failInput("a convex hull has " + std::to_string(hull->corners_.size()) + " corners; at most " +
                     std::to_string(maxCorners) + " are possible");
  for (Triangle& t : *triangles)
    for (int& i : t) i = number[hullIndex(i)];
  hull->build(*triangles);
  return hull;
}

void ConvexHull::build(const std::vector<Triangle>& triangles) {
  for (const Vec3& x : corners_) centre_ += x / static_cast<double>(corners_.size());
  for (const Vec3& x : corners_) radius_ = std::max(radius_, (x - centre_).norm());
  std::vector<std::pair<int, int>> sides;
  for (const auto& [side, t] : hullSidesOf(triangles)) sides.push_back(side);
  neighbours_ = listsOf(corners_.size(), sides);
  makeFaces(triangles, merged(triangles));
  makeEdges();
  makeShares();
  makeStarts();
}

ConvexHull::Lists ConvexHull::listsOf(std::size_t count, const std::vector<std::pair<int, int>>& pairs) {
  std::vector<std::vector<int>> of(count);
  for (const auto& [i, entry] : pairs) of[hullIndex(i)].push_back(entry);
  Lists lists;
  lists.start.push_back(0);
  for (std::vector<int>& entries : of) {
    std::sort(entries.begin(), entries.end());
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    lists.entries.insert(lists.entries.end(), entries.begin(), entries.end());
    lists.start.push_back(static_cast<int>(lists.entries.size()));
  }
  return lists;
}

/// The number of the face of each triangle. The largest triangle that is left takes what lies in its plane next to it.
std::vector<int> ConvexHull::merged(const std::vector<Triangle>& triangles) const {
  const auto sides = hullSidesOf(triangles);
  const auto normal = [&](const Triangle& t) -> Vec3 {
    return (corners_[hullIndex(t[1])] - corners_[hullIndex(t[0])])
        .cross(corners_[hullIndex(t[2])] - corners_[hullIndex(t[0])]);
  };
  std::vector<int> order(triangles.size()), faceOf(triangles.size(), -1);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int i, int j) {
    return normal(triangles[hullIndex(i)]).squaredNorm() > normal(triangles[hullIndex(j)]).squaredNorm();
  });
  int faces = 0;
  for (const int seed : order) {
    if (faceOf[hullIndex(seed)] >= 0) continue;
    const Vec3 n = normal(triangles[hullIndex(seed)]).stableNormalized();
    const Vec3& origin = corners_[hullIndex(triangles[hullIndex(seed)][0])];
    const auto inPlane = [&](int c) { return std::abs(n.dot(corners_[hullIndex(c)] - origin)) <= flatness * radius_; };
    std::vector<int> waiting{seed};
    faceOf[hullIndex(seed)] = faces;
    while (!waiting.empty()) {
      const Triangle t = triangles[hullIndex(waiting.back())];
      waiting.pop_back();
      for (std::size_t i = 0; i < 3; ++i) {
        const auto next = sides.find({t[(i + 1) % 3], t[i]});
        if (next == sides.end() || faceOf[hullIndex(next->second)] >= 0) continue;
        const Triangle& other = triangles[hullIndex(next->second)];
        if (!std::all_of(other.begin(), other.end(), inPlane) || n.dot(normal(other)) < 0) continue;
        faceOf[hullIndex(next->second)] = faces;
        waiting.push_back(next->second);
      }
    }
    ++faces;
  }
  return faceOf;
}

void ConvexHull::makeFaces(const std::vector<Triangle>& triangles, const std::vector<int>& faceOf) {
  std::vector<std::vector<Triangle>> parts(hullIndex(*std::max_element(faceOf.begin(), faceOf.end()) + 1));
  for (std::size_t t = 0; t < triangles.size(); ++t) parts[hullIndex(faceOf[t])].push_back(triangles[t]);
  std::vector<std::pair<int, int>> cornerFaces;
  const auto add = [&](std::vector<int> outline, const std::vector<Triangle>& part) {
    Face face;
    face.corners = std::move(outline);
    face.normal = areaNormal(face.corners, corners_).stableNormalized();
    face.offset = -std::numeric_limits<double>::infinity();
    for (const Triangle& t : part)
      for (const int c : t) {
        face.offset = std::max(face.offset, face.normal.dot(corners_[hullIndex(c)]));
        cornerFaces.emplace_back(c, static_cast<int>(faces_.size()));
      }
    faces_.push_back(std::move(face));
  };
  for (const std::vector<Triangle>& part : parts) {
    std::vector<HullSide> sides;
    for (const Triangle& t : part)
      for (std::size_t i = 0; i < 3; ++i) sides.emplace_back(t[i], t[(i + 1) % 3]);
    std::vector<int> outline = hullOutlineOf(sides);
    if (!outline.empty()) add(std::move(outline), part);
    else
      for (const Triangle& t : part) add({t.begin(), t.end()}, {t});
  }
  cornerFaces_ = listsOf(corners_.size(), cornerFaces);
}

void ConvexHull::makeEdges() {
  std::map<HullSide, int> numbers;
  std::vector<std::pair<int, int>> cornerEdges;
  for (std::size_t f = 0; f < faces_.size(); ++f) {
    Face& face = faces_[f];
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      const int from = face.corners[i], to = face.corners[(i + 1) % face.corners.size()];
      const auto [it, isNew] = numbers.emplace(std::minmax(from, to), static_cast<int>(edges_.size()));
      if (isNew) {
        edges_.push_back({from, to, static_cast<int>(f), static_cast<int>(f)});
        cornerEdges.emplace_back(from, it->second);
        cornerEdges.emplace_back(to, it->second);
      } else {
        edges_[hullIndex(it->second)].right = static_cast<int>(f);
      }
      face.edges.push_back(it->second);
    }
  }
  cornerEdges_ = listsOf(corners_.size(), cornerEdges);
}

void ConvexHull::makeShares() {
  shares_.assign(corners_.size(), 0);
  std::vector<std::size_t> most(corners_.size(), 0);
  for (const Face& face : faces_) {
    const std::size_t n = face.corners.size();
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t corner = hullIndex(face.corners[i]);
      const Vec3 &before = corners_[hullIndex(face.corners[(i + n - 1) % n])],
                 &after = corners_[hullIndex(face.corners[(i + 1) % n])];
      const Vec3 in = corners_[corner] - before, on = after - corners_[corner];
      const double share = std::atan2(in.cross(on).norm(), in.dot(on)) / (2 * std::numbers::pi);
      if (n < most[corner] || (n == most[corner] && share <= shares_[corner])) continue;
      most[corner] = n;
      shares_[corner] = share;
    }
  }
}

void ConvexHull::makeStarts() {
  for (int i = 0; i < 27; ++i) {
    const Vec3 d(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
    int best = 0;
    for (std::size_t c = 1; c < corners_.size(); ++c)
      if (d.dot(corners_[c]) > d.dot(corners_[hullIndex(best)])) best = static_cast<int>(c);
    starts_[hullIndex(i)] = best;
  }
}

int ConvexHull::support(const Vec3& direction) const {
  int best = 0;
  if (corners_.size() <= fewCorners) {
    double most = direction.dot(corners_[0]);
    for (std::size_t c = 1; c < corners_.size(); ++c) {
      const double h = direction.dot(corners_[c]);
      if (h > most) {
        most = h;
        best = static_cast<int>(c);
      }
    }
    return best;
  }
  const double large = 0.4 * direction.cwiseAbs().maxCoeff();
  const auto digit = [large](double x) { return x > large ? 2 : x < -large ? 0 : 1; };
  best = starts_[hullIndex(digit(direction.x()) + 3 * digit(direction.y()) + 9 * digit(direction.z()))];
  // Each step goes up, so that no corner is met twice.
  for (int from = -1; from != best;) {
    from = best;
    for (const int c : listed(neighbours_, from))
      if (direction.dot(corners_[hullIndex(c)]) > direction.dot(corners_[hullIndex(best)])) best = c;
  }
  return best;
}

}  // namespace gyre
