#pragma once
// The coordinates that drives, gears, stops and their like refer to: which ones their joint has.

#include "model/model.h"

#include <vector>

namespace gyre::ui {

/// Indices among coordinateNames() of those that a joint has; empty of what is none.
std::vector<int> coordinatesOf(const Model& model, ElementId joint);

/// What goes along when the field `key` of an element is set to this joint: coordinates that it does not have become
/// its first one.
std::vector<Edit> fittingCoordinates(const Model& model, const Element& element, const std::string& key,
                                     ElementId joint);

}  // namespace gyre::ui
