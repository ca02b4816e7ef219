#pragma once
// The fields of elements that refer to a coordinate of a joint.

#include "coordinates/joint_coordinate.h"

#include <optional>

namespace gyre {

template <class P>
Field jointField(ElementId P::*member, const char* key, const char* label, const char* help) {
  return field<P>(member, {.key = key, .label = label, .help = help, .required = true, .refersTo = Category::joint});
}

/// @param joint  key of the field that names the joint
template <class P>
Field coordinateField(CoordinateName P::*member, const char* joint, const char* key, const char* label) {
  return field<P>(member, {.key = key,
                           .label = label,
                           .help = "Which coordinate of that joint; gyre describe says which a joint has",
                           .choices = coordinateNames(),
                           .coordinateOf = joint});
}

/// A factor between coordinates that must couple them.
inline std::optional<Error> checkFactor(double factor, const char* key) {
  if (factor != 0) return std::nullopt;
  return Error{.message = "a number other than 0 was expected", .key = key};
}

}  // namespace gyre
