#include "document/joint_frames.h"

#include "document/body_geometry.h"
#include "document/meeting_point.h"
#include "document/second_marker.h"
#include "joints/joint.h"
#include "viewport/body_parts.h"

#include <fmt/format.h>
#include <numbers>

namespace gyre::ui {
namespace {

struct Ends {
  ElementId body1, body2;
  Frame place1, place2;
};

std::optional<ElementId> bodyAt(const Element& e, const char* key) {
  const Field* f = e.type->find(key);
  const Value value = f ? f->get(e.params) : Value(false);
  const auto* id = std::get_if<ElementId>(&value);
  return id ? std::optional(*id) : std::nullopt;
}

/// The end of a body's longest side, on the side of its negative axis.
Vec3 endOf(const Model& model, ElementId body) {
  const Frame place = placementOf(model, body);
  const Element* e = model.find(body);
  const auto box = e ? ownBox(*e) : Eigen::AlignedBox3d();
  if (box.isEmpty() || isPoint(model, body)) return place.position;
  Eigen::Index longest = 0;
  box.sizes().maxCoeff(&longest);
  Vec3 end = box.center();
  end[longest] = box.min()[longest];
  return place.position + place.orientation * end;
}

Vec3 placeToMeet(const Model& model, const Ends& ends) {
  for (const auto& [body, place] : {std::pair{ends.body1, ends.place1}, std::pair{ends.body2, ends.place2}})
    if (isPoint(model, body)) return place.position;
  if (ends.body1 == ground) return endOf(model, ends.body2);
  if (ends.body2 == ground) return endOf(model, ends.body1);
  if (const auto touching = meetingPoint(model, ends.body1, ends.body2)) return *touching;
  return 0.5 * (ends.place1.position + ends.place2.position);
}

/// z along `axis`, y as upright as can be.
Quat axesAlong(const Vec3& axis) {
  Mat3 R;
  R.col(2) = axis.normalized();
  const Vec3 up = Vec3::UnitZ() - R(2, 2) * R.col(2);
  R.col(1) = up.norm() > 1e-6 ? Vec3(up.normalized()) : Vec3::UnitY();
  R.col(0) = R.col(1).cross(R.col(2));
  return Quat(R);
}

/// A hinge turns in the vertical x-z plane of the standard front view; what slides does so along the longest side of
/// the body that moves, or along x; everything else keeps the inertial axes.
Quat axesFor(const Model& model, const TypeInfo& type, const Ends& ends) {
  const double c = std::numbers::sqrt2 / 2;
  if (type.glyph == Glyph::hinge) return Quat(c, -c, 0, 0);
  if (type.glyph != Glyph::slider && type.glyph != Glyph::sleeve) return Quat::Identity();
  for (const ElementId body : {ends.body2, ends.body1})
    if (const auto along = longestSide(model, body)) return axesAlong(*along);
  return axesAlong(Vec3::UnitX());
}

std::optional<Error> pointTrouble(const Model& model, const Element& e, const Ends& ends) {
  if (e.type->category != Category::joint) return std::nullopt;
  const auto& type = jointType(e);
  if (!type.create) return std::nullopt;
  const auto joint = type.create(e.params);
  for (const int end : {0, 1}) {
    const ElementId body = end == 0 ? ends.body1 : ends.body2;
    if (!isPoint(model, body) || !joint->usesOrientation(end)) continue;
    return Error{.message = fmt::format("'{}' is a particle, which has no orientation that a {} could hold",
                                        model.nameOf(body), e.type->id)};
  }
  return std::nullopt;
}

/// A marker on each body, and their distance as the length that the element keeps or is relaxed at.
void placeApart(Element& e, const Field& length, Ends ends, double size) {
  Vec3 from = ends.place1.position, to = ends.place2.position;
  if (ends.body1 == ground) from = to + size * Vec3::UnitZ();
  if (ends.body2 == ground) to = from + size * Vec3::UnitZ();
  if ((to - from).norm() < 1e-9 * size) from += size * Vec3::UnitZ();
  Frame marker1 = relativeTo(ends.place1, {from, acrossLink(to - from)});
  Frame marker2 = relativeTo(ends.place2, {to, acrossLink(to - from)});
  // A spring acts along the line of its ends whatever its markers' axes; a beam has its own along x.
  if (length.key == "free_length") marker1.orientation = marker2.orientation = Quat::Identity();
  setField(e, "frame1", marker1);
  setField(e, "frame2", marker2);
  length.set(e.params, (to - from).norm());
}

}  // namespace

Quat acrossLink(const Vec3& link) {
  Mat3 R;
  R.col(0) = link.normalized();
  const Vec3 up = Vec3::UnitZ() - R(2, 0) * R.col(0);
  R.col(2) = up.norm() > 1e-6 ? Vec3(up.normalized()) : Vec3(R.col(0).unitOrthogonal());
  R.col(1) = R.col(2).cross(R.col(0));
  return Quat(R);
}

Expected<void> placeMarkers(const Model& model, Element& element, std::optional<Vec3> point) {
  const auto body1 = bodyAt(element, "body1"), body2 = bodyAt(element, "body2");
  if (!body1 || !body2) {
    // One body: at its centre, unless a point was asked for.
    const Field* local = element.type->find("point");
    const auto body = bodyAt(element, "body");
    if (body && local && point && std::holds_alternative<Vec3>(local->get(element.params)))
      local->set(element.params, Vec3(relativeTo(placementOf(model, *body), {*point, Quat::Identity()}).position));
    if (body) setField(element, "anchor", Vec3(point.value_or(placementOf(model, *body).position)));
    return {};
  }
  const Ends ends{*body1, *body2, placementOf(model, *body1), placementOf(model, *body2)};
  for (const char* key : {"length", "free_length"})
    if (const Field* length = element.type->find(key);
        length && std::holds_alternative<double>(length->get(element.params))) {
      placeApart(element, *length, ends, typicalSize(model.of(Category::body), 0.2));
      return {};
    }
  const Frame common{point.value_or(placeToMeet(model, ends)), axesFor(model, *element.type, ends)};
  setField(element, "frame1", relativeTo(ends.place1, common));
  setSecondMarker(element, ends.place1, ends.place2, common);
  if (auto bad = pointTrouble(model, element, ends)) return fail(*bad);
  return {};
}

}  // namespace gyre::ui
