#include "contact/surface_feature.h"

#include <algorithm>
#include <numbers>

namespace gyre {
namespace {

constexpr double faceCosine = 0.906;  // of 25 degrees
constexpr double edgeSine = 0.423;
/// A rim is tilted from this sine on, well above what is left of a tilt where a cap stands.
constexpr double tiltedSine = 1e-3;
constexpr double besideCosine = 0.83;  // of 1.5 corners of a rim

std::size_t cornerIndex(int i) { return static_cast<std::size_t>(i); }

void addCorner(SurfaceFeature& out, const Vec3& x, int corner, int edge) {
  out.x[cornerIndex(out.count)] = x;
  out.corner[cornerIndex(out.count)] = static_cast<std::uint16_t>(corner);
  out.edge[cornerIndex(out.count)] = static_cast<std::uint16_t>(edge);
  ++out.count;
}

void setWhole(SurfaceFeature& out, int whole) { out.whole = static_cast<std::uint16_t>(whole); }

// A box: corner 4 (z > 0) + 2 (y > 0) + (x > 0); edge 8 + 4 k + two bits, along axis k; face 20 + 2 k + (positive).

int boxCorner(const Vec3& s) { return (s.x() > 0 ? 1 : 0) + (s.y() > 0 ? 2 : 0) + (s.z() > 0 ? 4 : 0); }

int boxEdge(int k, const Vec3& s) { return 8 + 4 * k + (s[(k + 1) % 3] > 0 ? 1 : 0) + (s[(k + 2) % 3] > 0 ? 2 : 0); }

void boxFace(const Convex& c, int k, double side, SurfaceFeature& out) {
  const int i = (k + 1) % 3, j = (k + 2) % 3;
  static constexpr double turn[4][2] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
  for (int n = 0; n < 4; ++n) {
    Vec3 s;
    s[k] = side;
    s[i] = turn[n][0] * side;  // seen from the other side, the sense turns
    s[j] = turn[n][1];
    const int along = n % 2 == 0 ? i : j;
    addCorner(out, c.pose.x + c.pose.R * s.cwiseProduct(c.half), boxCorner(s), boxEdge(along, s));
  }
  out.normal = side * c.axis(k);
  setWhole(out, 20 + 2 * k + (side > 0 ? 1 : 0));
}

void boxFeature(const Convex& c, const Vec3& d, SurfaceFeature& out) {
  int most = 0, least = 0;
  d.cwiseAbs().maxCoeff(&most);
  d.cwiseAbs().minCoeff(&least);
  if (std::abs(d[most]) >= faceCosine) return boxFace(c, most, signOf(d[most]), out);
  Vec3 s(signOf(d.x()), signOf(d.y()), signOf(d.z()));
  const bool edge = std::abs(d[least]) <= edgeSine;
  if (edge) s[least] = -1;
  const int number = edge ? boxEdge(least, s) : boxCorner(s);
  addCorner(out, c.pose.x + c.pose.R * s.cwiseProduct(c.half), boxCorner(s), number);
  setWhole(out, number);
  if (!edge) return;
  s[least] = 1;
  addCorner(out, c.pose.x + c.pose.R * s.cwiseProduct(c.half), boxCorner(s), number);
}

// A segment: ends 0 (-z) and 1 (+z), the line 2.

void segmentFeature(const Convex& c, const Vec3& d, SurfaceFeature& out) {
  const bool line = std::abs(d.z()) <= edgeSine;
  for (const int end : {0, 1}) {
    if (!line && end != (d.z() > 0 ? 1 : 0)) continue;
    addCorner(out, c.pose.x + (end == 1 ? 1 : -1) * c.halfLength * c.axis(2), end, 2);
    setWhole(out, line ? 2 : end);
  }
}

// Round bodies: the farthest point of the rim at -z 0, at +z 1, the apex 3, caps 4 and 5, the side 6. From 8, and from
// 40 at +z, the 16 corners of the rim; 64 more are their edges, and 128 more those parts of edges behind the farthest
// point.

int rimNumber(int end, int i) { return 8 + 32 * end + i; }

/// The exact point of the rim farthest along d stands between two corners, unless it is one of them.
void capFeature(const Convex& c, const Vec3& d, int end, SurfaceFeature& out) {
  constexpr int n = SurfaceFeature::rimCorners;
  static const auto directions = [] {
    std::array<Eigen::Vector2d, n> all;
    for (int i = 0; i < n; ++i) {
      const double angle = 2 * std::numbers::pi * i / n;
      all[cornerIndex(i)] = {std::cos(angle), std::sin(angle)};
    }
    for (int i = 0; i < 4; ++i)
      all[cornerIndex(4 * i)] = Eigen::Vector2d(i == 0 ? 1 : i == 2 ? -1 : 0, i == 1 ? 1 : i == 3 ? -1 : 0);
    return all;
  }();
  const double side = end == 1 ? 1 : -1;
  const auto point = [&](const Eigen::Vector2d& e) -> Vec3 {
    return c.pose.x + c.pose.R * Vec3(c.radius * e.x(), c.radius * e.y(), side * c.halfLength);
  };
  const Eigen::Vector2d across = d.head<2>();
  int nearest = 0;
  for (int i = 1; i < n; ++i)
    if (across.dot(directions[cornerIndex(i)]) > across.dot(directions[cornerIndex(nearest)])) nearest = i;
  const double length = across.norm();
  const bool between = c.radius * (length - across.dot(directions[cornerIndex(nearest)])) > 1e-14 * c.size;
  const Eigen::Vector2d& near = directions[cornerIndex(nearest)];
  const bool after = near.x() * across.y() - near.y() * across.x() > 0;
  const int before = after ? nearest : (nearest + n - 1) % n;
  for (int k = 0; k < n; ++k) {
    const int i = side > 0 ? k : (n - k) % n;         // counter-clockwise seen from outside
    const int edge = side > 0 ? i : (i + n - 1) % n;  // that which follows
    addCorner(out, point(directions[cornerIndex(i)]), rimNumber(end, i), 64 + rimNumber(end, edge));
    if (between && edge == before) addCorner(out, point(across / length), end, 128 + rimNumber(end, edge));
  }
  out.farthest = static_cast<std::uint16_t>(end);
  out.normal = side * c.axis(2);
  setWhole(out, 4 + end);
}

/// The line along the side that faces d, or that end of it which is farther.
void sideFeature(const Convex& c, const Vec3& d, SurfaceFeature& out) {
  const double length = std::hypot(d.x(), d.y());
  const double x = length > 0 ? d.x() / length : 1, y = length > 0 ? d.y() / length : 0;
  const bool cone = c.core == Convex::Core::cone;
  const Vec3 low(c.radius * x, c.radius * y, -c.halfLength);
  const Vec3 high = cone ? Vec3(0, 0, c.halfLength) : Vec3(low.x(), low.y(), c.halfLength);
  const Vec3 along = (high - low).stableNormalized();
  const bool line = std::abs(along.dot(d)) <= edgeSine;
  if (!cone) out.radius = c.radius;
  const int highNumber = cone ? 3 : 1;
  if (line || d.dot(low) >= d.dot(high)) {
    addCorner(out, c.pose.x + c.pose.R * low, 0, 6);
    setWhole(out, line ? 6 : 0);
  }
  if (line || d.dot(low) < d.dot(high)) {
    addCorner(out, c.pose.x + c.pose.R * high, highNumber, 6);
    setWhole(out, line ? 6 : highNumber);
  }
}

void roundFeature(const Convex& c, const Vec3& d, SurfaceFeature& out) {
  if (-d.z() >= faceCosine) return capFeature(c, d, 0, out);
  if (c.core == Convex::Core::cylinder && d.z() >= faceCosine) return capFeature(c, d, 1, out);
  sideFeature(c, d, out);
}

// A hull: corners, then edges, then faces.

int hullEdgeNumber(const ConvexHull& h, int edge) { return static_cast<int>(h.corners().size()) + edge; }

void hullFace(const Convex& c, int f, int extreme, SurfaceFeature& out) {
  const ConvexHull& h = *c.hull;
  const ConvexHull::Face& face = h.faces()[cornerIndex(f)];
  const int n = static_cast<int>(face.corners.size());
  // Every second or third where there are too many corners, but always the farthest.
  const int stride = (n + SurfaceFeature::most - 1) / SurfaceFeature::most;
  const auto it = std::find(face.corners.begin(), face.corners.end(), extreme);
  const int first = it == face.corners.end() ? 0 : static_cast<int>(it - face.corners.begin()) % stride;
  for (int i = first; i < n && out.count < SurfaceFeature::most; i += stride)
    addCorner(out, c.pose.x + c.pose.R * h.corners()[cornerIndex(face.corners[cornerIndex(i)])],
              face.corners[cornerIndex(i)], hullEdgeNumber(h, face.edges[cornerIndex(i)]));
  out.normal = c.pose.R * face.normal;
  setWhole(out, hullEdgeNumber(h, static_cast<int>(h.edges().size()) + f));
}

void hullFeature(const Convex& c, const Vec3& d, SurfaceFeature& out) {
  const ConvexHull& h = *c.hull;
  const int extreme = h.support(d);
  int best = -1;
  for (const int f : h.facesAt(extreme))
    if (best < 0 || d.dot(h.faces()[cornerIndex(f)].normal) > d.dot(h.faces()[cornerIndex(best)].normal)) best = f;
  if (best >= 0 && d.dot(h.faces()[cornerIndex(best)].normal) >= faceCosine) return hullFace(c, best, extreme, out);
  int edge = -1;
  double least = edgeSine;
  for (const int e : h.edgesAt(extreme)) {
    const Vec3 along = h.corners()[cornerIndex(h.edges()[cornerIndex(e)].to)] -
                       h.corners()[cornerIndex(h.edges()[cornerIndex(e)].from)];
    const double slope = std::abs(d.dot(along)) / along.norm();
    if (slope >= least) continue;
    least = slope;
    edge = e;
  }
  const int number = edge < 0 ? extreme : hullEdgeNumber(h, edge);
  setWhole(out, number);
  if (edge < 0) return addCorner(out, c.pose.x + c.pose.R * h.corners()[cornerIndex(extreme)], extreme, number);
  for (const int i : {h.edges()[cornerIndex(edge)].from, h.edges()[cornerIndex(edge)].to})
    addCorner(out, c.pose.x + c.pose.R * h.corners()[cornerIndex(i)], i, number);
}

// A polygon: corners, then edges, then the face, whichever side it is seen from.

void polygonFeature(const Convex& c, const Vec3& n, SurfaceFeature& out) {
  const int count = static_cast<int>(c.corners.size());
  const auto add = [&](int i, int edge) { addCorner(out, c.pose.x + c.corners[cornerIndex(i)], i, edge); };
  out.normal = c.normal;
  setWhole(out, 2 * count);
  if (std::abs(n.dot(c.normal)) >= faceCosine) {
    for (int i = 0; i < std::min(count, SurfaceFeature::most); ++i) add(i, count + i);
    return;
  }
  const int extreme = farthestCorner(c.corners, n);
  const int after = (extreme + 1) % count, before = (extreme + count - 1) % count;
  const auto slope = [&](int i) {
    return std::abs(n.dot((c.corners[cornerIndex(i)] - c.corners[cornerIndex(extreme)]).stableNormalized()));
  };
  const int other = slope(after) <= slope(before) ? after : before;
  const bool line = slope(other) <= edgeSine;
  const int edge = count + (other == after ? extreme : other);
  add(extreme, edge);
  if (line) add(other, edge);
  setWhole(out, line ? edge : extreme);
}

}  // namespace

void thinRim(SurfaceFeature& f, const Vec3& n) {
  const auto isFarthest = [&](int i) { return f.isFarthestOfRim(i); };
  int farthest = 0;
  while (farthest < f.count && !isFarthest(farthest)) ++farthest;
  if (farthest == f.count || f.count < SurfaceFeature::rimCorners || f.normal.cross(n).norm() < tiltedSine) return;
  Vec3 centre = Vec3::Zero();
  for (int i = 0; i < f.count; ++i)
    if (i != farthest) centre += f.x[cornerIndex(i)] / (f.count - 1);
  const Vec3 to = f.x[cornerIndex(farthest)] - centre;
  int kept = 0;
  for (int i = 0; i < f.count; ++i) {
    if (i != farthest && to.dot(f.x[cornerIndex(i)] - centre) > besideCosine * to.squaredNorm()) continue;
    f.x[cornerIndex(kept)] = f.x[cornerIndex(i)];
    f.corner[cornerIndex(kept)] = f.corner[cornerIndex(i)];
    f.edge[cornerIndex(kept)] = f.edge[cornerIndex(i)];
    ++kept;
  }
  f.count = kept;
}

void featureFacing(const Convex& c, const Vec3& n, SurfaceFeature& out) {
  out.count = 0;
  out.radius = 0;
  out.farthest = 0xffff;
  if (c.core == Convex::Core::polygon) return polygonFeature(c, n, out);
  const Vec3 d = c.pose.R.transpose() * n;
  switch (c.core) {
    case Convex::Core::box: return boxFeature(c, d, out);
    case Convex::Core::segment: return segmentFeature(c, d, out);
    case Convex::Core::hull: return hullFeature(c, d, out);
    case Convex::Core::ellipsoid: return addCorner(out, support(c, n), 0, 0), setWhole(out, 0);
    default: roundFeature(c, d, out);
  }
}

}  // namespace gyre
