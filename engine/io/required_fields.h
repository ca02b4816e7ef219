#pragma once
// Which fields of an element must stand in a file, and which must not.

#include "core/error.h"
#include "io/json_node.h"
#include "model/element.h"

namespace gyre {

/// An error where a required field is missing, or one is given that follows from others.
Expected<void> requiredFields(const JsonNode& node, const Element& element);

}  // namespace gyre
