#include "contact/contact_patch.h"

#include <algorithm>

namespace gyre {
namespace {

/// Two edges that nearly are parallel touch along a length; up to this sine the ends of it are points of their own.
constexpr double alongSine = 0.02;

std::size_t patchIndex(int i) { return static_cast<std::size_t>(i); }

/// The gap of two lines that stand by `gap` above each other and by `aside` beside each other: to the side of an edge
/// the surface falls off by about as much as one goes aside, beside the line of a cylinder as its circle does.
double gapBeside(double gap, double aside, double radii) {
  return radii > 0 && gap + radii > 0 ? std::hypot(gap + radii, aside) - radii : gap + aside;
}

}  // namespace

/// A feature projected: its corners, the directions of its edges and the heights above the plane.
struct ContactPatch::Outline {
  Outline(const SurfaceFeature& f, const PlaneAcross& plane) : feature(f) {
    for (int i = 0; i < f.count; ++i) {
      u[patchIndex(i)] = plane.u.dot(f.x[patchIndex(i)]);
      v[patchIndex(i)] = plane.v.dot(f.x[patchIndex(i)]);
      h[patchIndex(i)] = plane.n.dot(f.x[patchIndex(i)]);
    }
    const double up = f.normal.dot(plane.n);
    turn = up < 0 ? -1 : 1;
    for (int i = 0; i < f.edges(); ++i) {
      const int j = next(i);
      const double du = u[patchIndex(j)] - u[patchIndex(i)], dv = v[patchIndex(j)] - v[patchIndex(i)];
      length[patchIndex(i)] = std::sqrt(du * du + dv * dv);
      const double scale = length[patchIndex(i)] > 0 ? 1 / length[patchIndex(i)] : 0;
      eu[patchIndex(i)] = scale * du;
      ev[patchIndex(i)] = scale * dv;
    }
    if (f.count < 3) return;
    gradientU = -f.normal.dot(plane.u) / up;
    gradientV = -f.normal.dot(plane.v) / up;
  }
  int next(int i) const { return i + 1 < feature.count ? i + 1 : 0; }
  /// Distance of a point from the line of an edge, positive inside.
  double inside(int edge, double pu, double pv) const {
    return turn *
           (eu[patchIndex(edge)] * (pv - v[patchIndex(edge)]) - ev[patchIndex(edge)] * (pu - u[patchIndex(edge)]));
  }
  double along(int edge, double pu, double pv) const {
    return eu[patchIndex(edge)] * (pu - u[patchIndex(edge)]) + ev[patchIndex(edge)] * (pv - v[patchIndex(edge)]);
  }
  double heightOnEdge(int edge, double s) const {
    const double t = length[patchIndex(edge)] > 0 ? s / length[patchIndex(edge)] : 0;
    return h[patchIndex(edge)] + t * (h[patchIndex(next(edge))] - h[patchIndex(edge)]);
  }
  double heightOnFace(double pu, double pv) const { return h[0] + gradientU * (pu - u[0]) + gradientV * (pv - v[0]); }

