#include "contact/hull_triangles.h"

#include <cstdio>
#include <memory>

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

namespace gyre {
namespace {

using HullTriangle = std::array<int, 3>;

/// Thinner than this fraction of its size, a body is flat: its normals would be made of rounding.
constexpr double thinnestHull = 1e-10;

std::size_t farthestPoint(std::span<const Vec3> points, const auto& distance) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i)
    if (distance(points[i]) > distance(points[best])) best = i;
  return best;
}

/// What keeps the points from spanning a volume; empty if they do.
std::string whyDegenerate(std::span<const Vec3> points) {
  if (points.size() < 4) return "a convex hull needs at least four points";
  for (const Vec3& p : points)
    if (!p.allFinite()) return "a convex hull has a point that is not finite";
  const Vec3 a = points[farthestPoint(points, [&](const Vec3& p) { return (p - points[0]).squaredNorm(); })];
  const Vec3 b = points[farthestPoint(points, [&](const Vec3& p) { return (p - a).squaredNorm(); })];
  const double size = (b - a).norm();
  if (!(size > 0)) return "all points of a convex hull are the same";
  const Vec3 e = (b - a) / size;
  const Vec3 c = points[farthestPoint(points, [&](const Vec3& p) { return e.cross(p - a).squaredNorm(); })];
  const Vec3 across = e.cross(c - a);
  if (across.norm() <= thinnestHull * size) return "all points of a convex hull lie on one line";
  const Vec3 n = across.normalized();
  const Vec3 d = points[farthestPoint(points, [&](const Vec3& p) { return std::abs(n.dot(p - a)); })];
  if (std::abs(n.dot(d - a)) <= thinnestHull * size) return "all points of a convex hull lie in one plane";
  return {};
}

/// Qhull's state, given back whatever happens.
class Qhull {
 public:
  Qhull() : silence_(std::fopen("/dev/null", "w"), &std::fclose) { qh_zero(&qh_, silence_.get()); }
  ~Qhull() {
    int blocks = 0, bytes = 0;
    qh_freeqhull(&qh_, !qh_ALL);
    qh_memfreeshort(&qh_, &blocks, &bytes);
  }
  Qhull(const Qhull&) = delete;
  Qhull& operator=(const Qhull&) = delete;

  bool run(std::vector<coordT>& coordinates) {
    char command[] = "qhull Qt";
    const int count = static_cast<int>(coordinates.size() / 3);
    return qh_new_qhull(&qh_, 3, count, coordinates.data(), False, command, silence_.get(), silence_.get()) == 0;
  }
  std::vector<HullTriangle> triangles() {
    std::vector<HullTriangle> out;
    const qhT* qh = &qh_;
    for (facetT* facet = qh->facet_list; facet && facet->next; facet = facet->next) {
      if (qh_setsize(&qh_, facet->vertices) != 3) continue;
      HullTriangle t;
      for (std::size_t i = 0; i < 3; ++i)
        t[i] = qh_pointid(&qh_, static_cast<vertexT*>(facet->vertices->e[i].p)->point);
      if (facet->toporient) std::swap(t[1], t[2]);
      out.push_back(t);
    }
    return out;
  }

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> silence_;
  qhT qh_;
};

double sixfoldVolume(std::span<const Vec3> points, const std::vector<HullTriangle>& triangles) {
  const auto at = [&](int i) -> Vec3 { return points[static_cast<std::size_t>(i)] - points[0]; };
  double six = 0;
  for (const HullTriangle& t : triangles) six += at(t[0]).dot(at(t[1]).cross(at(t[2])));
  return six;
}

}  // namespace

Expected<std::vector<HullTriangle>> hullTriangles(std::span<const Vec3> points) {
  if (std::string why = whyDegenerate(points); !why.empty()) return failInput(std::move(why));
  // Qhull's tolerances are relative to the largest coordinate: seen from the middle that is the size.
  Vec3 low = points[0], high = points[0];
  for (const Vec3& p : points) {
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  const Vec3 middle = (low + high) / 2;
  const double scale = 1 / (high - low).maxCoeff();
  std::vector<coordT> coordinates;
  for (const Vec3& p : points)
    for (const double x : Vec3(scale * (p - middle))) coordinates.push_back(x);
  Qhull qhull;
  if (!qhull.run(coordinates)) return failInput("Qhull finds no convex hull of the points");
  std::vector<HullTriangle> triangles = qhull.triangles();
  if (triangles.size() < 4) return failInput("Qhull finds no convex hull of the points");
  if (sixfoldVolume(points, triangles) < 0)
    for (HullTriangle& t : triangles) std::swap(t[1], t[2]);
  return triangles;
}

}  // namespace gyre
