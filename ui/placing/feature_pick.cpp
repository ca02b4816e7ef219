#include "placing/feature_pick.h"

#include "placing/mesh_face.h"
#include "placing/shape_features.h"
#include "viewport/body_parts.h"
#include "viewport/part_extent.h"
#include "viewport/unit_mesh.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre::ui {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();

struct FirstHit {
  const PlacedShape* shape = nullptr;
  double t = none;
};

FirstHit firstHit(const PickScene& scene, const Ray& ray) {
  FirstHit best;
  for (const PlacedShape& s : scene.shapes)
    if (const auto t = intersect(ray, s.part); t && *t < best.t) best = {&s, *t};
  return best;
}

double segmentDistance(QPointF p, QPointF a, QPointF b) {
  const QPointF ab = b - a, ap = p - a;
  const double length2 = QPointF::dotProduct(ab, ab);
  const double s = length2 > 0 ? std::clamp(QPointF::dotProduct(ap, ab) / length2, 0.0, 1.0) : 0.0;
  return pixelDistance(p, a + s * ab);
}

/// The point of a segment closest to a ray.
Vec3 closestOn(const Vec3& a, const Vec3& b, const Ray& ray) {
  const Vec3 u = b - a, w = a - ray.origin;
  const double uu = u.squaredNorm(), ud = u.dot(ray.direction);
  const double denominator = uu - ud * ud;
  if (denominator < 1e-12 * uu) return 0.5 * (a + b);
  const double s = (ud * w.dot(ray.direction) - w.dot(u)) / denominator;
  return a + std::clamp(s, 0.0, 1.0) * u;
}

class Picker {
 public:
  Picker(const PickScene& scene, const Projection& projection, QPointF at, Snap snap)
      : scene_(scene),
        projection_(projection),
        at_(at),
        snap_(snap),
        ray_(projection.rayAt(at)),
        hit_(firstHit(scene, ray_)) {}

  std::optional<Feature> pick() {
    for (const PlacedShape& s : scene_.shapes)
      if (isNear(s)) collect(s);
    if (snap_ == Snap::none) return hit_.shape ? face() : ground();
    for (const Feature& m : scene_.markers) offerPoint(m, nullptr);
    if (auto point = nearest(points_)) return point;
    if (auto line = nearest(lines_)) return line;
    if (auto axis = nearest(axes_)) return axis;
    if (!hit_.shape) return ground();
    auto under = face();
    auto drawn = under ? drawnTo(*under) : std::nullopt;
    return drawn ? drawn : under;
  }

 private:
  struct Candidate {
    Feature feature;
    double distance;
    const PlacedShape* shape;
  };

  /// Whether any feature of a shape can be in reach.
  bool isNear(const PlacedShape& s) const {
    if (&s == hit_.shape) return true;
    const Vec3& c = s.part.frame.position;
    if (!projection_.isAhead(c)) return false;
    const Vec3 reach = s.part.scale * (s.part.geometry == Geometry::capsule ? 1 + 0.5 * s.part.ratio : 1.0);
    return pixelDistance(at_, projection_.toWidget(c)) < 1.5 * reach.norm() / projection_.pixelAt(c) + pointReach;
  }

  void collect(const PlacedShape& s) {
    for (Feature& f : shapeFeatures(s.shape, s.bodyFrame, s.body)) {
      if (f.inside && &s != hit_.shape) continue;
      if (f.isEnd && std::abs(f.direction.dot(ray_.direction)) > 0.7) continue;
      if (&s == hit_.shape && !f.inside && f.kind != Feature::Kind::plane) onShape_.push_back(f);
      if (f.kind == Feature::Kind::point) offerPoint(f, &s);
      else if (f.kind == Feature::Kind::line || f.kind == Feature::Kind::rim) offerLine(f, s);
      else if (&s == hit_.shape) faces_.push_back(std::move(f));
    }
  }

  void offerPoint(const Feature& f, const PlacedShape* s) {
    if (!projection_.isAhead(f.point)) return;
    const double d = pixelDistance(at_, projection_.toWidget(f.point));
    // An end comes before the middle of the edge that lies before it.
    if (d <= pointReach) points_.push_back({f, f.isEnd ? d - 3 : d, s});
  }

  void offerLine(Feature& f, const PlacedShape& s) {
    double reach = lineReach;
    // An axis is hit more easily in a thick shape.
    if (f.inside) reach = std::clamp(0.3 * s.shape.radius / projection_.pixelAt(f.point), 5.0, 14.0);
    const double d = pixelsFrom(f.outline, projection_, at_);
    if (d > reach) return;
    if (f.kind == Feature::Kind::line && !f.inside) f.point = closestOn(f.outline[0], f.outline[1], ray_);
    (f.inside ? axes_ : lines_).push_back({std::move(f), d, &s});
  }

  /// The closest candidate that can be seen.
  std::optional<Feature> nearest(std::vector<Candidate>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
    for (Candidate& c : candidates)
      if (!c.shape || c.feature.inside || isSeen(c)) return std::move(c.feature);
    return std::nullopt;
  }

