#pragma once
// A model in other units of length, mass and time: every number of every element, by the quantity of its field. Its
// motion is that of the model itself in those units.

#include "support/model_builder.h"

#include "describe/numbers_of_value.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace gyre::test {

struct Units {
  double length = 1, mass = 1, time = 1;

  double of(Quantity q) const {
    const double velocity = length / time, acceleration = velocity / time, force = mass * acceleration;
    switch (q) {
      case Quantity::none:
      case Quantity::angle: return 1;
      case Quantity::length: return length;
      case Quantity::time: return time;
      case Quantity::mass: return mass;
      case Quantity::inertia: return mass * length * length;
      case Quantity::velocity: return velocity;
      case Quantity::angularVelocity: return 1 / time;
      case Quantity::acceleration: return acceleration;
      case Quantity::angularAcceleration: return 1 / (time * time);
      case Quantity::force: return force;
      case Quantity::torque:
      case Quantity::energy:
      case Quantity::rotationalStiffness: return force * length;
      case Quantity::stiffness: return force / length;
      case Quantity::damping: return force / velocity;
      case Quantity::rotationalDamping: return force * length * time;
      case Quantity::power: return force * velocity;
      case Quantity::pressure: return force / (length * length);
      case Quantity::area: return length * length;
      case Quantity::secondMoment: return std::pow(length, 4);
      case Quantity::gravitationalParameter: return std::pow(length, 3) / (time * time);
      case Quantity::density: return mass / std::pow(length, 3);
      case Quantity::curvature: return 1 / length;
    }
    return 1;
  }
  /// Scale of a channel, by its unit.
  double ofUnit(const std::string& unit) const {
    for (const Quantity q : {Quantity::none, Quantity::length, Quantity::time, Quantity::velocity,
                             Quantity::acceleration, Quantity::angularVelocity, Quantity::angularAcceleration,
                             Quantity::force, Quantity::torque, Quantity::energy, Quantity::power, Quantity::angle})
      if (siSymbol(q) == unit) return of(q);
    if (unit == "N m") return of(Quantity::torque);
    throw std::invalid_argument("no quantity has the unit " + unit);
  }
};

inline void scaleValue(Value& value, const FieldInfo& field, const Units& scales) {
  if (auto* matrix = std::get_if<Matrix6>(&value)) {
    const double force = scales.of(field.quantity), length = scales.length;
    matrix->m.topLeftCorner<3, 3>() *= force;
    matrix->m.topRightCorner<3, 3>() *= force * length;
    matrix->m.bottomLeftCorner<3, 3>() *= force * length;
    matrix->m.bottomRightCorner<3, 3>() *= force * length * length;
    return;
  }
  const Quantity quantity = std::holds_alternative<Inertia>(value) ? Quantity::inertia : field.quantity;
  for (double* number : numbersOf(value)) *number *= scales.of(quantity);
}

inline Model scaledModel(const Model& model, const Units& scales) {
  Model out = model;
  for (const Element& e : model.elements())
    for (const Field& field : e.type->fields) {
      Value value = field.get(e.params);
      if (field.isDerived(e.params) || numbersOf(value).empty()) continue;
      scaleValue(value, field, scales);
      if (auto done = out.apply(Edit{SetField{e.id, field.key, std::move(value)}}); !done)
        throw std::invalid_argument(done.error().text());
    }
  return out;
}

}  // namespace gyre::test
