#pragma once
// When the functions of time of a model switch: drives, loads, set values of actuators. A step that led over such a
// time would not see what lies behind it, however short or long that lasts; so a run ends a step at `before` and goes
// on from `after` (functions/switches.h). What jumps there:
//   a prescribed position: no motion does that; refused when the model is compiled, as is one whose velocity is not
//                          finite there
//   a prescribed velocity: an impact; said (warnings). Velocities go on from the nearest that meet the constraints, in
//                          the norm of the masses: what an impulse of the drive alone brings about
//   a load, or a prescribed acceleration: accelerations and multipliers jump; where it has a pole, the run fails
// Behind every switch of an expression methods begin anew: what follows may last shorter than the step they had.
//
// A pulse without a switch may also be over within a step: methods that choose their steps look at it
// (system/smooth_pulses.h).

#include "core/error.h"
#include "model/model.h"

#include <string>
#include <vector>

namespace gyre {

struct TimeSwitch {
  double before = 0, after = 0;  ///< [s]; equal at a point of a table
  bool beginsAnew = false;       ///< at every switch of an expression: accelerations may jump
  bool velocityJumps = false;
  /// Whose function grows beyond all bounds there, or ends: its element, empty where none does, and what it gives.
  std::string pole = {}, poleOf = {};
};

struct TimeSwitches {
  std::vector<TimeSwitch> times;      ///< in order, apart by more than sameTime
  std::vector<double> pulses;         ///< where methods that choose their steps end one; in order
  std::vector<std::string> warnings;  ///< each a sentence that names the element
  /// The first that a run at t has not passed; null when none is left.
  const TimeSwitch* next(double t) const;
  /// The first of `pulses` behind t; infinite when none is left.
  double nextOfPulse(double t) const;
};

/// Switches closer than this are taken as one [s].
double sameSwitch(double t);

/// The switches of all active elements, from the start to the end of the model's run. Fails on a prescribed position
/// that jumps.
/// @param lengthScale  of the model [m]: what is a jump of a length
Expected<TimeSwitches> timeSwitches(const Model& model, double lengthScale);

}  // namespace gyre
