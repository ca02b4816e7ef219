#pragma once
// What the joints of a system leave free, as numbers with rates; angles count through full turns.

#include "coordinates/joint_coordinate.h"
#include "system/body_set.h"
#include "system/evaluated_state.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// A coordinate, its rate G V and its gradient G.
struct CoordinateMotion {
  double x, rate;
  Row12 gradient;
};

class JointCoordinates {
 public:
  struct Entry {
    ElementId joint;
    std::string name;  ///< of the joint
    JointCoordinate coordinate;
    int body1, body2;
    int angle;  ///< index in InternalState::angles, or -1
  };

  explicit JointCoordinates(const BodySet& bodies) : bodies_(bodies) {}
  /// Those of one joint stand together.
  void add(ElementId joint, const std::string& name, const JointCoordinate& coordinate, int body1, int body2);

  std::size_t size() const { return entries_.size(); }
  const Entry& operator[](std::size_t i) const { return entries_[i]; }
  auto begin() const { return entries_.begin(); }
  auto end() const { return entries_.end(); }
  int angles() const { return angles_; }
  std::optional<std::size_t> find(ElementId joint, CoordinateName name) const;

  // From the kinematics of the bodies in w:
  double value(const Entry& c, const State& s, const Workspace& w) const;
  double rate(const Entry& c, const Workspace& w) const;
  CoordinateMotion motion(const Entry& c, const State& s, const Workspace& w) const;
  /// c'' = G V' + G' V, with V' from s.vdot. @param now  of the coordinate
  double acceleration(const Entry& c, const CoordinateMotion& now, const State& s, const Workspace& w) const;
  /// Derivative of the coordinate's rate by q of the two bodies at fixed V.
  Row12 rateTangent(const Entry& c, const Workspace& w) const;
  /// dG^T/dq.
  Mat12 gradientTangent(const Entry& c, const Workspace& w) const;
  /// The angles where a step ended.
  void accept(const EvaluatedKinematics& at, InternalState& next) const;

 private:
  const BodySet& bodies_;
  std::vector<Entry> entries_;
  std::map<std::pair<ElementId, CoordinateName>, std::size_t> index_;
  int angles_ = 0;
};

}  // namespace gyre
