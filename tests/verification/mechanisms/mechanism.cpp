#include "verification/mechanisms/mechanism.h"

#include "lie/so3.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>

namespace gyre::test {

Frame frameAt(const Vec3& point, const Vec3& axis) { return {point, so3::between(Vec3::UnitZ(), axis)}; }

VecX coordinates(std::initializer_list<double> values) {
  return Eigen::Map<const VecX>(values.begin(), static_cast<Eigen::Index>(values.size()));
}

Mat3 turned(int axis, double angle) { return so3::exp(angle * Vec3::Unit(axis)); }

Vec3 rodInertia(double mass, double length) {
  const double J = mass * length * length / 12;
  return {J / 5, J, J};
}

void Mechanism::body(const std::string& called, double mass, const Vec3& J) {
  names_.push_back(called);
  isParticle_.push_back(false);
  equations.bodies.push_back({mass, J});
}

void Mechanism::particle(const std::string& called, double mass) {
  names_.push_back(called);
  isParticle_.push_back(true);
  equations.bodies.push_back({mass, Vec3::Zero()});
}

int Mechanism::indexOf(const std::string& called) const {
  const auto found = std::find(names_.begin(), names_.end(), called);
  if (found == names_.end()) throw std::invalid_argument(name + ": no body " + called);
  return static_cast<int>(found - names_.begin());
}

void Mechanism::joint(const char* type, const std::string& called, const std::string& body1, const std::string& body2,
                      const Vec3& point, const Vec3& axis, std::vector<std::pair<const char*, Value>> values) {
  joint(type, called, body1, body2, frameAt(point, axis), frameAt(point, axis), std::move(values));
}

void Mechanism::joint(const char* type, const std::string& called, const std::string& body1, const std::string& body2,
                      const Frame& frame1, const Frame& frame2, std::vector<std::pair<const char*, Value>> values) {
  elements_.push_back({Category::joint, type, called, body1, body2, frame1, frame2, std::move(values)});
}

void Mechanism::link(const char* type, const std::string& called,
                     std::vector<std::pair<const char*, std::string>> joints,
                     std::vector<std::pair<const char*, Value>> values) {
  elements_.push_back({Category::joint, type, called, "", "", {}, {}, std::move(values), std::move(joints)});
}

void Mechanism::prescribe(const std::string& called, const std::string& joint, const char* coordinate,
                          const std::string& motion) {
  const auto& names = coordinateNames();
  const auto index = static_cast<int>(std::find(names.begin(), names.end(), coordinate) - names.begin());
  link("drive", called, {{"joint", joint}},
       {{"prescribes", Choice{0}}, {"coordinate", Choice{index}}, {"motion", Function{.expression = motion}}});
}

namespace {

/// A point of a body, or of the ground (-1), and the wrench of a force there.
struct Hold {
  int body;
  Vec3 s;

