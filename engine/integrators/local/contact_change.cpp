#include "integrators/local/contact_change.h"

#include "contact/collider_bounds.h"
#include "contact/contact_motion.h"

#include <array>
#include <cassert>

namespace gyre {
namespace {

/// Longest way of a point over a body, in radii of the body.
constexpr double furthestWay = 0.25;

using Kind = Collider::Kind;

const Collider& colliderOf(const ContactModel& model, std::size_t slot, std::size_t part) {
  return model.bodies[slot].parts[part].collider;
}

bool isFlat(Kind kind) { return kind == Kind::plane || kind == Kind::triangles; }
bool isPolyhedron(Kind kind) { return isFlat(kind) || kind == Kind::box || kind == Kind::hull; }

/// One of the two bodies of a manifold, on its way.
class MovingBody {
 public:
  MovingBody(const System& system, const EvaluatedKinematics& at, int body, std::size_t part, const Vec6& twist,
             double time)
      : k_(at.body(system.bodies().slot(body))),
        collider_(colliderOf(system.contacts(), system.bodies().slot(body), part)),
        v_(twist.head<3>()),
        w_(twist.tail<3>()),
        time_(time) {
    if (body < 0) return;
    radius_ = system.contacts().radius[static_cast<std::size_t>(body)];
    BodyKinematics k = k_;
    k.v = v_;
    k.W = k.R.transpose() * w_;
    rate_ = system.bodies()[static_cast<std::size_t>(body)].jacobianRate(k);
  }

  PlacedCollider placed() const {
    const Pose own = poseOf(collider_.placement);
    return {collider_, {k_.x + k_.R * own.x, k_.R * own.R}, k_.x};
  }
  /// Move of the centre, and the turn.
  Vec6 move() const {
    Vec6 out;
    out << time_ * v_, time_ * w_;
    return out;
  }
  /// Change of the velocity of its material where x is, as x moves by dx.
  Vec3 change(const Vec3& x, const Vec3& dx) const {
    return w_.cross(dx - time_ * v_) + time_ * (rate_.head<3>() + (k_.R * rate_.tail<3>()).cross(x - k_.x));
  }
  bool isNear(const Vec3& x, const Vec3& dx) const {
    return radius_ == 0 || (dx - time_ * (v_ + w_.cross(x - k_.x))).norm() <= furthestWay * radius_;
  }

 private:
  const BodyKinematics& k_;
  const Collider& collider_;
  Vec3 v_, w_;
  double time_;
  double radius_ = 0;
  Vec6 rate_ = Vec6::Zero();
};

}  // namespace

bool wanders(const ContactModel& model, const Contact& contact) {
  const auto kind = [&](int body, std::size_t part) {
    return colliderOf(model, body < 0 ? model.bodies.size() - 1 : static_cast<std::size_t>(body), part).kind;
  };
  const Kind a = kind(contact.body1, part1(contact)), b = kind(contact.body2, part2(contact));
  if (isPolyhedron(a) && isPolyhedron(b)) return false;
  return !(isFlat(a) && b == Kind::sphere) && !(isFlat(b) && a == Kind::sphere);
}

void changesWithin(double time, const System& system, const EvaluatedKinematics& at, std::span<const Contact> points,
                   const Vec6& twist1, const Vec6& twist2, std::span<ContactChange> out) {
  static const std::array<PointGuide, pointsOfManifold> guides = {};
  assert(points.size() <= guides.size() && points.size() == out.size());
  const Contact& first = points[0];
  const MovingBody a(system, at, first.body1, part1(first), twist1, time),
      b(system, at, first.body2, part2(first), twist2, time);
  const PlacedCollider placedA = a.placed(), placedB = b.placed();
  const ContactMotion motion(placedA, placedB, points, std::span(guides).first(points.size()));
  Vec12 moves;
  moves << a.move(), b.move();
  const Vec3 turned = motion.normal() * moves;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec3& x = points[i].x;
    const Vec3 dx = motion.point(i).x * moves;
    out[i] = {b.change(x, dx) - a.change(x, dx), turned, a.isNear(x, dx) && b.isNear(x, dx)};
  }
}

}  // namespace gyre
