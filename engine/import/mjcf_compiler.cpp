#include "import/mjcf_compiler.h"

#include <fmt/format.h>
#include <cctype>

namespace gyre {
namespace {

void readMassRules(const XmlElement& e, MjcfCompiler& c) {
  if (const auto range = e.numbers("inertiagrouprange", 2, 2)) {
    c.firstGroup = (*range)[0];
    c.lastGroup = (*range)[1];
    c.hasGroups = true;
  }
  c.leastMass = e.number("boundmass").value_or(c.leastMass);
  c.leastInertia = e.number("boundinertia").value_or(c.leastInertia);
  c.balancesInertia = e.text("balanceinertia").value_or(c.balancesInertia ? "true" : "false") == "true";
  c.totalMass = e.number("settotalmass").value_or(c.totalMass);
}

}  // namespace

MjcfCompiler readCompiler(const XmlElement& root) {
  MjcfCompiler c;
  for (const XmlElement& e : root.children("compiler")) {
    c.source = e;
    if (const auto angle = e.text("angle")) {
      if (*angle == "radian") c.angle = 1;
      else if (*angle != "degree") e.error(fmt::format("angle=\"{}\": degree or radian was expected", *angle));
    }
    if (const auto sequence = e.text("eulerseq")) {
      if (sequence->size() == 3 && sequence->find_first_not_of("xyzXYZ") == std::string::npos)
        c.eulerSequence = *sequence;
      else e.error("eulerseq: three of the letters xyzXYZ were expected");
    }
    if (e.text("coordinate").value_or("local") != "local") e.error("only local coordinates are understood");
    c.autoLimits = e.text("autolimits").value_or(c.autoLimits ? "true" : "false") == "true";
    const auto assets = e.text("assetdir"), meshes = e.text("meshdir");
    if (meshes || assets) c.meshFolder = meshes.value_or(assets.value_or(""));
    c.stripsPath = e.text("strippath").value_or(c.stripsPath ? "true" : "false") == "true";
    c.inertiaFromGeom = e.text("inertiafromgeom").value_or(c.inertiaFromGeom);
    readMassRules(e, c);
  }
  return c;
}

Quat eulerTurn(const Vec3& angles, const MjcfCompiler& compiler) {
  Quat q = Quat::Identity();
  for (int i = 0; i < 3; ++i) {
    const char letter = compiler.eulerSequence[static_cast<std::size_t>(i)];
    const Quat turn(Eigen::AngleAxisd(angles[i] * compiler.angle, Vec3::Unit(std::tolower(letter) - 'x')));
    q = std::islower(letter) ? q * turn : turn * q;
  }
  return q;
}

}  // namespace gyre
