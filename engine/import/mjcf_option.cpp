#include "import/mjcf_option.h"

#include <fmt/format.h>
#include <initializer_list>

namespace gyre {
namespace {

/// Switches off what a flag stands for.
void applyFlag(const XmlElement& flags, const char* name, std::initializer_list<bool*> of) {
  const auto said = flags.text(name);
  if (!said || *said == "enable") return;
  if (*said != "disable") return flags.error(fmt::format("{}=\"{}\": enable or disable was expected", name, *said));
  for (bool* one : of) *one = false;
}

}  // namespace

MjcfOption readOption(const XmlElement& root) {
  MjcfOption o;
  bool weight = true;
  for (const XmlElement& option : root.children("option")) {
    o.gravity = option.vec3("gravity").value_or(o.gravity);
    o.step = option.number("timestep").value_or(o.step);
    for (const XmlElement& flags : option.children("flag")) {
      applyFlag(flags, "gravity", {&weight});
      applyFlag(flags, "passive", {&o.springs, &o.dampers});
      applyFlag(flags, "spring", {&o.springs});
      applyFlag(flags, "damper", {&o.dampers});
      applyFlag(flags, "frictionloss", {&o.friction});
      applyFlag(flags, "limit", {&o.limits});
      applyFlag(flags, "equality", {&o.ties});
      applyFlag(flags, "actuation", {&o.servos});
      applyFlag(flags, "constraint", {&o.friction, &o.limits, &o.ties});
    }
  }
  if (!weight) o.gravity.setZero();
  return o;
}

}  // namespace gyre
