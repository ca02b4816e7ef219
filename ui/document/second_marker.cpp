#include "document/second_marker.h"

#include "document/body_geometry.h"
#include "joints/joint.h"

#include <array>
#include <numbers>

namespace gyre::ui {
namespace {

/// Right angles about each axis: what a universal joint or two perpendicular axes want; and an angle that is given.
std::array<Quat, 8> turns(const Element& e) {
  const double c = std::numbers::sqrt2 / 2;
  const Field* angle = e.type->find("angle");
  const Value given = angle ? angle->get(e.params) : Value(0.0);
  const double turn = std::holds_alternative<double>(given) ? std::get<double>(given) : 0.0;
  return {Quat(Eigen::AngleAxisd(turn, Vec3::UnitX())),
          Quat::Identity(),
          Quat(c, c, 0, 0),
          Quat(c, 0, c, 0),
          Quat(c, 0, 0, c),
          Quat(c, -c, 0, 0),
          Quat(c, 0, -c, 0),
          Quat(c, 0, 0, -c)};
}

}  // namespace

bool markersFit(const Element& e, const Frame& place1, const Frame& place2, double tolerance) {
  const auto& type = jointType(e);
  if (e.type->check && e.type->check(e.params)) return false;
  const auto at = [](const Frame& f) { return BodyKinematics{.x = f.position, .R = f.orientation.toRotationMatrix()}; };
  if (!type.create) return true;  // an equation between other joints
  const auto joint = type.create(e.params);
  JointRows rows;
  joint->evaluate(at(place1), at(place2), rows);
  const double size = 1 + place1.position.norm() + place2.position.norm();
  return rows.Phi.head(joint->rows()).norm() < tolerance * size && !joint->wrongAssembly(at(place1), at(place2));
}

void setField(Element& element, const char* key, const Value& value) {
  const Field* field = element.type->find(key);
  if (field && field->kind == value.index()) field->set(element.params, value);
}

void setSecondMarker(Element& element, const Frame& place1, const Frame& place2, const Frame& second) {
  const auto setTurned = [&](const Quat& turn) {
    setField(element, "frame2", relativeTo(place2, {second.position, second.orientation * turn}));
  };
  if (element.type->category == Category::joint) {
    for (const Quat& turn : turns(element)) {
      setTurned(turn);
      if (markersFit(element, place1, place2, 1e-9)) return;
    }
  }
  setTurned(Quat::Identity());
}

}  // namespace gyre::ui
