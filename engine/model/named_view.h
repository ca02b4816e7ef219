#pragma once
// A camera with a name, to which the window and pictures of a run come back. It is given as it stands while all bodies
// are at their initial placements; what it tracks takes it along.

#include "describe/type_info.h"

namespace gyre {

struct NamedView {
  enum class Tracks { nothing, body, bodyAndTurn, allBodies };

  Vec3 eye = -Vec3::UnitY();   ///< [m]
  Vec3 target = Vec3::Zero();  ///< [m]
  Vec3 up = Vec3::UnitZ();
  double height = 0;  ///< of what a parallel projection shows [m]; 0: perspective
  Tracks track = Tracks::nothing;
  ElementId body = ground;

  bool isParallel() const { return height > 0; }
  bool tracksOneBody() const { return track == Tracks::body || track == Tracks::bodyAndTurn; }
  /// Where it stands when what it tracks has gone from one place to another.
  NamedView takenAlong(const Frame& from, const Frame& to) const;
};

/// The only type of the category.
const TypeInfo& namedViewType();

}  // namespace gyre
