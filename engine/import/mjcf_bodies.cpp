#include "import/mjcf_bodies.h"

#include "core/frames.h"
#include "import/mjcf_geom.h"
#include "import/mjcf_masses.h"
#include "import/robot_inertia.h"

#include <fmt/format.h>

namespace gyre {

void MjcfBodies::readWorld(const XmlElement& world) {
  const MjcfContent content = places_.contentOf(world, {{}, world.text("childclass").value_or(""), {}});
  for (const MjcfPlaced& geom : content.geoms) geom.element.leaveOut("geometry of the world is left out");
  for (const auto* joints : {&content.joints, &content.freeJoints})
    for (const MjcfPlaced& joint : *joints)
      joint.element.error("the world has no joints: a body was expected around it");
  addSites(content, -1);
  for (const MjcfPlaced& body : content.bodies) readBody(body, -1);
}

void MjcfBodies::readBody(const MjcfPlaced& placed, int parent) {
  const XmlElement& e = placed.element;
  RobotBody body{.name = placed.name(), .parent = parent, .source = e};
  body.frame = composed(placed.around.frame, MjcfAttributes({e}).frame(compiler_));
  body.lift = e.number("gravcomp").value_or(0);
  const MjcfContent content =
      places_.contentOf(e, {{}, e.text("childclass").value_or(placed.around.childClass), placed.around.suffix});
  readMass(content, body);
  addLinks(content, body);
  const int index = static_cast<int>(robot_.bodies.size());
  if (!body.name.empty() && !bodies_.add(e.text("name").value_or(""), placed.around.suffix, index))
    e.error("two bodies have this name");
  addSites(content, index);
  robot_.bodies.push_back(std::move(body));
  robot_.jointOf.push_back(heldByParent);
  if (!content.freeJoints.empty()) robot_.jointOf.back() = readFreeJoint(content, index);
  else if (!content.joints.empty())
    robot_.jointOf.back() = readJoint(content.joints.back(), index, content.joints.size() == 1);
  if (e.failed()) return;  // copies of a fault are none the wiser
  for (const MjcfPlaced& inner : content.bodies) readBody(inner, index);
}

/// Several joints of one body turn and move it one after the other, each carried along by those before it: a row of
/// links without mass, each where the body stands.
void MjcfBodies::addLinks(const MjcfContent& content, RobotBody& body) {
  for (std::size_t i = 0; i + 1 < content.joints.size() && content.freeJoints.empty(); ++i) {
    const int index = static_cast<int>(robot_.bodies.size());
    robot_.bodies.push_back({.name = body.name.empty() ? "" : fmt::format("{} link {}", body.name, i + 1),
                             .parent = body.parent,
                             .frame = body.frame,
                             .isLink = true,
                             .source = content.joints[i].element});
    robot_.jointOf.push_back(heldByParent);
    robot_.jointOf.back() = readJoint(content.joints[i], index, false);
    body.parent = index;
    body.frame = {};
  }
}

void MjcfBodies::addSites(const MjcfContent& content, int body) {
  for (const MjcfPlaced& site : content.sites) {
    if (!site.element.has("name")) continue;
    siteNames_.add(*site.element.text("name"), site.around.suffix, static_cast<int>(sites_.size()));
    sites_.push_back({site, body});
  }
}

void MjcfBodies::readMass(const MjcfContent& content, RobotBody& body) {
  const bool isGiven = content.inertial && compiler_.inertiaFromGeom != "true";
  const bool isWeighed = !isGiven && compiler_.inertiaFromGeom != "false";
  Solid ofGeoms;  // of mass density: its volume is the mass
  for (const MjcfPlaced& geom : content.geoms) {
    const MjcfGeom g =
        readGeom(defaults_.of(geom.element, geom.around.childClass), geom.around.frame, compiler_, meshes_, isWeighed);
    if (g.shape) body.shapes.push_back(*g.shape);
    if (g.mass) ofGeoms = ofGeoms.volume > 0 ? united(ofGeoms, *g.mass) : *g.mass;
    if (g.massIsUnknown) body.massIsUnknown = true;
  }
  if (isGiven) return readInertial(content.inertial, body);
  if (!(ofGeoms.volume > 0)) return;
  body.mass = ofGeoms.volume;
  body.com = ofGeoms.centroid;
  body.inertia = ofGeoms.inertia();
}

void MjcfBodies::readInertial(const XmlElement& e, RobotBody& body) const {
  const Frame at = MjcfAttributes({e}).frame(compiler_);
  body.com = at.position;
  body.mass = e.number("mass").value_or(0);
  if (body.mass < 0) e.error("the mass is negative");
  body.inertiaSource = e;
  Mat3 J = Mat3::Zero();
  if (const auto full = e.numbers("fullinertia", 6, 6)) {
    const std::vector<double>& j = *full;  // xx yy zz xy xz yz
    J << j[0], j[3], j[4], j[3], j[1], j[5], j[4], j[5], j[2];
  } else if (const auto diagonal = e.vec3("diaginertia")) {
    J = diagonal->asDiagonal();
  } else {
    e.error("an inertial needs diaginertia or fullinertia");
  }
  const Mat3 R = at.orientation.toRotationMatrix();
  body.inertia = R * J * R.transpose();
}

int MjcfBodies::readFreeJoint(const MjcfContent& content, int body) {
  const XmlElement& free = content.freeJoints.front().element;
  if (content.freeJoints.size() + content.joints.size() > 1) free.error("a free joint was expected to be the only one");
  return readFree(content.freeJoints.front(), body);
}

int MjcfBodies::readJoint(const MjcfPlaced& placed, int body, bool isAlone) {
  MjcfJoint read =
      readMjcfJoint(defaults_.of(placed.element, placed.around.childClass), placed.around.frame, compiler_, option_);
  if (read.isFree && !isAlone) placed.element.error("a free joint was expected to be the only one");
  if (read.timeConstant > 0) springDampers_.push_back({body, read.timeConstant, read.dampingRatio});
  return addJoint(placed, std::move(read), body);
}

/// A free body counts from the world; MuJoCo refuses one that hangs on another.
int MjcfBodies::readFree(const MjcfPlaced& placed, int body) {
  const int parent = robot_.bodies[static_cast<std::size_t>(body)].parent;
  if (parent >= 0)
    placed.element.error(
        fmt::format("a free joint inside the body '{}': only a body that stands in the worldbody "
                    "itself is free",
                    robot_.bodies[static_cast<std::size_t>(parent)].name));
  placed.name();
  return freeOfParent;
}

int MjcfBodies::addJoint(const MjcfPlaced& placed, MjcfJoint read, int body) {
  RobotJoint& joint = read.joint;
  joint.name = placed.name();
  joint.body = body;
  if (read.isFree) {
    if (joint.stiffness != 0 || joint.damping != 0 || read.timeConstant > 0)
      robot_.mounts.push_back({joint.name, body, joint.stiffness, joint.damping, joint.source});
    return readFree(placed, body);
  }
  const int index = static_cast<int>(robot_.joints.size());
  if (!joint.name.empty()) joints_.add(placed.element.text("name").value_or(""), placed.around.suffix, index);
  robot_.joints.push_back(std::move(joint));
  return index;
}

void MjcfBodies::finish() {
  applyMassRules(compiler_, robot_);
  std::vector<int> bodies;
  for (const MjcfSpringDamper& one : springDampers_) bodies.push_back(one.body);
  const auto inertias = freedomInertias(robot_, bodies);
  for (std::size_t i = 0; i < inertias.size(); ++i) setSpringDamper(springDampers_[i], inertias[i]);
}

void MjcfBodies::setSpringDamper(const MjcfSpringDamper& one, const std::optional<double>& inertia) {
  const int at = robot_.jointOf[static_cast<std::size_t>(one.body)];
  const auto set = [&](auto& holder) {
    if (!inertia)
      return holder.source.note(
          "its springdamper is left out: the masses of the bodies give its coordinate no inertia");
    const double T = one.timeConstant, z = one.dampingRatio;
    holder.stiffness = option_.springs ? *inertia / (T * T * z * z) : 0;
    holder.damping = option_.dampers ? 2 * *inertia / T : 0;
  };
  if (at >= 0) return set(robot_.joints[static_cast<std::size_t>(at)]);
  for (RobotMount& mount : robot_.mounts)
    if (mount.body == one.body) set(mount);
}

}  // namespace gyre
