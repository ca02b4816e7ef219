#include "import/mjcf_actuators.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// A range that counts, by an attribute that limits ("true", "false", "auto") and one that gives it.
std::optional<std::vector<double>> limitedRange(const MjcfAttributes& a, const MjcfCompiler& compiler,
                                                const char* limited, const char* key) {
  const std::string said = a.text(limited).value_or("auto");
  auto range = a.numbers(key, 2, 2);
  if (said == "false" || (said == "auto" && !compiler.autoLimits)) return std::nullopt;
  return range;
}

class ActuatorReader {
 public:
  ActuatorReader(const MjcfCompiler& compiler, const MjcfDefaults& defaults, const MjcfBodies& bodies, Robot& robot)
      : compiler_(compiler), defaults_(defaults), bodies_(bodies), robot_(robot) {}

  void readServo(const XmlElement& e, bool isPosition) {
    const MjcfAttributes a = defaults_.of(e, {});
    const std::string name = e.text("name").value_or(""), joint = e.text("joint").value_or("");
    const auto found = bodies_.joints().find(joint);
    if (joint.empty()) return a.leaveOut("left out: only servos of joints have an equal here");
    if (found.empty()) return a.leaveOut(fmt::format("left out: there is no hinge or slide '{}' in the model", joint));
    for (const MjcfNames::Named& one : found) {
      const RobotJoint& its = robot_.joints[static_cast<std::size_t>(one.index)];
      if (!its.hasOneCoordinate()) return a.leaveOut("left out: only servos of hinges and slides have an equal here");
      robot_.servos.push_back(servoOf(a, isPosition, its));
      robot_.servos.back().name = name.empty() ? name : name + one.suffix;
      robot_.servos.back().joint = one.index;
    }
  }

 private:
  RobotServo servoOf(const MjcfAttributes& a, bool isPosition, const RobotJoint& joint) const {
    RobotServo out{.source = a.element()};
    const double gear = a.numbers("gear", 1, 6).value_or(std::vector{1.0}).front();
    const double kp = isPosition ? a.number("kp").value_or(1) : 0;
    const double kv = a.number("kv").value_or(isPosition ? 0 : 1);
    double control = 0;
    if (const auto range = limitedRange(a, compiler_, "ctrllimited", "ctrlrange"); range && (*range)[0] <= (*range)[1])
      control = std::clamp(control, (*range)[0], (*range)[1]);
    if (kp < 0 || kv < 0) a.element().error("the gain of a servo is negative");
    out.stiffness = gear * gear * kp;
    out.damping = gear * gear * kv;
    if (isPosition && gear != 0) out.target = control / gear - joint.reference;
    else if (control != 0) a.element().note(fmt::format("its control starts at zero and not at {:g}", control));
    if (const auto range = limitedRange(a, compiler_, "forcelimited", "forcerange")) {
      out.most = std::abs(gear) * std::max(std::abs((*range)[0]), std::abs((*range)[1]));
      if ((*range)[0] != -(*range)[1])
        a.element().note(fmt::format("its limits of {:g} and {:g} differ: the larger one counts in both directions",
                                     (*range)[0], (*range)[1]));
    }
    a.element().note(fmt::format("it holds its joint at {:g} {}, since nothing commands it here",
                                 out.target + joint.reference, joint.slides() ? "m" : "rad"));
    return out;
  }

  const MjcfCompiler& compiler_;
  const MjcfDefaults& defaults_;
  const MjcfBodies& bodies_;
  Robot& robot_;
};

}  // namespace

void readActuators(const XmlElement& actuators, const MjcfCompiler& compiler, const MjcfDefaults& defaults,
                   const MjcfBodies& bodies, Robot& robot) {
  ActuatorReader reader(compiler, defaults, bodies, robot);
  for (const XmlElement& e : actuators.children("position")) reader.readServo(e, true);
  for (const XmlElement& e : actuators.children("velocity")) reader.readServo(e, false);
  for (const XmlElement& e : actuators.children("motor"))
    e.leaveOut("left out: a motor that nothing commands gives nothing");
}

}  // namespace gyre
