#pragma once
// The forces and moments that act between bodies at the rows of a recording, with the places where they take hold.
//
// They are read from the channels that elements report, by how an element is sketched:
//   joint                   fx ... mz on body 2 at its marker, inertial axes; what acts along its coordinates (drives,
//                           stops, gears) is the total less these
//   load on one body        fx ... mz of those it reports, inertial axes
//   spring, actuator        `force` draws its points together along their line; `torque` acts against the growth of
//                           the angle about n = (z1 + z2) / (1 + z1 . z2)  (coordinates/link_coordinates.h)
//   friction                likewise, a force along z1
//   bushing, beam           fx ... mz against the deflection, in axes of marker 1 or halfway between the markers; their
//                           moments are conjugate to the rotation vector (forces/bushing_law.h)
//   wrench                  fx ... mz on body 2 at its marker, in axes of marker 1
// A load is what acts on body 2, or on body 1 where body 2 is the ground. Fields such as gravity are no loads here.

#include "model/attachments.h"
#include "model/model.h"
#include "run/recorded_poses.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace gyre {

enum class LoadKind { reaction, spring, force, drive };

struct Load {
  ElementId element;  ///< that exerts it
  LoadKind kind = LoadKind::force;
  ElementId body;                                    ///< on which it acts
  Vec3 point = Vec3::Zero();                         ///< where, in the inertial frame [m]
  Vec3 force = Vec3::Zero(), moment = Vec3::Zero();  ///< inertial axes [N, N m]
};

class RecordedLoads {
 public:
  /// @param model  whose run was recorded
  RecordedLoads(const Model& model, std::shared_ptr<const Recording> recording);

  const Recording& recording() const { return poses_.recording(); }
  /// Those of one row, in the order of the elements. @pre row < recording().rows()
  std::vector<Load> at(std::size_t row) const;
  bool isEmpty() const { return sources_.empty(); }

 private:
  /// How channels are read as a wrench.
  enum class Axes { inertial, marker1, against1, againstHalfway, line, slide };
  using Columns = std::array<std::optional<std::size_t>, 6>;
  struct End {
    ElementId body;
    std::optional<std::size_t> pose;  ///< number of the body in poses_; none: the ground
    Frame marker;
  };
  struct Source {
    ElementId element;
    LoadKind kind = LoadKind::force;
    Axes axes = Axes::inertial;
    std::vector<End> ends;
    Columns wrench;                    ///< fx ... mz; of a line or a slide force and torque
    std::optional<Columns> less = {};  ///< taken off
  };

  void add(const Element& element, const std::vector<std::size_t>& columns);
  Load read(const Source& source, std::size_t row) const;
  Frame place(const End& end, std::size_t row) const;

  RecordedPoses poses_;
  std::vector<Source> sources_;
};

}  // namespace gyre
