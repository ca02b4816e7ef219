#pragma once
// A compiled model: what it consists of in pieces (system/pieces.h), and its equations put together from them.
// Immutable, so that many threads share it; everything that changes lives in a State and in a Workspace per run.
//
//   M v' + g(q, v, t) + B(q)^T lambda = 0,   Phi(q, t) = 0       (Bruels and Cardona 2010, eqs. 1-2)

#include "core/error.h"
#include "model/model.h"
#include "system/pieces.h"

#include <memory>

namespace gyre {

class System {
 public:
  /// Fails with an input error on what cannot be simulated, e.g. a joint that needs the orientation of a particle.
  static Expected<std::shared_ptr<const System>> compile(const Model& model);
  explicit System(std::shared_ptr<const Pieces> pieces) : pieces_(std::move(pieces)) {}

  int nq() const { return pieces_->bodies.nq(); }
  int nv() const { return structure().nv; }
  int m() const { return structure().m; }
  const BodySet& bodies() const { return pieces_->bodies; }
  const JointCoordinates& coordinates() const { return pieces_->coordinates; }
  const ConstraintSet& constraints() const { return pieces_->constraints; }
  const ForceSet& forces() const { return pieces_->forces; }
  const Signals& signalSet() const { return pieces_->signalSet; }
  const Channels& channels() const { return pieces_->channels; }
  const Scales& scales() const { return pieces_->scales; }
  /// When functions of time switch, which no step may pass over.
  const TimeSwitches& switches() const { return pieces_->switches; }
  const KktStructure& structure() const { return pieces_->structure.blocks(); }

  Workspace makeWorkspace() const;
  /// Positions and velocities as the model gives them; vdot and lambda are zero.
  State initialState() const;

  /// Kinematics, forces and constraints at s: fills w.r and w.Phi.
  void evaluate(const State& s, Workspace& w) const;
  /// The same in parts, for methods that need one without the other: kinematics and constraints (no force is
  /// evaluated) ...
  void evaluateConstraints(const State& s, Workspace& w) const;
  /// ... and, with the kinematics at hand, the applied forces f = -g without gyroscopic terms and reactions [nv].
  void appliedForce(const State& s, Workspace& w, VecX& f) const;
  /// After evaluate().
  SystemEnergy energy(const State& s, const Workspace& w) const;
  /// After evaluate() at a state that a step ended at: takes over its internal state from there.
  void accept(const Workspace& w, State& s) const;

  /// Which equation row i of [r; Phi] is.
  RowName rowName(int i) const;

 private:
  std::shared_ptr<const Pieces> pieces_;
};

}  // namespace gyre
