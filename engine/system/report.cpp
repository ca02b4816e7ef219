// Channels of bodies, joints and forces; those of constraints and fields stand in files of their own.

#include "system/system.h"

namespace gyre {

void System::listChannels() {
  const auto add = [this](const ElementId id, const std::string& element, const char* quantity,
                          const std::string& unit) {
    channels_.push_back({id, element + "." + quantity, unit});
  };
  for (const BodyEntry& b : bodies_) {
    for (const char* q : {"x", "y", "z"}) add(b.id, b.name, q, "m");
    for (const char* q : {"qw", "qx", "qy", "qz"}) add(b.id, b.name, q, "");
    for (const char* q : {"vx", "vy", "vz"}) add(b.id, b.name, q, "m/s");
    for (const char* q : {"wx", "wy", "wz"}) add(b.id, b.name, q, "rad/s");
  }
  for (const ConstraintEntry& c : constraints_) {
    listConstraintChannels(c);
    for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
      const CoordinateEntry& coordinate = coordinates_[i];
      const std::string name = nameOf(coordinate.coordinate.name());
      const bool angle = coordinate.coordinate.isAngle();
      add(c.id, c.name, name.c_str(), angle ? "rad" : "m");
      add(c.id, c.name, (name + "_rate").c_str(), angle ? "rad/s" : "m/s");
    }
  }
  for (ForceEntry& f : forces_) {
    f.channel = static_cast<int>(channels_.size());
    for (const ForceChannel& c : f.force->channels()) add(f.id, f.name, c.quantity.c_str(), c.unit);
    f.channelCount = static_cast<int>(channels_.size()) - f.channel;
  }
  listJointForceChannels();
  listFieldChannels();
}

Quat System::orientation(const State& s, std::size_t i) const {
  const BodyEntry& b = bodies_[i];
  if (b.rotation < 0) return Quat::Identity();
  const double* q = s.q.data() + b.q + b.nq - 4;
  return {q[0], q[1], q[2], q[3]};
}

void System::report(const State& s, const Workspace& w, std::span<double> values) const {
  std::size_t at = 0;
  const auto put = [&](const Vec3& x) {
    for (int i = 0; i < 3; ++i) values[at++] = x[i];
  };
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyKinematics& k = w.k[i];
    const Quat o = orientation(s, i);
    put(k.x);
    for (const double c : {o.w(), o.x(), o.y(), o.z()}) values[at++] = c;
    put(k.v);
    put(k.W);
  }
  for (const ConstraintEntry& c : constraints_) {
    double* out = values.data() + at;
    reportConstraint(c, s, w, out);
    at = static_cast<std::size_t>(out - values.data());
    for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
      const CoordinateEntry& coordinate = coordinates_[i];
      values[at++] = coordinateValue(coordinate, s, w);
      values[at++] = coordinate.coordinate.rate(w.k[slot(coordinate.body1)], w.k[slot(coordinate.body2)]);
    }
  }
  for (const ForceEntry& f : forces_) {
    f.force->report(instant(f, s, w), w.k[slot(f.body1)], w.k[slot(f.body2)],
                    values.subspan(static_cast<std::size_t>(f.channel), static_cast<std::size_t>(f.channelCount)));
  }
  reportJointForces(s, w, values);
  reportFields(w, values.data() + fieldChannel_);
}

}  // namespace gyre
