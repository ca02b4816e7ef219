#include "contact/collide_triangles.h"

#include "contact/collider_bounds.h"
#include "contact/convex_pair.h"
#include "contact/edge_cone.h"
#include "contact/many_points.h"
#include "contact/narrow_phase.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gyre {
namespace {

/// A way out within the cone of an edge that is longer than so many times the shortest one is none.
constexpr double deepestDetour = 10;

/// A frame whose z axis is given.
Mat3 frameAlong(const Vec3& z) {
  Mat3 R;
  R.col(0) = z.unitOrthogonal();
  R.col(1) = z.cross(R.col(0));
  R.col(2) = z;
  return R;
}

/// In the axes of the surface.
class TrianglesAgainst {
 public:
  TrianglesAgainst(const TriangleGround& surface, const Collider& other, const Pose& pose, double margin,
                   std::vector<Manifold>& out)
      : ground_(surface), other_(other), pose_(pose), margin_(margin), out_(out) {
    bounds_ = boundsOf(other, pose).inflated(margin + surface.tolerance());
  }

  void run() {
    ground_.visitFaces(bounds_, [this](int f) { touchFace(f); });
    ground_.visitEdges(bounds_, [this](int e) { touchEdge(e); });
    ground_.visitVertices(bounds_, [this](int v) { touchVertex(v); });
    if (out_.size() > before_ || !overlapsEdge_) return;
    takesDetours_ = true;
    ground_.visitEdges(bounds_, [this](int e) { touchEdge(e); });
  }

 private:
  using Face = TriangleGround::Face;
  using Edge = TriangleGround::Edge;

  const Face& face(int f) const { return ground_.faces()[static_cast<std::size_t>(f)]; }
  const Edge& edge(int e) const { return ground_.edges()[static_cast<std::size_t>(e)]; }

  /// What a part of the surface, taken for a collider, has to do with the other one; at most one manifold.
  std::optional<Manifold> with(const Collider& part, const Pose& at) const {
    const std::size_t before = out_.size();
    collide(part, at, other_, pose_, margin_, out_);
    std::optional<Manifold> found;
    if (out_.size() > before && out_[before].count > 0) found = out_[before];
    out_.resize(before);
    return found;
  }

  /// Heights of the collider over a face.
  struct Heights {
    double lowest, highest;
    bool isInFront() const { return lowest + highest >= 0; }
  };
  Heights heightsOver(const Face& f) const {
    const Mat3 R = frameAlong(f.normal);
    const Bounds b = boundsOf(other_, {Vec3(R.transpose() * pose_.x), R.transpose() * pose_.R});
    return {b.lower.z() - f.offset, b.upper.z() - f.offset};
  }

  void touchFace(int f) {
    const Face& plane = face(f);
    if (!heightsOver(plane).isInFront()) return;
    std::optional<Manifold> all =
        with({.kind = Collider::Kind::plane}, {Vec3(plane.offset * plane.normal), frameAlong(plane.normal)});
    if (!all) return;
    Manifold kept;
    kept.normal = plane.normal;
    for (std::size_t i = 0; i < static_cast<std::size_t>(all->count); ++i)
      if (isOn(f, plane, all->points[i])) kept.points[static_cast<std::size_t>(kept.count++)] = all->points[i];
    if (kept.count < all->count) addBorder(f, kept);
    if (kept.count > 0) emit(kept, f);
  }

  /// Whether a point of the half space behind a face is one of the face.
  bool isOn(int f, const Face& plane, const ContactPoint& p) const {
    const Vec3 x = p.x + p.gap / 2 * plane.normal;  // of the collider
    if (!ground_.isOnFace(f, x) && !isBehindHollow(f, x, p.gap)) return false;
    return p.gap >= -ground_.tolerance() || !isNearerToOther(f, x, -p.gap);
  }

