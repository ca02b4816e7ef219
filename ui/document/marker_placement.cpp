#include "document/marker_placement.h"

#include "document/body_geometry.h"
#include "document/joint_frames.h"
#include "document/second_marker.h"
#include "lie/so3.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr std::array kBodyKeys{"body1", "body2"}, kFrameKeys{"frame1", "frame2"};

template <class T>
const Field* fieldOf(const Element& e, const char* key) {
  const Field* f = e.type->find(key);
  return f && f->kind == Value(std::in_place_type<T>).index() ? f : nullptr;
}

template <class T>
T valueOf(const Element& e, const char* key) {
  return std::get<T>(e.value(*e.type->find(key)));
}

const Field* lengthOf(const Element& e) {
  for (const char* key : {"length", "free_length"})
    if (const Field* f = fieldOf<double>(e, key)) return f;
  return nullptr;
}

Frame bodyAt(const Model& model, const Element& e, int end) {
  return placementOf(model, valueOf<ElementId>(e, kBodyKeys[static_cast<std::size_t>(end)]));
}

/// Without what a subtraction left behind the fourteenth digit, so that forms and files read as they were typed.
Vec3 tidy(Vec3 point, double size) {
  if (size == 0 || !std::isfinite(size)) return point;
  const double digit = std::pow(10.0, 14 - std::ceil(std::log10(size)));
  for (double& x : point) x = std::round(x * digit) / digit;
  return point;
}

/// Sets a marker on its body to a frame of the world; what stays the same does so to the last bit.
void setMarker(Element& e, int end, const Frame& body, const Frame& world) {
  const char* key = kFrameKeys[static_cast<std::size_t>(end)];
  const Frame before = valueOf<Frame>(e, key);
  Frame marker = relativeTo(body, world);
  const double size = body.position.norm() + world.position.norm();
  marker.position = tidy(marker.position, size);
  if ((marker.position - before.position).norm() <= 1e-14 * size) marker.position = before.position;
  if (marker.orientation.angularDistance(before.orientation) < 1e-12) marker.orientation = before.orientation;
  const Frame numbers{before.position, before.orientation};
  if (marker == numbers) marker = before;
  setField(e, key, marker);
}

/// The fields of `changed` that differ from those of `element`.
Edit difference(const Element& element, const Element& changed) {
  Compound edit;
  for (const Field& f : element.type->fields)
    if (const Value value = changed.value(f); !sameValue(value, element.value(f)))
      edit.edits.push_back({SetField{element.id, f.key, value}});
  return edit.edits.size() == 1 ? edit.edits.front() : Edit{std::move(edit)};
}

/// Axes that lay along a link, along another one: as a new link would have them where they were so, else turned by the
/// shortest way.
Quat turnedAlong(const Quat& axes, const Vec3& before, const Vec3& after) {
  if (axes.angularDistance(acrossLink(before)) < 1e-9) return acrossLink(after);
  return (so3::between(before, after) * axes).normalized();
}

}  // namespace

MarkerPlaces markerPlaces(const Element& e) {
  for (const int end : {0, 1}) {
    const auto i = static_cast<std::size_t>(end);
    if (!fieldOf<ElementId>(e, kBodyKeys[i]) || !fieldOf<Frame>(e, kFrameKeys[i])) return MarkerPlaces::none;
  }
  return lengthOf(e) ? MarkerPlaces::apart : MarkerPlaces::meeting;
}

Frame markerInWorld(const Model& model, const Element& e, int end) {
  const Frame body = bodyAt(model, e, end), marker = valueOf<Frame>(e, kFrameKeys[static_cast<std::size_t>(end)]);
  Frame out = composed(body, marker);
  out.position = tidy(out.position, body.position.norm() + marker.position.norm());
  return out;
}

Edit markersAt(const Model& model, const Element& e, const Frame& place) {
  const Frame body1 = bodyAt(model, e, 0), body2 = bodyAt(model, e, 1);
  const Frame before1 = markerInWorld(model, e, 0), before2 = markerInWorld(model, e, 1);
  Element changed = e;
  setMarker(changed, 0, body1, place);
  if (e.type->category != Category::joint || markersFit(e, body1, body2)) {
    setMarker(changed, 1, body2, composed(place, relativeTo(before1, before2)));
  } else {
    setSecondMarker(changed, body1, body2, place);
    setMarker(changed, 1, body2, markerInWorld(model, changed, 1));
  }
  return difference(e, changed);
}

Edit endAt(const Model& model, const Element& e, int end, const Vec3& point) {
  std::array ends{markerInWorld(model, e, 0), markerInWorld(model, e, 1)};
  const Vec3 before = ends[1].position - ends[0].position;
  ends[static_cast<std::size_t>(end)].position = point;
  const Vec3 after = ends[1].position - ends[0].position;
  Element changed = e;
  const Field& length = *lengthOf(e);
  const bool byFormula =
      std::any_of(e.formulas.begin(), e.formulas.end(), [&](const Formula& f) { return f.key == length.key; });
  if (!byFormula && std::abs(std::get<double>(e.value(length)) - before.norm()) <= 1e-9 * before.norm())
    length.set(changed.params, after.norm());
  for (const int i : {0, 1}) {
    Frame& marker = ends[static_cast<std::size_t>(i)];
    const Vec3 x = marker.orientation * Vec3::UnitX();
    const bool along = x.cross(before).norm() < 1e-6 * before.norm() && after.norm() > 0;
    if (along) marker.orientation = turnedAlong(marker.orientation, before, after);
    setMarker(changed, i, bodyAt(model, e, i), marker);
  }
  return difference(e, changed);
}

Edit onOtherBody(const Model& model, const Element& e, const std::string& bodyKey, ElementId body) {
  Element changed = e;
  setField(changed, bodyKey.c_str(), body);
  const int end = bodyKey == kBodyKeys[0] ? 0 : 1;
  if (markerPlaces(e) != MarkerPlaces::none)
    setMarker(changed, end, placementOf(model, body), markerInWorld(model, e, end));
  return difference(e, changed);
}

}  // namespace gyre::ui
