#include "checks/check_model.h"

#include "bodies/link_ends.h"
#include "catalog/catalog.h"
#include "joints/spherical.h"
#include "model/settings.h"

#include <stdexcept>

namespace gyre {

CheckModel::CheckModel() : model_(*catalog().of(Category::integrator).front()) { gravity(Vec3::Zero()); }

void CheckModel::apply(const Edit& edit) {
  if (auto done = model_.apply(edit); !done) throw std::runtime_error(done.error().text());
}

ElementId CheckModel::add(const TypeInfo& type, const std::string& name, std::any params) {
  const ElementId id = model_.freeId();
  apply(Edit{Insert{{id, name, &type, std::move(params)}, model_.elements().size()}});
  return id;
}

void CheckModel::gravity(const Vec3& g) { apply(Edit{SetField{documentId, "gravity", g}}); }

ElementId CheckModel::body(const std::string& name, const Frame& placement, const Vec3& velocity,
                           const Vec3& angularVelocity) {
  return add(rigidType(), name,
             Rigid{.mass = 1,
                   .inertia = {0.25, 0.27, 0.29, 0.02, 0.01, -0.01},
                   .position = placement.position,
                   .orientation = placement.orientation,
                   .velocity = velocity,
                   .angular_velocity = angularVelocity});
}

ElementId CheckModel::ball(const std::string& name, ElementId body1, const Vec3& at1, ElementId body2,
                           const Vec3& at2) {
  return add(sphericalType(), name, LinkEnds{body1, {.position = at1}, body2, {.position = at2}});
}

void CheckModel::integrate(const TypeInfo& method, double step, double end) {
  apply(Edit{SetType{simulationId, &method, method.defaults}});
  apply(Edit{SetField{simulationId, "step", step}});
  apply(Edit{SetField{simulationId, "end_time", end}});
}

}  // namespace gyre
