#include "analysis/health.h"

#include "analysis/assembly.h"
#include "analysis/contradicting_drives.h"
#include "analysis/initial_values.h"
#include "analysis/replacement.h"

#include <algorithm>
#include <utility>

namespace gyre {
namespace {

std::vector<JointViolation> violations(const System& system, const SystemElements& elements) {
  if (system.m() == 0) return {};
  const State s = system.initialState();
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  VecX Bv = VecX::Zero(system.m());
  system.constraints().rates(at, Bv);
  std::vector<JointViolation> out;
  for (const SystemElements::Rows& rows : elements.rows) {
    JointViolation v{rows.joint};
    for (int r = rows.offset; r < rows.offset + rows.count; ++r) {
      const bool length = elements.isForce[static_cast<std::size_t>(r)];
      double& position = length ? v.length : v.angle;
      double& velocity = length ? v.velocity : v.angularVelocity;
      position = std::hypot(position, at.Phi()[r]);
      velocity = std::hypot(velocity, Bv[r]);
    }
    if (std::max({v.length, v.angle, v.velocity, v.angularVelocity}) > assemblyTolerance) out.push_back(v);
  }
  std::stable_sort(out.begin(), out.end(), [](const JointViolation& a, const JointViolation& b) {
    return std::pair(std::max(a.length, a.angle), std::max(a.velocity, a.angularVelocity)) >
           std::pair(std::max(b.length, b.angle), std::max(b.velocity, b.angularVelocity));
  });
  return out;
}

void findLargestMove(const System& system, const SystemElements& elements, const State& to, Health& health) {
  const State from = system.initialState();
  Workspace atStart = system.makeWorkspace(), atEnd = system.makeWorkspace();
  const EvaluatedKinematics before = system.evaluateKinematics(from, atStart);
  const EvaluatedKinematics after = system.evaluateKinematics(to, atEnd);
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const double moved = (after.body(b).x - before.body(b).x).norm();
    if (moved <= health.movesBy) continue;
    health.movesBy = moved;
    health.movesMost = elements.bodies[b];
  }
}

void addReplacements(const Model& model, const System& system, const State& s, const TypeList& types, Health& health) {
  if (health.dependentSets.empty()) return;
  Model placed = model;
  if (!placed.apply(initialValuesEdit(model, system, s))) return;
  TrialWork work;
  for (DependentSet& set : health.dependentSets) proposeReplacements(placed, types, set, work);
}

/// What is fastest takes a while to find: asked for where somebody is told of it.
void addRates(const Model& document, const System& system, Health& health) {
  const bool hasBeams = system.channels().beams().size() > 0;
  if (!hasBeams && !hasStepLimit(document)) return;
  const FastestRates rates = fastestRates(system, health.state);
  health.beams = beamRemarks(system, health.state, rates);
  health.stepLimit = stepLimit(document, system, rates);
}

}  // namespace

bool Health::hasDoubts() const {
  return (stepLimit && !stepLimit->isKept()) ||
         std::any_of(beams.begin(), beams.end(), [](const BeamRemarks& beam) { return !beam.doubts.empty(); });
}

Health examineHealth(const Model& document, const System& system, const TypeList& types) {
  const Model& model = system.modelOf(document);
  const SystemElements elements(model, system);
  Health health;
  health.violations = violations(system, elements);
  health.looseGroups = looseBodies(model, system, elements);
  State s = system.initialState();
  if (const auto given = consistentInitialState(system, false)) {
    s = given->state;
  } else {
    health.obstacle = given.error();
    if (const auto assembled = assembledState(model, system)) {
      s = assembled->state;
      health.assembles = true;
      findLargestMove(system, elements, s, health);
    } else {
      health.obstacle = assembled.error();
    }
  }
  if (!health.obstacle) health.obstacle = contradictingDrives(model);
  // Redundancy shows where the markers meet: apart, equations that say the same need not look it.
  int rank = 0;
  health.dependentSets = dependentSets(system, elements, s, rank);
  health.mobility = {system.nv(), system.m(), rank};
  if (!health.obstacle || health.assembles) addReplacements(model, system, s, types, health);
  health.freeMotions = freeMotions(model, system, elements, s, health.mobility.degreesOfFreedom());
  health.state = std::move(s);
  addRates(document, system, health);
  return health;
}

}  // namespace gyre
