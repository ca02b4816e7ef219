#pragma once

#include <string>

namespace gyre {

/// A number that a force reports.
struct ForceChannel {
  std::string quantity;  ///< "force", "length"
  std::string unit;
};

}  // namespace gyre
