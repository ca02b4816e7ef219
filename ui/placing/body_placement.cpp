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

bool canTurn(const Element& body) { return body.type->find("orientation") != nullptr; }

std::vector<Edit> placeBody(const Element& body, const Frame& to) {
  std::vector<Edit> edits;
  const Frame from = initialPlacement(body);
  const auto set = [&](const char* key, const Value& value) {
    const Field* field = body.type->find(key);
    if (field && !nearlySame(field->get(body.params), value)) edits.push_back({SetField{body.id, key, value}});
  };
  const Quat orientation = canTurn(body) ? to.orientation.normalized() : from.orientation;
  set("position", to.position);
  if (const Field* pivot = body.type->find("pivot")) {
    const Vec3 arm = from.orientation.conjugate() * (from.position - std::get<Vec3>(pivot->get(body.params)));
    set("pivot", Vec3(to.position - orientation * arm));
  }
  set("orientation", orientation);
  return edits;
}

}  // namespace gyre::ui