  Vec3 place(const Motions& m) const { return body < 0 ? s : Vec3(of(m).at.x + of(m).at.R * s); }
  Vec3 velocity(const Motions& m) const {
    return body < 0 ? Vec3::Zero() : Vec3(of(m).v + of(m).at.R * of(m).W.cross(s));
  }
  void push(const Motions& m, const Vec3& F, std::vector<Wrench>& wrenches) const {
    if (body < 0) return;
    Wrench& w = wrenches[static_cast<std::size_t>(body)];
    w.F += F;
    w.T += s.cross(of(m).at.R.transpose() * F);
  }
  const BodyMotion& of(const Motions& m) const { return m[static_cast<std::size_t>(body)]; }
};

/// @param tension  of length and rate
ForceLaw along(const Hold& one, const Hold& two, std::function<double(double, double)> tension) {
  return [=](const Motions& m, double, std::vector<Wrench>& wrenches) {
    const Vec3 u = two.place(m) - one.place(m), e = u.normalized();
    const Vec3 pull = tension(u.norm(), e.dot(two.velocity(m) - one.velocity(m))) * e;
    one.push(m, pull, wrenches);
    two.push(m, -pull, wrenches);
  };
}

bool isGround(const std::string& body) { return body.empty() || body == "ground"; }

}  // namespace

Frame Mechanism::inBody(const std::string& called, const Frame& world) const {
  if (isGround(called)) return world;
  const auto i = static_cast<std::size_t>(indexOf(called));
  const Place at = equations.places(assembly, 0)[i];
  if (isParticle_[i]) return {};
  return {at.R.transpose() * (world.position - at.x), Quat(at.R).conjugate() * world.orientation};
}

void Mechanism::spring(const std::string& called, const std::string& body1, const std::string& body2,
                       const Vec3& point1, const Vec3& point2, double stiffness, double freeLength, double damping) {
  const auto hold = [&](const std::string& body, const Vec3& point) {
    return Hold{isGround(body) ? -1 : indexOf(body), inBody(body, at(point)).position};
  };
  equations.forces.push_back(along(hold(body1, point1), hold(body2, point2), [=](double l, double rate) {
    return stiffness * (l - freeLength) + damping * rate;
  }));
  elements_.push_back({Category::force,
                       "spring",
                       called,
                       body1,
                       body2,
                       at(point1),
                       at(point2),
                       {{"stiffness", stiffness}, {"free_length", freeLength}, {"damping", damping}}});
}

void Mechanism::attraction(const std::string& called, const std::string& body1, const std::string& body2,
                           const std::string& expression, std::function<double(double)> tension) {
  equations.forces.push_back(along({isGround(body1) ? -1 : indexOf(body1), Vec3::Zero()},
                                   {indexOf(body2), Vec3::Zero()},
                                   [tension = std::move(tension)](double l, double) { return tension(l); }));
  elements_.push_back({Category::force,
                       "spring",
                       called,
                       body1,
                       body2,
                       {},
                       {},
                       {{"stiffness", 0.0}, {"free_length", 1.0}, {"force", Function{.expression = expression}}}});
}

void Mechanism::torque(const std::string& called, const std::string& body, const Vec3& M) {
  const auto b = static_cast<std::size_t>(indexOf(body));
  equations.forces.push_back(
      [=](const Motions& m, double, std::vector<Wrench>& wrenches) { wrenches[b].T += m[b].at.R.transpose() * M; });
  elements_.push_back({Category::force,
                       "torque",
                       called,
                       "",
                       body,
                       {},
                       {},
                       {{"value", TimeVector{Function{M.x()}, Function{M.y()}, Function{M.z()}}}}});
}

/// Angles keep their sign in a mirror where frames have z against the mirrored axis, displacements where along it.
Frame Mechanism::inAxes(const Element& e, const std::string& called, const Frame& world) const {
  const Frame own = inBody(called, world);
  if (axes.bodies.empty()) return own;
  const bool held = isGround(called);
  const Mat3 T = held ? Mat3(axes.space.transpose()) : axes.ofBody(static_cast<std::size_t>(indexOf(called)));
  const std::string type = e.type;
  const double hand = axes.hand();
  const Vec3 mirror = type == "revolute" || type == "screw" ? Vec3(1, 1, hand) : Vec3(hand, 1, 1);
  const Mat3 R = T.transpose() * own.orientation.toRotationMatrix() * mirror.asDiagonal();
  return {T.transpose() * own.position + (held ? axes.origin : Vec3::Zero()), Quat(R).normalized()};
}

/// A screw is a right-handed one or the other; moments turn with space.
Value Mechanism::inAxes(const Element& e, const std::string& key, Value value) const {
  if (key == "pitch") return axes.hand() * std::get<double>(value);
  auto* M = std::get_if<TimeVector>(&value);
  if (!M || std::string(e.type) != "torque") return value;
  const Vec3 turned = axes.hand() * axes.space * Vec3((*M)[0].constant, (*M)[1].constant, (*M)[2].constant);
  return TimeVector{Function{turned.x()}, Function{turned.y()}, Function{turned.z()}};
}

ModelBuilder Mechanism::build(const VecX& q, const VecX& v) const {
  ModelBuilder b;
  b.gravity(axes.space * equations.gravity);
  const Motions start = equations.motions(q, v, VecX::Zero(q.size()), 0);
  if (start.size() != names_.size()) throw std::logic_error(name + ": not a place for each body");
  std::vector<ElementId> ids;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const BodyMotion& m = start[i];
    const MassAndMoments& w = equations.bodies[i];
    const Vec3 x = axes.origin + axes.space * m.at.x, velocity = axes.space * m.v;
    if (isParticle_[i]) {
      ids.push_back(b.body("particle", names_[i], {{"mass", w.mass}, {"position", x}, {"velocity", velocity}}));
      continue;
    }
    const Mat3 T = axes.ofBody(i), J = T.transpose() * w.J.asDiagonal() * T;
    ids.push_back(b.body("rigid", names_[i],
                         {{"mass", w.mass},
                          {"inertia", Inertia::of(J)},
                          {"position", x},
                          {"orientation", Quat(Mat3(axes.space * m.at.R * T)).normalized()},
                          {"velocity", velocity},
                          {"angular_velocity", Vec3(axes.hand() * T.transpose() * m.W)}}));
  }
  const auto id = [&](const std::string& body) {
    return isGround(body) ? ground : ids[static_cast<std::size_t>(indexOf(body))];
  };
  for (const Element& e : elements_) {
    const TypeInfo& type = *catalog().find(e.category, e.type);
    std::any params = type.defaults;
    const auto set = [&](const char* key, const Value& value) { type.find(key)->set(params, value); };
    for (const auto& [key, value] : e.values) set(key, inAxes(e, key, value));
    for (const auto& [key, joint] : e.joints) set(key, b.model().find(joint)->id);
    if (type.find("body")) set("body", id(e.body2));
    if (type.find("body1")) {
      set("body1", id(e.body1));
      set("body2", id(e.body2));
      set("frame1", inAxes(e, e.body1, e.frame1));
      set("frame2", inAxes(e, e.body2, e.frame2));
    }
    b.insert(type, e.name, std::move(params));
  }
  return b;
}