  const SurfaceFeature& feature;
  std::array<double, SurfaceFeature::most> u, v, h, eu, ev, length;
  double turn = 1, gradientU = 0, gradientV = 0;
};

void ContactPatch::add(const PlanarPoint& p) {
  for (int i = 0; i < count_; ++i) {
    PlanarPoint& q = points_[patchIndex(i)];
    if (q.feature == p.feature) {
      if (p.gap < q.gap) q = p;
      return;
    }
    if (std::abs(q.u - p.u) <= same_ && std::abs(q.v - p.v) <= same_ && std::abs(q.gap - p.gap) <= same_) {
      // The deeper of two at one place, by the name of the first.
      if (p.gap + p.aside < q.gap + q.aside) {
        const std::uint32_t name = q.feature;
        q = p;
        q.feature = name;
      }
      return;
    }
  }
  if (count_ < most) points_[patchIndex(count_++)] = p;
}

void ContactPatch::addPoint(const Vec3& x, double gap, std::uint32_t feature) {
  add({plane_.u.dot(x), plane_.v.dot(x), plane_.n.dot(x), gap, 0, feature});
}

void ContactPatch::addCornersWithin(const Outline& points, const Outline& face, bool pointsAreOfA) {
  for (int i = 0; i < points.feature.count; ++i) {
    const double u = points.u[patchIndex(i)], v = points.v[patchIndex(i)];
    double least = std::numeric_limits<double>::infinity();
    for (int e = 0; e < face.feature.count && least >= -same_; ++e) least = std::min(least, face.inside(e, u, v));
    if (least < -same_) continue;
    const double own = points.h[patchIndex(i)], other = face.heightOnFace(u, v);
    const std::uint32_t corner = points.feature.corner[patchIndex(i)], whole = face.feature.whole;
    add({u, v, (own + other) / 2, pointsAreOfA ? other - own : own - other, std::max(-least, 0.0),
         pointsAreOfA ? featureOfPair(corner, whole) : featureOfPair(whole, corner)});
  }
}

void ContactPatch::addCrossings(const Outline& a, const Outline& b) {
  for (int i = 0; i < a.feature.edges(); ++i) {
    const int i1 = a.next(i);
    for (int j = 0; j < b.feature.edges(); ++j) {
      const double from = b.inside(j, a.u[patchIndex(i)], a.v[patchIndex(i)]),
                   to = b.inside(j, a.u[patchIndex(i1)], a.v[patchIndex(i1)]);
      if (from * to > 0 || from == to || std::max(std::abs(from), std::abs(to)) <= same_) continue;
      const double s = from / (from - to) * a.length[patchIndex(i)];
      const double u = a.u[patchIndex(i)] + s * a.eu[patchIndex(i)], v = a.v[patchIndex(i)] + s * a.ev[patchIndex(i)];
      const double t = b.along(j, u, v);
      if (t < -same_ || t > b.length[patchIndex(j)] + same_) continue;
      const double ha = a.heightOnEdge(i, s), hb = b.heightOnEdge(j, t);
      add({u, v, (ha + hb) / 2, hb - ha, std::max({-t, t - b.length[patchIndex(j)], 0.0}),
           featureOfPair(a.feature.edge[patchIndex(i)], b.feature.edge[patchIndex(j)])});
    }
  }
}

/// Ends of an edge beside another edge.
void ContactPatch::addAlong(const Outline& points, const Outline& line, bool pointsAreOfA) {
  for (int i = 0; i < points.feature.count; ++i) {
    const double t = line.along(0, points.u[patchIndex(i)], points.v[patchIndex(i)]);
    if (t < -same_ || t > line.length[0] + same_) continue;
    const double aside = std::abs(line.inside(0, points.u[patchIndex(i)], points.v[patchIndex(i)]));
    const double own = points.h[patchIndex(i)], other = line.heightOnEdge(0, t);
    const std::uint32_t corner = points.feature.corner[patchIndex(i)], edge = line.feature.edge[0];
    const double gap =
        gapBeside(pointsAreOfA ? other - own : own - other, aside, points.feature.radius + line.feature.radius);
    add({points.u[patchIndex(i)], points.v[patchIndex(i)], (own + other) / 2, gap, 0,
         pointsAreOfA ? featureOfPair(corner, edge) : featureOfPair(edge, corner)});
  }
}

void ContactPatch::addPair(const Outline& a, const Outline& b) {
  const bool faceA = a.feature.count >= 3, faceB = b.feature.count >= 3;
  if (faceA) addCornersWithin(b, a, false);
  if (faceB) addCornersWithin(a, b, true);
  if (a.feature.count < 2 || b.feature.count < 2) return;
  if (!faceA && !faceB && std::abs(a.eu[0] * b.ev[0] - a.ev[0] * b.eu[0]) <= alongSine) {
    addAlong(b, a, false);
    addAlong(a, b, true);
  }
  addCrossings(a, b);
}

void ContactPatch::intersect(const SurfaceFeature& a, const SurfaceFeature& b) {
  addPair(Outline(a, plane_), Outline(b, plane_));
}

double ContactPatch::leastDistance() const {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i < count_; ++i)
    least = std::min(least, std::hypot(std::max(points_[patchIndex(i)].gap, 0.0), points_[patchIndex(i)].aside));
  return least;
}

double ContactPatch::leastGap() const {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i < count_; ++i) least = std::min(least, points_[patchIndex(i)].gap);
  return least;
}

bool ContactPatch::finish(double least, double roundingA, double roundingB, double margin, const Vec3& origin,
                          Manifold& out) const {
  std::array<PlanarPoint, most> within;
  std::size_t count = 0;
  for (int i = 0; i < count_; ++i) {
    PlanarPoint p = points_[patchIndex(i)];
    p.gap = std::max(p.gap, least) - roundingA - roundingB;
    p.height += (roundingA - roundingB) / 2;
    if (p.gap <= margin) within[count++] = p;
  }
  out.normal = plane_.n;
  const FourOfThem four = fourOf({within.data(), count}, 1e6 * same_);
  out.count = four.count;
  for (int k = 0; k < four.count; ++k) {
    const PlanarPoint& p = within[patchIndex(four.index[patchIndex(k)])];
    out.points[patchIndex(k)] = {origin + plane_.at(p), p.gap, p.feature};
  }
  return out.count > 0 && out.normal.allFinite();
}

}  // namespace gyre