  /// Whether a point off a face has only sunk into the neighbour behind a concave edge: the face goes on there. Behind
  /// both it is over the neighbour, or else nearer to the edge than 1.5 times its larger depth; and the collider
  /// reaches the edge.
  bool isBehindHollow(int f, const Vec3& x, double gap) const {
    bool found = false;
    ground_.visitEdges(bounds_, [&](int number) {
      const Edge& e = edge(number);
      if (found || e.isConvex || !e.isAt(f)) return;
      const int other = e.face1 == f ? e.face2 : e.face1;
      const Vec3& inward = e.face1 == f ? e.inward1 : e.inward2;
      const double height = face(other).height(x);
      if (inward.dot(x - e.from) > ground_.tolerance() || height > ground_.tolerance()) return;
      const double along = std::clamp(e.along.dot(x - e.from), 0.0, (e.to - e.from).norm());
      const double near = 1.5 * std::max(std::abs(height), std::abs(gap)) + 2 * ground_.tolerance();
      if ((x - e.from - along * e.along).norm() > near && !ground_.isOnFace(other, x)) return;
      const std::optional<Manifold> line = with(lineCollider(e), lineFrame(e));
      found = line && line->points[0].gap <= std::max(gap, 0.0) + ground_.tolerance() &&
              heightsOver(face(other)).isInFront();
    });
    return found;
  }

  /// Whether a point is out of the solid by a shorter way: inside of a convex edge it is behind both faces.
  bool isNearerToOther(int f, const Vec3& x, double depth) const {
    bool found = false;
    ground_.visitFaces(Bounds{x, x}.inflated(depth), [&](int number) {
      if (found || number == f) return;
      const Face& plane = face(number);
      if (plane.height(x) > ground_.tolerance() || plane.height(x) <= ground_.tolerance() - depth) return;
      const Heights heights = heightsOver(plane);
      found = heights.isInFront() && -heights.lowest < depth - ground_.tolerance() && ground_.isOnFace(number, x);
    });
    return found;
  }

  static Collider lineCollider(const Edge& e) {
    return {.kind = Collider::Kind::capsule, .radius = 0, .halfLength = (e.to - e.from).norm() / 2};
  }
  static Pose lineFrame(const Edge& e) { return {(e.from + e.to) / 2, frameAlong(e.along)}; }

  /// A convex edge as a line; nothing unless it touches between its ends, within its cone of normals.
  std::optional<Manifold> lineOf(const Edge& e) {
    std::optional<Manifold> m = with(lineCollider(e), lineFrame(e));
    if (!m || isInCone(e, m->normal)) return m;
    const double gap = m->points[0].gap;
    if (gap >= -ground_.tolerance()) return std::nullopt;
    overlapsEdge_ = true;
    return takesDetours_ ? detour(e, gap) : std::nullopt;
  }
  static bool isInCone(const Edge& e, const Vec3& n) {
    return std::abs(n.dot(e.along)) <= nearlyFace && n.dot(e.inward1) <= nearlyFace && n.dot(e.inward2) <= nearlyFace;
  }
  /// A line that overlaps may be out of the solid sooner past its end or into the face beside it, where it cannot go.
  /// Where nothing else holds the solid, the shortest way out within the cone counts.
  std::optional<Manifold> detour(const Edge& e, double gap) const {
    if (other_.kind == Collider::Kind::sphere) return std::nullopt;
    const Convex line = convexOf(lineCollider(e), lineFrame(e), pose_.x), solid = convexOf(other_, pose_, pose_.x);
    const Vec3& n1 = face(e.face1).normal;
    const double angle = std::atan2(-n1.dot(e.inward2), e.face2 < 0 ? 0.0 : n1.dot(face(e.face2).normal));
    const Vec3 n = leastOverlapWithin({n1, -e.inward1, angle}, line, solid);
    Manifold m;
    if (!collideAlong(line, solid, n, margin_, pose_.x, m) || m.count == 0) {
      // A round solid has one point there, which lies over the line as nearly as the direction is known.
      const Vec3 x = pose_.x + support(solid, Vec3(-n));
      const double along = e.along.dot(x - e.from), s = n.dot(x - e.from) - solid.rounding;
      if (along < 0 || along > (e.to - e.from).norm()) return std::nullopt;
      m.count = 1;
      m.points[0] = {Vec3(e.from + along * e.along + s / 2 * n), s, 0};
    }
    m.normal = n;
    if (m.points[0].gap < deepestDetour * gap || m.points[0].gap > 0 || !isInCone(e, n)) return std::nullopt;
    return m;
  }

  /// The face that a normal at a convex edge nearly is that of, or -1.
  static int faceAt(const Edge& e, const Vec3& normal) {
    const double from1 = -normal.dot(e.inward1), from2 = -normal.dot(e.inward2);
    if (from1 < nearlyFace && (from1 <= from2 || e.face2 < 0)) return e.face1;
    return from2 < nearlyFace ? e.face2 : -1;
  }

