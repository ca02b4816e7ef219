#pragma once
// The fields of elements that refer to a coordinate of a joint.

#include "joints/coordinate.h"

namespace gyre {

template <class P>
Field jointField(ElementId P::*member, const char* key, const char* label, const char* help) {
  return field<P>(member, {.key = key, .label = label, .help = help, .required = true, .refersTo = Category::joint});
}

template <class P>
Field coordinateField(CoordinateName P::*member, const char* key, const char* label) {
  return field<P>(member, {.key = key,
                           .label = label,
                           .help = "Which coordinate of that joint; gyre describe says which a joint has",
                           .choices = coordinateNames()});
}

}  // namespace gyre
