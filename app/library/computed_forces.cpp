#include "computed_forces.h"

#include "value_json.h"

namespace gyre {
inline namespace v0 {
namespace {

std::array<double, 3> arrayOf(const Vec3& x) { return {x.x(), x.y(), x.z()}; }

WrenchFunction functionOf(const ComputedForce& force) {
  return [wrench = force.wrench](double t, const BodyKinematics& k) {
    const Quat o(k.R);
    const Wrench at = wrench(t, {arrayOf(k.x), {o.w(), o.x(), o.y(), o.z()}, arrayOf(k.v), arrayOf(k.W)});
    Vec6 out;
    out << at3(at.force.data()), at3(at.torque.data());
    return out;
  };
}

}  // namespace

engine::Model withForces(const Model& model, const ComputedForces& forces) {
  engine::Model out = model.hidden().model;
  for (const ComputedForce& force : forces) {
    if (!force.wrench) throw Error(Error::Kind::input, "a function was expected", {.element = force.name});
    auto body = orThrow(findElement(out, force.body, Category::body));
    const engine::ComputedForce params{body, std::make_shared<const WrenchFunction>(functionOf(force))};
    orThrow(out.insert({.id = out.freeId(), .name = force.name, .type = &computedForceType(), .params = params},
                       out.elements().size()));
  }
  return out;
}

}  // namespace v0
}  // namespace gyre
