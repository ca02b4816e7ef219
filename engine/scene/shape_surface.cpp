#include "scene/shape_surface.h"

#include "scene/extrusion_surface.h"

#include <algorithm>
#include <numbers>

namespace gyre {
namespace {

/// A curve in the half plane x >= 0 that turns about z: (radius, height), from the bottom to the top.
using Profile = std::vector<Vec2>;

void addRing(const Vec2& at, int around, std::vector<Vec3>& points) {
  if (at.x() == 0) return void(points.emplace_back(0, 0, at.y()));
  for (int i = 0; i < around; ++i) {
    const double angle = 2 * std::numbers::pi * i / around;
    points.emplace_back(at.x() * std::cos(angle), at.x() * std::sin(angle), at.y());
  }
}

Surface revolved(const Profile& profile, int around) {
  Surface out;
  int below = 0;
  for (std::size_t k = 0; k < profile.size(); ++k) {
    const int above = static_cast<int>(out.points.size());
    addRing(profile[k], around, out.points);
    if (k == 0) continue;
    const bool belowIsPole = profile[k - 1].x() == 0, aboveIsPole = profile[k].x() == 0;
    for (int i = 0; i < around; ++i) {
      const int j = (i + 1) % around;
      const int a = below + (belowIsPole ? 0 : i), b = below + (belowIsPole ? 0 : j);
      const int c = above + (aboveIsPole ? 0 : j), d = above + (aboveIsPole ? 0 : i);
      if (!belowIsPole) out.triangles.push_back({a, b, c});
      if (!aboveIsPole) out.triangles.push_back({a, c, d});
    }
    below = above;
  }
  return out;
}

/// Quarter circles of radius r, below and above a cylinder of this length.
Profile capsuleProfile(double r, double length, int around) {
  const int rings = std::max(2, around / 4);
  Profile out;
  for (int i = 0; i <= rings; ++i) {
    const double angle = 0.5 * std::numbers::pi * i / rings;
    out.emplace_back(i == 0 ? 0.0 : r * std::sin(angle), -0.5 * length - r * std::cos(angle));
  }
  if (length > 0) out.emplace_back(r, 0.5 * length);
  for (int i = rings - 1; i >= 0; --i)
    out.emplace_back(out[static_cast<std::size_t>(i)].x(), -out[static_cast<std::size_t>(i)].y());
  return out;
}

Surface box(const Vec3& size) {
  Surface out;
  for (int i = 0; i < 8; ++i)
    out.points.emplace_back(0.5 * size.cwiseProduct(Vec3(i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1)));
  for (const auto& [a, b, c, d] :
       {std::array{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}}) {
    out.triangles.push_back({a, b, c});
    out.triangles.push_back({a, c, d});
  }
  return out;
}

Surface unplaced(const Shape& shape, int around) {
  const double r = shape.radius, l = shape.length;
  switch (shape.kind) {
    case Shape::Kind::box: return box(shape.size);
    case Shape::Kind::sphere: return revolved(capsuleProfile(r, 0, around), around);
    case Shape::Kind::cylinder: return revolved({{0, -l / 2}, {r, -l / 2}, {r, l / 2}, {0, l / 2}}, around);
    case Shape::Kind::capsule: return revolved(capsuleProfile(r, l, around), around);
    case Shape::Kind::cone: return revolved({{0, -l / 2}, {r, -l / 2}, {0, l / 2}}, around);
    case Shape::Kind::ellipsoid: {
      Surface out = revolved(capsuleProfile(1, 0, around), around);
      for (Vec3& p : out.points) p = p.cwiseProduct(shape.size);
      return out;
    }
    case Shape::Kind::extrusion: return extrusionSurface(shape.outline, l);
    case Shape::Kind::mesh: return {shape.mesh->vertices(), shape.mesh->triangles()};
    case Shape::Kind::plane: break;
  }
  return {};
}

void place(const Frame& at, Surface& surface) {
  const Mat3 R = at.orientation.toRotationMatrix();
  for (Vec3& p : surface.points) p = at.position + R * p;
}

}  // namespace

Surface shapeSurface(const Shape& shape, int around) {
  Surface out = unplaced(shape, std::max(around, 3));
  place(shape.placement, out);
  return out;
}

Surface shapesSurface(const Shapes& shapes, int around) {
  Surface out;
  for (const Shape& shape : shapes) append(shapeSurface(shape, around), out);
  return out;
}

Surface planePatch(const Shape& plane, const Vec3& center, double radius) {
  const Frame& at = plane.placement;
  Vec3 middle = at.orientation.conjugate() * (center - at.position);
  middle.z() = 0;
  Surface out{{}, {{0, 1, 2}, {0, 2, 3}}};
  for (const auto& [x, y] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}})
    out.points.push_back(middle + radius * Vec3(x, y, 0));
  place(at, out);
  return out;
}

void append(const Surface& part, Surface& to) {
  const int first = static_cast<int>(to.points.size());
  to.points.insert(to.points.end(), part.points.begin(), part.points.end());
  for (const Triangle& t : part.triangles) to.triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
}

}  // namespace gyre
