#pragma once

#include "core/ids.h"

#include <string>

namespace gyre {

/// The two ends of an element of a system, and the block of the iteration matrix that its tangent fills between them.
struct Link {
  ElementId id;
  std::string name;
  int body1 = -1, body2 = -1;  ///< index of the body, or -1 for ground
  int coupling = -1;           ///< index among KktStructure::couplings, or -1
  bool swapped = false;        ///< the coupling stands for (body2, body1)
};

}  // namespace gyre
