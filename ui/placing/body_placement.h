#pragma once
// Edits that put a body somewhere else, whatever its type calls its place.

#include "model/model.h"

#include <vector>

namespace gyre::ui {

/// The edits after which initialPlacement(body) is `to`; none for what is there already, to rounding. A pivoted body is
/// moved with its pivot. Turning what cannot turn is left out.
std::vector<Edit> placeBody(const Element& body, const Frame& to);

}  // namespace gyre::ui
