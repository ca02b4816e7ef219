#pragma once
// What a model compiles to: each piece in a file of its own, constant once it is compiled.

#include "system/beam_set.h"
#include "system/body_set.h"
#include "system/channels.h"
#include "system/constraint_set.h"
#include "system/contact_channels.h"
#include "system/force_set.h"
#include "system/joint_coordinates.h"
#include "system/point_set.h"
#include "system/scales.h"
#include "system/signals.h"
#include "system/structure.h"
#include "system/time_switches.h"

namespace gyre {

struct Pieces {
  Pieces() = default;
  Pieces(const Pieces&) = delete;  // they refer to each other
  Pieces& operator=(const Pieces&) = delete;

  std::shared_ptr<const Model> expanded;  ///< what it is made of where flexible beams are (flexible/expanded_model.h)
  BodySet bodies;
  JointCoordinates coordinates{bodies};
  ConstraintSet constraints{bodies};
  ForceSet forces{bodies, coordinates};
  PointSet points{bodies};
  BeamSet beams{bodies, forces};
  Signals signalSet{bodies, coordinates, forces, points};
  Channels channels{bodies, coordinates, constraints, forces, points, beams};
  Structure structure;
  Scales scales;
  ContactModel contacts;
  ContactChannels contactChannels{bodies, contacts};
  InternalState start;  ///< where a run starts
  TimeSwitches switches;
};

}  // namespace gyre
