#include "integrators/rotation/fixed_points.h"

#include "core/parallel.h"

namespace gyre {
namespace {

/// How many parts of constraints touch each body.
std::vector<int> partsOnBodies(const System& system) {
  std::vector<int> parts(system.bodies().size(), 0);
  for (const ConstraintSet::Part& part : system.constraints().parts)
    for (const int body : {part.body1, part.body2})
      if (body >= 0) ++parts[static_cast<std::size_t>(body)];
  return parts;
}

/// The rotation of a rigid body about its point s, by itself.
BodyInertia turningAbout(const Vec3& s, const BodySet::Entry& b) {
  Mat6 M;
  b.body->massMatrix(M);
  const double m = b.body->mass();
  const Mat3 J = M.block<3, 3>(b.rotation, b.rotation) + m * (s.squaredNorm() * Mat3::Identity() - s * s.transpose());
  return {.layout = {.id = b.id, .q = b.q + 3, .nq = 4, .v = b.v + b.rotation, .nv = 3, .rotation = 0},
          .inverseMass = 1 / m,
          .inertia = RotationInertia(J)};
}

}  // namespace

void FixedPoints::attach(const System& system) {
  bodies_ = &system.bodies();
  points_.clear();
  isHeld_.assign(system.bodies().size(), false);
  const std::vector<int> parts = partsOnBodies(system);
  for (const ConstraintSet::Part& part : system.constraints().parts) {
    const auto ball = part.equations->ball();
    const bool isFirst = part.body2 < 0;
    if (!ball || (!isFirst && part.body1 >= 0)) continue;
    const auto body = static_cast<std::size_t>(isFirst ? part.body1 : part.body2);
    const BodySet::Entry& b = system.bodies()[body];
    if (!b.body->isFree() || parts[body] > 1) continue;
    const Vec3& s = isFirst ? ball->s1 : ball->s2;
    isHeld_[body] = true;
    points_.push_back({.body = body,
                       .q = b.q,
                       .v = b.v,
                       .row = part.row,
                       .mass = b.body->mass(),
                       .side = isFirst ? -1.0 : 1.0,
                       .s = s,
                       .p = isFirst ? ball->s2 : ball->s1,
                       .turning = turningAbout(s, b)});
  }
}

Mat3 FixedPoints::rotation(const FixedPoint& c, const State& s) const {
  return bodies_->orientation(s, c.body).toRotationMatrix();
}

void FixedPoints::reduce(std::vector<BodyInertia>& bodies) const {
  for (const FixedPoint& point : points_) bodies[point.body] = point.turning;
}

void FixedPoints::takeMoments(const EvaluatedKinematics& at, VecX& f) const {
  parallelForEach(points_.size(), [&](std::size_t i) {
    const FixedPoint& c = points_[i];
    f.segment<3>(c.v + 3) -= c.s.cross(at.body(c.body).R.transpose() * f.segment<3>(c.v));
  });
}

void FixedPoints::place(State& s) const {
  parallelForEach(points_.size(), [&](std::size_t i) {
    const FixedPoint& c = points_[i];
    const Mat3 R = rotation(c, s);
    s.q.segment<3>(c.q) = c.p - R * c.s;
    s.v.segment<3>(c.v) = R * c.s.cross(s.v.segment<3>(c.v + 3));
  });
}

void FixedPoints::placeVelocities(State& s) const {
  parallelForEach(points_.size(), [&](std::size_t i) {
    const FixedPoint& c = points_[i];
    s.v.segment<3>(c.v) = rotation(c, s) * c.s.cross(s.v.segment<3>(c.v + 3));
  });
}

void FixedPoints::release(VecX& lambda) const {
  for (const FixedPoint& c : points_) lambda.segment<3>(c.row).setZero();
}

void FixedPoints::accelerations(const VecX& f, State& s) const {
  parallelForEach(points_.size(), [&](std::size_t i) {
    const FixedPoint& c = points_[i];
    const Vec3 W = s.v.segment<3>(c.v + 3), A = angularAcceleration(c.turning, f, s.v);
    const Vec3 a = rotation(c, s) * (c.s.cross(A) - W.cross(W.cross(c.s)));
    s.vdot.segment<3>(c.v) = a;
    s.vdot.segment<3>(c.v + 3) = A;
    s.lambda.segment<3>(c.row) = c.side * (f.segment<3>(c.v) - c.mass * a);
  });
}

}  // namespace gyre
