// Forces on coordinates of joints.
#include "forces/joint_force.h"
#include "system/counted_angle.h"
#include "system/system.h"

#include <algorithm>

namespace gyre {
namespace {

/// dG^T/dq of the coordinate's gradient G.
Mat12 turningOf(const JointCoordinate& coordinate, const BodyKinematics& k1, const BodyKinematics& k2) {
  Mat12 turning = Mat12::Zero();
  coordinate.addTangent(k1, k2, 1, turning);
  return turning;
}

}  // namespace

std::optional<Error> System::addJointForce(const Element& e, JointForceBinding binding) {
  for (std::size_t i = 0; i < coordinates_.size(); ++i) {
    const CoordinateEntry& c = coordinates_[i];
    if (c.joint != binding.joint || c.coordinate.name() != binding.coordinate) continue;
    JointForceEntry entry;
    entry.id = e.id;
    entry.name = e.name;
    entry.body1 = c.body1;
    entry.body2 = c.body2;
    entry.coordinate = i;
    entry.law = std::move(binding.law);
    bindCoupling(entry);
    hasVelocityForces_ = hasVelocityForces_ || entry.law->dependsOnVelocity();
    jointForces_.push_back(std::move(entry));
    return std::nullopt;
  }
  return noSuchCoordinate(e, binding.joint, {.coordinate = binding.coordinate, .key = "coordinate"});
}

System::CoordinateMotion System::motionOf(const CoordinateEntry& c, const State& s, const Workspace& w) const {
  const BodyKinematics &k1 = w.k[slot(c.body1)], &k2 = w.k[slot(c.body2)];
  CoordinateMotion out;
  c.coordinate.evaluate(k1, k2, out.x, out.gradient);
  out.rate = out.gradient.dot(stackedTwist(k1, k2));
  if (c.angle >= 0) out.x = countedAngle(out.x, out.rate, s, c.angle);
  return out;
}

/// Of the coordinate's rate, by q at fixed V.
Row12 System::rateTangent(const CoordinateEntry& c, const Workspace& w) const {
  const BodyKinematics &k1 = w.k[slot(c.body1)], &k2 = w.k[slot(c.body2)];
  return stackedTwist(k1, k2).transpose() * turningOf(c.coordinate, k1, k2);
}

void System::applyJointForces(const State& s, Workspace& w) const {
  for (const JointForceEntry& f : jointForces_) {
    const CoordinateMotion c = motionOf(coordinates_[f.coordinate], s, w);
    const Vec12 g = c.gradient.transpose() * f.law->force(c.x, c.rate);
    w.g[slot(f.body1)] += g.head<6>();
    w.g[slot(f.body2)] += g.tail<6>();
  }
}

void System::jointForceTangent(const JointForceEntry& f, const State& s, const Workspace& w, Mat12& K, Mat12& C) const {
  const CoordinateMotion c = motionOf(coordinates_[f.coordinate], s, w);
  const BodyKinematics &k1 = w.k[slot(f.body1)], &k2 = w.k[slot(f.body2)];
  const Mat12 turning = turningOf(coordinates_[f.coordinate].coordinate, k1, k2);
  const Row12 rateTangent = stackedTwist(k1, k2).transpose() * turning;
  const double dNdv = f.law->damping(c.x, c.rate);
  K = c.gradient.transpose() * (f.law->slope(c.x, c.rate) * c.gradient + dNdv * rateTangent) +
      f.law->force(c.x, c.rate) * turning;
  C = dNdv * c.gradient.transpose() * c.gradient;
}

void System::addJointForceEnergy(const State& s, const Workspace& w, SystemEnergy& e) const {
  for (const JointForceEntry& f : jointForces_) {
    const CoordinateMotion c = motionOf(coordinates_[f.coordinate], s, w);
    const ForceEnergy one = f.law->energy(c.x, c.rate);
    e.elastic += one.elastic;
    e.dissipation += one.dissipation;
    e.work += one.work;
  }
}

std::array<ForceChannel, 5> System::channelsOf(const JointForceEntry& f) const {
  const bool angle = coordinates_[f.coordinate].coordinate.isAngle();
  return {{{angle ? "torque" : "force", angle ? "N m" : "N"},
           {"energy", "J"},
           {"power", "W"},
           {"deflection", angle ? "rad" : "m"},
           {"rate", angle ? "rad/s" : "m/s"}}};
}

/// What acts along the coordinate, what the element stores, what the bodies receive from it, and the motion.
std::array<double, 5> System::reportOf(const JointForce& law, double x, double rate) {
  const double N = law.force(x, rate);
  return {-N, law.energy(x, rate).elastic, -N * rate, law.deflection(x), rate};
}

void System::listJointForceChannels() {
  for (JointForceEntry& f : jointForces_) {
    f.channel = static_cast<int>(channels_.size());
    for (const ForceChannel& c : channelsOf(f)) channels_.push_back({f.id, f.name + '.' + c.quantity, c.unit});
  }
}

void System::reportJointForces(const State& s, const Workspace& w, std::span<double> values) const {
  for (const JointForceEntry& f : jointForces_) {
    const CoordinateMotion c = motionOf(coordinates_[f.coordinate], s, w);
    const auto reported = reportOf(*f.law, c.x, c.rate);
    std::copy(reported.begin(), reported.end(), values.data() + f.channel);
  }
}

}  // namespace gyre
