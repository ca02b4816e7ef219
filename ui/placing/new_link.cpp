#include "placing/new_link.h"

#include "bodies/body.h"
#include "joints/joint.h"
#include "placing/feature.h"

#include <numbers>
#include <utility>

namespace gyre::ui {
namespace {

void set(Element& element, const char* key, const Value& value) {
  const Field* field = element.type->find(key);
  if (field && field->kind == value.index()) field->set(element.params, value);
}

/// A frame of the world seen from a body.
Frame localTo(const Model& model, const WorldMarker& marker) {
  const Element* body = model.find(marker.body);
  if (!body) return marker.frame;
  const Frame at = initialPlacement(*body);
  const Quat inverse = at.orientation.conjugate();
  return {inverse * (marker.frame.position - at.position), (inverse * marker.frame.orientation).normalized()};
}

bool isNumber(const Field* field) { return field && field->kind == Value(0.0).index(); }

/// Whether a joint holds as the bodies stand; a force always does.
bool holds(const Model& model, const Element& element, const WorldMarker& first, const WorldMarker& second) {
  if (element.type->category != Category::joint) return true;
  const auto& type = static_cast<const JointType&>(*element.type);
  if (!type.create) return true;
  const auto joint = type.create(element.params);
  const auto at = [&](ElementId id) {
    const Element* body = model.find(id);
    const Frame frame = body ? initialPlacement(*body) : Frame{};
    return BodyKinematics{.x = frame.position, .R = frame.orientation.toRotationMatrix()};
  };
  const BodyKinematics k1 = at(first.body), k2 = at(second.body);
  JointRows rows;
  joint->evaluate(k1, k2, rows);
  return rows.Phi.head(joint->rows()).norm() < 1e-9 * (1 + first.frame.position.norm());
}

/// Types that want their markers at right angles get the first quarter turn that lets them hold, others the angle they
/// give.
void turnSecondMarker(const Model& model, Element& element, const WorldMarker& first, const WorldMarker& second) {
  if (holds(model, element, first, second)) return;
  const Value given = localTo(model, second);
  const double quarter = std::numbers::pi / 2;
  const Field* angle = element.type->find("angle");
  const Value own = angle ? angle->get(element.params) : Value(quarter);
  const double turn = std::holds_alternative<double>(own) ? std::get<double>(own) : quarter;
  for (const auto& [by, axis] :
       {std::pair(turn, 0), std::pair(quarter, 0), std::pair(quarter, 1), std::pair(quarter, 2)}) {
    WorldMarker turned = second;
    turned.frame.orientation = second.frame.orientation * Quat(Eigen::AngleAxisd(by, Vec3::Unit(axis)));
    set(element, "frame2", localTo(model, turned));
    if (holds(model, element, first, second)) return;
  }
  set(element, "frame2", given);
}

/// Marker 1 of a massless link: x along the link, z as close to the direction picked as can be.
void alignAlong(WorldMarker& first, const Vec3& along) {
  Mat3 R;
  R.col(0) = along.normalized();
  R.col(2) = perpendicular(R.col(0), first.frame.orientation * Vec3::UnitZ());
  R.col(1) = R.col(2).cross(R.col(0));
  first.frame.orientation = Quat(R);
}

}  // namespace

LinkPicks picksOf(const TypeInfo& type) {
  if (type.category != Category::joint && type.category != Category::force) return LinkPicks::none;
  if (type.find("body1") && type.find("frame1") && type.find("body2") && type.find("frame2"))
    return isNumber(type.find("length")) || isNumber(type.find("free_length")) ? LinkPicks::apart : LinkPicks::joined;
  return type.find("body") ? LinkPicks::onBody : LinkPicks::none;
}

std::vector<const TypeInfo*> pickedTypes(const TypeList& types) {
  std::vector<const TypeInfo*> out;
  for (const TypeInfo* type : types.all())
    if (picksOf(*type) != LinkPicks::none) out.push_back(type);
  return out;
}

Element newLink(const Model& model, const TypeInfo& type, WorldMarker first, WorldMarker second) {
  Element element{.id = model.freeId(), .name = model.freeName(type.id), .type = &type, .params = type.defaults};
  if (picksOf(type) == LinkPicks::onBody) {
    set(element, "body", first.body);
    set(element, "point", localTo(model, first).position);
    set(element, "anchor", first.frame.position);
    return element;
  }
  if (second.body == ground) std::swap(first, second);
  const Vec3 along = second.frame.position - first.frame.position;
  const bool apart = picksOf(type) == LinkPicks::apart && along.norm() > 0;
  if (apart && type.category == Category::joint) alignAlong(first, along);
  set(element, "body1", first.body);
  set(element, "frame1", localTo(model, first));
  set(element, "body2", second.body);
  set(element, "frame2", localTo(model, second));
  if (apart) {
    set(element, "length", along.norm());
    set(element, "free_length", along.norm());
  }
  turnSecondMarker(model, element, first, second);
  return element;
}

}  // namespace gyre::ui
