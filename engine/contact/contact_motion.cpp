#include "contact/contact_motion.h"

#include "contact/local_surface.h"
#include "lie/so3.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace gyre {
namespace {

using Kind = LocalSurface::Kind;
using Way = PointGuide::Way;

/// Stands for the infinite radius along an edge, in sizes of the bodies: by so much smaller is the error.
constexpr double straight = 1e7;
constexpr double parallelSine = 1e-4;

Mat3x12 materialMotion(const PlacedCollider& of, Eigen::Index column, const Vec3& x) {
  Mat3x12 out = Mat3x12::Zero();
  out.middleCols<3>(column).setIdentity();
  out.middleCols<3>(column + 3) = -so3::hat(Vec3(x - of.centre));
  return out;
}

}  // namespace

struct ContactMotion::Sides {
  Vec3 xa, xb;  ///< surface points
  LocalSurface a, b;
};

ContactMotion::ContactMotion(const PlacedCollider& a, const PlacedCollider& b, std::span<const Contact> points,
                             std::span<const PointGuide> guides)
    : a_(a), b_(b), points_(points), guides_(guides), n_(points[0].normal) {
  assert(points.size() == guides.size());
  turnA_.middleCols<3>(3) = -so3::hat(n_);
  turnB_.middleCols<3>(9) = -so3::hat(n_);
  across_.col(0) = n_.unitOrthogonal();
  across_.col(1) = n_.cross(across_.col(0));
  switch (guides[0].way) {
    case Way::plane1: dn_ = turnA_; break;
    case Way::plane2: dn_ = turnB_; break;
    case Way::edges: turnByEdges(guides[0]); break;
    case Way::surfaces:
      turnBySurfaces(*std::min_element(points.begin(), points.end(),
                                       [](const Contact& p, const Contact& q) { return p.gap < q.gap; }));
  }
}

void ContactMotion::turnByEdges(const PointGuide& guide) {
  const Mat3 H1 = so3::hat(guide.edge1), H2 = so3::hat(guide.edge2);
  const Vec3 cross = guide.edge1.cross(guide.edge2);
  const double scale = 1 / cross.dot(n_);
  const Mat3 tangential = scale * (Mat3::Identity() - n_ * n_.transpose());
  dn_.middleCols<3>(3) = tangential * H2 * H1;
  dn_.middleCols<3>(9) = -tangential * H1 * H2;
}

void ContactMotion::turnBySurfaces(const Contact& c) {
  const Sides s = sidesAt(c);
  if (s.a.flat || s.b.flat) {
    const bool ofA = s.a.flat && (!s.b.flat || s.a.size >= s.b.size);
    dn_ = ofA ? turnA_ : turnB_;
    return;
  }
  const double length = straight * (s.a.size + s.b.size);
  const Mat3 Ra = s.a.radii + length * s.a.along * s.a.along.transpose();
  const Mat3 Rb = s.b.radii + length * s.b.along * s.b.along.transpose();
  const Eigen::Matrix2d sum = across_.transpose() * (Ra + Rb) * across_ + c.gap * Eigen::Matrix2d::Identity();
  const Mat3x12 moved = materialMotion(b_, 6, s.xb) - materialMotion(a_, 0, s.xa) + Ra * turnA_ + Rb * turnB_;
  if (std::abs(sum.determinant()) > 1e-12 * sum.squaredNorm())
    dn_ = across_ * sum.inverse() * (across_.transpose() * moved);
}

PointMotion ContactMotion::point(std::size_t i) const {
  const Contact& c = points_[i];
  const PointGuide& guide = guides_[i];
  const Vec3 xa = c.x - c.gap / 2 * n_, xb = c.x + c.gap / 2 * n_;
  const Mat3x12 turned = c.gap * dn_;
  if (guide.way == Way::edges || !guide.along.isZero(0)) return alongOfFirst(c, guide);
  Mat3x12 ma = materialMotion(a_, 0, xa), mb = materialMotion(b_, 6, xb);
  switch (guide.way) {
    case Way::plane1: {
      mb -= guide.radii * (dn_ - turnB_);
      const Mat3x12 over = mb - turned;
      ma = over + n_ * (n_.transpose() * (ma - over));
      break;
    }
    case Way::plane2: {
      ma += guide.radii * (dn_ - turnA_);
      const Mat3x12 over = ma + turned;
      mb = over + n_ * (n_.transpose() * (mb - over));
      break;
    }
    case Way::edges: break;
    case Way::surfaces: {
      const Sides s = sidesAt(c);
      ma += s.a.radii * (dn_ - turnA_);
      mb -= s.b.radii * (dn_ - turnB_);
      if (s.a.kind == Kind::edge && s.b.kind == Kind::edge) {
        if (n_.cross(s.a.along).cross(n_.cross(s.b.along)).norm() >= parallelSine)
          slideOnEdges(s.a.along, s.b.along, turned, ma, mb);
      } else if (s.b.kind >= s.a.kind) {  // a's point leads, b's slides
        if (s.b.kind != Kind::corner) mb = follower(s.b, turned, ma, mb, 1);
      } else {
        ma = follower(s.a, turned, mb, ma, -1);
      }
    }
  }
  return {.x = 0.5 * (ma + mb), .gap = n_.transpose() * (mb - ma)};
}

/// The point is that of the second body, its gap along a direction m of the first: see contact/common_polygon.h.
PointMotion ContactMotion::alongOfFirst(const Contact& c, const PointGuide& guide) const {
  const Mat3x12 ma = materialMotion(a_, 0, c.x), mb = materialMotion(b_, 6, c.x);
  PointMotion out;
  out.gap = n_.transpose() * (mb - ma) / guide.lean;
  if (guide.way == Way::edges) {
    const Vec3 toSide = guide.edge1.cross(guide.along);
    out.x = mb + guide.edge2 * (toSide.transpose() * (ma - mb) / toSide.dot(guide.edge2));
  } else {
    out.x = ma + guide.along * out.gap;
  }
  return out;
}

ContactMotion::Sides ContactMotion::sidesAt(const Contact& c) const {
  const Vec3 xa = c.x - c.gap / 2 * n_, xb = c.x + c.gap / 2 * n_;
  return {xa, xb, localSurface(a_.collider, a_.pose, n_, xa), localSurface(b_.collider, b_.pose, -n_, xb)};
}

/// The point that stays over (sign 1) or under (-1) the leading one: lead + sign (dg n + g dn), on the surface that
/// moves by `own`.
Mat3x12 ContactMotion::follower(const LocalSurface& surface, const Mat3x12& turned, const Mat3x12& lead,
                                const Mat3x12& own, double sign) const {
  const Mat3x12 over = lead + sign * turned;
  if (surface.kind == Kind::face)
    return over + n_ * (surface.normal.transpose() * (own - over) / surface.normal.dot(n_));
  const Vec3 e = surface.along - n_ * n_.dot(surface.along);
  return own + surface.along * (e.transpose() * (over - own) / e.squaredNorm());
}

/// Both points slide on their edges, which cross as seen along n.
void ContactMotion::slideOnEdges(const Vec3& alongA, const Vec3& alongB, const Mat3x12& turned, Mat3x12& ma,
                                 Mat3x12& mb) const {
  Eigen::Matrix2d edges;
  edges << across_.transpose() * alongA, -(across_.transpose() * alongB);
  const Eigen::Matrix<double, 2, 12> slides = edges.inverse() * (across_.transpose() * (mb - ma - turned));
  ma += alongA * slides.row(0);
  mb += alongB * slides.row(1);
}

}  // namespace gyre
