#include "import/mjcf.h"

#include "import/import_file.h"
#include "import/mjcf_attributes.h"
#include "import/mjcf_geom.h"
#include "import/mjcf_includes.h"
#include "shapes/solid.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace gyre {
namespace {

class MjcfReader {
 public:
  MjcfReader(const XmlElement& root, MeshFiles& files)
      : root_(root), compiler_(readCompiler(root)), defaults_(root), meshes_(root, compiler_, defaults_, files) {}

  Robot read() {
    robot_.name = root_.text("model").value_or("");
    robot_.step = 0.002;  // MuJoCo's own
    for (const XmlElement& option : root_.children("option")) {
      robot_.gravity = option.vec3("gravity").value_or(robot_.gravity);
      robot_.step = option.number("timestep").value_or(robot_.step);
    }
    for (const XmlElement& world : root_.children("worldbody")) {
      for (const XmlElement& e : world.children("geom")) e.leaveOut("geometry of the world is left out");
      for (const XmlElement& e : world.children("body")) readBody(e, -1, world.text("childclass").value_or(""));
    }
    const auto joints = robot_.jointsByName();
    for (const XmlElement& equality : root_.children("equality")) {
      for (const XmlElement& e : equality.children("connect")) readTie(e, false);
      for (const XmlElement& e : equality.children("weld")) readTie(e, true);
      for (const XmlElement& e : equality.children("joint")) readCoupling(e, joints);
    }
    meshes_.listUnused();
    return std::move(robot_);
  }

 private:
  void readBody(const XmlElement& e, int parent, const std::string& outerClass) {
    const std::string childClass = e.text("childclass").value_or(outerClass);
    const int index = static_cast<int>(robot_.bodies.size());
    RobotBody body{.name = e.text("name").value_or(""), .parent = parent, .source = e};
    body.frame = MjcfAttributes({e}).frame(compiler_);
    if (!body.name.empty() && !byName_.emplace(body.name, index).second) e.error("two bodies have this name");
    readMass(e, childClass, body);
    robot_.bodies.push_back(std::move(body));
    robot_.jointOf.push_back(readJoints(e, index, childClass));
    for (const XmlElement& inner : e.children("body")) readBody(inner, index, childClass);
  }

  void readMass(const XmlElement& e, const std::string& childClass, RobotBody& body) {
    const XmlElement inertial = e.child("inertial");
    const bool isGiven = inertial && compiler_.inertiaFromGeom != "true";
    const bool isWeighed = !isGiven && compiler_.inertiaFromGeom != "false";
    Solid ofGeoms;  // of mass density: its volume is the mass
    for (const XmlElement& geom : e.children("geom")) {
      const MjcfGeom g = readGeom(defaults_.of(geom, childClass), compiler_, meshes_, isWeighed);
      if (g.shape) body.shapes.push_back(*g.shape);
      if (g.mass) ofGeoms = ofGeoms.volume > 0 ? united(ofGeoms, *g.mass) : *g.mass;
      if (g.massIsUnknown) body.massIsUnknown = true;
    }
    if (isGiven) return readInertial(inertial, body);
    if (!(ofGeoms.volume > 0)) return;
    body.mass = ofGeoms.volume;
    body.com = ofGeoms.centroid;
    body.inertia = ofGeoms.inertia();
  }

