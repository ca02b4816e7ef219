#include "contact/contact_motion.h"

#include "contact/local_surface.h"
#include "lie/so3.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace gyre {
namespace {

using Kind = LocalSurface::Kind;
using Mat3x2 = Eigen::Matrix<double, 3, 2>;

/// Stands for the infinite radius along an edge, in sizes of the bodies: by so much smaller is the error.
constexpr double straight = 1e7;
constexpr double parallelSine = 1e-4;

struct Turning {
  Mat3x12 a = Mat3x12::Zero(), b = Mat3x12::Zero();  ///< phi_i x n of the two bodies
};

class ManifoldMotion {
 public:
  ManifoldMotion(const PlacedCollider& a, const PlacedCollider& b, const Vec3& n) : a_(a), b_(b), n_(n) {
    turning_.a.middleCols<3>(3) = -so3::hat(n);
    turning_.b.middleCols<3>(9) = -so3::hat(n);
    across_.col(0) = n.unitOrthogonal();
    across_.col(1) = n.cross(across_.col(0));
  }

  void turnNormal(const Contact& c, Mat3x12& dn) const {
    const Sides s = sidesAt(c);
    if (s.a.flat || s.b.flat) {
      const bool ofA = s.a.flat && (!s.b.flat || s.a.size >= s.b.size);
      dn = ofA ? turning_.a : turning_.b;
      return;
    }
    const double length = straight * (s.a.size + s.b.size);
    const Mat3 Ra = s.a.radii + length * s.a.along * s.a.along.transpose();
    const Mat3 Rb = s.b.radii + length * s.b.along * s.b.along.transpose();
    const Eigen::Matrix2d sum = across_.transpose() * (Ra + Rb) * across_ + c.gap * Eigen::Matrix2d::Identity();
    const Mat3x12 moved = material(b_, 6, s.xb) - material(a_, 0, s.xa) + Ra * turning_.a + Rb * turning_.b;
    dn.setZero();
    if (std::abs(sum.determinant()) > 1e-12 * sum.squaredNorm())
      dn = across_ * sum.inverse() * (across_.transpose() * moved);
  }

  void movePoint(const Contact& c, const Mat3x12& dn, Mat3x12& dx, Row12& dgap) const {
    const Sides s = sidesAt(c);
    Mat3x12 ma = material(a_, 0, s.xa) + s.a.radii * (dn - turning_.a);
    Mat3x12 mb = material(b_, 6, s.xb) - s.b.radii * (dn - turning_.b);
    const Mat3x12 turned = c.gap * dn;
    if (s.a.kind == Kind::edge && s.b.kind == Kind::edge) {
      slideOnEdges(s, turned, ma, mb);
    } else if (s.b.kind >= s.a.kind) {  // a's point leads, b's slides
      if (s.b.kind != Kind::corner) mb = follower(s.b, turned, ma, mb, 1);
    } else {
      ma = follower(s.a, turned, mb, ma, -1);
    }
    dgap = n_.transpose() * (mb - ma);
    dx = 0.5 * (ma + mb);
  }

 private:
  struct Sides {
    Vec3 xa, xb;  ///< surface points
    LocalSurface a, b;
  };

  Sides sidesAt(const Contact& c) const {
    const Vec3 xa = c.x - c.gap / 2 * n_, xb = c.x + c.gap / 2 * n_;
    return {xa, xb, localSurface(a_.collider, a_.pose, n_, xa), localSurface(b_.collider, b_.pose, -n_, xb)};
  }

  static Mat3x12 material(const PlacedCollider& of, Eigen::Index column, const Vec3& x) {
    Mat3x12 out = Mat3x12::Zero();
    out.middleCols<3>(column).setIdentity();
    out.middleCols<3>(column + 3) = -so3::hat(Vec3(x - of.centre));
    return out;
  }

  /// The point that stays over (sign 1) or under (-1) the leading one: lead + sign (dg n + g dn), on the surface that
  /// moves by `own`.
  Mat3x12 follower(const LocalSurface& surface, const Mat3x12& turned, const Mat3x12& lead, const Mat3x12& own,
                   double sign) const {
    const Mat3x12 over = lead + sign * turned;
    if (surface.kind == Kind::face)
      return over + n_ * (surface.normal.transpose() * (own - over) / surface.normal.dot(n_));
    const Vec3 e = surface.along - n_ * n_.dot(surface.along);
    return own + surface.along * (e.transpose() * (over - own) / e.squaredNorm());
  }

  /// Both points slide on their edges, which cross as seen along n.
  void slideOnEdges(const Sides& s, const Mat3x12& turned, Mat3x12& ma, Mat3x12& mb) const {
    Eigen::Matrix2d edges;
    edges << across_.transpose() * s.a.along, -(across_.transpose() * s.b.along);
    if (std::abs(edges.determinant()) < parallelSine) return;
    const Eigen::Matrix<double, 2, 12> slides = edges.inverse() * (across_.transpose() * (mb - ma - turned));
    ma += s.a.along * slides.row(0);
    mb += s.b.along * slides.row(1);
  }

  const PlacedCollider &a_, &b_;
  Vec3 n_;
  Mat3x2 across_;
  Turning turning_;
};

}  // namespace

ContactMotion contactMotion(const PlacedCollider& a, const PlacedCollider& b, std::span<const Contact> points) {
  assert(!points.empty() && points.size() <= 4);
  ContactMotion out;
  const ManifoldMotion motion(a, b, points[0].normal);
  const auto deepest =
      std::min_element(points.begin(), points.end(), [](const Contact& p, const Contact& q) { return p.gap < q.gap; });
  motion.turnNormal(*deepest, out.normal);
  for (std::size_t i = 0; i < points.size(); ++i) motion.movePoint(points[i], out.normal, out.x[i], out.gap[i]);
  return out;
}

}  // namespace gyre
