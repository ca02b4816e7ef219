#include "contact/separation_ascent.h"

#include "contact/surface_directions.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr int mostAscents = 30, mostHalvings = 6;
constexpr double longestTurn = 0.3, settledTurn = 1e-15;  // [rad]

/// d support / d direction across a direction of length one: the radii of curvature of the core, 0 of corners.
Mat3 supportSlope(const Convex& c, const Vec3& direction) {
  const Vec3 d = c.pose.R.transpose() * direction;
  if (c.core == Convex::Core::ellipsoid) {
    const Vec3 square = c.half.cwiseAbs2();
    const double length = c.half.cwiseProduct(d).norm();
    if (!(length > 0)) return Mat3::Zero();
    const Vec3 x = square.cwiseProduct(d) / length;
    const Mat3 slope = (Mat3(square.asDiagonal()) - x * x.transpose()) / length;
    return c.pose.R * slope * c.pose.R.transpose() -
           c.rounding * (Mat3::Identity() - direction * direction.transpose());
  }
  if (c.core != Convex::Core::cylinder && c.core != Convex::Core::cone) return Mat3::Zero();
  const double across = std::hypot(d.x(), d.y());
  if (!(across > 0) || (c.core == Convex::Core::cone && 2 * d.z() * c.halfLength > c.radius * across))
    return Mat3::Zero();
  const Vec3 t = c.pose.R * Vec3(-d.y() / across, d.x() / across, 0);
  return c.radius / across * t * t.transpose();
}

class Ascent {
 public:
  Ascent(const Convex& a, const Convex& b, const Vec3& n) : a_(a), b_(b), tolerance_(lengthTolerance(a, b)) { goTo(n); }

  void freely() {
    for (int i = 0; i < mostAscents; ++i) {
      Eigen::Matrix<double, 3, 2> across;
      across.col(0) = n_.unitOrthogonal();
      across.col(1) = n_.cross(across.col(0));
      Eigen::Matrix2d radii = across.transpose() * slopes() * across;
      radii += (isConvex(radii) ? s_ : std::abs(s_) + 1e-3 * (a_.size + b_.size)) * Eigen::Matrix2d::Identity();
      const Eigen::Vector2d gradient = across.transpose() * nearest_.vector();
      const Eigen::Vector2d turn = radii.inverse() * gradient;
      if (!turn.allFinite() || !advance(turn.norm(), [&](double t) { return Vec3(n_ + across * (t * turn)); })) return;
    }
  }

  /// About an axis e: the latitude stays.
  void about(const Vec3& e) {
    for (int i = 0; i < mostAscents; ++i) {
      const Vec3 outward = n_ - e * e.dot(n_), along = e.cross(n_);
      const double slope = along.dot(nearest_.vector());
      const double bend = along.dot(slopes() * along) + outward.dot(nearest_.vector());
      const double turn = slope / (bend > 0 ? bend : std::abs(bend) + 1e-3 * (a_.size + b_.size));
      const auto turned = [&](double t) {
        return Vec3(n_ + (std::cos(t * turn) - 1) * outward + std::sin(t * turn) * along);
      };
      if (!std::isfinite(turn) || !advance(std::abs(turn), turned)) return;
    }
  }

  const Vec3& n() const { return n_; }
  double s() const { return s_; }
  const Closest& nearest() const { return nearest_; }

 private:
  Mat3 slopes() const { return supportSlope(a_, n_) + supportSlope(b_, Vec3(-n_)); }
  bool isConvex(const Eigen::Matrix2d& radii) const {
    const Eigen::Matrix2d H = radii + s_ * Eigen::Matrix2d::Identity();
    return H.trace() > 0 && H.determinant() > 1e-12 * H.squaredNorm();
  }

  void goTo(const Vec3& n) {
    n_ = n.normalized();
    nearest_ = closestAlong(a_, b_, n_);
    s_ = n_.dot(nearest_.vector());
  }

  /// Goes by a share of the step that does not lead down; false where there is none, or it ends here.
  bool advance(double turn, const auto& at) {
    const Ascent before = *this;
    double share = std::min(1.0, longestTurn / turn);
    for (int i = 0; i < mostHalvings && share * turn > settledTurn; ++i, share /= 2) {
      const Vec3 n = at(share);
      goTo(n);
      if (s_ > before.s_ || (s_ >= before.s_ - tolerance_ && turn < lastTurn_ / 2)) {
        lastTurn_ = turn;
        return true;
      }
      restore(before);
    }
    return false;
  }
  void restore(const Ascent& other) {
    n_ = other.n_;
    nearest_ = other.nearest_;
    s_ = other.s_;
  }

  const Convex &a_, &b_;
  double tolerance_, lastTurn_ = 1e300;
  Vec3 n_;
  double s_ = 0;
  Closest nearest_;
};

}  // namespace

void ascend(const Convex& a, const Convex& b, Separation& out) {
  Ascent free(a, b, out.n);
  free.freely();
  out = {free.n(), free.s(), free.nearest(), true};
  double least = out.s - lengthTolerance(a, b);
  const auto take = [&](const Ascent& found) {
    if (!(found.s() >= least)) return;
    least = found.s() + lengthTolerance(a, b);
    out = {found.n(), found.s(), found.nearest(), true};
  };
  SurfaceDirections ofA, ofB;
  directionsFacing(a, free.n(), ofA);
  directionsFacing(b, Vec3(-free.n()), ofB);
  if (ofA.flat) take(Ascent(a, b, *ofA.flat));
  if (ofB.flat) take(Ascent(a, b, -*ofB.flat));
  const auto takeCircle = [&](const Vec3& axis, const Vec3& start) {
    Ascent found(a, b, start);
    found.about(axis);
    take(found);
  };
  const auto takeLine = [&](const Vec3& e) {
    const Vec3 across = free.n() - e * e.dot(free.n());
    if (across.squaredNorm() > 0.5) takeCircle(e, across);
  };
  if (ofA.side) takeCircle(a.axis(2), *ofA.side);
  else
    for (const Vec3& e : ofA.lines()) takeLine(e);
  if (ofB.side) takeCircle(b.axis(2), Vec3(-*ofB.side));
  else
    for (const Vec3& e : ofB.lines()) takeLine(e);
}

}  // namespace gyre
