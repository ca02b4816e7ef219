// Channels of bodies, joints and forces.

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
    int number = 0;
    for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
      for (int r = 0; r < parts_[i].rows && parts_[i].local + r == number; ++r)
        add(c.id, c.name, ("lambda" + std::to_string(++number)).c_str(), parts_[i].equations->isForce(r) ? "N" : "N m");
    if (c.hasEnds) {
      for (const char* q : {"fx", "fy", "fz"}) add(c.id, c.name, q, "N");
      for (const char* q : {"mx", "my", "mz"}) add(c.id, c.name, q, "N m");
    }
    if (c.law >= 0 && laws_[static_cast<std::size_t>(c.law)].driven) {
      const bool isForce = laws_[static_cast<std::size_t>(c.law)].isForce;
      add(c.id, c.name, "prescribed", isForce ? "m" : "rad");
      add(c.id, c.name, isForce ? "force" : "torque", isForce ? "N" : "N m");
      add(c.id, c.name, "power", "W");
    }
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
}

Quat System::orientation(const State& s, std::size_t i) const {
  const BodyEntry& b = bodies_[i];
  if (b.rotation < 0) return Quat::Identity();
  const double* q = s.q.data() + b.q + b.nq - 4;
  return {q[0], q[1], q[2], q[3]};
}

/// About its centre of mass, moment in body axes.
Vec6 System::wrenchOnBody2(const ConstraintEntry& c, const State& s, const Workspace& w) const {
  Vec6 wrench = Vec6::Zero();
  for (std::size_t i = c.firstPart; i < c.firstPart + c.partCount; ++i)
    for (int r = 0; r < parts_[i].rows; ++r)
      wrench -= s.lambda[parts_[i].row + r] * w.rows[i].B.row(r).tail<6>().transpose();
  return wrench;
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
    for (int r = 0; r < c.rows; ++r) values[at++] = s.lambda[c.row + r];
    if (c.hasEnds) {
      const BodyKinematics& k2 = w.k[slot(parts_[c.firstPart].body2)];
      const Vec6 wrench = wrenchOnBody2(c, s, w);
      const Vec3 F = wrench.head<3>();
      put(F);
      put(k2.R * (wrench.tail<3>() - c.marker2.cross(k2.R.transpose() * F)));
    }
    if (c.law >= 0 && laws_[static_cast<std::size_t>(c.law)].driven) {
      const LawEntry& law = laws_[static_cast<std::size_t>(c.law)];
      values[at++] = law.offset + motionAt(law, s).x;
      values[at++] = -s.lambda[law.row];
      values[at++] = s.lambda[law.row] * w.Phi_t[law.row];
    }
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
}

}  // namespace gyre
