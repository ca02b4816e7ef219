#pragma once

namespace gyre {

/// What a force with a state of its own keeps of the last accepted step.
struct ForceHistory {
  double t = 0;      ///< [s]
  double z = 0;      ///< its state then
  double input = 0;  ///< and what moved it, as its law says
};

}  // namespace gyre
