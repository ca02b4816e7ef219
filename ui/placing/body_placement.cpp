#include "placing/body_placement.h"

#include "bodies/body.h"

namespace gyre::ui {
namespace {

/// To the rounding of a rotation there and back.
bool nearlySame(const Value& a, const Value& b) {
  constexpr double rounding = 1e-15;
  if (const auto* x = std::get_if<Vec3>(&a), *y = std::get_if<Vec3>(&b); x && y)
    return (*x - *y).norm() <= 4 * rounding * x->norm();
  if (const auto* x = std::get_if<Quat>(&a), *y = std::get_if<Quat>(&b); x && y)
    return (x->coeffs() - y->coeffs()).norm() <= 4 * rounding;
  return sameValue(a, b);
}

}  // namespace

std::vector<Edit> placeBody(const Element& body, const Frame& to) {
  std::vector<Edit> edits;
  std::any moved = body.params;
  bodyType(body).moveTo(moved, to);
  for (const Field& field : body.type->fields)
    if (const Value value = field.get(moved); !nearlySame(field.get(body.params), value))
      edits.push_back({SetField{body.id, field.key, value}});
  return edits;
}

}  // namespace gyre::ui
