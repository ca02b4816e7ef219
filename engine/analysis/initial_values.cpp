#include "analysis/initial_values.h"

#include "flexible/flexible_beam.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr double rounding = 1e-12;

double withoutRounding(double value, double before, double size) {
  if (std::abs(value - before) <= rounding * size) return before;
  return std::abs(value) <= rounding * size ? 0 : value;
}

/// Components that have not moved keep their value to the last digit; those that are only rounding become zero.
Vec3 withoutRounding(const Vec3& value, const Value& before, double size) {
  Vec3 out = value;
  for (int i = 0; i < 3; ++i) out[i] = withoutRounding(value[i], std::get<Vec3>(before)[i], size);
  return out;
}
Quat withoutRounding(const Quat& value, const Value&, double) {
  Quat out = value;
  for (double& c : out.coeffs()) c = withoutRounding(c, 0, 1);
  return out;
}

double difference(const Value& a, const Vec3& b) { return (std::get<Vec3>(a) - b).norm(); }
/// Angle between two rotations: q and -q are the same.
double difference(const Value& a, const Quat& b) { return std::get<Quat>(a).normalized().angularDistance(b); }

template <class T>
void setWhereDifferent(const Element& body, const char* key, const T& value, double size, Compound& out) {
  const Field* field = body.type->find(key);
  if (!field || !std::holds_alternative<T>(body.value(*field))) return;
  const Value before = body.value(*field);
  if (difference(before, value) > rounding * size)
    out.edits.push_back(Edit{SetField{body.id, key, withoutRounding(value, before, size)}});
}

/// @param places  positions and orientations, too
Edit valuesEdit(const Model& model, const System& system, const State& s, bool places) {
  const SystemElements elements(model, system);
  Workspace w = system.makeWorkspace();
  const EvaluatedKinematics at = system.evaluateKinematics(s, w);
  const double length = system.scales().length;
  const double before = system.scales().relativeMotion(system.initialState().v);
  const double rate = std::max({system.scales().relativeMotion(s.v), before, 1e-300});
  Compound out;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const Element* found = model.find(elements.bodies[b]);
    if (!found || found->type == &flexibleBeamType()) continue;
    const Element& body = *found;
    const BodyKinematics& k = at.body(b);
    if (places) {
      setWhereDifferent(body, "position", k.x, length, out);
      setWhereDifferent(body, "orientation", system.bodies().orientation(s, b), 1e3,
                        out);  // an angle near zero is ill conditioned
    }
    setWhereDifferent(body, "velocity", k.v, rate * length, out);
    setWhereDifferent(body, "angular_velocity", k.W, rate, out);
  }
  return Edit{std::move(out)};
}

}  // namespace

Edit initialValuesEdit(const Model& model, const System& system, const State& s) {
  return valuesEdit(model, system, s, true);
}

Edit initialSpeedsEdit(const Model& model, const System& system, const State& s) {
  return valuesEdit(model, system, s, false);
}

}  // namespace gyre
