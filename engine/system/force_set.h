#pragma once
// The applied forces of a system: elements between bodies, forces on joint coordinates, and fields such as gravity.

#include "forces/force.h"
#include "forces/joint_force.h"
#include "system/body_parts.h"
#include "system/counted_turns.h"
#include "system/evaluated_state.h"
#include "system/joint_coordinates.h"
#include "system/link.h"
#include "system/superelement_set.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace gyre {

/// How one state z_i of a force element counts near a state where all are known (see ForceSet::stateTangents):
/// dg_j = force dz_i,  dz_i' = position dq_j + velocity dv_j + own . dz,  j one of the bodies' own velocities [nv] and
/// dz all states of the element.
struct ForceStateColumns {
  struct Entry {
    int column;  ///< j
    double force, position, velocity;
  };
  std::string element;
  std::vector<Entry> entries;
  int first;  ///< which of all states the first of the element is
  VecX own;   ///< as many as the element has
};

class ForceSet {
 public:
  struct Element : Link {
    std::unique_ptr<Force> force;
    int angle = -1;                              ///< in InternalState::angles, or -1
    int rotation = -1;                           ///< in InternalState::rotations, or -1
    std::size_t firstState = 0, stateCount = 0;  ///< in InternalState::forces
    std::size_t firstSignal = 0, signalCount = 0;
    std::size_t channelCount = 0;  ///< how many quantities it reports beside its states
    std::size_t energySource = 0;  ///< which of energySources() (system/energy_sources.h) it is part of
  };
  struct OnJoint : Link {
    std::unique_ptr<JointForce> law;
    std::size_t coordinate;  ///< of the system
  };
  struct Field {
    ElementId id;
    std::string name;  ///< empty for the gravity of the document, which is no element
    std::unique_ptr<BodyField> field;
  };

  ForceSet(const BodySet& bodies, const JointCoordinates& coordinates)
      : superelements(bodies, [this](const Vec3& x) { return gravity(x); }),
        turns(bodies),
        bodies_(bodies),
        coordinates_(coordinates) {}

  std::vector<Element> elements;
  std::vector<OnJoint> onJoints;
  std::vector<Field> fields;
  SuperelementSet superelements;
  std::vector<std::size_t> stateful, branching;  ///< of the elements those with states, with branches
  CountedTurns turns;
  ElementParts partsOfElements, partsOfOnJoints;  ///< elements with signals come after all
  bool dependOnRotation = false;                  ///< any of them on a rotation vector
  bool dependOnVelocity = false;                  ///< any of them, or a signal that one of them reads

  /// When an element is evaluated: time, its states and its signals.
  Instant instant(const Element& f, const State& s, const Workspace& w) const {
    Instant at(s.t);
    at.signalValues = std::span(w.signalValues).subspan(f.firstSignal, f.signalCount);
    if (f.angle >= 0) at.angle = &s.internal.angles[static_cast<std::size_t>(f.angle)];
    if (f.rotation >= 0) at.rotation = &s.internal.rotations[static_cast<std::size_t>(f.rotation)];
    if (f.stateCount > 0) at.history = s.internal.forces.history(f.firstState, f.stateCount);
    return at;
  }
  Instant instant(const Element& f, const EvaluatedKinematics& at) const {
    return instant(f, at.state(), at.workspace());
  }

  /// w.g = the sum of all, from the kinematics and the signals.
  void apply(const State& s, Workspace& w) const;

  /// dg/dq and dg/dV of a force on a joint coordinate.
  void tangent(const OnJoint& f, const EvaluatedKinematics& at, Mat12& K, Mat12& C) const;
  /// Elements with the sources that they are part of; each source's elements follow each other.
  std::size_t elementSources = 0;
  /// Calls visit(source, energy) for each of the elements, then of the forces on coordinates.
  template <class Visit>
  void visitEnergies(const EvaluatedKinematics& at, Visit&& visit) const {
    const State& s = at.state();
    const Workspace& w = at.workspace();
    for (const Element& f : elements)
      visit(f.energySource, f.force->energy(instant(f, s, w), w.k[bodies_.slot(f.body1)], w.k[bodies_.slot(f.body2)]));
    std::size_t source = elementSources;
    for (const OnJoint& f : onJoints) {
      const CoordinateMotion c = coordinates_.motion(coordinates_[f.coordinate], s, w);
      visit(source++, f.law->energy(c.x, c.rate));
    }
  }
  /// Potential energy of a body in all fields [J], with that of a superelement at its first body.
  double potential(std::size_t body, const EvaluatedKinematics& at) const;
  bool hasBranches() const { return !branching.empty(); }
  /// Which branches the conditions of forces on positions and velocities take: a number for each combination.
  std::uint64_t branch(const EvaluatedKinematics& at) const;

  // Forces may have states of their own, z' = f(q, v, z, t) (forces/force_states.h). They are condensed
  // into their force to second order; a method of higher order can carry them as unknowns instead: it writes z at every
  // stage.
  int stateCount() const { return states_; }
  /// Gives an element room for its states.
  void addStates(Element& f, std::size_t index);
  void readStates(const State& s, VecX& z) const;
  /// They are z at the time s.t.
  void writeStates(const VecX& z, State& s) const;
  /// z', at the states written at this time.
  void stateRates(const EvaluatedKinematics& at, VecX& rate) const;
  std::vector<ForceStateColumns> stateTangents(const EvaluatedKinematics& at) const;
  /// z within what each state can have.
  void limitStates(VecX& z) const;
  /// z of one element; as many values as it has states.
  void reportStates(const Element& f, const EvaluatedKinematics& at, std::span<double> values) const;
  /// The states and angles where a step ended.
  void accept(const EvaluatedKinematics& at, InternalState& next) const;

 private:
  /// Sum of all fields on a unit of mass at x [m/s^2].
  Vec3 gravity(const Vec3& x) const;
  void evaluateStates(const Element& f, const EvaluatedKinematics& at, const ForceStateValues& out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  int states_ = 0;
};

/// Quantities that a force on a coordinate reports: what acts along the coordinate, what the element stores, what the
/// bodies receive from it, and the motion.
inline constexpr std::size_t channelsOfForceOnJoint = 5;
std::array<ForceChannel, channelsOfForceOnJoint> channelsOfForceOn(const JointCoordinate& coordinate);
std::array<double, channelsOfForceOnJoint> reportOf(const JointForce& law, double x, double rate);

}  // namespace gyre
