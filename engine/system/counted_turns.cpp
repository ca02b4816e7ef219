#include "system/counted_turns.h"

#include "core/parallel.h"
#include "system/force_set.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gyre {

void CountedTurns::accept(const ForceSet& forces, const EvaluatedKinematics& at, InternalState& next) const {
  for (const std::size_t i : angles) {
    const ForceSet::Element& f = forces.elements[i];
    next.angles[static_cast<std::size_t>(f.angle)] =
        f.force->angle(forces.instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
  }
  if (!rotations.empty()) acceptRotations(forces, at, next);
}

/// Most turn by little, and are looked at once in a while.
void CountedTurns::acceptRotations(const ForceSet& forces, const EvaluatedKinematics& at, InternalState& next) const {
  double fastest = 0;
  for (std::size_t b = 0; b < bodies_.size(); ++b) fastest = std::max(fastest, at.body(b).W.squaredNorm());
  fastest = std::sqrt(fastest);
  RotationWatch& watch = next.watch;
  const double left = watch.left - 2 * std::max(fastest, watch.fastest) * std::abs(at.t() - watch.t);
  watch = {left, fastest, at.t()};
  if (left > 0) {
    for (RotationHistory& one : next.rotations) one.t = at.t();
    return;
  }
  parallelForEach(rotations.size(), [&](std::size_t i) {
    const ForceSet::Element& f = forces.elements[rotations[i]];
    next.rotations[i] =
        f.force->rotation(forces.instant(f, at), at.body(bodies_.slot(f.body1)), at.body(bodies_.slot(f.body2)));
  });
  const auto isQuiet = [](const RotationHistory& one) { return one.isQuiet(); };
  watch.left =
      std::all_of(next.rotations.begin(), next.rotations.end(), isQuiet) ? std::numbers::pi / 2 - quietTurn : 0;
}

}  // namespace gyre
