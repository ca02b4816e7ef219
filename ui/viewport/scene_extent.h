#pragma once
// How large a scene is, which way is up in it and where its ground lies.

#include "core/types.h"
#include "shapes/shape.h"
#include "viewport/part.h"

#include <optional>

namespace gyre::ui {

struct SceneExtent {
  Vec3 vertical = Vec3::UnitZ();  ///< axis of the world that points up: against gravity, else that of the camera, z
                                  ///< when in doubt
  Vec3 center = Vec3::Zero();
  double radius = 1;                 ///< of a ball around the bodies at the start [m]
  double bodySize = 1;               ///< typical extent of a body [m]
  double glyphSize = 0.05;           ///< of what stands for joints and forces [m]
  std::optional<double> floor = {};  ///< height of the highest plane that is level
  double groundHeight = 0;           ///< at which the ground is out of the way of what hangs and swings

  /// The level at or below a height at which the ground is drawn: a multiple of a round length.
  double groundBelow(double height) const;
  /// A plane whose normal is the vertical, at the height of the ground.
  bool isFloor(const Shape& plane) const;
  /// What of the ground is much larger than the bodies, such as a floor that is a box, is not fitted into the view.
  bool isOutOfScale(const Part& part) const;
};

}  // namespace gyre::ui
