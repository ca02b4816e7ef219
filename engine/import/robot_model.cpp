// From a robot to elements of a model; see robot.h.
#include "import/robot.h"

#include "bodies/rigid.h"
#include "coordinates/coordinate_name.h"
#include "core/frames.h"
#include "forces/joint_friction.h"
#include "forces/joint_stop.h"
#include "lie/so3.h"

#include <fmt/format.h>
#include <array>
#include <tuple>
#include <unordered_map>

namespace gyre {

std::unordered_map<std::string, int> Robot::jointsByName() const {
  std::unordered_map<std::string, int> out;
  for (std::size_t i = 0; i < joints.size(); ++i) out.emplace(joints[i].name, static_cast<int>(i));
  return out;
}

namespace {

/// Where a body of the robot went: the element it is (a part of), and its frame seen from that element's.
struct Carrier {
  ElementId id = ground;
  Frame inElement = {};
};

class ModelMaker {
 public:
  ModelMaker(const Robot& robot, const TypeList& types)
      : robot_(robot), types_(types), model_(*types.of(Category::integrator).front()) {}

  Expected<Model> make() {
    set(documentId, "name", robot_.name);
    set(documentId, "gravity", robot_.gravity);
    set(simulationId, "step", robot_.step);
    for (std::size_t i = 0; i < robot_.bodies.size() && !failed_; ++i) addBody(i);
    for (auto& [id, shapes] : shapes_)
      if (!shapes.empty()) set(id, "shapes", std::move(shapes));
    for (const RobotTie& tie : robot_.ties)
      if (!failed_) addTie(tie);
    for (const RobotCoupling& coupling : robot_.couplings)
      if (!failed_) addCoupling(coupling);
    if (failed_) return fail(*failed_);
    return std::move(model_);
  }

 private:
  using Values = std::vector<std::pair<const char*, Value>>;

  void addBody(std::size_t i) {
    const RobotBody& b = robot_.bodies[i];
    const Carrier parent = b.parent < 0 ? Carrier{} : carriers_[static_cast<std::size_t>(b.parent)];
    const Frame world = composed(b.parent < 0 ? Frame{} : worlds_[static_cast<std::size_t>(b.parent)], b.frame);
    worlds_.push_back(world);
    const int joint = robot_.jointOf[i];
    if (joint == heldByParent && (parent.id == ground || b.mass == 0))
      return join(b, {parent.id, composed(parent.inElement, b.frame)});
    const Vec3 centre = world.position + world.orientation * b.com;
    const ElementId id = insert(Category::body, "rigid", b.name, "body", b.source, rigidValues(b, world, centre));
    carriers_.push_back({id, {-b.com, Quat::Identity()}});
    placements_[id] = {centre, world.orientation};
    shapes_[id] = b.shapes;
    for (Shape& s : shapes_[id]) s.placement.position -= b.com;
    if (joint == heldByParent) addLink("fixed", {}, "fixed joint", b.parent, static_cast<int>(i), world, b.source);
    if (joint >= 0) addJoint(robot_.joints[static_cast<std::size_t>(joint)], world);
  }

  static Values rigidValues(const RobotBody& b, const Frame& world, const Vec3& centre) {
    Values values{{"position", centre}, {"orientation", world.orientation}};
    if (b.mass == 0) {
      const Rigid standIn;
      b.source.note(
          fmt::format("its mass would follow from meshes that are left out or not closed: {} kg and {} kg m^2 "
                      "stand in for it; give it its own",
                      standIn.mass, standIn.inertia.xx));
      return values;
    }
    values.emplace_back("mass", b.mass);
    values.emplace_back("inertia", Inertia::of(b.inertia));
    return values;
  }

  /// The body is a part of another element, or of the ground.
  void join(const RobotBody& b, const Carrier& carrier) {
    carriers_.push_back(carrier);
    if (carrier.id == ground) {
      if (b.mass > 0 || !b.shapes.empty())
        b.source.note("held by the ground: part of it, its mass and shapes left out");
      return;
    }
    for (Shape s : b.shapes) {
      s.placement = composed(carrier.inElement, s.placement);
      shapes_[carrier.id].push_back(std::move(s));
    }
  }

