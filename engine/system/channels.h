#pragma once
// Names and values of what is reported of the elements of a system: bodies, then constraints with the coordinates of
// their joints, force elements, forces on coordinates, fields.

#include "system/channel.h"
#include "system/constraint_set.h"
#include "system/force_set.h"

#include <span>
#include <vector>

namespace gyre {

class Channels {
 public:
  Channels(const BodySet& bodies, const JointCoordinates& coordinates, const ConstraintSet& constraints,
           const ForceSet& forces)
      : bodies_(bodies), coordinates_(coordinates), constraints_(constraints), forces_(forces) {}

  /// Collects the names, once the elements are there.
  void collect();
  const std::vector<Channel>& list() const { return list_; }
  /// Their values at an evaluated state.
  void report(const State& s, const Workspace& w, std::span<double> values) const;

 private:
  void add(ElementId id, const std::string& element, const std::string& quantity, const std::string& unit) {
    list_.push_back({id, element + "." + quantity, unit});
  }
  void collectConstraint(const ConstraintSet::Constraint& c);
  void reportConstraint(const ConstraintSet::Constraint& c, const State& s, const Workspace& w, double*& out) const;
  void reportField(const ForceSet::Field& f, const Workspace& w, double*& out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ConstraintSet& constraints_;
  const ForceSet& forces_;
  std::vector<Channel> list_;
};

}  // namespace gyre
