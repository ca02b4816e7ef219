#include "placing/new_link.h"

#include "document/body_geometry.h"
#include "document/holding_stiffness.h"
#include "document/second_marker.h"
#include "placing/feature.h"

#include <utility>

namespace gyre::ui {
namespace {

bool isNumber(const Field* field) { return field && field->kind == Value(0.0).index(); }

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
  if (type.category != Category::joint && type.category != Category::force && type.category != Category::point)
    return LinkPicks::none;
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
    setField(element, "body", first.body);
    setField(element, "point", relativeTo(placementOf(model, first.body), first.frame).position);
    setField(element, "anchor", first.frame.position);
    return element;
  }
  if (second.body == ground) std::swap(first, second);
  const Vec3 along = second.frame.position - first.frame.position;
  const bool apart = picksOf(type) == LinkPicks::apart && along.norm() > 0;
  if (apart && type.category == Category::joint) alignAlong(first, along);
  const Frame place1 = placementOf(model, first.body);
  setField(element, "body1", first.body);
  setField(element, "frame1", relativeTo(place1, first.frame));
  setField(element, "body2", second.body);
  if (apart) {
    setField(element, "length", along.norm());
    setField(element, "free_length", along.norm());
  }
  setSecondMarker(element, place1, placementOf(model, second.body), second.frame);
  setHoldingStiffness(model, element);
  return element;
}

}  // namespace gyre::ui
