#pragma once
// Where along a flexible body something takes hold of it.

#include "describe/field.h"

#include <string>
#include <string_view>

namespace gyre {

inline constexpr std::string_view stationKey = "station";

/// @param end  "1" or "2" of an element between two bodies, whose keys are station1 and station2
template <class P, class Member>
Field stationField(Member member, const std::string& end = {}) {
  return field<P>(member, {.key = std::string(stationKey) + end,
                           .label = end.empty() ? "Station" : "Station on body " + end,
                           .help = "Along a flexible body, 0 at its start and 1 at its end; markers are in the axes of "
                                   "its section there",
                           .range = {.minimum = 0, .maximum = 1},
                           .advanced = true,
                           .appliesWhere = {.key = "body" + end}});
}

}  // namespace gyre
