#include "placing/mesh_face.h"

#include "viewport/body_parts.h"

#include <QCoreApplication>

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace gyre::ui {
namespace {

/// Least share of the surface that counts as a face, and cosine of the most that its normals differ by.
constexpr double leastShare = 0.01, sameNormal = 1 - 1e-6;
/// More triangles are not searched for their bounds while the mouse moves: that takes ten milliseconds.
constexpr std::size_t mostOfFace = 5000;
/// Vertices of a circle, at least, and how far they may lie off it over its radius.
constexpr std::size_t leastOfCircle = 8;
constexpr double offCircle = 2e-3;
/// Cosine of the turn at a corner, and the least share of its bound that counts as an edge.
const double cornerTurn = std::cos(0.35);
constexpr double leastEdge = 0.03;

struct PlacedTriangle {
  std::array<Vec3, 3> corners;
  Vec3 normal;
  double area;
};

PlacedTriangle triangleAt(const TriangleMesh& mesh, const Triangle& t) {
  PlacedTriangle out;
  for (std::size_t i = 0; i < 3; ++i) out.corners[i] = mesh.vertices()[static_cast<std::size_t>(t[i])];
  const Vec3 twice = (out.corners[1] - out.corners[0]).cross(out.corners[2] - out.corners[0]);
  out.area = 0.5 * twice.norm();
  out.normal = out.area > 0 ? Vec3(twice / (2 * out.area)) : Vec3::Zero();
  return out;
}

bool holds(const PlacedTriangle& t, const Vec3& p) {
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec3 &a = t.corners[i], &b = t.corners[(i + 1) % 3];
    if ((b - a).cross(p - a).dot(t.normal) < -2e-6 * t.area) return false;
  }
  return true;
}

using Loop = std::vector<Vec3>;
using PointKey = std::array<double, 3>;
PointKey keyOf(const Vec3& p) { return {p.x(), p.y(), p.z()}; }

/// Closed bounds of triangles: their sides that no other one has.
std::vector<Loop> boundsOf(const std::vector<PlacedTriangle>& triangles) {
  std::map<std::pair<PointKey, PointKey>, std::pair<Vec3, Vec3>> sides;
  for (const PlacedTriangle& t : triangles)
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec3 &a = t.corners[i], &b = t.corners[(i + 1) % 3];
      if (sides.erase({keyOf(b), keyOf(a)}) == 0) sides.try_emplace({keyOf(a), keyOf(b)}, a, b);
    }
  std::multimap<PointKey, std::pair<Vec3, Vec3>> from;
  for (const auto& [key, side] : sides) from.emplace(key.first, side);
  std::vector<Loop> loops;
  while (!from.empty()) {
    Loop loop;
    for (auto next = from.begin(); next != from.end();) {
      const Vec3 to = next->second.second;
      loop.push_back(next->second.first);
      from.erase(next);
      next = from.find(keyOf(to));
    }
    loops.push_back(std::move(loop));
  }
  return loops;
}

double lengthOf(const Loop& loop) {
  double length = 0;
  for (std::size_t i = 0; i < loop.size(); ++i) length += (loop[(i + 1) % loop.size()] - loop[i]).norm();
  return length;
}

/// Its centre, where a bound lies on a circle: x^2 + y^2 = 2 a x + 2 b y + c by least squares.
std::optional<Vec3> centreOf(const Loop& loop, const Vec3& normal) {
  if (loop.size() < leastOfCircle) return std::nullopt;
  const Vec3 x = normal.unitOrthogonal(), y = normal.cross(x);
  Mat3 A = Mat3::Zero();
  Vec3 b = Vec3::Zero();
  for (const Vec3& p : loop) {
    const Vec3 r = p - loop.front(), row(2 * r.dot(x), 2 * r.dot(y), 1);
    A += row * row.transpose();
    b += row * r.squaredNorm();
  }
  const Vec3 s = A.inverse() * b;
  const Vec3 centre = loop.front() + s.x() * x + s.y() * y;
  const double radius = std::sqrt(s.z() + s.head<2>().squaredNorm());
  const bool round = std::all_of(loop.begin(), loop.end(), [&](const Vec3& p) {
    return std::abs((p - centre).norm() - radius) < offCircle * radius;
  });
  return round ? std::optional(centre) : std::nullopt;
}

class FaceFeatures {
 public:
  FaceFeatures(const Frame& place, ElementId body, const Vec3& normal)
      : frame_(place), body_(body), normal_(place.orientation * normal) {}

