#pragma once
// Names and values of what is reported of the elements of a system: bodies, then constraints with the coordinates of
// their joints, force elements, forces on coordinates, fields.
//
// Accelerations are those that the method left in State::vdot, with the reactions in State::lambda: of most methods at
// the time of the state; of those that step over impacts (local_*) means over the step that ended there.
//
// A joint reports its reaction, which is that of its own equations. Where forces (stops) or other constraints (drives,
// gears, couplers) act along its coordinates, it reports with `_total` also all that its two bodies do to each other
// through it: the reaction and these.

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

  /// Counts them, once the elements are there.
  void collect();
  std::size_t size() const { return size_; }
  /// Made anew: names of a large system take more memory than what it moves by.
  std::vector<Channel> list() const;
  void appendTo(std::vector<Channel>& list) const;
  /// Their values.
  void report(const EvaluatedKinematics& at, std::span<double> values) const;

  /// Some of the channels. Elements without any of them are not looked at.
  struct Selection {
    struct Part {
      std::size_t element;
      std::vector<std::size_t> kept;  ///< which of the element's channels
    };
    std::vector<Part> parts;
    std::vector<double> ofElement;  ///< scratch
  };
  /// @param columns  of list(), ascending
  Selection select(std::span<const std::size_t> columns) const;
  /// The values of a selection.
  void report(const EvaluatedKinematics& at, Selection& selection, std::span<double> values) const;

 private:
  /// What the channels [first, first + count) belong to.
  struct Source {
    enum class Kind { body, constraint, force, forceOnJoint, field };
    Kind kind;
    std::size_t index;
    std::size_t first, count = 0;
  };
  void addSource(Source::Kind kind, std::size_t index, std::size_t count);
  void append(const Source& source, std::vector<Channel>& list) const;
  void appendConstraint(const ConstraintSet::Constraint& c, std::vector<Channel>& list) const;
  /// What acts along the coordinates of a joint beside its own equations.
  struct Along {
    std::vector<std::size_t> forces;  ///< of ForceSet::onJoints
    std::vector<std::size_t> terms;   ///< of the parts of other constraints
    bool isEmpty() const { return forces.empty() && terms.empty(); }
  };
  void findAlong();
  const Along& along(const ConstraintSet::Constraint& c) const {
    return along_[static_cast<std::size_t>(&c - constraints_.constraints.data())];
  }
  Vec6 wrenchAlong(const Along& along, const EvaluatedKinematics& at) const;
  double* reportWrench(const ConstraintSet::Constraint& c, const Vec6& wrench, const EvaluatedKinematics& at,
                       double* out) const;
  std::size_t countOf(const ConstraintSet::Constraint& c) const;
  double* reportConstraint(const ConstraintSet::Constraint& c, const EvaluatedKinematics& at, double* out) const;
  double* report(const Source& source, const EvaluatedKinematics& at, double* out) const;
  double* reportBody(std::size_t b, const EvaluatedKinematics& at, double* out) const;
  double* reportField(const ForceSet::Field& f, const EvaluatedKinematics& at, double* out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ConstraintSet& constraints_;
  const ForceSet& forces_;
  std::vector<Along> along_;     ///< of the constraints
  std::vector<Source> sources_;  ///< in the order of the list
  std::size_t size_ = 0;
};

}  // namespace gyre
