#include "system/transient_forces.h"

#include <algorithm>

namespace gyre {

void TransientForces::add(TransientForce force) {
  dependOnVelocity = dependOnVelocity || force.force->dependsOnVelocity();
  forces.push_back(std::move(force));
}

void TransientForces::remove(TransientForceId number) {
  std::erase_if(forces, [&](const TransientForce& f) { return f.number == number; });
  dependOnVelocity =
      std::any_of(forces.begin(), forces.end(), [](const auto& f) { return f.force->dependsOnVelocity(); });
}

void TransientForces::apply(const State& s, Workspace& w) const {
  Vec12 g;
  for (const TransientForce& f : forces) {
    const std::size_t i = bodies_->slot(f.body1), j = bodies_->slot(f.body2);
    f.force->evaluate(Instant(s.t), w.k[i], w.k[j], g);
    w.add(f.body1, f.body2, g);
  }
}

ForceEnergy TransientForces::energy(const EvaluatedKinematics& at) const {
  ForceEnergy sum;
  for (const TransientForce& f : forces)
    sum += f.force->energy(Instant(at.t()), at.body(bodies_->slot(f.body1)), at.body(bodies_->slot(f.body2)));
  return sum;
}

}  // namespace gyre