  Feature make(Feature::Kind kind, const char* name, const Vec3& point, const Vec3& direction, const Loop& outline) {
    Feature f{.kind = kind,
              .body = body_,
              .point = world(point),
              .direction = direction,
              .across = perpendicular(direction, frame_.orientation * Vec3::UnitX()),
              .name = QCoreApplication::translate("Feature", name)};
    for (const Vec3& p : outline) f.outline.push_back(world(p));
    return f;
  }
  void add(const Loop& loop, const Vec3& localNormal) {
    if (const auto centre = centreOf(loop, localNormal)) {
      out.push_back(make(Feature::Kind::rim, QT_TRANSLATE_NOOP("Feature", "rim"), *centre, normal_, closed(loop)));
      return;
    }
    const double least = leastEdge * lengthOf(loop);
    const std::vector<Vec3> turns = turnsOf(loop, 1 - 1e-9);
    for (std::size_t i = 0; i < turns.size(); ++i) {
      const Vec3 &a = turns[i], &b = turns[(i + 1) % turns.size()];
      if ((b - a).norm() < least) continue;
      const Vec3 along = frame_.orientation * (b - a).normalized();
      out.push_back(make(Feature::Kind::line, QT_TRANSLATE_NOOP("Feature", "edge"), 0.5 * (a + b), along, {a, b}));
    }
    for (const Vec3& p : turnsOf(loop, cornerTurn))
      out.push_back(make(Feature::Kind::point, QT_TRANSLATE_NOOP("Feature", "corner"), p, normal_, {}));
  }
  const Vec3& normal() const { return normal_; }
  static Loop closed(Loop loop) {
    loop.push_back(loop.front());
    return loop;
  }

  std::vector<Feature> out;

 private:
  /// Vertices at which a bound changes its direction, so that the cosine is less.
  static std::vector<Vec3> turnsOf(const Loop& loop, double cosine) {
    std::vector<Vec3> turns;
    const std::size_t n = loop.size();
    for (std::size_t i = 0; i < n; ++i) {
      const Vec3 in = (loop[i] - loop[(i + n - 1) % n]).normalized(), away = (loop[(i + 1) % n] - loop[i]).normalized();
      if (in.dot(away) < cosine) turns.push_back(loop[i]);
    }
    return turns;
  }
  Vec3 world(const Vec3& p) const { return frame_.position + frame_.orientation * p; }

  Frame frame_;
  ElementId body_;
  Vec3 normal_;
};

}  // namespace

std::optional<MeshFace> meshFace(const Shape& shape, const Frame& body, ElementId id, const Vec3& at) {
  if (shape.kind != Shape::Kind::mesh) return std::nullopt;
  const Frame place = compose(body, shape.placement);
  const Vec3 p = place.orientation.conjugate() * (at - place.position);
  std::optional<PlacedTriangle> under;
  double off = std::numeric_limits<double>::infinity(), total = 0;
  Eigen::AlignedBox3d box;
  for (const Triangle& t : shape.mesh->triangles()) {
    const PlacedTriangle placed = triangleAt(*shape.mesh, t);
    total += placed.area;
    for (const Vec3& corner : placed.corners) box.extend(corner);
    const double d = std::abs((p - placed.corners[0]).dot(placed.normal));
    if (placed.area > 0 && d < off && holds(placed, p)) off = d, under = placed;
  }
  if (!under) return std::nullopt;
  const double tolerance = 1e-6 * box.diagonal().norm();
  std::vector<PlacedTriangle> level;
  double area = 0;
  for (const Triangle& t : shape.mesh->triangles()) {
    const PlacedTriangle placed = triangleAt(*shape.mesh, t);
    if (placed.normal.dot(under->normal) < sameNormal) continue;
    if (std::abs((placed.corners[0] - under->corners[0]).dot(under->normal)) > tolerance) continue;
    area += placed.area;
    level.push_back(placed);
  }
  if (area < leastShare * total || level.size() > mostOfFace) return std::nullopt;
  FaceFeatures features(place, id, under->normal);
  const std::vector<Loop> bounds = boundsOf(level);
  const auto outer = std::max_element(bounds.begin(), bounds.end(),
                                      [](const Loop& a, const Loop& b) { return lengthOf(a) < lengthOf(b); });
  for (const Loop& loop : bounds)
    if (loop.size() > 2) features.add(loop, under->normal);
  MeshFace face{.plane = features.make(Feature::Kind::plane, QT_TRANSLATE_NOOP("Feature", "face"), p, features.normal(),
                                       FaceFeatures::closed(*outer)),
                .onIt = {}};
  face.onIt = std::move(features.out);
  return face;
}

}  // namespace gyre::ui
