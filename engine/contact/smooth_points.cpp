#include "contact/smooth_points.h"

#include "contact/common_polygon.h"
#include "contact/convex_pair.h"
#include "contact/narrow_phase.h"
#include "contact/skeleton.h"

#include <algorithm>
#include <numbers>

namespace gyre {
namespace {

using ColliderKind = Collider::Kind;
using Way = PointGuide::Way;

constexpr double weightOfCrossing = 0.25;
/// Corners this near to the border of a face, in sizes of the bodies, are over it.
constexpr double onBorder = 1e-9;

bool isRound(const Collider& c) { return c.kind == ColliderKind::cylinder || c.kind == ColliderKind::cone; }
bool hasFaces(const Collider& c) { return c.kind == ColliderKind::box || c.kind == ColliderKind::hull || isRound(c); }

double weightOf(const Collider& a, const Collider& b) {
  const auto is = [&](ColliderKind kind) { return a.kind == kind || b.kind == kind; };
  if (is(ColliderKind::sphere) || is(ColliderKind::ellipsoid)) return 1;
  return is(ColliderKind::capsule) ? 0.5 : weightOfCrossing;
}

void underPlane(const Pose& plane, const Collider& c, const Pose& pose, double margin, bool planeIsFirst,
                std::vector<GuidedPoint>& out) {
  const Vec3 m = plane.R.col(2);
  const double offset = m.dot(pose.x - plane.x);
  visitSkeleton(c, pose.R, Vec3(-m), offset - margin, [&](const SkeletonPoint& p) {
    const double gap = offset + m.dot(p.x);
    out.push_back(
        {.point = {pose.x + p.x - gap / 2 * m, gap, p.number},
         .normal = planeIsFirst ? m : Vec3(-m),
         .guide = {
             .way = planeIsFirst ? Way::plane1 : Way::plane2, .weight = p.weight, .radii = p.radii, .rim = p.rim}});
  });
}

/// One of the two colliders with the feature that faces the other one.
struct FacingSide {
  const Collider& collider;
  Pose pose;  ///< from the origin
  const SurfaceFeature& feature;
  bool isFirst;
  double same;  ///< onBorder [m]

  bool hasFace() const { return feature.count >= 3; }
  bool hasCap() const { return hasFace() && isRound(collider); }
  int end() const { return feature.whole - 4; }
  Vec3 centreOfCap() const { return pose.x + (end() == 1 ? 1 : -1) * collider.halfLength * pose.R.col(2); }
  double heightOver(const Vec3& x) const { return feature.normal.dot(x - feature.x[0]); }
  /// Whether a point is over the face, seen along its normal; on the border as `border` says.
  bool isOver(const Vec3& x, bool border) const {
    const double least = border ? -same : same;
    if (hasCap()) {
      const Vec3 from = x - centreOfCap();
      return collider.radius - (from - feature.normal * feature.normal.dot(from)).norm() >= least;
    }
    return isOverPolygon(FacePolygon(feature), x, least);
  }
};

class FacingPair {
 public:
  FacingPair(const FacingSide& a, const FacingSide& b, const ConvexPatch& patch, double margin, const Vec3& origin,
             std::vector<GuidedPoint>& out)
      : a_(a), b_(b), patch_(patch), margin_(margin), origin_(origin), out_(out) {}

  void run() {
    const std::size_t before = out_.size();
    if (rimFits(a_, b_)) addRim(a_, b_);
    else if (rimFits(b_, a_)) addRim(b_, a_);
    else {
      addCorners(b_, a_, true);
      addCorners(a_, b_, false);
      if (a_.hasFace() && b_.hasFace()) addCrossings();
      else addFound();
    }
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = before; i < out_.size(); ++i) least = std::min(least, out_[i].point.gap);
    const double s = patch_.found.s;
    if (s > 0 ? least > s * (1 + 1e-9) : !(least < 0)) addNearest();
  }

 private:
  void add(const Vec3& x, double gap, const Vec3& n, std::uint32_t feature, const PointGuide& guide) {
    out_.push_back({.point = {origin_ + x, gap, feature}, .normal = n, .manifold = manifold_, .guide = guide});
  }

