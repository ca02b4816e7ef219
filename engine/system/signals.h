#pragma once
// Signals: quantities of bodies, joint coordinates, forces and points that other forces read. They follow from
// positions and velocities of one or two bodies, so that they are known before accelerations and multipliers are, which
// no force can read.

#include "system/force_set.h"
#include "system/point_set.h"

#include <string>
#include <vector>

namespace gyre {

/// A signal, and its derivatives by q and V of its two bodies.
struct SignalTangent {
  double value = 0;
  Row12 dq = Row12::Zero(), dV = Row12::Zero();
};

class Signals {
 public:
  struct Signal {
    enum class Kind { position, orientation, velocity, angularVelocity, coordinate, force, report, jointForce, point };
    /// A block of the tangent that the force that reads it fills.
    struct Block {
      int row, rowEnd, column, columnEnd;  ///< bodies, and which of their elements' ends they are
      int coupling;                        ///< -1: on the diagonal
    };
    Kind kind;
    std::size_t index;          ///< of the body, coordinate, force, force on a joint or point
    std::string quantity = {};  ///< of it
    int body1 = -1, body2 = -1;
    int component = 0;  ///< of a vector, or of what a force reports
    bool rate = false;  ///< of a coordinate or a point, or a report that depends on velocities
    std::vector<Block> blocks = {};
    bool dependsOnVelocity() const { return rate || kind == Kind::velocity || kind == Kind::angularVelocity; }
  };

  Signals(const BodySet& bodies, const JointCoordinates& coordinates, const ForceSet& forces, const PointSet& points)
      : bodies_(bodies), coordinates_(coordinates), forces_(forces), points_(points) {}

  void add(Signal signal) { signals_.push_back(std::move(signal)); }
  std::size_t size() const { return signals_.size(); }
  const Signal& operator[](std::size_t i) const { return signals_[i]; }

  /// Fills w.signalValues from the kinematics.
  void evaluate(const State& s, Workspace& w) const;
  SignalTangent tangent(const Signal& signal, const EvaluatedKinematics& at) const {
    return tangent(signal, at.state(), at.workspace());
  }

 private:
  SignalTangent tangent(const Signal& r, const State& s, const Workspace& w) const;
  double value(const Signal& r, const State& s, const Workspace& w) const;
  SignalTangent pointTangent(const Signal& r, const Workspace& w) const;
  SignalTangent bodyTangent(const Signal& r, const State& s, const Workspace& w) const;
  double reported(const Signal& r, const State& s, const Workspace& w, const BodyKinematics& k1,
                  const BodyKinematics& k2) const;
  SignalTangent reportTangent(const Signal& r, const State& s, const Workspace& w) const;
  double onJoint(const Signal& r, const State& s, const Workspace& w) const;
  SignalTangent onJointTangent(const Signal& r, const State& s, const Workspace& w) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ForceSet& forces_;
  const PointSet& points_;
  std::vector<Signal> signals_;  ///< of one force after the other
};

/// What a force element reports can be read unless it has a state, which would have to enter the analyses' states, or
/// reads signals itself, which could close a loop; and up to this many quantities.
inline constexpr std::size_t mostReported = 64;
inline bool canBeRead(const Force& f) { return !f.states() && f.signalNames().empty(); }

}  // namespace gyre
