#include "import/robot.h"

#include "core/frames.h"

namespace gyre {

Frame RobotJoint::moved(double coordinate) const {
  if (slides()) return {coordinate * axis, Quat::Identity()};
  const Quat turn(Eigen::AngleAxisd(coordinate, axis));
  return {anchor - turn * anchor, turn};
}

std::unordered_map<std::string, int> Robot::jointsByName() const {
  std::unordered_map<std::string, int> out;
  for (std::size_t i = 0; i < joints.size(); ++i) out.emplace(joints[i].name, static_cast<int>(i));
  return out;
}

std::vector<Frame> Robot::worldFrames(bool atStart) const {
  std::vector<Frame> out;
  out.reserve(bodies.size());
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const RobotBody& b = bodies[i];
    Frame world = composed(b.parent < 0 ? Frame{} : out[static_cast<std::size_t>(b.parent)], b.frame);
    if (const int j = jointOf[i]; atStart && j >= 0)
      if (const RobotJoint& joint = joints[static_cast<std::size_t>(j)]; joint.start != 0)
        world = composed(world, joint.moved(joint.start));
    out.push_back(world);
  }
  return out;
}

}  // namespace gyre
