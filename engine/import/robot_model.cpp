// From a robot to elements of a model; see robot.h.
#include "import/robot.h"

#include "bodies/rigid.h"
#include "coordinates/coordinate_name.h"
#include "core/frames.h"
#include "forces/actuator.h"
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
    zeroWorlds_ = robot_.worldFrames(false);
    worlds_ = robot_.worldFrames(true);
    for (std::size_t i = 0; i < robot_.bodies.size() && !failed_; ++i) addBody(i);
    for (auto& [id, shapes] : shapes_)
      if (!shapes.empty()) set(id, "shapes", std::move(shapes));
    for (const RobotServo& servo : robot_.servos)
      if (!failed_) addServo(servo);
    for (const RobotMount& mount : robot_.mounts)
      if (!failed_) addMount(mount);
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
  struct Stop {
    ElementId id;
    const RobotLimits* limits;
    bool slides;
  };

  void addBody(std::size_t i) {
    const RobotBody& b = robot_.bodies[i];
    const Carrier parent = b.parent < 0 ? Carrier{} : carriers_[static_cast<std::size_t>(b.parent)];
    const Frame& world = worlds_[i];
    const int joint = robot_.jointOf[i];
    if (joint == heldByParent && (parent.id == ground || b.mass == 0))
      return join(b, {parent.id, composed(parent.inElement, b.frame)});
    const Vec3 centre = world.position + world.orientation * b.com;
    const ElementId id = insert(Category::body, "rigid", b.name, "body", b.source, rigidValues(b, world, centre));
    carriers_.push_back({id, {-b.com, Quat::Identity()}});
    placements_[id] = {centre, world.orientation};
    shapes_[id] = b.shapes;
    for (Shape& s : shapes_[id]) s.placement.position -= b.com;
    if (b.lift != 0) addLift(b, id);
    if (joint == heldByParent)
      addLink("fixed", {}, "fixed joint", ends(b.parent, world, static_cast<int>(i), world), b.source);
    if (joint >= 0) addJoint(robot_.joints[static_cast<std::size_t>(joint)]);
  }

  /// The weight that something carries: a force against gravity at the centre of mass.
  void addLift(const RobotBody& b, ElementId id) {
    TimeVector force;
    for (std::size_t i = 0; i < 3; ++i)
      force[i].constant = -b.lift * b.mass * robot_.gravity[static_cast<Eigen::Index>(i)];
    insert(Category::force, "force", b.name.empty() ? std::string{} : b.name + " weight compensation",
           "weight compensation", b.source, {{"body", id}, {"value", force}});
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

  void addJoint(const RobotJoint& j) {
    static constexpr std::array types{"revolute", "prismatic", "spherical", "planar"};
    const char* type = types[static_cast<std::size_t>(j.kind)];
    if (!types_.find(Category::joint, type))
      return j.source.note(fmt::format("there is no joint '{}' yet: the body is left free", type));
    jointIds_[&j] = addLink(type, j.name, "joint", jointEnds(j), j.source);
    if (j.stiffness != 0 || j.damping != 0) addSpring(j);
    if (j.friction > 0) addFriction(j);
    if (j.limits) addStops(j, *j.limits);
  }

  /// Marker 1 where the coordinate is zero, or another value, marker 2 where the joint starts.
  Values jointEnds(const RobotJoint& j, double coordinate1 = 0) const {
    const auto child = static_cast<std::size_t>(j.body);
    const RobotBody& body = robot_.bodies[child];
    const Frame marker{j.anchor, so3::between(Vec3::UnitZ(), j.axis)};
    const Frame zero = composed(body.parent < 0 ? Frame{} : worlds_[static_cast<std::size_t>(body.parent)], body.frame);
    return ends(body.parent, composed(composed(zero, j.moved(coordinate1)), marker), j.body,
                composed(worlds_[child], marker));
  }

  /// Limits become stops that follow the inertia behind them: what a file says of efforts tells what its motors do, and
  /// nothing of what the stops are made of.
  void addStops(const RobotJoint& j, const RobotLimits& limits) {
    if (!(limits.lower < limits.upper))
      return limits.source.leaveOut("left out: no upper limit lies above a lower one");
    const bool slides = j.slides();
    if (limits.lower > j.start || limits.upper < j.start)
      return limits.source.leaveOut("left out: the start configuration lies beyond its limits");
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

  void addServo(const RobotServo& servo) {
    const RobotJoint& j = robot_.joints[static_cast<std::size_t>(servo.joint)];
    if (!j.slides()) {
      Values values = jointEnds(j);
      values.emplace_back("along", Choice{static_cast<int>(Actuator::Along::axis)});
      values.emplace_back("target", Function{.constant = servo.target});
      values.emplace_back("kp", servo.stiffness);
      values.emplace_back("kd", servo.damping);
      values.emplace_back("max_force", servo.most);
      insert(Category::force, "actuator", servo.name, "servo", servo.source, values);
      return;
    }
    Matrix6 K, C;
    K.m(2, 2) = servo.stiffness;
    C.m(2, 2) = servo.damping;
    addBushing(servo.name, "servo", jointEnds(j, servo.target), K, C, servo.source);
    if (servo.most > 0)
      servo.source.note(
          fmt::format("its largest force of {:g} N is left out: it became a spring along the slide", servo.most));
  }

  void addSpring(const RobotJoint& j) {
    const std::string name = j.name.empty() ? std::string{} : j.name + " spring and damper";
    if (j.kind == RobotJoint::Kind::spherical) return addBallSpring(j, name);
    if (!j.slides()) {
      Values values = jointEnds(j);
      values.emplace_back("stiffness", j.stiffness);
      values.emplace_back("damping", j.damping);
      values.emplace_back("free_angle", j.rest);
      insert(Category::force, "torsion_spring", name, "damper", j.source, values);
      return;
    }
    // Along z of marker 1, which stands where the spring is free of force.
    Matrix6 K, C;
    K.m(2, 2) = j.stiffness;
    C.m(2, 2) = j.damping;
    addBushing(name, "damper", jointEnds(j, j.rest), K, C, j.source);
  }

  void addBallSpring(const RobotJoint& j, const std::string& name) {
    Matrix6 K;
    K.m.diagonal().tail<3>().setConstant(j.stiffness);
    if (j.stiffness != 0) addBushing(name, "spring", jointEnds(j), K, {}, j.source);
    if (j.damping != 0) addTurningDamper(j.name, j.damping, jointEnds(j), j.source);
  }

  /// Every motion is measured from, and in the axes of, the place of the body in the file.
  void addMount(const RobotMount& mount) {
    const auto body = static_cast<std::size_t>(mount.body);
    const Values both = ends(-1, zeroWorlds_[body], mount.body, worlds_[body]);
    Matrix6 K, C;
    K.m.diagonal().setConstant(mount.stiffness);
    C.m.diagonal().head<3>().setConstant(mount.damping);
    addBushing(mount.name.empty() ? std::string{} : mount.name + " spring and damper", "mount", both, K, C,
               mount.source);
    if (mount.damping != 0) addTurningDamper(mount.name, mount.damping, both, mount.source);
  }

  ElementId addBushing(const std::string& name, const char* stem, Values values, const Matrix6& K, const Matrix6& C,
                       const XmlElement& source) {
    values.emplace_back("stiffness", K);
    values.emplace_back("damping", C);
    return insert(Category::force, "bushing", name, stem, source, values);
  }

  /// A moment against the relative angular velocity, however far the bodies have turned; that of a bushing is against
  /// the rate of the rotation vector, which differs from it where the turn is large.
  void addTurningDamper(const std::string& joint, double damping, Values values, const XmlElement& source) {
    for (const auto& [key, rate] : {std::pair{"mx", "wx"}, std::pair{"my", "wy"}, std::pair{"mz", "wz"}})
      values.emplace_back(key, Function{.expression = fmt::format("-{}*{}", damping, rate)});
    insert(Category::force, "expression_force", joint.empty() ? std::string{} : joint + " turning damper",
           "turning damper", source, values);
  }

  /// The force of a load whose coefficient of friction is 1; the creep of the smoothed law is said.
  void addFriction(const RobotJoint& j) {
    using Motion = JointFriction::Motion;
    const JointFriction smooth;
    const bool slides = j.slides();
    const double arm = slides ? 1 : smooth.radius;
    Values values = jointEnds(j);
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
    const auto placeOf = [&](int body, const Frame& place) {
      return body < 0 ? place : composed(worlds_[static_cast<std::size_t>(body)], place);
    };
    addLink(
        tie.rotationToo ? "fixed" : "spherical", tie.name, "loop",
        ends(tie.body1, placeOf(tie.body1, tie.place1), tie.body2, placeOf(tie.body2, tie.place2.value_or(Frame{}))),
        tie.source);
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
    const bool slides = j.slides();
    return {static_cast<int>(slides ? CoordinateName::displacement : CoordinateName::angle)};
  }

  /// Markers given in the world.
  Values ends(int body1, const Frame& marker1, int body2, const Frame& marker2) const {
    Values values;
    for (const auto& [body, marker, bodyKey, frameKey] :
         {std::tuple{body1, &marker1, "body1", "frame1"}, std::tuple{body2, &marker2, "body2", "frame2"}}) {
      const ElementId id = body < 0 ? ground : carriers_[static_cast<std::size_t>(body)].id;
      values.emplace_back(bodyKey, id);
      values.emplace_back(frameKey, id == ground ? *marker : relativeTo(placements_.at(id), *marker));
    }
    return values;
  }

  ElementId addLink(const char* type, const std::string& name, const char* stem, const Values& values,
                    const XmlElement& source) {
    return insert(Category::joint, type, name, stem, source, values);
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
  std::vector<Frame> zeroWorlds_, worlds_;           ///< of each body: its frame at zero coordinates, at the start
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
