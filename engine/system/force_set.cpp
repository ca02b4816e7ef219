#include "system/force_set.h"

#include "bodies/point_pair.h"
#include "core/prefetch.h"

#include <algorithm>

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

Vec3 ForceSet::gravity(const Vec3& x) const {
  Vec3 sum = Vec3::Zero();
  for (const Field& f : fields) sum += f.field->force(1, x);
  return sum;
}

double ForceSet::potential(std::size_t body, const EvaluatedKinematics& at) const {
  double sum = 0;
  for (const Field& f : fields) sum += f.field->potential(bodies_[body].body->mass(), at.body(body).x);
  const std::size_t own = superelements.firstOn(body);
  return own < superelements.size() ? sum + superelements.potential(own, at) : sum;
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

void ForceSet::addStates(Element& f, std::size_t index) {
  if (!f.force->states()) return;
  f.firstState = static_cast<std::size_t>(states_);
  f.stateCount = f.force->states()->stateChannels().size();
  states_ += static_cast<int>(f.stateCount);
  stateful.push_back(index);
}

void ForceSet::evaluateStates(const Element& f, const EvaluatedKinematics& at, const ForceStateValues& out) const {
  f.force->states()->evaluateStates(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)),
                                    out);
}

void ForceSet::readStates(const State& s, VecX& z) const {
  std::copy(s.internal.forces.z.begin(), s.internal.forces.z.end(), z.begin());
}

void ForceSet::writeStates(const VecX& z, State& s) const {
  s.internal.forces.t = s.t;
  std::copy(z.begin(), z.end(), s.internal.forces.z.begin());
}

void ForceSet::stateRates(const EvaluatedKinematics& at, VecX& rate) const {
  for (const std::size_t i : stateful) {
    const Element& f = elements[i];
    evaluateStates(f, at, {{}, {rate.data() + f.firstState, f.stateCount}, {}});
  }
}

void ForceSet::reportStates(const Element& f, const EvaluatedKinematics& at, std::span<double> values) const {
  evaluateStates(f, at, {values, {}, {}});
}

std::vector<ForceStateColumns> ForceSet::stateTangents(const EvaluatedKinematics& at) const {
  std::vector<ForceStateColumns> out;
  for (const std::size_t index : stateful) {
    const Element& f = elements[index];
    const ForceStateTangent t =
        f.force->states()->stateTangent(instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
    for (Eigen::Index k = 0; k < t.own.rows(); ++k) {
      out.push_back({f.name, {}, static_cast<int>(f.firstState), t.own.row(k).transpose()});
      const auto add = [&](int body, Eigen::Index first) {
        if (body < 0) return;
        const std::size_t i = bodies_.slot(body);
        const Vec6 force = t.force.col(k).segment<6>(first), position = t.position.row(k).segment<6>(first),
                   velocity = t.velocity.row(k).segment<6>(first);
        for (int j = 0; j < bodies_[i].nv; ++j) {
          const auto own = [&](const Vec6& twist) { return at.workspace().J[i].col(j).dot(twist); };
          out.back().entries.push_back({bodies_[i].v + j, own(force), own(position), own(velocity)});
        }
      };
      add(f.body1, 0);
      add(f.body2, 6);
    }
  }
  return out;
}

void ForceSet::limitStates(VecX& z) const {
  for (const std::size_t i : stateful)
    elements[i].force->states()->limitStates({z.data() + elements[i].firstState, elements[i].stateCount});
}

void ForceSet::accept(const EvaluatedKinematics& at, InternalState& next) const {
  ForceStateMemory& memory = next.forces;
  for (const std::size_t i : stateful) {
    const Element& f = elements[i];
    const auto own = [&](std::vector<double>& all) { return std::span(all).subspan(f.firstState, f.stateCount); };
    evaluateStates(f, at, {own(memory.z), {}, own(memory.input)});
  }
  memory.t = at.t();
  turns.accept(*this, at, next);
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
