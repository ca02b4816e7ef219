#include "import/mjcf_joint.h"

#include <fmt/format.h>
#include <algorithm>
#include <initializer_list>

namespace gyre {
namespace {

/// What has no meaning for a kind of joint, and is passed over there.
void passOver(const MjcfAttributes& a, std::initializer_list<const char*> keys) {
  for (const char* key : keys) a.text(key);
}

/// A force may be a polynomial of the coordinate or its rate, the first coefficient being the linear one.
double linearCoefficient(const MjcfAttributes& a, const char* key) {
  const auto given = a.numbers(key, 1, 3);
  if (!given) return 0;
  if (std::any_of(given->begin() + 1, given->end(), [](double c) { return c != 0; }))
    a.element().note(fmt::format("of its {} only the linear part, {:g}, is taken over", key, given->front()));
  if (given->front() < 0) a.element().error(fmt::format("the {} is negative", key));
  return given->front();
}

/// A range counts from ref, the coordinate at the start; it is a limit unless limited or autolimits forbid.
std::optional<RobotLimits> readRange(const MjcfAttributes& a, double unit, const MjcfCompiler& compiler) {
  const std::string limited = a.text("limited").value_or("auto");
  const auto range = a.numbers("range", 2, 2);
  const double ref = a.number("ref").value_or(0);
  if (!range || limited == "false" || (limited == "auto" && !compiler.autoLimits)) return std::nullopt;
  return RobotLimits{.lower = unit * ((*range)[0] - ref), .upper = unit * ((*range)[1] - ref), .source = a.element()};
}

void readCoordinate(const MjcfAttributes& a, const Frame& frame, const MjcfCompiler& compiler, const MjcfOption& option,
                    RobotJoint& joint) {
  const double unit = joint.slides() ? 1 : compiler.angle;
  joint.axis = frame.orientation * a.vec3("axis").value_or(Vec3::UnitZ());
  if (!(joint.axis.norm() > 0)) a.element().error("the axis of the joint is zero");
  joint.axis.normalize();
  joint.reference = unit * a.number("ref").value_or(0);
  joint.rest = unit * a.number("springref").value_or(0) - joint.reference;
  joint.friction = a.number("frictionloss").value_or(0);
  if (joint.friction < 0) a.element().error("the frictionloss is negative");
  if (!option.friction) joint.friction = 0;
  if (auto limits = readRange(a, unit, compiler); option.limits) joint.limits = limits;
}

}  // namespace

MjcfJoint readMjcfJoint(const MjcfAttributes& a, const Frame& frame, const MjcfCompiler& compiler,
                        const MjcfOption& option) {
  MjcfJoint out;
  RobotJoint& joint = out.joint;
  joint.source = a.element();
  const std::string type = a.text("type").value_or("hinge");
  out.isFree = type == "free";
  if (type == "ball" || out.isFree) joint.kind = RobotJoint::Kind::spherical;
  else if (type == "slide") joint.kind = RobotJoint::Kind::prismatic;
  else if (type != "hinge")
    a.element().error(fmt::format("unknown type of joint '{}': hinge, slide, ball or free was expected", type));
  const Vec3 place = a.vec3("pos").value_or(Vec3::Zero());
  if (!out.isFree) joint.anchor = frame.position + frame.orientation * place;
  joint.stiffness = option.springs ? linearCoefficient(a, "stiffness") : 0;
  joint.damping = option.dampers ? linearCoefficient(a, "damping") : 0;
  passOver(a, {"stiffness", "damping"});
  if (const auto given = a.numbers("springdamper", 2, 2)) {
    out.timeConstant = (*given)[0];
    out.dampingRatio = (*given)[1];
    if (!(out.timeConstant > 0 && out.dampingRatio > 0) && (out.timeConstant != 0 || out.dampingRatio != 0))
      a.element().error("the attribute 'springdamper': two positive numbers were expected");
  }
  if (joint.hasOneCoordinate()) readCoordinate(a, frame, compiler, option, joint);
  else passOver(a, {"axis", "ref", "springref"});
  if (out.isFree) passOver(a, {"range", "limited"});
  return out;
}

}  // namespace gyre
