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

ModelBuilder Mechanism::build(const VecX& q, const VecX& v, bool weightless) const {
  ModelBuilder b;
  b.gravity(weightless ? Vec3(0, 0, 0) : equations.gravity);
  const Motions start = equations.motions(q, v, VecX::Zero(q.size()), 0);
  if (start.size() != names_.size()) throw std::logic_error(name + ": not a place for each body");
  std::vector<ElementId> ids;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const BodyMotion& m = start[i];
    const MassAndMoments& w = equations.bodies[i];
    if (isParticle_[i])
      ids.push_back(b.body("particle", names_[i], {{"mass", w.mass}, {"position", m.at.x}, {"velocity", m.v}}));
    else
      ids.push_back(b.body("rigid", names_[i],
                           {{"mass", w.mass},
                            {"inertia", diagonal(w.J.x(), w.J.y(), w.J.z())},
                            {"position", m.at.x},
                            {"orientation", Quat(m.at.R).normalized()},
                            {"velocity", m.v},
                            {"angular_velocity", m.W}}));
  }
  const auto id = [&](const std::string& body) {
    return isGround(body) ? ground : ids[static_cast<std::size_t>(indexOf(body))];
  };
  for (const Element& e : elements_) {
    const TypeInfo& type = *catalog().find(e.category, e.type);
    std::any params = type.defaults;
    const auto set = [&](const char* key, const Value& value) { type.find(key)->set(params, value); };
    for (const auto& [key, value] : e.values) set(key, value);
    for (const auto& [key, joint] : e.joints) set(key, b.model().find(joint)->id);
    if (type.find("body")) set("body", id(e.body2));
    if (type.find("body1")) {
      set("body1", id(e.body1));
      set("body2", id(e.body2));
      set("frame1", inBody(e.body1, e.frame1));
      set("frame2", inBody(e.body2, e.frame2));
    }
    b.insert(type, e.name, std::move(params));
  }
  return b;
}

void Mechanism::drivenTo(double t, const VecX& start, VecX& q, VecX& v, VecX& a) const {
  q = start;
  v = a = VecX::Zero(q.size());
  for (const Input& in : inputs) {
    const double phase = in.frequency * t;
    q[in.q] += in.rate * t + in.swing * std::sin(phase);
    v[in.q] += in.rate + in.swing * in.frequency * std::cos(phase);
    a[in.q] -= in.swing * in.frequency * in.frequency * std::sin(phase);
  }
}

ModelBuilder Mechanism::driven(const VecX& start, double second, double metre) const {
  VecX q, v, a;
  drivenTo(0, start, q, v, a);
  ModelBuilder b = build(q, v);
  for (const Input& in : inputs) {
    const double unit = in.sign * (std::string(in.coordinate).starts_with("displacement") ? metre : 1);
    const std::string motion =
        fmt::format("{:.17g} + {:.17g}*t + {:.17g}*sin({:.17g}*t)", unit * (start[in.q] - assembly[in.q]),
                    unit * in.rate / second, unit * in.swing, in.frequency / second);
    const auto& names = coordinateNames();
    const auto index = static_cast<int>(std::find(names.begin(), names.end(), in.coordinate) - names.begin());
    b.joint("drive", "motor " + std::to_string(in.q),
            {{"joint", b.model().find(in.joint)->id},
             {"coordinate", Choice{index}},
             {"prescribes", Choice{0}},
             {"motion", Function{.expression = motion}}});
  }
  return b;
}

std::vector<std::pair<std::string, double>> Mechanism::groundJoints() const {
  std::vector<std::pair<std::string, double>> out;
  for (const Element& e : elements_)
    if (e.category == Category::joint && e.joints.empty() && isGround(e.body1) != isGround(e.body2))
      out.emplace_back(e.name, isGround(e.body1) ? 1 : -1);
  return out;
}

}  // namespace gyre::test
