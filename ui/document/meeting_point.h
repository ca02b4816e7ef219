#pragma once
// Where two bodies meet: at the end of one that lies at the end of the other, or at a point of one that lies on or in
// the other.

#include "model/model.h"

#include <optional>

namespace gyre::ui {

/// In inertial axes, by the boxes around the bodies' shapes: ends of the longest sides first, then middles of other
/// faces, centres, corners. Nothing where the bodies stand apart, by more than a fiftieth of the smaller one.
std::optional<Vec3> meetingPoint(const Model& model, ElementId body1, ElementId body2);

/// The longest side of a body in inertial axes, of length one; nothing where no side is longer than the others.
std::optional<Vec3> longestSide(const Model& model, ElementId body);

}  // namespace gyre::ui
