#pragma once
// Markers that named frames give: the marker keeps which frame it is (Frame::named), and its numbers are those of the
// frame. Points may be given so, too (describe/point_frame.h), and have the frame's place. What reads a model sees
// plain markers and points.

#include "model/element.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

/// Whether values of this field are markers.
bool isMarker(const Field& field);
/// The key of the body that a marker is on: "body1" of "frame1".
std::string bodyKeyOf(const Field& marker);

/// The frame that a marker or a point of the element names; ground: none, or the field is neither.
ElementId frameOf(const Element& element, const Field& field);
/// Keeps the numbers of a marker or a point, and takes away the name.
void release(Element& element, const Field& field);
/// Releases markers and points that are on another body than they were.
void releaseMoved(Element& changed, const Element& before);

using ElementById = std::function<const Element*(ElementId)>;
/// Gives markers and points that name frames the numbers of those. The error names the key: there is no such frame, or
/// it is on another body than the marker.
std::optional<Error> placeByFrames(Element& element, const ElementById& find);

/// Those elements, by position, that have a marker or a point given by a frame among the changed ones.
std::vector<std::size_t> usersOfFrames(std::span<const Element> elements, std::span<const std::size_t> changed);

}  // namespace gyre
