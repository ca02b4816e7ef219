#pragma once
// How large rows of Phi or of its derivatives are, each kind in its unit.

namespace gyre {

/// The largest of each kind.
struct RowSizes {
  double length = 0;  ///< [m]
  double angle = 0;   ///< [rad]; of direction cosines, too
};

}  // namespace gyre
