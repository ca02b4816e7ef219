#pragma once
// What one constraint reports: multipliers, reaction on body 2, what a constraint between coordinates does along each
// of them, by how much the equations are violated, and the coordinates of a joint with their rates and accelerations.
//
// The reaction of a joint is that of its own equations. Where forces (stops) or other constraints (drives, gears,
// couplers) act along its coordinates, it reports with `_total` also all that its two bodies do to each other through
// it: the reaction and these.

#include "system/channel.h"
#include "system/constraint_set.h"
#include "system/force_set.h"

#include <vector>

namespace gyre {

class ConstraintChannels {
 public:
  ConstraintChannels(const BodySet& bodies, const JointCoordinates& coordinates, const ConstraintSet& constraints,
                     const ForceSet& forces)
      : bodies_(bodies), coordinates_(coordinates), constraints_(constraints), forces_(forces) {}

  /// Finds what acts along coordinates, once the elements are there.
  void collect();
  std::size_t countOf(const ConstraintSet::Constraint& c) const;
  void append(const ConstraintSet::Constraint& c, std::vector<Channel>& list) const;
  /// @return behind the values
  double* report(const ConstraintSet::Constraint& c, const EvaluatedKinematics& at, double* out) const;

 private:
  /// What acts along the coordinates of a joint beside its own equations.
  struct Along {
    std::vector<std::size_t> forces;  ///< of ForceSet::onJoints
    std::vector<std::size_t> terms;   ///< of the parts of other constraints
    bool isEmpty() const { return forces.empty() && terms.empty(); }
  };
  const Along& along(const ConstraintSet::Constraint& c) const {
    return along_[static_cast<std::size_t>(&c - constraints_.constraints.data())];
  }
  Vec6 wrenchAlong(const Along& along, const EvaluatedKinematics& at) const;
  double* reportWrench(const ConstraintSet::Constraint& c, const Vec6& wrench, const EvaluatedKinematics& at,
                       double* out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ConstraintSet& constraints_;
  const ForceSet& forces_;
  std::vector<Along> along_;  ///< of the constraints
};

}  // namespace gyre
