#pragma once
// A flexible beam whose section is to be given by numbers: it begins with the stiffnesses and masses that its shape
// had.

#include "model/model.h"

#include <optional>

namespace gyre::ui {

/// Sets a field of an element together with those numbers. None where it is not that which is being set, or the numbers
/// are there already.
std::optional<Edit> sectionAsNumbers(const Element& element, const Field& field, const Value& value);

}  // namespace gyre::ui
