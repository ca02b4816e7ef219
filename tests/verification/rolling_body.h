#pragma once
// A convex body that rolls on a plane z = 0 without slip, integrated by itself: a reference for contact. Gravity G need
// not be upright to the plane.
//
// With u = -R^T e_z, the direction of the plane seen from the body, the body touches at r(u), its farthest point along
// u, whose derivative is the tensor S of the radii of curvature. The point of the body there is at rest, v = R (r x w),
// and u' = u x w, r' = S u'. Moments about the contact point, in body axes (E. J. Routh 1905, The Advanced Part of a
// Treatise on the Dynamics of a System of Rigid Bodies, ch. 5):
//
//   (J + m (r.r - r r^T)) w' = -w x J w + m r x (r' x w + w x (r x w) - R^T G)

#include "core/types.h"

#include <cmath>
#include <functional>

namespace gyre::test {

/// r(u) from the centre of mass, and S, both in body axes.
struct RollingShape {
  std::function<Vec3(const Vec3&)> farthest;
  std::function<Mat3(const Vec3&)> radii;
};

inline RollingShape rollingEllipsoid(const Vec3& half, const Vec3& centre = Vec3::Zero()) {
  const Vec3 square = half.cwiseAbs2();
  const auto from = [=](const Vec3& u) { return Vec3(square.cwiseProduct(u) / half.cwiseProduct(u).norm()); };
  return {[=](const Vec3& u) { return Vec3(centre + from(u)); },
          [=](const Vec3& u) {
            return Mat3((Mat3(square.asDiagonal()) - from(u) * from(u).transpose()) / half.cwiseProduct(u).norm());
          }};
}

/// The rim of a disc about z, of this half length.
inline RollingShape rollingRim(double radius, double halfLength) {
  return {[=](const Vec3& u) {
            const double across = std::hypot(u.x(), u.y());
            return Vec3(radius * u.x() / across, radius * u.y() / across, std::copysign(halfLength, u.z()));
          },
          [=](const Vec3& u) {
            const double across = std::hypot(u.x(), u.y());
            const Vec3 t(-u.y() / across, u.x() / across, 0);
            return Mat3(radius / across * t * t.transpose());
          }};
}

class RollingBody {
 public:
  struct State {
    Quat q;
    Vec3 w;       ///< body axes
    double x, y;  ///< of the centre of mass
  };

  static constexpr double g = 9.81;

  RollingBody(double mass, const Mat3& J, RollingShape shape, const Vec3& gravity = {0, 0, -g})
      : m_(mass), J_(J), shape_(std::move(shape)), gravity_(gravity) {}

  double mass() const { return m_; }
  const Mat3& inertia() const { return J_; }
  const Vec3& gravity() const { return gravity_; }

  Vec3 position(const State& s) const { return {s.x, s.y, down(s).dot(arm(s))}; }
  Vec3 velocity(const State& s) const { return s.q * arm(s).cross(s.w); }
  double energy(const State& s) const {
    return 0.5 * m_ * velocity(s).squaredNorm() + 0.5 * s.w.dot(J_ * s.w) - m_ * gravity_.dot(position(s));
  }

  /// Classical Runge-Kutta.
  State after(State s, double t, int steps) const {
    const double h = t / steps;
    for (int i = 0; i < steps; ++i) {
      const Vec9 k1 = rate(s), k2 = rate(plus(s, h / 2 * k1)), k3 = rate(plus(s, h / 2 * k2)),
                 k4 = rate(plus(s, h * k3));
      s = plus(s, h / 6 * (k1 + 2 * k2 + 2 * k3 + k4));
      s.q.normalize();
    }
    return s;
  }

 private:
  using Vec9 = Eigen::Matrix<double, 9, 1>;  ///< q', w', x', y'

  static Vec3 down(const State& s) { return -(s.q.conjugate().toRotationMatrix() * Vec3::UnitZ()); }
  Vec3 arm(const State& s) const { return shape_.farthest(down(s)); }

  static State plus(const State& s, const Vec9& d) {
    State out = s;
    out.q.coeffs() += d.head<4>();
    out.w += d.segment<3>(4);
    out.x += d(7);
    out.y += d(8);
    return out;
  }

  Vec9 rate(const State& s) const {
    const State unit{s.q.normalized(), s.w, s.x, s.y};
    const Vec3 u = down(unit), r = arm(unit), rdot = shape_.radii(u) * u.cross(s.w);
    const Mat3 M = J_ + m_ * (r.squaredNorm() * Mat3::Identity() - r * r.transpose());
    const Vec3 moment = m_ * r.cross(rdot.cross(s.w) + s.w.cross(r.cross(s.w)) - unit.q.conjugate() * gravity_) -
                        s.w.cross(Vec3(J_ * s.w));
    Vec9 out;
    out.head<4>() = 0.5 * (s.q * Quat(0, s.w.x(), s.w.y(), s.w.z())).coeffs();
    out.segment<3>(4) = M.inverse() * moment;
    out.tail<2>() = velocity(unit).head<2>();
    return out;
  }

  double m_;
  Mat3 J_;
  RollingShape shape_;
  Vec3 gravity_;
};

}  // namespace gyre::test
