#pragma once
// What the parameters of several types of body have in common, described once.

#include "describe/type_info.h"

#include <string>

namespace gyre {

template <class P>
Field massField() {
  return field<P>(&P::mass, {.key = "mass",
                             .label = "Mass",
                             .help = "Mass",
                             .quantity = Quantity::mass,
                             .range = positive,
                             .required = true,
                             .insteadOfZero = "a link without mass is no body but a joint between what it connects: "
                                              "'distance', 'universal_spherical' or 'revolute_spherical'"});
}

/// @param about  the point it is about, as in "About the pivot"
template <class P>
Field inertiaField(const std::string& about) {
  return field<P>(&P::inertia, {.key = "inertia",
                                .label = "Inertia",
                                .help = about + " in body axes: xx yy zz, or xx yy zz xy yz zx (tensor entries)",
                                .quantity = Quantity::inertia,
                                .required = true});
}

template <class P>
Field orientationField() {
  return field<P>(&P::orientation,
                  {.key = "orientation", .label = "Orientation", .help = "Unit quaternion w x y z, body to inertial"});
}

template <class P>
Field angularVelocityField() {
  return field<P>(&P::angular_velocity, {.key = "angular_velocity",
                                         .label = "Angular velocity",
                                         .help = "Body axes",
                                         .quantity = Quantity::angularVelocity});
}

template <class P>
Field shapesField(const std::string& help = "What the body looks like; by default the ellipsoid of its inertia") {
  return field<P>(&P::shapes, {.key = "shapes", .label = "Shapes", .help = help});
}

template <class P>
Field colorField() {
  return field<P>(&P::color, {.key = "color",
                              .label = "Colour",
                              .help = "Red, green and blue; by default that of its place among the bodies",
                              .isColor = true});
}

}  // namespace gyre