  void addJoint(const RobotJoint& j, const Frame& world) {
    static constexpr std::array types{"revolute", "prismatic", "spherical", "planar"};
    const char* type = types[static_cast<std::size_t>(j.kind)];
    const Frame marker = composed(world, {j.anchor, so3::between(Vec3::UnitZ(), j.axis)});
    const int parent = robot_.bodies[static_cast<std::size_t>(j.body)].parent;
    if (!types_.find(Category::joint, type))
      return j.source.note(fmt::format("there is no joint '{}' yet: the body is left free", type));
    jointIds_[&j] = addLink(type, j.name, "joint", parent, j.body, marker, j.source);
    if (j.stiffness != 0 || j.damping != 0) addSpring(j, parent, marker);
    if (j.friction > 0) addFriction(j, parent, marker);
    if (j.limits) addStops(j, *j.limits);
  }

  /// Hard limits as elastic stops, in which the largest effort moves the joint on by a hundredth of a radian or a
  /// millimetre.
  void addStops(const RobotJoint& j, const RobotLimits& limits) {
    if (!(limits.lower < limits.upper))
      return limits.source.leaveOut("left out: no upper limit lies above a lower one");
    if (limits.lower > 0 || limits.upper < 0)
      return limits.source.leaveOut("left out: the start configuration lies beyond its limits");
    const bool slides = j.kind == RobotJoint::Kind::prismatic;
    const double depth = slides ? 1e-3 : 1e-2;
    const double stiffness = limits.effort > 0 ? limits.effort / depth : JointStop().stiffness;
    insert(Category::force, "joint_stop", j.name.empty() ? std::string{} : j.name + " stops", "stops", limits.source,
           {{"joint", jointIds_.at(&j)},
            {"coordinate", coordinateOf(j)},
            {"lower", limits.lower},
            {"upper", limits.upper},
            {"stiffness", stiffness}});
    limits.source.note(fmt::format(
        "its hard limits became elastic stops of {:g} {} without damping: {}", stiffness, slides ? "N/m" : "N m/rad",
        limits.effort > 0 ? fmt::format("the largest effort moves it on by {:g} {}", depth, slides ? "m" : "rad")
                          : "give them what suits the joint"));
  }

  void addSpring(const RobotJoint& j, int parent, const Frame& marker) {
    // About the marker's axis or along it, as the bushing counts directions.
    const Eigen::Index direction = j.kind == RobotJoint::Kind::prismatic ? 2 : 5;
    Matrix6 K, C;
    K.m(direction, direction) = j.stiffness;
    C.m(direction, direction) = j.damping;
    Values values = ends(parent, j.body, marker);
    values.emplace_back("stiffness", K);
    values.emplace_back("damping", C);
    insert(Category::force, "bushing", j.name.empty() ? std::string{} : j.name + " spring and damper", "damper",
           j.source, values);
  }

  /// The force of a load whose coefficient of friction is 1; the creep of the smoothed law is said.
  void addFriction(const RobotJoint& j, int parent, const Frame& marker) {
    using Motion = JointFriction::Motion;
    const JointFriction smooth;
    const bool slides = j.kind == RobotJoint::Kind::prismatic;
    const double arm = slides ? 1 : smooth.radius;
    Values values = ends(parent, j.body, marker);
    values.emplace_back("motion", Choice{static_cast<int>(slides ? Motion::translation : Motion::rotation)});
    values.emplace_back("normal_load", j.friction / arm);
    values.emplace_back("static_friction", 1.0);
    values.emplace_back("dynamic_friction", 1.0);
    insert(Category::force, "joint_friction", j.name.empty() ? std::string{} : j.name + " friction", "friction",
           j.source, values);
    j.source.note(
        fmt::format("its friction of {0} {1} is smoothed, {0} {1} tanh(v / ({2:g} {3})): it creeps below about "
                    "{2:g} {3} instead of sticking",
                    j.friction, slides ? "N" : "N m", smooth.transition_velocity / arm, slides ? "m/s" : "rad/s"));
  }

