#include "system/point_set.h"

#include <cmath>

namespace gyre {

Vec3 PointSet::place(const Entry& p, const EvaluatedKinematics& at) const {
  const BodyKinematics& k = at.body(bodies_.slot(p.body));
  return k.x + k.R * p.r;
}

PointSet::Motion PointSet::motion(const Entry& p, const EvaluatedKinematics& at) const {
  const BodyKinematics& k = at.body(bodies_.slot(p.body));
  const Vec6 a = bodies_.accelerationAt(p.body, at.state(), at.workspace());
  const Vec3 turning = k.W.cross(p.r);
  return {k.x + k.R * p.r, k.v + k.R * turning,
          a.head<3>() + k.R * (Vec3(a.tail<3>()).cross(p.r) + k.W.cross(turning))};
}

Vec3 PointSet::lineTo(int other, const Entry& from, const EvaluatedKinematics& at) const {
  return place(entries_[static_cast<std::size_t>(other)], at) - place(from, at);
}

double PointSet::distance(const Entry& p, const EvaluatedKinematics& at) const {
  return lineTo(p.distanceTo, p, at).norm();
}

double PointSet::angle(const Entry& p, const EvaluatedKinematics& at) const {
  const Vec3 a = lineTo(p.distanceTo, p, at), b = lineTo(p.angleTo, p, at);
  return std::atan2(a.cross(b).norm(), a.dot(b));
}

}  // namespace gyre
