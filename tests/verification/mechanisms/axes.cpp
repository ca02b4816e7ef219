#include "verification/mechanisms/axes.h"

#include "support/random_state.h"

namespace gyre::test {

Axes randomAxes(const std::vector<bool>& isParticle, Turned what, unsigned seed) {
  Random random(seed);
  const auto rotation = [&] { return random.rotation().toRotationMatrix(); };
  const Mat3 mirror = Vec3(1, -1, 1).asDiagonal();
  Axes out;
  const bool all = what == Turned::everything;
  if (all) {
    out.space = rotation() * mirror;
    out.origin = random.vector();
  }
  for (const bool particle : isParticle)
    out.bodies.push_back(particle ? Mat3(out.space.transpose()) : all ? Mat3(rotation() * mirror) : rotation());
  return out;
}

}  // namespace gyre::test