  std::uint32_t nameOf(const FacingSide& side, std::uint32_t own, std::uint32_t other) const {
    return side.isFirst ? featureOfPair(own, other) : featureOfPair(other, own);
  }

  void addOver(const FacingSide& points, const FacingSide& face, const SkeletonPoint& p) {
    const Vec3 x = points.pose.x + p.x;
    const Vec3& m = face.feature.normal;
    const double height = face.heightOver(x);
    const std::uint32_t name = nameOf(points, p.number, face.feature.whole);
    PointGuide guide{
        .way = face.isFirst ? Way::plane1 : Way::plane2, .weight = p.weight, .radii = p.radii, .rim = p.rim};
    if (points.isFirst && points.hasFace() && p.radii.isZero(0)) {
      guide.along = points.feature.normal;
      guide.lean = -m.dot(guide.along);
      const double gap = height / guide.lean;
      return add(x + gap * guide.along, gap, Vec3(-m), name, guide);
    }
    add(x - height / 2 * m, height, face.isFirst ? m : Vec3(-m), name, guide);
  }

  template <class Visit>
  void visitBelow(const FacingSide& points, const FacingSide& face, double margin, Visit&& visit) const {
    const Vec3 o = -face.feature.normal;
    visitSkeleton(points.collider, points.pose.R, o, o.dot(face.feature.x[0] - points.pose.x) - margin, visit);
  }

  /// A cap of which all that touches is over the other face stands on it as on a plane.
  bool rimFits(const FacingSide& cap, const FacingSide& face) const {
    if (!cap.hasCap() || !face.hasFace()) return false;
    bool fits = true;
    visitBelow(cap, face, 0, [&](const SkeletonPoint& p) { fits = fits && face.isOver(cap.pose.x + p.x, true); });
    return fits;
  }

  void addRim(const FacingSide& cap, const FacingSide& face) {
    visitBelow(cap, face, margin_, [&](const SkeletonPoint& p) {
      if (face.isOver(cap.pose.x + p.x, true)) addOver(cap, face, p);
    });
    ++manifold_;
  }

  /// Those of the polygon, where a cap stands beyond a border.
  void addCorners(const FacingSide& points, const FacingSide& face, bool border) {
    if (!face.hasFace()) return;
    // Both borders are seen along the normal of the first face.
    const bool leans = points.isFirst && points.hasFace();
    const Vec3 m = leans ? points.feature.normal : face.feature.normal;
    const auto offer = [&](const SkeletonPoint& p) {
      const Vec3 x = points.pose.x + p.x;
      const Vec3 below = leans ? Vec3(x - face.heightOver(x) / m.dot(face.feature.normal) * m) : x;
      const bool over = face.hasCap() ? isOverPolygon(FacePolygon(face.feature), below, border ? -face.same : face.same)
                                      : face.isOver(below, border);
      if (over) addOver(points, face, p);
    };
    const bool polygon = points.hasCap();
    visitBelow(points, face, margin_, [&](const SkeletonPoint& p) {
      if (!polygon || p.rim != points.end() + 1) offer(p);
    });
    if (polygon) {
      const FacePolygon corners(points.feature);
      for (int i = 0; i < corners.count; ++i) {
        const Vec3& x = corners.x(i);
        if (face.heightOver(x) <= margin_)
          offer({.x = x - points.pose.x, .weight = 1.0 / corners.count, .number = corners.corner(i)});
      }
    }
    ++manifold_;
  }

  void addCrossings() {
    visitCrossings(FacePolygon(a_.feature), FacePolygon(b_.feature), a_.same, [&](const PolygonCrossing& c) {
      if (c.gap > margin_) return;
      const double turn = 1 / (2 * std::numbers::pi);
      add(c.x, c.gap, c.normal, featureOfPair(c.edgeA, c.edgeB),
          {.way = Way::edges,
           .weight = turn * c.angle,
           .lean = c.lean,
           .along = a_.feature.normal,
           .swing = turn * c.turn,
           .edge1 = c.alongA,
           .edge2 = c.alongB});
      ++manifold_;
    });
  }