  bool isSeen(const Candidate& c) const {
    // Where a rim is seen, its centre need not be: look at the place under the mouse.
    Vec3 target = c.feature.point;
    if (c.feature.kind == Feature::Kind::rim) {
      // Seen from the side its far half lies behind its near one.
      double best = none;
      for (const Vec3& p : c.feature.outline) {
        const double d = pixelDistance(at_, projection_.toWidget(p)),
                     far = projection_.depth(p) / projection_.pixelAt(p);
        if (d < 2 * lineReach && d + 0.2 * far < best) best = d + 0.2 * far, target = p;
      }
    }
    const Ray ray = projection_.rayAt(projection_.toWidget(target));
    const double t = (target - ray.origin).dot(ray.direction);
    return firstHit(scene_, ray).t > t - 3 * projection_.pixelAt(target) - 1e-4 * c.shape->part.scale.norm();
  }

  /// The face of the shape that the ray meets first.
  std::optional<Feature> face() {
    const PlacedShape& s = *hit_.shape;
    const Vec3 at = ray_.at(hit_.t);
    if (auto flat = meshFace(s.shape, s.bodyFrame, s.body, at)) {
      onShape_ = std::move(flat->onIt);
      return flat->plane;
    }
    if (auto curved = curvedFace(s.shape, s.bodyFrame, s.body, at)) return curved;
    Feature* best = nullptr;
    double off = none;
    for (Feature& f : faces_) {
      const double d = std::abs((at - f.point).dot(f.direction));
      if (f.direction.dot(ray_.direction) < 0 && d < off) off = d, best = &f;
    }
    if (!best) return std::nullopt;
    best->point = at;
    return std::move(*best);
  }

  /// The point, edge or rim of a flat face that the mouse over it is near.
  std::optional<Feature> drawnTo(const Feature& face) const {
    if (face.kind != Feature::Kind::plane) return std::nullopt;
    const double off = 1e-6 * hit_.shape->part.scale.norm();
    const auto lies = [&](const Vec3& p) { return std::abs((p - face.point).dot(face.direction)) < off; };
    const Feature* best = nullptr;
    double nearestYet = none;
    for (const Feature& f : onShape_) {
      const bool isPoint = f.kind == Feature::Kind::point;
      if (!lies(f.point) || !std::all_of(f.outline.begin(), f.outline.end(), lies)) continue;
      const double d =
          isPoint ? pixelDistance(at_, projection_.toWidget(f.point)) : pixelsFrom(f.outline, projection_, at_);
      if (d > (isPoint ? pointReachOnFace : lineReachOnFace)) continue;
      // Points come before what they lie on.
      if (const double rank = isPoint ? d - pointReachOnFace : d; rank < nearestYet) nearestYet = rank, best = &f;
    }
    if (!best) return std::nullopt;
    Feature found = *best;
    if (found.kind == Feature::Kind::line) found.point = closestOn(found.outline[0], found.outline[1], ray_);
    return found;
  }

  std::optional<Feature> ground() const {
    const GroundPlane& g = scene_.ground;
    const double fall = ray_.direction.dot(g.up);
    const double t = (g.height - ray_.origin.dot(g.up)) / fall;
    if (std::abs(fall) < 1e-3 || !(t > 0)) return std::nullopt;
    Feature f{.kind = Feature::Kind::plane,
              .point = ray_.at(t),
              .direction = g.up,
              .across = perpendicular(g.up, Vec3::UnitX()),
              .name = QCoreApplication::translate("Feature", "ground")};
    const Mat3 axes = f.frame().orientation.toRotationMatrix();
    Vec3 node = axes.transpose() * f.point;
    for (int i = 0; i < 2; ++i) node[i] = std::round(node[i] / g.spacing) * g.spacing;
    node = axes * node;
    if (snap_ != Snap::none && pixelDistance(at_, projection_.toWidget(node)) <= pointReach) f.point = node;
    return f;
  }

  const PickScene& scene_;
  const Projection& projection_;
  QPointF at_;
  Snap snap_;
  Ray ray_;
  FirstHit hit_;
  std::vector<Candidate> points_, lines_, axes_;
  std::vector<Feature> faces_;
  std::vector<Feature> onShape_;  ///< points, edges and rims of the shape under the mouse
};

}  // namespace

PlacedShape::PlacedShape(ElementId b, const Shape& s, const Frame& f)
    : body(b), shape(s), bodyFrame(f), part(shapePart(s, unitMesh(s), f, 0, b)) {}

double pixelsFrom(const std::vector<Vec3>& polyline, const Projection& projection, QPointF position) {
  double best = none;
  for (std::size_t i = 1; i < polyline.size(); ++i)
    if (projection.isAhead(polyline[i - 1]) && projection.isAhead(polyline[i]))
      best = std::min(
          best, segmentDistance(position, projection.toWidget(polyline[i - 1]), projection.toWidget(polyline[i])));
  return best;
}

std::optional<Feature> pickFeature(const PickScene& scene, const Projection& projection, QPointF position, Snap snap) {
  return Picker(scene, projection, position, snap).pick();
}

}  // namespace gyre::ui
