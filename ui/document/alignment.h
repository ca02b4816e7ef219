#pragma once
// Bodies moved along an axis of space until their ends or centres are level, or evenly spread.

#include "core/error.h"
#include "model/model.h"

#include <span>

namespace gyre::ui {

enum class Alignment {
  lowerEnds,    ///< at that of the first
  centres,      ///< at that of the first
  upperEnds,    ///< at that of the first
  evenCentres,  ///< between the outermost two, which stay
  evenGaps      ///< likewise, from end to end
};

/// @param ids   in the order of selection; what is no body is passed over
/// @param axis  0, 1, 2 for x, y, z
/// Fails where there are too few bodies. Without edits where they stand so already.
Expected<Compound> aligned(const Model& model, std::span<const ElementId> ids, int axis, Alignment how);

}  // namespace gyre::ui