void Mechanism::drivenTo(double t, const VecX& start, VecX& q, VecX& v, VecX& a) const {
  q = start;
  v = a = VecX::Zero(q.size());
  if (t < switchedOn) return;
  for (const Input& in : inputs) {
    const double since = t - switchedOn, phase = in.frequency * since;
    q[in.q] += in.rate * since + in.swing * std::sin(phase);
    v[in.q] += in.rate + in.swing * in.frequency * std::cos(phase);
    a[in.q] -= in.swing * in.frequency * in.frequency * std::sin(phase);
  }
}

ModelBuilder Mechanism::driven(const VecX& start, double second, double metre) const {
  VecX q, v, a;
  drivenTo(0, start, q, v, a);
  ModelBuilder b = build(q, v);
  addDrives(b, start, second, metre);
  return b;
}

ModelBuilder Mechanism::drivenFromRest(const VecX& start) const {
  ModelBuilder b = build(start, VecX::Zero(start.size()));
  addDrives(b, start, 1, 1);
  return b;
}

void Mechanism::addDrives(ModelBuilder& b, const VecX& start, double second, double metre) const {
  const std::string since = switchedOn > 0 ? fmt::format("max(t - {:.17g}, 0)", switchedOn * second) : std::string("t");
  for (const Input& in : inputs) {
    const double unit = in.sign * (std::string(in.coordinate).starts_with("displacement") ? metre : 1);
    const std::string motion =
        fmt::format("{:.17g} + {:.17g}*{} + {:.17g}*sin({:.17g}*{})", unit * (start[in.q] - assembly[in.q]),
                    unit * in.rate / second, since, unit * in.swing, in.frequency / second, since);
    const auto& names = coordinateNames();
    const auto index = static_cast<int>(std::find(names.begin(), names.end(), in.coordinate) - names.begin());
    b.joint("drive", "motor " + std::to_string(in.q),
            {{"joint", b.model().find(in.joint)->id},
             {"coordinate", Choice{index}},
             {"prescribes", Choice{0}},
             {"motion", Function{.expression = motion}}});
  }
}

std::vector<std::pair<std::string, double>> Mechanism::groundJoints() const {
  std::vector<std::pair<std::string, double>> out;
  for (const Element& e : elements_)
    if (e.category == Category::joint && e.joints.empty() && isGround(e.body1) != isGround(e.body2))
      out.emplace_back(e.name, isGround(e.body1) ? 1 : -1);
  return out;
}

}  // namespace gyre::test
