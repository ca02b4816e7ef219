#include "system/channels.h"

#include <algorithm>

namespace gyre {

void Channels::collect() {
  for (const BodySet::Entry& b : bodies_) {
    for (const char* q : {"x", "y", "z"}) add(b.id, b.name, q, "m");
    for (const char* q : {"qw", "qx", "qy", "qz"}) add(b.id, b.name, q, "");
    for (const char* q : {"vx", "vy", "vz"}) add(b.id, b.name, q, "m/s");
    for (const char* q : {"wx", "wy", "wz"}) add(b.id, b.name, q, "rad/s");
  }
  for (const ConstraintSet::Constraint& c : constraints_.constraints) {
    collectConstraint(c);
    for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
      const JointCoordinate& coordinate = coordinates_[i].coordinate;
      const std::string name = nameOf(coordinate.name());
      add(c.id, c.name, name, coordinate.isAngle() ? "rad" : "m");
      add(c.id, c.name, name + "_rate", coordinate.isAngle() ? "rad/s" : "m/s");
    }
  }
  for (const ForceSet::Element& f : forces_.elements)
    for (const ForceChannel& c : f.force->channels()) add(f.id, f.name, c.quantity, c.unit);
  for (const ForceSet::OnJoint& f : forces_.onJoints)
    for (const ForceChannel& c : channelsOfForceOn(coordinates_[f.coordinate].coordinate))
      add(f.id, f.name, c.quantity, c.unit);
  for (const ForceSet::Field& f : forces_.fields) {
    if (f.name.empty()) continue;
    for (const char* q : {"fx", "fy", "fz"}) add(f.id, f.name, q, "N");
    add(f.id, f.name, "energy", "J");
    add(f.id, f.name, "power", "W");
  }
}

void Channels::report(const State& s, const Workspace& w, std::span<double> values) const {
  double* out = values.data();
  const auto put = [&](const Vec3& x) { out = std::copy(x.begin(), x.end(), out); };
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const BodyKinematics& k = w.k[i];
    const Quat o = bodies_.orientation(s, i);
    put(k.x);
    for (const double c : {o.w(), o.x(), o.y(), o.z()}) *out++ = c;
    put(k.v);
    put(k.W);
  }
  for (const ConstraintSet::Constraint& c : constraints_.constraints) {
    reportConstraint(c, s, w, out);
    for (std::size_t i = c.firstCoordinate; i < c.firstCoordinate + c.coordinateCount; ++i) {
      *out++ = coordinates_.value(coordinates_[i], s, w);
      *out++ = coordinates_.rate(coordinates_[i], w);
    }
  }
  for (const ForceSet::Element& f : forces_.elements) {
    f.force->report(forces_.instant(f, s, w), w.k[bodies_.slot(f.body1)], w.k[bodies_.slot(f.body2)],
                    std::span(out, f.channelCount));
    out += f.channelCount;
  }
  for (const ForceSet::OnJoint& f : forces_.onJoints) {
    const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], s, w);
    const auto reported = reportOf(*f.law, c.x, c.rate);
    out = std::copy(reported.begin(), reported.end(), out);
  }
  for (const ForceSet::Field& f : forces_.fields)
    if (!f.name.empty()) reportField(f, w, out);
}

/// The sum of its forces, what it stores and what the bodies receive from it.
void Channels::reportField(const ForceSet::Field& f, const Workspace& w, double*& out) const {
  Vec3 sum = Vec3::Zero();
  double energy = 0, power = 0;
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const double mass = bodies_[i].body->mass();
    const Vec3 F = f.field->force(mass, w.k[i].x);
    sum += F;
    energy += f.field->potential(mass, w.k[i].x);
    power += F.dot(w.k[i].v);
  }
  out = std::copy(sum.begin(), sum.end(), out);
  *out++ = energy;
  *out++ = power;
}

}  // namespace gyre
