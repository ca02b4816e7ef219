#include "analysis/initial_values.h"

namespace gyre {
namespace {

constexpr double rounding = 1e-12;

double difference(const Value& a, const Vec3& b) { return (std::get<Vec3>(a) - b).norm(); }
/// Angle between two rotations: q and -q are the same.
double difference(const Value& a, const Quat& b) { return std::get<Quat>(a).normalized().angularDistance(b); }

template <class T>
void setWhereDifferent(const Element& body, const char* key, const T& value, double size, Compound& out) {
  const Field* field = body.type->find(key);
  if (!field || !std::holds_alternative<T>(body.value(*field))) return;
  if (difference(body.value(*field), value) > rounding * size) out.edits.push_back(Edit{SetField{body.id, key, value}});
}

}  // namespace

Edit initialValuesEdit(const Model& model, const System& system, const State& s) {
  const SystemElements elements(model, system);
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  const double length = system.scales().length;
  const double rate = std::max(system.scales().relativeMotion(s.v), 1e-300);
  Compound out;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const Element& body = *model.find(elements.bodies[b]);
    const BodyKinematics& k = at.body(b);
    setWhereDifferent(body, "position", k.x, length, out);
    setWhereDifferent(body, "orientation", system.bodies().orientation(s, b), 1e3,
                      out);  // an angle near zero is ill conditioned
    setWhereDifferent(body, "velocity", k.v, rate * length, out);
    setWhereDifferent(body, "angular_velocity", k.W, rate, out);
  }
  return Edit{std::move(out)};
}

}  // namespace gyre
