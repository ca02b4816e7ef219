#include "contact/convex.h"
#include "contact/pair_contacts.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gyre {
namespace {

using SectionVector = Eigen::Vector2d;

SignedDistance ofPoint(const Vec3& from, double radius) {
  const double r = from.norm();
  return {r - radius, r > 0 ? Vec3(from / r) : Vec3(Vec3::UnitZ())};
}

SignedDistance fromCapsule(const Collider& c, const Vec3& x) {
  const Vec3 from = x - Vec3(0, 0, std::clamp(x.z(), -c.halfLength, c.halfLength));
  if (from.squaredNorm() > 0) return ofPoint(from, c.radius);
  return {-c.radius, Vec3::UnitX()};  // on the line
}

SignedDistance fromBox(const Collider& c, const Vec3& x) {
  const Vec3 q = x.cwiseAbs() - c.half;
  const Vec3 outside = q.cwiseMax(0);
  const double distance = outside.norm();
  const Vec3 sign(signOf(x.x()), signOf(x.y()), signOf(x.z()));
  if (distance > 0) return {distance, Vec3(outside.cwiseProduct(sign) / distance)};
  int k = 0;
  const double inside = q.maxCoeff(&k);
  return {inside, Vec3(sign[k] * Vec3::Unit(k))};
}

/// The half section of a round body: the convex polygon of p0 .. p(n-1), from axis to axis, and its outward normals.
struct HalfSection {
  int corners = 0;
  std::array<SectionVector, 4> corner;
  std::array<SectionVector, 3> normal;
};

HalfSection sectionOf(const Collider& c) {
  const double r = c.radius, h = c.halfLength;
  if (c.kind == Collider::Kind::cylinder)
    return {4,
            {SectionVector(0, -h), SectionVector(r, -h), SectionVector(r, h), SectionVector(0, h)},
            {SectionVector(0, -1), SectionVector(1, 0), SectionVector(0, 1)}};
  const double scale = std::hypot(r, 2 * h);
  const SectionVector slant = scale > 0 ? SectionVector(2 * h / scale, r / scale) : SectionVector(0, 1);
  return {3,
          {SectionVector(0, -h), SectionVector(r, -h), SectionVector(0, h), SectionVector(0, h)},
          {SectionVector(0, -1), slant, SectionVector(0, 1)}};
}

SignedDistance fromRound(const Collider& c, const Vec3& x) {
  const double rho = std::hypot(x.x(), x.y());
  const Vec3 radial = rho > 0 ? Vec3(x.x() / rho, x.y() / rho, 0) : Vec3(Vec3::UnitX());
  const SectionVector p(rho, x.z());
  const HalfSection s = sectionOf(c);
  double most = -std::numeric_limits<double>::infinity();
  SectionVector gradient = SectionVector::UnitY();
  bool beside = false;
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(s.corners); ++i) {
    const double height = s.normal[i].dot(p - s.corner[i]);
    if (height <= most) continue;
    most = height;
    gradient = s.normal[i];
    const SectionVector along = s.corner[i + 1] - s.corner[i];
    const double t = along.dot(p - s.corner[i]);
    beside = t < 0 || t > along.squaredNorm();
  }
  if (most > 0 && beside) {
    most = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < static_cast<std::size_t>(s.corners); ++i) {
      const SectionVector from = p - s.corner[i];
      if (const double d = from.norm(); d < most && d > 0) {
        most = d;
        gradient = from / d;
      }
    }
  }
  return {most, Vec3(gradient.x() * radial + gradient.y() * Vec3::UnitZ())};
}

SignedDistance fromHull(const ConvexHull& h, const Vec3& x) {
  const ConvexHull::Face* best = &h.faces()[0];
  const auto height = [&](const ConvexHull::Face& f) { return f.normal.dot(x) - f.offset; };
  for (const ConvexHull::Face& f : h.faces())
    if (height(f) > height(*best)) best = &f;
  const double most = height(*best);
  const auto corner = [&](int i) -> const Vec3& { return h.corners()[static_cast<std::size_t>(i)]; };
  bool above = true;
  for (std::size_t i = 0; i < best->corners.size() && above; ++i) {
    const Vec3 &from = corner(best->corners[i]), &to = corner(best->corners[(i + 1) % best->corners.size()]);
    above = best->normal.dot((to - from).cross(x - from)) >= 0;
  }
  if (most <= 0 || above) return {most, best->normal};
  SignedDistance out{std::numeric_limits<double>::infinity(), best->normal};
  for (const ConvexHull::Edge& e : h.edges()) {
    const Vec3 along = corner(e.to) - corner(e.from), from = x - corner(e.from);
    const Vec3 d = from - std::clamp(along.dot(from) / along.squaredNorm(), 0.0, 1.0) * along;
    if (const double l = d.norm(); l < out.value && l > 0) out = {l, Vec3(d / l)};
  }
  return out;
}

}  // namespace

SignedDistance signedDistance(const Collider& c, const Vec3& x) {
  switch (c.kind) {
    case Collider::Kind::plane: return {x.z(), Vec3::UnitZ()};
    case Collider::Kind::sphere: return ofPoint(x, c.radius);
    case Collider::Kind::capsule: return fromCapsule(c, x);
    case Collider::Kind::box: return fromBox(c, x);
    case Collider::Kind::hull: return fromHull(*c.hull, x);
    default: return fromRound(c, x);
  }
}

bool collideSphere(const Collider& sphere, const Pose& poseOfSphere, const Collider& c, const Pose& pose, double margin,
                   Manifold& out) {
  const SignedDistance d = signedDistance(c, pose.R.transpose() * (poseOfSphere.x - pose.x));
  const double gap = d.value - sphere.radius;
  out.normal = -(pose.R * d.gradient);
  out.count = 1;
  out.points[0] = {poseOfSphere.x + (sphere.radius + gap / 2) * out.normal, gap, 0};
  return gap <= margin;
}

}  // namespace gyre