  /// Adds what was found along the common normal, but for corners over a face.
  void addFound() {
    Manifold m;
    if (!patch_.points->finish(patch_.found.s, 0, 0, margin_, origin_, m)) return;
    const bool faceA = a_.hasFace(), faceB = b_.hasFace();
    for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i) {
      const std::uint32_t ofA = m.points[i].feature >> 16, ofB = m.points[i].feature & 0xffff;
      const bool overA = faceA && ofA == a_.feature.whole, overB = faceB && ofB == b_.feature.whole;
      if (overA || overB) continue;
      add(m.points[i].x - origin_, m.points[i].gap, m.normal, m.points[i].feature,
          {.weight = faceA || faceB ? weightOfCrossing : weightOfEnds(ofA, ofB)});
    }
    ++manifold_;
  }

  /// Weight of an end of an edge beside another edge: that of the corner.
  double weightOfEnds(std::uint32_t ofA, std::uint32_t ofB) const {
    const auto corner = [](const FacingSide& s, std::uint32_t number) {
      return s.collider.kind == ColliderKind::hull && number < s.collider.hull->corners().size()
                 ? s.collider.hull->share(static_cast<int>(number))
                 : 0.0;
    };
    const double share = std::max(corner(a_, ofA), corner(b_, ofB));
    return share > 0 ? share : weightOfCrossing;
  }

  /// The deepest of what was found along the common normal.
  void addNearest() {
    Manifold m;
    if (!patch_.points->finish(patch_.found.s, 0, 0, margin_, origin_, m)) return;
    const ContactPoint& p =
        *std::min_element(m.points.begin(), m.points.begin() + m.count,
                          [](const ContactPoint& x, const ContactPoint& y) { return x.gap < y.gap; });
    const auto same = [&](const GuidedPoint& other) { return other.point.feature == p.feature; };
    if (std::none_of(out_.begin(), out_.end(), same))
      add(p.x - origin_, p.gap, m.normal, p.feature, {.weight = weightOfCrossing});
  }

  const FacingSide &a_, &b_;
  const ConvexPatch& patch_;
  double margin_;
  Vec3 origin_;
  std::vector<GuidedPoint>& out_;
  int manifold_ = 0;
};

void withFaces(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
               std::vector<GuidedPoint>& out) {
  const Vec3 origin = poseA.x;
  const Convex coreA = convexOf(a, poseA, origin), coreB = convexOf(b, poseB, origin);
  ConvexPatch patch;
  if (!findPatch(coreA, coreB, margin, patch)) return;
  const double same = onBorder * std::min(coreA.size, coreB.size);
  const FacingSide sideA{a, coreA.pose, patch.ofA, true, same}, sideB{b, coreB.pose, patch.ofB, false, same};
  FacingPair(sideA, sideB, patch, margin, origin, out).run();
}

/// As time stepping sees them.
void asFound(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
             std::vector<GuidedPoint>& out, std::vector<Manifold>& scratch) {
  scratch.clear();
  collide(a, poseA, b, poseB, margin, scratch);
  const double weight = weightOf(a, b);
  int manifold = 0;
  for (const Manifold& m : scratch) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(m.count); ++i)
      out.push_back({.point = m.points[i], .normal = m.normal, .manifold = manifold, .guide = {.weight = weight}});
    ++manifold;
  }
}

}  // namespace

void collideSmoothly(const Collider& a, const Pose& poseA, const Collider& b, const Pose& poseB, double margin,
                     std::vector<GuidedPoint>& out, std::vector<Manifold>& scratch) {
  out.clear();
  const bool triangles = a.kind == ColliderKind::triangles || b.kind == ColliderKind::triangles;
  if (a.kind == ColliderKind::plane && b.kind != ColliderKind::plane && !triangles)
    underPlane(poseA, b, poseB, margin, true, out);
  else if (b.kind == ColliderKind::plane && a.kind != ColliderKind::plane && !triangles)
    underPlane(poseB, a, poseA, margin, false, out);
  else if (hasFaces(a) && hasFaces(b)) withFaces(a, poseA, b, poseB, margin, out);
  else asFound(a, poseA, b, poseB, margin, out, scratch);
  std::erase_if(out, [](const GuidedPoint& p) {
    return !p.point.x.allFinite() || !std::isfinite(p.point.gap) || !p.normal.allFinite();
  });
}

}  // namespace gyre
