#pragma once
// The way of a camera from one pose to another: about the vertical by the shorter way round, and up or down, so that
// the horizon stays level wherever it is level at both ends; the distance grows by the same factor in equal times.

#include "viewport/camera_controls.h"

namespace gyre::ui {

class CameraTurn {
 public:
  /// @pre both poses project alike
  CameraTurn(const CameraPose& from, const CameraPose& to, const Vec3& vertical);

  /// @param share  of the way, 0 to 1
  CameraPose at(double share) const;
  const CameraPose& goal() const { return to_; }

 private:
  /// Which way a camera looks: heading of its right hand, angle below the horizon, turn about its axis [rad].
  struct Aim {
    double heading = 0, down = 0, roll = 0;
  };
  Aim aimOf(const CameraPose& pose) const;

  CameraPose from_, to_;
  Quat upright_;  ///< from a world whose vertical is z
  Aim first_, change_;
};

}  // namespace gyre::ui
