#include "import/mjcf.h"

#include "import/import_file.h"
#include "import/mjcf_actuators.h"
#include "import/mjcf_equality.h"
#include "import/mjcf_includes.h"

namespace gyre {
namespace {

Robot readMjcf(const XmlElement& root, MeshFiles& files) {
  Robot robot;
  robot.name = root.text("model").value_or("");
  const MjcfOption option = readOption(root);
  robot.gravity = option.gravity;
  robot.step = option.step;
  const MjcfCompiler compiler = readCompiler(root);
  const MjcfDefaults defaults(root);
  MjcfMeshes meshes(root, compiler, defaults, files);
  MjcfBodies bodies(compiler, option, defaults, meshes, robot);
  for (const XmlElement& world : root.children("worldbody")) bodies.readWorld(world);
  if (root.failed()) return robot;
  bodies.finish();
  MjcfEquality equalities(compiler, option, defaults, bodies, robot);
  for (const XmlElement& equality : root.children("equality")) equalities.read(equality);
  for (const XmlElement& actuators : root.children("actuator")) {
    if (option.servos) readActuators(actuators, compiler, defaults, bodies, robot);
    else actuators.leaveOut("left out: a flag of <option> disables actuation");
  }
  defaults.listPassedOver();
  meshes.listUnused();
  return robot;
}

}  // namespace

ImportFormat mjcfFormat() {
  return {.name = "MJCF",
          .root = "mujoco",
          .extensions = {"xml", "mjcf"},
          .looks = {"visual", "statistic", "size", "custom", "sensor", "site", "camera", "light", "texture", "material",
                    "skin", "hfield", "@material", "@rgba", "@group", "@user", "@class", "@childclass", "@hue"},
          .read = [](ImportSource& source) -> Expected<Robot> {
            auto included = readIncludes(source.xml, source.name, source.options.allowOutside);
            if (!included) return fail(std::move(included.error()));
            source.files = std::move(*included);
            return readMjcf(source.xml.root(), source.meshes);
          }};
}

}  // namespace gyre
