#include "system/force_set.h"

#include "bodies/point_pair.h"
#include "core/prefetch.h"

namespace gyre {

void ForceSet::apply(const State& s, Workspace& w) const {
  parallelForEach(bodies_.size(), [&](std::size_t i) {
    w.g[i].setZero();
    for (const Field& f : fields) w.g[i].head<3>() -= f.field->force(bodies_[i].mass, w.k[i].x);
  });
  constexpr std::size_t ofForce = 2 * cacheLine;  // what most forces take
  partsOfElements.forEach([&](std::size_t i) {
    prefetchAhead<ofForce>(elements, i, [](const Element& f) { return f.force.get(); });
    const Element& f = elements[i];
    Vec12 g;
    f.force->evaluate(instant(f, s, w), w.k[bodies_.slot(f.body1)], w.k[bodies_.slot(f.body2)], g);
    w.add(f.body1, f.body2, g);
  });
  partsOfOnJoints.forEach([&](std::size_t i) {
    const OnJoint& f = onJoints[i];
    const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], s, w);
    w.add(f.body1, f.body2, c.gradient.transpose() * f.law->force(c.x, c.rate));
  });
}

void ForceSet::tangent(const OnJoint& f, const EvaluatedKinematics& at, Mat12& K, Mat12& C) const {
  const Workspace& w = at.workspace();
  const JointCoordinates::Entry& coordinate = coordinates_[f.coordinate];
  const CoordinateMotion c = coordinates_.motion(coordinate, at.state(), w);
  const BodyKinematics &k1 = w.k[bodies_.slot(f.body1)], &k2 = w.k[bodies_.slot(f.body2)];
  const Mat12 turning = coordinates_.gradientTangent(coordinate, w);
  const Row12 rateTangent = stackedTwist(k1, k2).transpose() * turning;
  const double dNdv = f.law->damping(c.x, c.rate);
  K = c.gradient.transpose() * (f.law->slope(c.x, c.rate) * c.gradient + dNdv * rateTangent) +
      f.law->force(c.x, c.rate) * turning;
  C = dNdv * c.gradient.transpose() * c.gradient;
}

double ForceSet::potential(std::size_t body, const EvaluatedKinematics& at) const {
  double sum = 0;
  for (const Field& f : fields) sum += f.field->potential(bodies_[body].body->mass(), at.body(body).x);
  return sum;
}

std::uint64_t ForceSet::branch(const EvaluatedKinematics& at) const {
  const Workspace& w = at.workspace();
  std::uint64_t out = 0;
  for (const std::size_t i : branching) {
    const Element& f = elements[i];
    out = combined(out, f.force->branch(instant(f, at), w.k[bodies_.slot(f.body1)], w.k[bodies_.slot(f.body2)]));
  }
  return out;
}

std::array<ForceChannel, channelsOfForceOnJoint> channelsOfForceOn(const JointCoordinate& coordinate) {
  const bool angle = coordinate.isAngle();
  return {{{angle ? "torque" : "force", angle ? "N m" : "N"},
           {"energy", "J"},
           {"power", "W"},
           {"deflection", angle ? "rad" : "m"},
           {"rate", angle ? "rad/s" : "m/s"}}};
}

std::array<double, channelsOfForceOnJoint> reportOf(const JointForce& law, double x, double rate) {
  const double N = law.force(x, rate);
  return {-N, law.energy(x, rate).elastic, -N * rate, law.deflection(x), rate};
}

}  // namespace gyre
