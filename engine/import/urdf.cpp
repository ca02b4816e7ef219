#include "import/urdf.h"

#include <fmt/format.h>
#include <cmath>
#include <functional>
#include <queue>
#include <unordered_map>

namespace gyre {
namespace {

Quat fromRpy(const Vec3& a) {
  using Eigen::AngleAxisd;
  return AngleAxisd(a.z(), Vec3::UnitZ()) * AngleAxisd(a.y(), Vec3::UnitY()) * AngleAxisd(a.x(), Vec3::UnitX());
}

Frame originOf(const XmlElement& e) {
  const XmlElement origin = e.child("origin");
  if (!origin) return {};
  return {origin.vec3("xyz").value_or(Vec3::Zero()), fromRpy(origin.vec3("rpy").value_or(Vec3::Zero()))};
}

double attribute(const XmlElement& e, const char* key) {
  const auto x = e.number(key);
  if (!x) e.error(fmt::format("the attribute '{}' is missing", key));
  return x.value_or(0);
}

void readInertial(const XmlElement& inertial, RobotBody& body) {
  const Frame at = originOf(inertial);
  body.com = at.position;
  if (const XmlElement mass = inertial.child("mass")) body.mass = attribute(mass, "value");
  if (body.mass < 0) inertial.error("the mass is negative");
  const XmlElement i = inertial.child("inertia");
  body.inertiaSource = i ? i : inertial;
  if (!i) return;
  const double xx = attribute(i, "ixx"), yy = attribute(i, "iyy"), zz = attribute(i, "izz");
  const double xy = i.number("ixy").value_or(0), xz = i.number("ixz").value_or(0), yz = i.number("iyz").value_or(0);
  Mat3 J;
  J << xx, xy, xz, xy, yy, yz, xz, yz, zz;
  const Mat3 R = at.orientation.toRotationMatrix();
  body.inertia = R * J * R.transpose();
}

constexpr auto looks = XmlElement::About::looks;

Vec3 scaleOf(const XmlElement& mesh) {
  const auto given = mesh.numbers("scale", 1, 3);
  if (!given) return Vec3::Ones();
  if (given->size() == 3) return Vec3(given->data());
  if (given->size() == 2) mesh.error("the attribute 'scale' has 2 numbers; 3 were expected");
  else
    mesh.note(fmt::format("the scale is one number, {:g}, where 3 were expected: taken for all axes", given->front()),
              looks);
  return Vec3::Constant(given->front());
}

std::optional<Shape> readUrdfMesh(const XmlElement& e, MeshFiles& meshes) {
  const std::string reference = e.text("filename").value_or("");
  const Vec3 scale = scaleOf(e);
  auto mesh = reference.empty() ? failInput("the attribute 'filename' is missing")
                                : meshes.referred(reference, {.scale = scale});
  if (mesh) return Shape{.kind = Shape::Kind::mesh, .mesh = *std::move(mesh)};
  e.leaveOut(fmt::format("the mesh '{}' is left out: {}", reference, mesh.error().message), looks);
  return std::nullopt;
}

std::optional<Shape> readGeometry(const XmlElement& geometry, MeshFiles& meshes) {
  Shape s;
  if (const XmlElement box = geometry.child("box")) {
    s.size = box.vec3("size").value_or(s.size);
  } else if (const XmlElement sphere = geometry.child("sphere")) {
    s.kind = Shape::Kind::sphere;
    s.radius = attribute(sphere, "radius");
  } else if (const XmlElement round = geometry.child("cylinder")) {
    s.kind = Shape::Kind::cylinder;
    s.radius = attribute(round, "radius");
    s.length = attribute(round, "length");
  } else if (const XmlElement capsule = geometry.child("capsule")) {
    s.kind = Shape::Kind::capsule;
    s.radius = attribute(capsule, "radius");
    s.length = attribute(capsule, "length");
  } else {
    const XmlElement mesh = geometry.child("mesh");
    return mesh ? readUrdfMesh(mesh, meshes) : std::nullopt;
  }
  if (const auto impossible = s.impossible()) geometry.error(*impossible);
  return s;
}

std::optional<Shape> readShape(const XmlElement& e, MeshFiles& meshes) {
  const Frame at = originOf(e);
  e.text("name");
  const XmlElement geometry = e.child("geometry");
  auto shape = geometry ? readGeometry(geometry, meshes) : std::nullopt;
  if (shape) shape->placement = at;
  return shape;
}

/// The shapes of the <visual> or <collision> elements of a link. They only show, so that one that is wrong is left out.
Shapes readShapes(const XmlElement& link, const char* tag, MeshFiles& meshes) {
  Shapes shapes;
  for (const XmlElement& e : link.children(tag)) {
    std::optional<Shape> shape;
    if (const auto wrong = attempt(e, [&] { shape = readShape(e, meshes); }))
      e.leaveOut("left out, which changes its looks alone: " + wrong->message, looks);
    else if (shape) shapes.push_back(*std::move(shape));
  }
  return shapes;
}

RobotBody readLink(const XmlElement& link, MeshFiles& meshes) {
  RobotBody body{.name = link.text("name").value_or(""), .source = link};
  if (body.name.empty()) link.error("a link needs a name");
  if (const XmlElement inertial = link.child("inertial")) readInertial(inertial, body);
  body.shapes = readShapes(link, "visual", meshes);
  if (body.shapes.empty()) body.shapes = readShapes(link, "collision", meshes);
  else
    for (const XmlElement& e : link.children())
      if (e.tag() == "collision")
        e.leaveOut("left out: there is no contact, and the link is drawn as its <visual>", looks);
  return body;
}

struct UrdfJoint {
  XmlElement element;
  std::string name, type, parent, child;
};

UrdfJoint readJointHead(const XmlElement& e) {
  const XmlElement parent = e.child("parent"), child = e.child("child");
  UrdfJoint j{e, e.text("name").value_or(""), e.text("type").value_or(""), {}, {}};
  if (parent) j.parent = parent.text("link").value_or("");
  if (child) j.child = child.text("link").value_or("");
  if (j.parent.empty() || j.child.empty()) e.error("a joint needs a <parent link=...> and a <child link=...>");
  return j;
}

std::optional<RobotLimits> readLimits(const XmlElement& limit) {
  RobotLimits out{.source = limit};
  out.lower = limit.number("lower").value_or(0);
  out.upper = limit.number("upper").value_or(0);
  out.effort = limit.number("effort").value_or(0);
  if (limit.number("velocity")) limit.note("the limit of the speed is left out: it has no equal here");
  return out;
}

/// The joint between a body and its parent; -1 or -2 where there is none (see Robot::jointOf).
int readJoint(const UrdfJoint& j, int body, Robot& robot) {
  if (j.type == "fixed") return heldByParent;
  if (j.type == "floating") return freeOfParent;
  RobotJoint out{.name = j.name, .body = body, .source = j.element};
  if (j.type == "revolute" || j.type == "continuous") out.kind = RobotJoint::Kind::revolute;
  else if (j.type == "prismatic") out.kind = RobotJoint::Kind::prismatic;
  else if (j.type == "planar") out.kind = RobotJoint::Kind::planar;
  else
    j.element.error(fmt::format(
        "unknown type of joint '{}': revolute, continuous, prismatic, fixed, floating or planar was expected", j.type));
  const XmlElement axis = j.element.child("axis");
  out.axis = axis ? axis.vec3("xyz").value_or(Vec3::UnitX()) : Vec3::UnitX();
  if (!(out.axis.norm() > 0)) j.element.error("the axis of the joint is zero");
  out.axis.normalize();
  if (const XmlElement dynamics = j.element.child("dynamics")) {
    if (out.kind != RobotJoint::Kind::planar) {
      out.damping = dynamics.number("damping").value_or(0);
      out.friction = dynamics.number("friction").value_or(0);
      if (out.friction < 0) dynamics.error("the friction is negative");
    }
  }
  const XmlElement limit = j.element.child("limit");
  if (limit && j.type != "continuous" && out.hasOneCoordinate()) out.limits = readLimits(limit);
  else if (limit) limit.leaveOut("left out: limits of effort and speed have no equal here");
  robot.joints.push_back(out);
  return static_cast<int>(robot.joints.size()) - 1;
}

/// The joints that follow another: <mimic joint= multiplier= offset=>.
void readMimics(Robot& robot) {
  const auto byName = robot.jointsByName();
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    const RobotJoint& follower = robot.joints[i];
    const XmlElement mimic = follower.source.child("mimic");
    if (!mimic) continue;
    const std::string name = mimic.text("joint").value_or("");
    const auto named = byName.find(name);
    const int leader = named == byName.end() ? -1 : named->second;
    const double ratio = mimic.number("multiplier").value_or(1);
    if (leader < 0 || leader == static_cast<int>(i) || ratio == 0) {
      mimic.leaveOut(fmt::format("left out: there is no other joint '{}' whose motion it would follow", name));
    } else if (!follower.hasOneCoordinate() || !robot.joints[static_cast<std::size_t>(leader)].hasOneCoordinate()) {
      mimic.leaveOut("left out: only joints that turn or slide along one axis can follow each other");
    } else {
      robot.couplings.push_back({.name = follower.name + " follows " + name,
                                 .joint1 = static_cast<int>(i),
                                 .joint2 = leader,
                                 .ratio = ratio,
                                 .offset = mimic.number("offset").value_or(0),
                                 .source = mimic});
    }
  }
}

Robot readUrdf(const XmlElement& root, MeshFiles& meshes) {
  Robot robot;
  robot.name = root.text("name").value_or("");
  std::unordered_map<std::string, RobotBody> links;
  std::vector<std::string> order;
  for (const XmlElement& e : root.children("link")) {
    RobotBody body = readLink(e, meshes);
    order.push_back(body.name);
    if (!links.emplace(body.name, body).second) e.error("two links have this name");
  }
  std::unordered_map<std::string, UrdfJoint> toParent;  // by child
  for (const XmlElement& e : root.children("joint")) {
    UrdfJoint j = readJointHead(e);
    for (const std::string& link : {j.parent, j.child})
      if (!links.contains(link)) e.error(fmt::format("there is no link '{}'", link));
    if (!toParent.emplace(j.child, j).second) e.error(fmt::format("the link '{}' has two parents", j.child));
  }
  if (root.failed()) return robot;
  // Parents before children, else in the order of the file.
  std::unordered_map<std::string, std::vector<std::size_t>> childrenOf;
  std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto joint = toParent.find(order[i]);
    if (joint == toParent.end()) ready.push(i);
    else childrenOf[joint->second.parent].push_back(i);
  }
  std::unordered_map<std::string, int> placed;
  while (!ready.empty()) {
    const std::string& name = order[ready.top()];
    ready.pop();
    RobotBody body = links.at(name);
    const int index = static_cast<int>(robot.bodies.size());
    const auto joint = toParent.find(name);
    const bool isRoot = joint == toParent.end();
    placed.emplace(name, index);
    if (!isRoot) {
      body.parent = placed.at(joint->second.parent);
      body.frame = originOf(joint->second.element);
    }
    robot.bodies.push_back(std::move(body));
    robot.jointOf.push_back(isRoot ? heldByParent : readJoint(joint->second, index, robot));
    for (const std::size_t child : childrenOf[name]) ready.push(child);
  }
  if (placed.size() < order.size()) {
    root.error("the links form a loop, in which every link has a parent");
    return robot;
  }
  readMimics(robot);
  return robot;
}

}  // namespace

ImportFormat urdfFormat() {
  return {.name = "URDF",
          .root = "robot",
          .extensions = {"urdf"},
          .looks = {"visual", "collision", "material", "gazebo", "sensor", "@name"},
          .read = [](ImportSource& source) -> Expected<Robot> { return readUrdf(source.xml.root(), source.meshes); }};
}

}  // namespace gyre
