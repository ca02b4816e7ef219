#include "system/joint_coordinates.h"

#include "bodies/point_pair.h"
#include "core/parallel.h"

namespace gyre {

void JointCoordinates::add(ElementId joint, const std::string& name, const JointCoordinate& coordinate, int body1,
                           int body2) {
  index_.try_emplace({joint, coordinate.name()}, entries_.size());
  entries_.push_back({joint, name, coordinate, body1, body2, coordinate.isAngle() ? angles_++ : -1});
}

std::optional<std::size_t> JointCoordinates::find(ElementId joint, CoordinateName name) const {
  const auto it = index_.find({joint, name});
  if (it == index_.end()) return std::nullopt;
  return it->second;
}

double JointCoordinates::value(const Entry& c, const State& s, const Workspace& w) const {
  const BodyKinematics &k1 = w.k[bodies_.slot(c.body1)], &k2 = w.k[bodies_.slot(c.body2)];
  if (c.angle < 0) return c.coordinate.value(k1, k2);
  const auto [value, rate] = c.coordinate.motion(k1, k2);
  return s.internal.angles[static_cast<std::size_t>(c.angle)].unwrapped(value, rate, s.t).value();
}

double JointCoordinates::rate(const Entry& c, const Workspace& w) const {
  return c.coordinate.rate(w.k[bodies_.slot(c.body1)], w.k[bodies_.slot(c.body2)]);
}

CoordinateMotion JointCoordinates::motion(const Entry& c, const State& s, const Workspace& w) const {
  const BodyKinematics &k1 = w.k[bodies_.slot(c.body1)], &k2 = w.k[bodies_.slot(c.body2)];
  CoordinateMotion out;
  c.coordinate.evaluate(k1, k2, out.x, out.gradient);
  out.rate = out.gradient.dot(stackedTwist(k1, k2));
  if (c.angle >= 0)
    out.x = s.internal.angles[static_cast<std::size_t>(c.angle)].unwrapped(out.x, out.rate, s.t).value();
  return out;
}

double JointCoordinates::acceleration(const Entry& c, const CoordinateMotion& now, const State& s,
                                      const Workspace& w) const {
  return now.gradient.head<6>().dot(bodies_.accelerationAt(c.body1, s, w)) +
         now.gradient.tail<6>().dot(bodies_.accelerationAt(c.body2, s, w)) +
         c.coordinate.bias(w.k[bodies_.slot(c.body1)], w.k[bodies_.slot(c.body2)]);
}

Mat12 JointCoordinates::gradientTangent(const Entry& c, const Workspace& w) const {
  Mat12 turning = Mat12::Zero();
  c.coordinate.addTangent(w.k[bodies_.slot(c.body1)], w.k[bodies_.slot(c.body2)], 1, turning);
  return turning;
}

Row12 JointCoordinates::rateTangent(const Entry& c, const Workspace& w) const {
  return stackedTwist(w.k[bodies_.slot(c.body1)], w.k[bodies_.slot(c.body2)]).transpose() * gradientTangent(c, w);
}

void JointCoordinates::accept(const EvaluatedKinematics& at, InternalState& next) const {
  const State& s = at.state();
  const Workspace& w = at.workspace();
  parallelForEach(entries_.size(), [&](std::size_t i) {
    const Entry& c = entries_[i];
    if (c.angle < 0) return;
    const auto angle = static_cast<std::size_t>(c.angle);
    const auto [x, rate] = c.coordinate.motion(w.k[bodies_.slot(c.body1)], w.k[bodies_.slot(c.body2)]);
    next.angles[angle] = {s.internal.angles[angle].unwrapped(x, rate, s.t), s.t, rate};
  });
}

}  // namespace gyre
