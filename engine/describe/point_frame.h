#pragma once
// Points on a body that a named frame may give: beside the three numbers of "point" stands the field "point_frame",
// which names the frame or none. In files the point itself says it: "point": {"frame": "crank pin"}.

#include "describe/type_info.h"

#include <string>

namespace gyre {

/// @param point  key of the point, which is a Vec3
template <class P, class Member>
Field pointFrameField(Member member, const std::string& point = "point") {
  return field<P>(member, {.key = point + "_frame",
                           .label = "Frame of the point",
                           .help = "A frame of the body, whose place the point then has; the numbers follow it",
                           .refersTo = Category::frame,
                           .mayBeLost = true});
}

/// The field that names the frame of a point; null: this is no such point.
const Field* frameFieldOf(const TypeInfo& type, const Field& point);
/// The point whose frame a field names; null: it names none.
const Field* pointFieldOf(const TypeInfo& type, const Field& frame);

}  // namespace gyre
