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
  template <class Add>
  void addSource(Source::Kind kind, std::size_t index, Add add);
  void add(ElementId id, const std::string& element, const std::string& quantity, const std::string& unit) {
    list_.push_back({id, element + "." + quantity, unit});
  }
  void collectConstraint(const ConstraintSet::Constraint& c);
  double* reportConstraint(const ConstraintSet::Constraint& c, const EvaluatedKinematics& at, double* out) const;
  void collectForces();
  double* report(const Source& source, const EvaluatedKinematics& at, double* out) const;
  double* reportBody(std::size_t b, const EvaluatedKinematics& at, double* out) const;
  double* reportField(const ForceSet::Field& f, const EvaluatedKinematics& at, double* out) const;

  const BodySet& bodies_;
  const JointCoordinates& coordinates_;
  const ConstraintSet& constraints_;
  const ForceSet& forces_;
  std::vector<Channel> list_;
  std::vector<Source> sources_;  ///< in the order of the list
};

}  // namespace gyre