  void addTie(const RobotTie& tie) {
    const Frame world = tie.body1 < 0 ? Frame{} : worlds_[static_cast<std::size_t>(tie.body1)];
    addLink(tie.rotationToo ? "fixed" : "spherical", tie.name, "loop", tie.body1, tie.body2,
            {world.position + world.orientation * tie.anchor, Quat::Identity()}, tie.source);
  }

  void addCoupling(const RobotCoupling& c) {
    const RobotJoint &one = robot_.joints[static_cast<std::size_t>(c.joint1)],
                     &two = robot_.joints[static_cast<std::size_t>(c.joint2)];
    insert(Category::joint, "coupler", c.name, "coupler", c.source,
           {{"joint1", jointIds_.at(&one)},
            {"coordinate1", coordinateOf(one)},
            {"joint2", jointIds_.at(&two)},
            {"coordinate2", coordinateOf(two)},
            {"ratio", c.ratio},
            {"offset", c.offset}});
  }

  static Choice coordinateOf(const RobotJoint& j) {
    const bool slides = j.kind == RobotJoint::Kind::prismatic;
    return {static_cast<int>(slides ? CoordinateName::displacement : CoordinateName::angle)};
  }

  /// Both ends at one marker given in the world.
  Values ends(int body1, int body2, const Frame& marker) const {
    Values values;
    for (const auto& [body, bodyKey, frameKey] :
         {std::tuple{body1, "body1", "frame1"}, std::tuple{body2, "body2", "frame2"}}) {
      const ElementId id = body < 0 ? ground : carriers_[static_cast<std::size_t>(body)].id;
      values.emplace_back(bodyKey, id);
      values.emplace_back(frameKey, id == ground ? marker : relativeTo(placements_.at(id), marker));
    }
    return values;
  }

  ElementId addLink(const char* type, const std::string& name, const char* stem, int body1, int body2,
                    const Frame& marker, const XmlElement& source) {
    return insert(Category::joint, type, name, stem, source, ends(body1, body2, marker));
  }

  /// As Model::freeName, which looks from 1 on each time.
  std::string freeName(const std::string& stem) {
    for (int& last = lastOf_[stem];;) {
      std::string name = fmt::format("{} {}", stem, ++last);
      if (!model_.find(name)) return name;
    }
  }

  ElementId insert(Category category, const char* typeId, const std::string& name, const char* stem,
                   const XmlElement& source, const Values& values) {
    const TypeInfo& type = *types_.find(category, typeId);
    std::string free = name.empty() ? freeName(stem) : name;
    if (free == "ground" || model_.find(free)) {
      free = freeName(free);
      source.note(fmt::format("called '{}' here: every name must be unique", free));
    }
    std::any params = type.defaults;
    for (const auto& [key, value] : values) type.find(key)->set(params, value);
    const ElementId id = model_.freeId();
    check(model_.apply(Edit{Insert{{id, free, &type, std::move(params)}, model_.elements().size()}}), source);
    return id;
  }

  void set(ElementId id, const char* key, Value value) {
    check(model_.apply(Edit{SetField{id, key, std::move(value)}}), {});
  }

  void check(const Expected<Edit>& done, const XmlElement& source) {
    if (done || failed_) return;
    failed_ = done.error();
    if (source) failed_->line = source.line();
  }

  const Robot& robot_;
  const TypeList& types_;
  Model model_;
  std::vector<Carrier> carriers_;                    ///< of each body of the robot
  std::vector<Frame> worlds_;                        ///< of each body: its frame at the start
  std::unordered_map<ElementId, Frame> placements_;  ///< of each body that is an element: its centre of mass and axes
  std::unordered_map<ElementId, Shapes> shapes_;     ///< its own, then those of the bodies that are a part of it
  std::unordered_map<std::string, int> lastOf_;      ///< number given by freeName()
  std::unordered_map<const RobotJoint*, ElementId> jointIds_;
  std::optional<Error> failed_;
};

}  // namespace

Expected<Model> modelOf(const Robot& robot, const TypeList& types) { return ModelMaker(robot, types).make(); }

}  // namespace gyre
