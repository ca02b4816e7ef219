#pragma once
// Names and values of what is reported of the elements of a system: bodies, nodes of beams by modes, then constraints
// with the coordinates of their joints, force elements, forces on coordinates, fields, points, flexible beams.
//
// Accelerations are those that the method left in State::vdot, with the reactions in State::lambda: of most methods at
// the time of the state; of those that step over impacts (local_*) means over the step that ended there.

#include "system/beam_set.h"
#include "system/constraint_channels.h"
#include "system/point_set.h"

#include <span>
#include <vector>

namespace gyre {

class Channels {
 public:
  Channels(const BodySet& bodies, const JointCoordinates& coordinates, const ConstraintSet& constraints,
           const ForceSet& forces, const PointSet& points, const BeamSet& beams)
      : bodies_(bodies),
        coordinates_(coordinates),
        constraints_(constraints),
        forces_(forces),
        points_(points),
        beams_(beams),
        constraintChannels_(bodies, coordinates, constraints, forces) {}

  const BeamSet& beams() const { return beams_; }
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
    enum class Kind { body, innerNodes, constraint, force, forceOnJoint, field, point, beam };
    Kind kind;
    std::size_t index;
    std::size_t first, count = 0;
  };
  void addSource(Source::Kind kind, std::size_t index, std::size_t count);
  void append(const Source& source, std::vector<Channel>& list) const;
  double* report(const Source& source, const EvaluatedKinematics& at, double* out) const;
  double* reportBody(std::size_t b, const EvaluatedKinematics& at, double* out) const;
  double* reportInnerNodes(std::size_t superelement, const EvaluatedKinematics& at, double* out) const;
  double* reportPoint(const PointSet::Entry& p, const EvaluatedKinematics& at, double* out) const;
  double* reportField(const ForceSet::Field& f, const EvaluatedKinematics& at, double* out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ConstraintSet& constraints_;
  const ForceSet& forces_;
  const PointSet& points_;
  const BeamSet& beams_;
  ConstraintChannels constraintChannels_;
  std::vector<Source> sources_;  ///< in the order of the list
  std::size_t size_ = 0;
};

}  // namespace gyre
