#include "model/point.h"

#include "describe/station_field.h"

namespace gyre {
namespace {

Field otherPoint(ElementId Point::*member, const char* key, const char* label, const char* help) {
  return field<Point>(member,
                      {.key = key, .label = label, .help = help, .refersTo = Category::point, .mayBeLost = true});
}

std::optional<Error> checkOthers(const std::any& any) {
  const auto& p = std::any_cast<const Point&>(any);
  if (p.angle_to != ground && p.distance_to == p.angle_to)
    return Error{.message = "another point than that of 'distance_to' was expected", .key = "angle_to"};
  return std::nullopt;
}

}  // namespace

const TypeInfo& pointType() {
  using P = Point;
  static const TypeInfo type{
      .category = Category::point,
      .id = "point",
      .label = "Point",
      .help =
          "A point of a body or in space that is only looked at: position, velocity and acceleration in inertial axes, "
          "its distance to another point, and the angle at it between two others. Its path is drawn as its trail.",
      .glyph = Glyph::point,
      .fields = {field<P>(&P::body,
                          {.key = "body", .label = "Body", .help = "Body that has it, or ground", .required = true}),
                 field<P>(&P::point, {.key = "point",
                                      .label = "Point",
                                      .help = "From the centre of mass of the body, in its axes",
                                      .quantity = Quantity::length}),
                 stationField<P>(&P::station),
                 otherPoint(&P::distance_to, "distance_to", "Distance to", "Point to which the distance is measured"),
                 otherPoint(&P::angle_to, "angle_to", "Angle to",
                            "With distance_to: the angle here between the lines to both points is reported")},
      .defaults = P{},
      .check = checkOthers,
  };
  return type;
}

}  // namespace gyre
