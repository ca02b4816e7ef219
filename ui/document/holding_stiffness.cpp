#include "document/holding_stiffness.h"

#include "document/body_geometry.h"

#include <algorithm>
#include <limits>

namespace gyre::ui {
namespace {

constexpr double gravity = 9.81;  // [m/s^2], also for models without gravity, where other forces will pull

/// The lighter one's [kg]; zero where neither has one.
double lighterMass(const Model& model, const Element& element) {
  double mass = std::numeric_limits<double>::infinity();
  for (const Field& f : element.type->fields) {
    const Value value = f.get(element.params);
    const auto* id = std::get_if<ElementId>(&value);
    const Element* body = id ? model.find(*id) : nullptr;
    const Field* of = body && body->type->category == Category::body ? body->type->find("mass") : nullptr;
    if (of) mass = std::min(mass, std::get<double>(body->value(*of)));
  }
  return std::isfinite(mass) ? mass : 0;
}

}  // namespace

void setHoldingStiffness(const Model& model, Element& element) {
  const Field* stiffness = element.type->find("stiffness");
  if (element.type->category != Category::force || !stiffness || !element.type->find("body1")) return;
  const double size = typicalSize(model.of(Category::body), 0.2);
  const double weight = gravity * lighterMass(model, element);
  if (!(weight > 0)) return;
  const Value now = stiffness->get(element.params);
  if (std::holds_alternative<Matrix6>(now)) {
    const double along = rounded(weight / (0.002 * size), 2), about = rounded(along * size * size / 16, 2);
    Matrix6 K;
    K.m.diagonal() << along, along, along, about, about, about;
    stiffness->set(element.params, K);
  } else if (std::holds_alternative<double>(now) && stiffness->quantity == Quantity::stiffness) {
    stiffness->set(element.params, rounded(weight / (0.05 * size), 2));
  } else if (std::holds_alternative<double>(now) && stiffness->quantity == Quantity::rotationalStiffness) {
    stiffness->set(element.params, rounded(weight * 0.5 * size / 0.2, 2));
  }
}

}  // namespace gyre::ui
