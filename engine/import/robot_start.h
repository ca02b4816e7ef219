#pragma once
// Where the motion of a robot begins: coordinates of joints that keep to their limits and relations.
//
// Files place bodies where all coordinates are zero, which need not be among the places that they allow: a knee whose
// range is -2.7 to -0.8 rad, a finger that follows another with an offset. Joints that follow each other are all
// functions q = a s + b of one coordinate s. It becomes the value nearest to zero at which all of their limits hold;
// where there is none, relations hold alone.

#include "import/robot.h"

namespace gyre {

/// Sets RobotJoint::start and tells of it. A start far from zero becomes the zero of its coordinate: angles begin
/// within half a turn.
void setStart(Robot& robot);

/// The largest distance [m] between the places of a tie at the start, and what is between their axes [rad] if it holds
/// these too.
struct TieGap {
  double distance = 0, angle = 0;
};
TieGap gapOf(const RobotTie& tie, const std::vector<Frame>& worlds);

}  // namespace gyre
