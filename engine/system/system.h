#pragma once
// A compiled model: what it consists of in pieces (system/pieces.h), and its equations put together from them.
// Immutable, so that many threads share it; everything that changes lives in a State and in a Workspace per run, but
// for forces that come and go: they live in the run's own copy of the system, which no other thread looks at.
//
//   M v' + g(q, v, t) + B(q)^T lambda = 0,   Phi(q, t) = 0       (Bruels and Cardona 2010, eqs. 1-2)

#include "core/error.h"
#include "linear/kkt_topology.h"
#include "model/model.h"
#include "system/evaluated_state.h"
#include "system/pieces.h"
#include "system/transient_forces.h"

#include <memory>
#include <span>
#include <stop_token>

namespace gyre {

class System {
 public:
  /// Fails with an input error on what cannot be simulated, e.g. a joint that needs the orientation of a particle.
  /// @param stop  between two kinds of elements it gives up, with an error
  static Expected<std::shared_ptr<const System>> compile(const Model& model, const std::stop_token& stop = {});
  explicit System(std::shared_ptr<const Pieces> pieces);

  /// How far bodies are from the origin over the length of the model, at least 1: positions, and the lengths between
  /// them, are rounded by as much more than the model is.
  double stretch(const State& s) const { return std::max(1.0, bodies().farthest(s) / scales().length); }
  int nv() const { return structure().nv; }
  int m() const { return structure().m; }
  /// The model with nodes and elements in place of its flexible beams: the elements that pieces are named after.
  const Model& modelOf(const Model& compiled) const { return pieces_->expanded ? *pieces_->expanded : compiled; }
  const BodySet& bodies() const { return pieces_->bodies; }
  const JointCoordinates& coordinates() const { return pieces_->coordinates; }
  const ConstraintSet& constraints() const { return pieces_->constraints; }
  const ForceSet& forces() const { return pieces_->forces; }
  const Signals& signalSet() const { return pieces_->signalSet; }
  const Channels& channels() const { return pieces_->channels; }
  const Scales& scales() const { return pieces_->scales; }
  const ContactModel& contacts() const { return pieces_->contacts; }
  const ContactChannels& contactChannels() const { return pieces_->contactChannels; }
  const TransientForces& transientForces() const { return transient_; }
  bool forcesDependOnVelocity() const {
    return forces().dependOnVelocity || transient_.dependOnVelocity || (smoothContacts_ && contacts().dependOnVelocity);
  }
  /// Which blocks of matrices are not zero, with the symbolic work of their solvers: another one whenever the structure
  /// has grown.
  const std::shared_ptr<const KktTopology>& topology() const { return topology_; }
  const KktStructure& structure() const { return topology_->structure(); }
  /// When functions of time switch, which no step may pass over.
  const TimeSwitches& switches() const { return pieces_->switches; }

  Workspace makeWorkspace() const;
  /// Positions and velocities as the model gives them; vdot and lambda are zero.
  State initialState() const;

  /// Kinematics, constraints, forces and the residual at s.
  EvaluatedState evaluate(const State& s, Workspace& w) const;
  /// Kinematics and constraints alone, for methods that need no force there.
  EvaluatedKinematics evaluateKinematics(const State& s, Workspace& w) const;
  /// Evaluates with visit(i, rows) for each part of the constraints, for what makes a matrix of them.
  template <class Visit>
  EvaluatedKinematics evaluateWithRows(const State& s, Workspace& w, const Visit& visit) const {
    evaluateBodies(s, w);
    constraints().evaluateWithRows(s, w, visit);
    return {s, w};
  }
  /// Evaluates kinematics at s, which has the t, q and internal state of the evaluation that w holds, and other
  /// velocities.
  EvaluatedKinematics evaluateVelocities(const State& s, Workspace& w) const;
  /// Phi(q, t) alone [m], for iterations that need no more; w then holds no evaluation.
  const VecX& violation(const State& s, Workspace& w) const;
  /// The applied forces f = -g without gyroscopic terms and reactions [nv].
  void appliedForce(const EvaluatedKinematics& at, VecX& f) const;
  /// @param bySource  filled as far as it goes with what each source stores and exchanges (system/energy_sources.h)
  SystemEnergy energy(const EvaluatedKinematics& at, std::span<ForceEnergy> bySource = {}) const;
  double kineticEnergy(const EvaluatedKinematics& at, std::size_t body) const;
  /// A step ended here: the internal state of s goes on from there.
  void accept(const EvaluatedKinematics& at, State& s) const;

  /// A copy for one run, to which forces may be added between its steps; what was compiled is shared.
  std::shared_ptr<System> forRun() const { return std::make_shared<System>(*this); }
  /// Adds a force between two bodies (-1: ground) and, where they had none, the block of the matrix between them: the
  /// topology is then another one, which solvers follow. Returns by what it is removed.
  TransientForceId addForce(std::shared_ptr<const Force> force, int body1, int body2);
  /// The block stays for the next one.
  void removeForce(TransientForceId id) { transient_.remove(id); }
  /// From now on contacts are forces by the smooth law (system/smooth_contacts.h), in workspaces made from here on.
  void actOnContacts() { smoothContacts_ = true; }
  bool actsOnContacts() const { return smoothContacts_; }
  /// Makes room in the matrix for what two bodies in contact do to each other, as addForce() does. Without it their
  /// tangent lacks that block, and iterations take longer.
  void couple(int body1, int body2);
  Link contactLink(int body1, int body2) const;
  /// Takes over those of another system with the same bodies, under their numbers.
  void takeForces(const System& from);

  /// Which equation row i of [r; Phi] is.
  RowName rowName(int i) const;

 private:
  friend class StateArchive;
  /// The blocks that the run has added. @pre no transient force acts
  void persist(StateArchive& a);
  void evaluateBodies(const State& s, Workspace& w) const;
  static const SmoothContacts& contactsAt(const State& s, Workspace& w);
  void applyForces(const State& s, Workspace& w) const;
  void followStructure();

  std::shared_ptr<const Pieces> pieces_;
  TransientForces transient_;
  Structure structure_;  ///< with the blocks of transient forces
  std::shared_ptr<const KktTopology> topology_;
  std::uint32_t lastForce_ = 0;
  bool smoothContacts_ = false;
};

}  // namespace gyre
