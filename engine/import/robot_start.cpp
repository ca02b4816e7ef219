#include "import/robot_start.h"

#include "core/frames.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double roundingOfStarts = 1e-9;
constexpr double farFromZero = 3;  ///< an angle that begins beyond it counts from there [rad]

/// q = slope s + offset.
struct Line {
  double slope = 1, offset = 0;
  double at(double s) const { return slope * s + offset; }
};

/// Joints that follow each other, as functions of one coordinate.
class Followers {
 public:
  Followers(Robot& robot, const std::vector<std::vector<std::size_t>>& couplingsOf, std::size_t root,
            std::vector<bool>& isDone)
      : robot_(robot) {
    lines_.emplace_back(root, Line{});
    isDone[root] = true;
    for (std::size_t next = 0; next < lines_.size(); ++next) {
      const auto [at, line] = lines_[next];
      for (const std::size_t c : couplingsOf[at]) {
        const RobotCoupling& one = robot.couplings[c];
        const bool isFollower = static_cast<std::size_t>(one.joint1) == at;
        const auto other = static_cast<std::size_t>(isFollower ? one.joint2 : one.joint1);
        if (isDone[other]) continue;
        isDone[other] = true;
        lines_.emplace_back(other, isFollower ? Line{line.slope / one.ratio, (line.offset - one.offset) / one.ratio}
                                              : Line{one.ratio * line.slope, one.ratio * line.offset + one.offset});
      }
    }
  }

  void setStart() {
    double lowest = -std::numeric_limits<double>::infinity(), highest = -lowest;
    for (const auto& [at, line] : lines_) {
      const auto& limits = robot_.joints[at].limits;
      if (!limits || !(limits->lower < limits->upper)) continue;
      const double one = (limits->lower - line.offset) / line.slope, two = (limits->upper - line.offset) / line.slope;
      lowest = std::max(lowest, std::min(one, two));
      highest = std::min(highest, std::max(one, two));
    }
    const bool isMet = lowest <= highest;
    const double s = isMet ? std::clamp(0.0, lowest, highest) : 0;
    for (const auto& [at, line] : lines_) {
      RobotJoint& joint = robot_.joints[at];
      joint.start = line.at(s);
      // No rounding carries it beyond a limit.
      if (isMet && joint.limits && joint.limits->lower < joint.limits->upper)
        joint.start = std::clamp(joint.start, joint.limits->lower, joint.limits->upper);
      if (std::abs(joint.start) > roundingOfStarts) tell(joint, isMet);
    }
  }

 private:
  void tell(const RobotJoint& joint, bool isMet) const {
    const char* unit = joint.slides() ? "m" : "rad";
    std::string why;
    if (joint.limits && isMet && (joint.limits->lower > 0 || joint.limits->upper < 0))
      why = fmt::format("since zero is beyond its limits of {:g} and {:g} {}", joint.limits->lower, joint.limits->upper,
                        unit);
    else
      why = isMet ? "so that its relation to other joints and their limits hold"
                  : "so that its relation to other joints holds; their limits cannot all hold with it";
    joint.source.note(fmt::format("it starts at {:.6g} {} and not at zero, {}", joint.start, unit, why));
  }

  Robot& robot_;
  std::vector<std::pair<std::size_t, Line>> lines_;
};

/// What counted from the zero of a joint's coordinate counts from its start.
void countFromStart(Robot& robot, std::size_t at) {
  RobotJoint& joint = robot.joints[at];
  const double by = joint.start;
  RobotBody& body = robot.bodies[static_cast<std::size_t>(joint.body)];
  body.frame = composed(body.frame, joint.moved(by));
  joint.start = 0;
  joint.rest -= by;
  if (joint.limits) {
    joint.limits->lower -= by;
    joint.limits->upper -= by;
  }
  for (RobotServo& servo : robot.servos)
    if (static_cast<std::size_t>(servo.joint) == at) servo.target -= by;
  for (RobotCoupling& c : robot.couplings) {
    if (static_cast<std::size_t>(c.joint1) == at) c.offset -= by;
    if (static_cast<std::size_t>(c.joint2) == at) c.offset += c.ratio * by;
  }
  joint.source.note(fmt::format("its angle counts from there: zero here is {:.6g} rad in the file", by));
}

/// The places of ties where all coordinates are zero do not move with the start.
void fixTies(Robot& robot) {
  if (robot.ties.empty()) return;
  const std::vector<Frame> worlds = robot.worldFrames(false);
  const auto worldOf = [&](int body) { return body < 0 ? Frame{} : worlds[static_cast<std::size_t>(body)]; };
  for (RobotTie& tie : robot.ties)
    if (!tie.place2) tie.place2 = relativeTo(worldOf(tie.body2), composed(worldOf(tie.body1), tie.place1));
}

/// Relations in a ring may ask for what none of the joints' places meets.
void tellContradictions(const Robot& robot) {
  for (const RobotCoupling& c : robot.couplings) {
    const RobotJoint &one = robot.joints[static_cast<std::size_t>(c.joint1)],
                     &two = robot.joints[static_cast<std::size_t>(c.joint2)];
    const double off = one.start - c.ratio * two.start - c.offset;
    if (std::abs(off) > roundingOfStarts * (1 + std::abs(one.start)))
      c.source.note(fmt::format("it contradicts the other relations of its joints, which place '{}' {:.4g} {} off it",
                                one.name, off, one.slides() ? "m" : "rad"));
  }
}

}  // namespace

void setStart(Robot& robot) {
  fixTies(robot);
  std::vector<std::vector<std::size_t>> couplingsOf(robot.joints.size());
  std::vector<bool> leads(robot.joints.size(), true), isDone(robot.joints.size());
  for (std::size_t c = 0; c < robot.couplings.size(); ++c) {
    couplingsOf[static_cast<std::size_t>(robot.couplings[c].joint1)].push_back(c);
    couplingsOf[static_cast<std::size_t>(robot.couplings[c].joint2)].push_back(c);
    leads[static_cast<std::size_t>(robot.couplings[c].joint1)] = false;
  }
  // The one that others follow keeps its zero where it may.
  for (const bool leader : {true, false})
    for (std::size_t i = 0; i < robot.joints.size(); ++i)
      if (!isDone[i] && leads[i] == leader && robot.joints[i].hasOneCoordinate())
        Followers(robot, couplingsOf, i, isDone).setStart();
  for (std::size_t i = 0; i < robot.joints.size(); ++i)
    if (!robot.joints[i].slides() && std::abs(robot.joints[i].start) > farFromZero) countFromStart(robot, i);
  tellContradictions(robot);
}

TieGap gapOf(const RobotTie& tie, const std::vector<Frame>& worlds) {
  const auto placeOf = [&](int body, const Frame& place) {
    return body < 0 ? place : composed(worlds[static_cast<std::size_t>(body)], place);
  };
  const Frame one = placeOf(tie.body1, tie.place1), two = placeOf(tie.body2, tie.place2.value_or(tie.place1));
  TieGap out{.distance = (one.position - two.position).norm()};
  if (tie.rotationToo) out.angle = one.orientation.angularDistance(two.orientation);
  return out;
}

}  // namespace gyre
