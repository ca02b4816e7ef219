// From a robot to elements of a model; see robot.h.
#include "import/robot.h"

#include "bodies/rigid.h"
#include "coordinates/coordinate_name.h"
#include "core/frames.h"
#include "forces/joint_friction.h"
#include "forces/joint_stop.h"
#include "lie/so3.h"
#include "system/system.h"

#include <fmt/format.h>
#include <algorithm>
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
    describeStops();
    return std::move(model_);
  }

 private:
  using Values = std::vector<std::pair<const char*, Value>>;
  /// Two bodies of the robot, -1 ground, with the markers of each in the world.
  struct JointEnds {
    int body1, body2;
    Frame marker1, marker2;
  };
  struct Stop {
    ElementId id;
    const RobotLimits* limits;
    bool slides;
  };

  void addBody(std::size_t i) {
    const RobotBody& b = robot_.bodies[i];
    const Carrier parent = b.parent < 0 ? Carrier{} : carriers_[static_cast<std::size_t>(b.parent)];
    const int joint = robot_.jointOf[i];
    const RobotJoint* hung = joint < 0 ? nullptr : &robot_.joints[static_cast<std::size_t>(joint)];
    const Frame inFile = composed(b.parent < 0 ? Frame{} : worlds_[static_cast<std::size_t>(b.parent)], b.frame);
    const Frame world = hung ? composed(inFile, displacement(*hung, startOf(*hung))) : inFile;
    worlds_.push_back(world);
    if (joint == heldByParent && (parent.id == ground || b.mass == 0))
      return join(b, {parent.id, composed(parent.inElement, b.frame)});
    const Vec3 centre = world.position + world.orientation * b.com;
    const ElementId id = insert(Category::body, "rigid", b.name, "body", b.source, rigidValues(b, world, centre));
    carriers_.push_back({id, {-b.com, Quat::Identity()}});
    placements_[id] = {centre, world.orientation};
    shapes_[id] = b.shapes;
    for (Shape& s : shapes_[id]) s.placement.position -= b.com;
    if (joint == heldByParent) addLink("fixed", {}, "fixed joint", b.parent, static_cast<int>(i), world, b.source);
    if (hung) addJoint(*hung, inFile, world);
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

  /// Where a joint starts: at 0, as the file has it, or at the limit that is nearest to it. Joints that others follow
  /// and those in loops stay where the file has them.
  double startOf(const RobotJoint& j) const {
    if (!j.limits || !(j.limits->lower < j.limits->upper) || !j.hasOneCoordinate() || !robot_.ties.empty()) return 0;
    for (const RobotCoupling& c : robot_.couplings)
      if (&robot_.joints[static_cast<std::size_t>(c.joint1)] == &j ||
          &robot_.joints[static_cast<std::size_t>(c.joint2)] == &j)
        return 0;
    return std::clamp(0.0, j.limits->lower, j.limits->upper);
  }

  /// Where a coordinate leads the child, in the frame that it has at 0.
  static Frame displacement(const RobotJoint& j, double x) {
    if (j.kind == RobotJoint::Kind::prismatic) return {x * j.axis, Quat::Identity()};
    const Quat turn(Eigen::AngleAxisd(x, j.axis));
    return {j.anchor - turn * j.anchor, turn};
  }

  /// @param inFile  the child's frame where the coordinate is 0   @param world  where it starts
  void addJoint(const RobotJoint& j, const Frame& inFile, const Frame& world) {
    static constexpr std::array types{"revolute", "prismatic", "spherical", "planar"};
    const char* type = types[static_cast<std::size_t>(j.kind)];
    const Frame inChild{j.anchor, so3::between(Vec3::UnitZ(), j.axis)};
    const JointEnds at{robot_.bodies[static_cast<std::size_t>(j.body)].parent, j.body, composed(inFile, inChild),
                       composed(world, inChild)};
    if (!types_.find(Category::joint, type))
      return j.source.note(fmt::format("there is no joint '{}' yet: the body is left free", type));
    jointIds_[&j] = insert(Category::joint, type, j.name, "joint", j.source, ends(at));
    if (j.stiffness != 0 || j.damping != 0) addSpring(j, at);
    if (j.friction > 0) addFriction(j, at);
    if (j.limits) addStops(j, *j.limits);
  }

  /// Limits become stops that follow the inertia behind them: what a file says of efforts tells what its motors do, and
  /// nothing of what the stops are made of.
  void addStops(const RobotJoint& j, const RobotLimits& limits) {
    if (!(limits.lower < limits.upper))
      return limits.source.leaveOut("left out: no upper limit lies above a lower one");
    const bool slides = j.kind == RobotJoint::Kind::prismatic;
    const char* unit = slides ? "m" : "rad";
    if (limits.lower > 0 || limits.upper < 0) {
      const double start = startOf(j);
      if (start == 0) return limits.source.leaveOut("left out: the start configuration lies beyond its limits");
      limits.source.note(
          fmt::format("the start configuration lies beyond its limits: the joint starts at {:g} {}, the "
                      "one that is nearest to it",
                      start, unit));
    }
    const ElementId id = insert(Category::force, "joint_stop", j.name.empty() ? std::string{} : j.name + " stops",
                                "stops", limits.source,
                                {{"joint", jointIds_.at(&j)},
                                 {"coordinate", coordinateOf(j)},
                                 {"lower", limits.lower},
                                 {"upper", limits.upper}});
    stops_.push_back({id, &limits, slides});
  }

  /// Says what stiffness and damping the stops have got, as the model is compiled.
  void describeStops() {
    if (stops_.empty()) return;
    const auto system = System::compile(model_);
    if (!system) return;  // a run says why
    const auto& forces = (*system)->forces().onJoints;
    for (const auto& [id, limits, slides] : stops_) {
      const auto found = std::find_if(forces.begin(), forces.end(), [id = id](const auto& f) { return f.id == id; });
      const auto* stop = found == forces.end() ? nullptr : dynamic_cast<const JointStopLaw*>(found->law.get());
      if (!stop) continue;
      const double k = stop->stiffness();
      std::string text = fmt::format(
          "its hard limits became stops of {:.3g} {} and {:.3g} {}, which follow from the inertia behind them: "
          "they give back {:g} of the speed after {:.2g} s",
          k, slides ? "N/m" : "N m/rad", stop->dampingBehind(), slides ? "N s/m" : "N m s/rad", JointStop().restitution,
          stop->duration());
      constexpr double little = 0.01;  // [rad or m]
      if (limits->effort > little * k)
        text += fmt::format(
            "; the largest effort of {:g} {} would press it in by {:.2g} {}: a motor asks for a "
            "stiffness of its own",
            limits->effort, slides ? "N" : "N m", limits->effort / k, slides ? "m" : "rad");
      limits->source.note(text);
    }
  }

  void addSpring(const RobotJoint& j, const JointEnds& at) {
    // About the marker's axis or along it, as the bushing counts directions.
    const Eigen::Index direction = j.kind == RobotJoint::Kind::prismatic ? 2 : 5;
    Matrix6 K, C;
    K.m(direction, direction) = j.stiffness;
    C.m(direction, direction) = j.damping;
    Values values = ends(at);
    values.emplace_back("stiffness", K);
    values.emplace_back("damping", C);
    insert(Category::force, "bushing", j.name.empty() ? std::string{} : j.name + " spring and damper", "damper",
           j.source, values);
  }

  /// The force of a load whose coefficient of friction is 1; the creep of the smoothed law is said.
  void addFriction(const RobotJoint& j, const JointEnds& at) {
    using Motion = JointFriction::Motion;
    const JointFriction smooth;
    const bool slides = j.kind == RobotJoint::Kind::prismatic;
    const double arm = slides ? 1 : smooth.radius;
    Values values = ends(at);
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

  Values ends(const JointEnds& at) const {
    Values values;
    for (const auto& [body, marker, bodyKey, frameKey] :
         {std::tuple{at.body1, &at.marker1, "body1", "frame1"}, std::tuple{at.body2, &at.marker2, "body2", "frame2"}}) {
      const ElementId id = body < 0 ? ground : carriers_[static_cast<std::size_t>(body)].id;
      values.emplace_back(bodyKey, id);
      values.emplace_back(frameKey, id == ground ? *marker : relativeTo(placements_.at(id), *marker));
    }
    return values;
  }

  ElementId addLink(const char* type, const std::string& name, const char* stem, int body1, int body2,
                    const Frame& marker, const XmlElement& source) {
    return insert(Category::joint, type, name, stem, source, ends({body1, body2, marker, marker}));
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
  std::vector<Stop> stops_;
  std::optional<Error> failed_;
};

}  // namespace

Expected<Model> modelOf(const Robot& robot, const TypeList& types) { return ModelMaker(robot, types).make(); }

}  // namespace gyre
