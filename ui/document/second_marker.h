#pragma once
// The second marker of a new joint: where the two bodies stand, and turned against the first as its equations want.

#include "model/model.h"

namespace gyre::ui {

/// Where the element has a field of that key and kind.
void setField(Element& element, const char* key, const Value& value);

/// Whether the bodies as they stand meet the equations of a joint with the markers it has.
/// @param tolerance  of the residual, over 1 m and the distance of the bodies from the origin
bool markersFit(const Element& joint, const Frame& place1, const Frame& place2, double tolerance = 1e-6);

/// Sets frame2 of `element`, whose frame1 is set, to the frame `second` of the world, turned by what lets the joint
/// hold: the angle it gives, not at all, or a right angle. Not turned where none of them does, and where it is no
/// joint.
/// @param place1, place2  of its bodies, in the world
void setSecondMarker(Element& element, const Frame& place1, const Frame& place2, const Frame& second);

}  // namespace gyre::ui
