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
  for (const JointEntry& j : joints_) {
    for (int i = 0; i < j.rows; ++i)
      add(j.id, j.name, ("lambda" + std::to_string(i + 1)).c_str(), j.joint->isForce(i) ? "N" : "N m");
    for (const char* q : {"fx", "fy", "fz"}) add(j.id, j.name, q, "N");
    for (const char* q : {"mx", "my", "mz"}) add(j.id, j.name, q, "N m");
  }
  for (ForceEntry& f : forces_) {
    f.channel = static_cast<int>(channels_.size());
    for (const ForceChannel& c : f.force->channels()) add(f.id, f.name, c.quantity.c_str(), c.unit);
    f.channelCount = static_cast<int>(channels_.size()) - f.channel;
  }
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
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointEntry& j = joints_[i];
    const BodyKinematics& k2 = w.k[slot(j.body2)];
    Vec6 wrench = Vec6::Zero();  // on body 2, about its centre of mass, moment in body axes
    for (int r = 0; r < j.rows; ++r) {
      values[at++] = s.lambda[j.row + r];
      wrench -= s.lambda[j.row + r] * w.rows[i].B.row(r).tail<6>().transpose();
    }
    const Vec3 F = wrench.head<3>();
    put(F);
    put(k2.R * (wrench.tail<3>() - j.marker2.cross(k2.R.transpose() * F)));
  }
  for (const ForceEntry& f : forces_) {
    f.force->report(s.t, w.k[slot(f.body1)], w.k[slot(f.body2)],
                    values.subspan(static_cast<std::size_t>(f.channel), static_cast<std::size_t>(f.channelCount)));
  }
}

}  // namespace gyre