  /// Points of the edges where a face ends below the collider.
  void addBorder(int f, Manifold& kept) {
    Bounds near = ground_.faceBounds(f).inflated(ground_.tolerance());
    near.lower = near.lower.cwiseMax(bounds_.lower);
    near.upper = near.upper.cwiseMin(bounds_.upper);
    ManyPoints points(kept, bounds_.half().norm());
    int edges = 0;
    Vec3 ofEdge = kept.normal;
    ground_.visitEdges(near, [&](int number) {
      const Edge& e = edge(number);
      if (!e.isConvex || !e.isAt(f)) return;
      const std::optional<Manifold> line = lineOf(e);
      if (!line || faceAt(e, line->normal) != f) return;
      ++edges;
      ofEdge = line->normal;
      for (std::size_t i = 0; i < static_cast<std::size_t>(line->count); ++i)
        points.add(onBorder(number, line->points[i]));
    });
    // Without a point of the face itself, the edge's own normal is the better one.
    if (kept.count == 0 && edges == 1) kept.normal = ofEdge;
    points.write(kept);
  }
  /// The point with a feature that it has with no other edge.
  static ContactPoint onBorder(int e, ContactPoint p) {
    p.feature = (static_cast<std::uint32_t>(e) + 1) * 2654435761U + p.feature * 40503U;  // spreads over all bits
    return p;
  }

  void touchEdge(int number) {
    const Edge& e = edge(number);
    if (!e.isConvex) return;
    const std::optional<Manifold> m = lineOf(e);
    if (m && faceAt(e, m->normal) < 0 && !(e.face2 < 0 && -m->normal.dot(e.inward2) < nearlyFace))
      emit(*m, static_cast<int>(ground_.faces().size()) + number);
  }

  void touchVertex(int number) {
    const TriangleGround::Vertex& v = ground_.vertices()[static_cast<std::size_t>(number)];
    const std::optional<Manifold> m = with({.kind = Collider::Kind::sphere, .radius = 0}, {v.x, Mat3::Identity()});
    if (!m) return;
    for (const Vec3& d : v.directions)
      if (m->normal.dot(d) > -nearlyFace) return;
    emit(*m, static_cast<int>(ground_.faces().size() + ground_.edges().size()) + number);
  }

  /// The upper bits are the feature of the surface, so that manifolds keep together in the order of features; of the
  /// lower ones a point that finds its number taken takes the next.
  void emit(Manifold m, int feature) {
    constexpr std::uint32_t pointBits = 9, pointMask = (1U << pointBits) - 1;
    const std::uint32_t base = static_cast<std::uint32_t>(feature) << pointBits;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i) {
      std::uint32_t low = (m.points[i].feature ^ (m.points[i].feature >> 7) ^ (m.points[i].feature >> 16)) & pointMask;
      const auto taken = [&] {
        return std::any_of(m.points.begin(), m.points.begin() + static_cast<std::ptrdiff_t>(i),
                           [&](const ContactPoint& p) { return p.feature == (base | low); });
      };
      while (taken()) low = (low + 1) & pointMask;
      m.points[i].feature = base | low;
    }
    out_.push_back(m);
  }

  const TriangleGround& ground_;
  const Collider& other_;
  const Pose pose_;
  const double margin_;
  std::vector<Manifold>& out_;
  const std::size_t before_ = out_.size();
  Bounds bounds_;
  bool overlapsEdge_ = false;  ///< of some edge the least overlap is outside of its cone
  bool takesDetours_ = false;
};

}  // namespace

void collideTriangles(const TriangleGround& surface, const Pose& at, const Collider& other, const Pose& pose,
                      double margin, bool trianglesAreFirst, std::vector<Manifold>& out) {
  const std::size_t before = out.size();
  const Pose local{at.R.transpose() * (pose.x - at.x), at.R.transpose() * pose.R};
  if (!local.x.allFinite() || !local.R.allFinite()) return;
  TrianglesAgainst(surface, other, local, margin, out).run();
  for (std::size_t i = before; i < out.size(); ++i) {
    Manifold& m = out[i];
    m.normal = at.R * m.normal;
    if (!trianglesAreFirst) m.normal = -m.normal;
    for (ContactPoint& p : m.points) p.x = at.x + at.R * p.x;
  }
}

}  // namespace gyre