  void readInertial(const XmlElement& e, RobotBody& body) {
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

  /// The joint by which a body hangs on its parent (see Robot::jointOf).
  int readJoints(const XmlElement& e, int body, const std::string& childClass) {
    if (const XmlElement free = e.child("freejoint")) {
      free.text("name");
      return freeOfParent;
    }
    const std::vector<XmlElement> joints = e.children("joint");
    if (joints.empty()) return heldByParent;
    if (joints.size() > 1) {
      for (const XmlElement& j : joints)
        j.leaveOut(
            fmt::format("left out: {} joints of one body have no equal here; the body is left free", joints.size()));
      return freeOfParent;
    }
    return readJoint(defaults_.of(joints.front(), childClass), body);
  }

  int readJoint(const MjcfAttributes& a, int body) {
    const std::string type = a.text("type").value_or("hinge");
    RobotJoint joint{.name = a.element().text("name").value_or(""), .body = body, .source = a.element()};
    if (type == "free") return freeOfParent;
    if (type == "ball") joint.kind = RobotJoint::Kind::spherical;
    else if (type == "slide") joint.kind = RobotJoint::Kind::prismatic;
    else if (type != "hinge") a.element().error(fmt::format("unknown type of joint '{}'", type));
    joint.anchor = a.vec3("pos").value_or(Vec3::Zero());
    if (type != "ball") {
      joint.axis = a.vec3("axis").value_or(Vec3::UnitZ());
      if (!(joint.axis.norm() > 0)) a.element().error("the axis of the joint is zero");
      joint.axis.normalize();
      joint.damping = a.number("damping").value_or(0);
      joint.stiffness = a.number("stiffness").value_or(0);
      joint.friction = a.number("frictionloss").value_or(0);
      if (joint.friction < 0) a.element().error("the frictionloss is negative");
      readLimits(a, joint);
    }
    robot_.joints.push_back(joint);
    return static_cast<int>(robot_.joints.size()) - 1;
  }

  /// A range counts from ref, the coordinate at the start; it is a limit unless limited or autolimits forbid.
  void readLimits(const MjcfAttributes& a, RobotJoint& joint) const {
    const std::string limited = a.text("limited").value_or("auto");
    if (limited == "false" || (limited == "auto" && !compiler_.autoLimits)) return;
    const auto range = a.numbers("range", 2, 2);
    if (!range) return;
    const double unit = joint.kind == RobotJoint::Kind::revolute ? compiler_.angle : 1;
    const double start = a.number("ref").value_or(0);
    joint.limits = {
        .lower = unit * ((*range)[0] - start), .upper = unit * ((*range)[1] - start), .source = a.element()};
  }

  void readTie(const XmlElement& e, bool rotationToo) {
    if (e.text("active").value_or("true") == "false") return e.leaveOut("left out: it is not active");
    if (!e.has("body1")) return e.leaveOut("left out: only ties between bodies are understood");
    RobotTie tie{.rotationToo = rotationToo, .name = e.text("name").value_or(""), .source = e};
    tie.body1 = bodyNamed(e, "body1");
    tie.body2 = e.has("body2") ? bodyNamed(e, "body2") : -1;
    if (tie.body1 == tie.body2) e.error("a tie needs two different bodies");
    // The place of a weld changes its multipliers only.
    if (!rotationToo) tie.anchor = e.vec3("anchor").value_or(Vec3::Zero());
    robot_.ties.push_back(tie);
  }

  /// Both coordinates count from the start: q1 = c0 + c1 q2 + c2 q2^2 + ...
  void readCoupling(const XmlElement& e, const std::unordered_map<std::string, int>& joints) {
    if (e.text("active").value_or("true") == "false") return e.leaveOut("left out: it is not active");
    if (!e.has("joint2")) return e.leaveOut("left out: only a relation between two joints has an equal here");
    std::array<int, 2> at{};
    for (const auto& [key, joint] : {std::pair{"joint1", &at[0]}, std::pair{"joint2", &at[1]}}) {
      const std::string name = e.text(key).value_or("");
      const auto named = joints.find(name);
      *joint = named == joints.end() ? -1 : named->second;
      if (*joint < 0 || !robot_.joints[static_cast<std::size_t>(*joint)].hasOneCoordinate())
        return e.leaveOut(fmt::format("left out: there is no hinge or slide '{}' in the model", name));
    }
    if (at[0] == at[1]) return e.error("a relation needs two different joints");
    std::array<double, 5> c{0, 1, 0, 0, 0};  // where fewer are given, the others stay
    const std::vector<double> given = e.numbers("polycoef", 1, 5).value_or(std::vector<double>{});
    std::copy(given.begin(), given.end(), c.begin());
    if (c[1] == 0 || c[2] != 0 || c[3] != 0 || c[4] != 0)
      return e.leaveOut("left out: only linear relations have an equal here");
    robot_.couplings.push_back({.name = e.text("name").value_or(""),
                                .joint1 = at[0],
                                .joint2 = at[1],
                                .ratio = c[1],
                                .offset = c[0],
                                .source = e});
  }

  int bodyNamed(const XmlElement& e, const char* key) const {
    const std::string name = e.text(key).value_or("");
    const auto found = byName_.find(name);
    if (found != byName_.end()) return found->second;
    if (name != "world") e.error(fmt::format("there is no body '{}'", name));
    return -1;
  }

  XmlElement root_;
  MjcfCompiler compiler_;
  MjcfDefaults defaults_;
  MjcfMeshes meshes_;
  Robot robot_;
  std::unordered_map<std::string, int> byName_;
};

}  // namespace

ImportFormat mjcfFormat() {
  return {.name = "MJCF",
          .root = "mujoco",
          .extensions = {"xml", "mjcf"},
          .read = [](ImportSource& source) -> Expected<Robot> {
            auto included = readIncludes(source.xml, source.name, source.options.allowOutside);
            if (!included) return fail(std::move(included.error()));
            source.files = std::move(*included);
            return MjcfReader(source.xml.root(), source.meshes).read();
          }};
}

}  // namespace gyre
