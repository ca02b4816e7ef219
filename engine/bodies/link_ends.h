#pragma once
// The two ends of a joint or of a force between two bodies: which bodies, and where on them.

#include "describe/station_field.h"
#include "describe/type_info.h"

#include <optional>
#include <vector>

namespace gyre {

/// The parameters of every joint and two-body force start with these; z of a marker is a joint's axis.
struct LinkEnds {
  ElementId body1 = ground;
  Frame frame1 = {};  ///< in body 1, from its centre of mass
  ElementId body2 = ground;
  Frame frame2 = {};  ///< in body 2, from its centre of mass
  /// Where along a flexible body the frames are, 0 at its start and 1 at its end; others have none.
  double station1 = 0, station2 = 0;
};

template <class P>
std::vector<Field> endFields() {
  return {
      field<P>(&P::body1, {.key = "body1", .label = "Body 1", .help = "First body, or ground", .required = true}),
      field<P>(&P::frame1, {.key = "frame1",
                            .label = "Marker on body 1",
                            .help = "From the centre of mass of body 1, in its axes; z is the axis",
                            .quantity = Quantity::length}),
      field<P>(&P::body2, {.key = "body2",
                           .label = "Body 2",
                           .help = "Second body, or ground; the reaction shown acts on it",
                           .required = true}),
      field<P>(&P::frame2, {.key = "frame2",
                            .label = "Marker on body 2",
                            .help = "From the centre of mass of body 2, in its axes; z is the axis",
                            .quantity = Quantity::length}),
      stationField<P>(&P::station1, "1"),
      stationField<P>(&P::station2, "2"),
  };
}

/// A joint or two-body force needs two different bodies.
template <class P>
std::optional<Error> checkEnds(const std::any& any) {
  const auto& p = std::any_cast<const P&>(any);
  if (p.body1 == p.body2 && p.station1 == p.station2)
    return Error{.message = "two different bodies were expected", .key = "body2"};
  return std::nullopt;
}

}  // namespace gyre
