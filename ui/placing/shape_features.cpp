#include "placing/shape_features.h"

#include "viewport/body_parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gyre::ui {
namespace {

using Kind = Feature::Kind;

/// How much longer than wide a shape is that has ends.
constexpr double longer = 1.5;

QString words(const char* text) { return QCoreApplication::translate("Feature", text); }

bool isCounterClockwise(const Outline& outline) {
  double area = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
    area += a.x() * b.y() - b.x() * a.y();
  }
  return area > 0;
}

/// Collects features given in the shape's own coordinates.
class Collector {
 public:
  Collector(const Frame& shape, ElementId body) : shape_(shape), body_(body) {}

  void add(Kind kind, const char* name, const Vec3& point, const Vec3& direction, std::vector<Vec3> outline = {},
           bool inside = false) {
    for (Vec3& p : outline) p = shape_.position + shape_.orientation * p;
    const Vec3 z = shape_.orientation * direction;
    features_.push_back({.kind = kind,
                         .body = body_,
                         .point = shape_.position + shape_.orientation * point,
                         .direction = z,
                         .across = perpendicular(z, shape_.orientation * Vec3::UnitX()),
                         .outline = std::move(outline),
                         .name = words(name),
                         .inside = inside});
  }

  void centre() { add(Kind::point, QT_TRANSLATE_NOOP("Feature", "centre"), Vec3::Zero(), Vec3::UnitZ(), {}, true); }

  void edge(const Vec3& a, const Vec3& b) {
    const Vec3 along = (b - a).normalized();
    add(Kind::line, QT_TRANSLATE_NOOP("Feature", "edge"), 0.5 * (a + b), along, {a, b});
    add(Kind::point, QT_TRANSLATE_NOOP("Feature", "middle of the edge"), 0.5 * (a + b), along);
  }

  void axis(double half) {
    const Vec3 end(0, 0, half);
    add(Kind::line, QT_TRANSLATE_NOOP("Feature", "axis"), Vec3::Zero(), Vec3::UnitZ(), {-1.15 * end, 1.15 * end}, true);
  }

  /// Both ends of a long shape, in the middle of what bounds it there.
  void ends(const Vec3& half) {
    for (const double side : {-1.0, 1.0}) {
      add(Kind::point, QT_TRANSLATE_NOOP("Feature", "end"), side * half, half.normalized(), {}, true);
      features_.back().isEnd = true;
    }
  }

  /// A flat round end at z = height that looks along `side` z.
  void disc(double radius, double height, double side) {
    std::vector<Vec3> circle;
    constexpr int n = 48;
    for (int i = 0; i <= n; ++i) {
      const double angle = 2 * std::numbers::pi * (i % n) / n;
      circle.emplace_back(radius * std::cos(angle), radius * std::sin(angle), height);
    }
    const Vec3 middle(0, 0, height), normal(0, 0, side);
    add(Kind::rim, QT_TRANSLATE_NOOP("Feature", "rim"), middle, normal, circle);
    add(Kind::plane, QT_TRANSLATE_NOOP("Feature", "face"), middle, normal, circle);
    add(Kind::point, QT_TRANSLATE_NOOP("Feature", "middle of the face"), middle, normal);
  }

  void box(const Vec3& half) {
    for (int i = 0; i < 8; ++i)
      add(Kind::point, QT_TRANSLATE_NOOP("Feature", "corner"), corner(half, i), Vec3::UnitZ());
    for (int axis = 0; axis < 3; ++axis)
      for (int i = 0; i < 8; ++i)
        if (!(i >> axis & 1)) edge(corner(half, i), corner(half, i | 1 << axis));
    for (int axis = 0; axis < 3; ++axis) {
      for (const double side : {-1.0, 1.0}) {
        const Vec3 n = side * Vec3::Unit(axis), middle = side * half[axis] * Vec3::Unit(axis);
        const Vec3 u = half[(axis + 1) % 3] * Vec3::Unit((axis + 1) % 3);
        const Vec3 v = half[(axis + 2) % 3] * Vec3::Unit((axis + 2) % 3);
        add(Kind::plane, QT_TRANSLATE_NOOP("Feature", "face"), middle, n,
            {middle - u - v, middle + u - v, middle + u + v, middle - u + v, middle - u - v});
        add(Kind::point, QT_TRANSLATE_NOOP("Feature", "middle of the face"), middle, n);
      }
    }
  }

