#pragma once
// Forces between bodies that come and go during a run, such as contacts. They are no elements of the model: they report
// nothing and have neither states nor branches nor signals of their own.

#include "forces/force.h"
#include "system/body_set.h"
#include "system/evaluated_state.h"
#include "system/link.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace gyre {

enum class TransientForceId : std::uint32_t {};

struct TransientForce : Link {
  TransientForceId number;
  std::shared_ptr<const Force> force;
};

class TransientForces {
 public:
  explicit TransientForces(const BodySet& bodies) : bodies_(&bodies) {}

  std::vector<TransientForce> forces;  ///< in the order in which they came, by ascending number
  bool dependOnVelocity = false;       ///< any of them

  void add(TransientForce force);
  void remove(TransientForceId number);
  /// Adds them to w.g.
  void apply(const State& s, Workspace& w) const;
  ForceEnergy energy(const EvaluatedKinematics& at) const;

 private:
  const BodySet* bodies_;
};

}  // namespace gyre
