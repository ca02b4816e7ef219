#include "model/marker_frames.h"

#include "describe/point_frame.h"
#include "model/named_frame.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {
namespace {

Frame markerOf(const Element& element, const Field& field) { return std::get<Frame>(field.get(element.params)); }

/// The body that a marker is on.
ElementId bodyOf(const Element& element, const Field& marker) {
  const Field* body = element.type->find(bodyKeyOf(marker));
  return body ? std::get<ElementId>(body->get(element.params)) : ground;
}

std::string bodyName(ElementId body, const ElementById& find) {
  const Element* e = body == ground ? nullptr : find(body);
  return e ? fmt::format("'{}'", e->name) : "ground";
}

}  // namespace

bool isMarker(const Field& field) { return field.kind == Value(std::in_place_type<Frame>).index(); }

std::string bodyKeyOf(const Field& marker) {
  constexpr std::string_view stem = "frame";
  return "body" + (marker.key.starts_with(stem) ? marker.key.substr(stem.size()) : std::string());
}

ElementId frameOf(const Element& element, const Field& field) {
  if (isMarker(field)) return markerOf(element, field).named;
  const Field* by = frameFieldOf(*element.type, field);
  return by ? std::get<ElementId>(by->get(element.params)) : ground;
}

void release(Element& element, const Field& field) {
  if (const Field* by = frameFieldOf(*element.type, field)) return by->set(element.params, ground);
  Frame numbers = markerOf(element, field);
  numbers.named = ground;
  field.set(element.params, numbers);
}

void releaseMoved(Element& changed, const Element& before) {
  if (changed.type != before.type) return;
  for (const Field& f : changed.type->fields)
    if (frameOf(changed, f) != ground && frameOf(changed, f) == frameOf(before, f) &&
        bodyOf(changed, f) != bodyOf(before, f))
      release(changed, f);
}

std::optional<Error> placeByFrames(Element& element, const ElementById& find) {
  for (const Field& f : element.type->fields) {
    const ElementId id = frameOf(element, f);
    if (id == ground) continue;
    const Element* named = find(id);
    if (!named || named->type != &namedFrameType())
      return Error{.message = "a frame of the model was expected", .element = element.name, .key = f.key};
    const auto& frame = named->as<NamedFrame>();
    if (const ElementId body = bodyOf(element, f); frame.body != body)
      return Error{
          .message = fmt::format("the frame '{}' is on {}, and the {} on {}", named->name, bodyName(frame.body, find),
                                 isMarker(f) ? "marker" : "point", bodyName(body, find)),
          .element = element.name,
          .key = f.key};
    if (isMarker(f)) f.set(element.params, Frame{frame.position, frame.orientation, id});
    else f.set(element.params, frame.position);
  }
  return std::nullopt;
}

std::vector<std::size_t> usersOfFrames(std::span<const Element> elements, std::span<const std::size_t> changed) {
  std::vector<ElementId> frames;
  for (const std::size_t i : changed)
    if (elements[i].type->category == Category::frame) frames.push_back(elements[i].id);
  std::vector<std::size_t> out;
  if (frames.empty()) return out;
  for (std::size_t i = 0; i < elements.size(); ++i)
    if (std::ranges::any_of(elements[i].type->fields, [&](const Field& f) {
          const ElementId id = frameOf(elements[i], f);
          return id != ground && std::ranges::find(frames, id) != frames.end();
        }))
      out.push_back(i);
  return out;
}

}  // namespace gyre