  void extrusion(const Outline& outline, double h) {
    for (const double side : {-1.0, 1.0}) {
      std::vector<Vec3> rim;
      for (const Vec2& p : outline) rim.emplace_back(p.x(), p.y(), side * h);
      rim.push_back(rim.front());
      Vec3 middle = Vec3::Zero();
      for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
        add(Kind::point, QT_TRANSLATE_NOOP("Feature", "corner"), rim[i], Vec3::UnitZ());
        edge(rim[i], rim[i + 1]);
        middle += rim[i] / static_cast<double>(outline.size());
      }
      add(Kind::plane, QT_TRANSLATE_NOOP("Feature", "face"), middle, Vec3(0, 0, side), rim);
    }
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
      const Vec3 along(b.x() - a.x(), b.y() - a.y(), 0);
      edge({a.x(), a.y(), -h}, {a.x(), a.y(), h});
      add(Kind::plane, QT_TRANSLATE_NOOP("Feature", "face"), {0.5 * (a.x() + b.x()), 0.5 * (a.y() + b.y()), 0},
          isCounterClockwise(outline) ? along.cross(Vec3::UnitZ()).normalized()
                                      : Vec3::UnitZ().cross(along).normalized(),
          {{a.x(), a.y(), -h}, {b.x(), b.y(), -h}, {b.x(), b.y(), h}, {a.x(), a.y(), h}, {a.x(), a.y(), -h}});
    }
  }

  std::vector<Feature> take() { return std::move(features_); }

 private:
  static Vec3 corner(const Vec3& half, int bits) {
    return {bits & 1 ? half.x() : -half.x(), bits & 2 ? half.y() : -half.y(), bits & 4 ? half.z() : -half.z()};
  }

  Frame shape_;
  ElementId body_;
  std::vector<Feature> features_;
};

/// Normal of the triangle that p lies on.
std::optional<Vec3> normalAt(const TriangleMesh& mesh, const Vec3& p) {
  std::optional<Vec3> best;
  double off = std::numeric_limits<double>::infinity();
  for (const Triangle& triangle : mesh.triangles()) {
    const Vec3 &a = mesh.vertices()[triangle[0]], &b = mesh.vertices()[triangle[1]], &c = mesh.vertices()[triangle[2]];
    const Vec3 area = (b - a).cross(c - a), n = area.normalized();
    const double beyond = -1e-6 * area.norm();  // p lies on a side's outer half by rounding only
    const bool inside = (b - a).cross(p - a).dot(n) > beyond && (c - b).cross(p - b).dot(n) > beyond &&
                        (a - c).cross(p - c).dot(n) > beyond;
    const double d = std::abs((p - a).dot(n));
    if (inside && d < off) off = d, best = n;
  }
  return best;
}

/// Outward normal of a curved face at p in the shape's coordinates; nothing on a flat one.
std::optional<Vec3> curvedNormal(const Shape& s, const Vec3& p) {
  const Vec3 radial(p.x(), p.y(), 0);
  const double h = 0.5 * s.length, flat = 1e-6 * (s.length + s.radius);
  switch (s.kind) {
    case Shape::Kind::sphere: return p.normalized();
    case Shape::Kind::ellipsoid: return p.cwiseQuotient(s.size.cwiseAbs2()).normalized();
    case Shape::Kind::capsule: return (p - Vec3(0, 0, std::clamp(p.z(), -h, h))).normalized();
    case Shape::Kind::cylinder:
      if (std::abs(p.z()) > h - flat && radial.norm() < s.radius - flat) return std::nullopt;
      return radial.normalized();
    case Shape::Kind::cone:
      if (p.z() < -h + flat) return std::nullopt;
      return (s.length * radial.normalized() + Vec3(0, 0, s.radius)).normalized();
    case Shape::Kind::mesh: return normalAt(*s.mesh, p);
    default: return std::nullopt;
  }
}

}  // namespace

std::vector<Feature> shapeFeatures(const Shape& shape, const Frame& body, ElementId id) {
  Collector out(compose(body, shape.placement), id);
  const double h = 0.5 * shape.length;
  switch (shape.kind) {
    case Shape::Kind::box:
      out.box(0.5 * shape.size);
      for (int axis = 0; axis < 3; ++axis)
        if (shape.size[axis] > longer * std::max(shape.size[(axis + 1) % 3], shape.size[(axis + 2) % 3]))
          out.ends(0.5 * shape.size[axis] * Vec3::Unit(axis));
      break;
    case Shape::Kind::cylinder:
      out.disc(shape.radius, h, 1);
      out.disc(shape.radius, -h, -1);
      out.axis(h);
      if (h > longer * shape.radius) out.ends(h * Vec3::UnitZ());
      break;
    case Shape::Kind::cone:
      out.add(Kind::point, QT_TRANSLATE_NOOP("Feature", "tip"), Vec3(0, 0, h), Vec3::UnitZ());
      out.disc(shape.radius, -h, -1);
      out.axis(h);
      break;
    case Shape::Kind::capsule:
      for (const double side : {-1.0, 1.0})
        out.add(Kind::point, QT_TRANSLATE_NOOP("Feature", "centre of the cap"), Vec3(0, 0, side * h), Vec3::UnitZ(), {},
                true);
      out.axis(h + shape.radius);
      break;
    case Shape::Kind::extrusion:
      if (shape.outline.size() > 2) out.extrusion(shape.outline, h);
      break;
    default: break;  // a ball has its centre only; a mesh, what lies under the mouse
  }
  out.centre();
  return out.take();
}

std::optional<Feature> curvedFace(const Shape& shape, const Frame& body, ElementId id, const Vec3& at) {
  const Frame frame = compose(body, shape.placement);
  const Vec3 local = frame.orientation.conjugate() * (at - frame.position);
  const auto normal = curvedNormal(shape, local);
  if (!normal) return std::nullopt;
  Collector out(frame, id);
  out.add(Kind::curved, QT_TRANSLATE_NOOP("Feature", "surface"), local, *normal);
  return out.take().front();
}

}  // namespace gyre::ui
