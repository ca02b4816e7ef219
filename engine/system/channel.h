#pragma once
// A recorded quantity: one column of the recording and of the CSV file.

#include "core/ids.h"

#include <string>

namespace gyre {

struct Channel {
  ElementId element;  ///< documentId for quantities of the whole system
  std::string name;   ///< "rod 1.x", "energy.total", "hinge.lambda1"
  std::string unit;   ///< SI symbol, empty for a pure number
  std::string header() const { return unit.empty() ? name : name + " [" + unit + "]"; }
};

}  // namespace gyre
