#pragma once
// The section "contact" of a file, in three steps: shapes refer to its materials, and it refers to bodies.

#include "io/element_read.h"

namespace gyre {

/// @param root  the whole file or a fragment of one
Expected<void> readMaterials(const JsonNode& root, ElementReader& elements);
/// Pairs of materials, and pairs of bodies that ignore each other or touch.
Expected<void> readContactPairs(const JsonNode& root, ElementReader& elements);
Expected<void> readContactSettings(const JsonNode& root, ElementReader& elements);

}  // namespace gyre
