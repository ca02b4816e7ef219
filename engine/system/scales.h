#pragma once
// By what the motions of a system and the rows of its constraints are measured: lengths over the size of the model,
// angles and direction cosines as they are, so that a model of a micrometre is judged as one of a metre.

#include "core/types.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <vector>

namespace gyre {

/// The largest |y_r| of each kind of row.
struct RowSizes {
  double length = 0;  ///< [m]
  double angle = 0;   ///< [rad]; of direction cosines, too
};

struct Scales {
  /// Scale of positions [m]: the largest of the distances of bodies and markers from the origins of their frames and
  /// the bodies' radii of gyration; 1 for particles at the origin.
  double length = 0;
  Eigen::AlignedBox3d places;  ///< of bodies at the start and of markers on the ground [m]
  double radius = 0;           ///< the largest radius of gyration, or distance of a marker from its body's origin [m]
  VecX velocity;               ///< per velocity: the length of translations, 1 of turns [nv]
  VecX row;                    ///< per row of Phi: the length of lengths, 1 of angles and direction cosines [m]
  VecX rowLength;              ///< per row of Phi: what of its scale is length, or zero [m]
  std::vector<bool> isLength;  ///< per row of Phi: not an angle or a direction cosine [m]
  std::vector<int> velocityRows;  ///< rows of nonholonomic constraints, ascending

  /// Size of the model itself, wherever it stands [m].
  double size() const { return places.isEmpty() ? radius : std::max(radius, places.diagonal().norm()); }
  /// Largest |xi| over its scale.
  double relativeMotion(const VecX& xi) const;
  /// Largest |y_r| over its scale, of Phi, Phi' or Phi''. @param worst  set to its row
  double relativeSize(const VecX& y, Eigen::Index* worst = nullptr) const;
  /// Largest relative violation of the position constraints alone. Not a number where one of them is none.
  double relativeViolation(const VecX& Phi, Eigen::Index* worst = nullptr) const;
  /// Relative size of lengths that come from positions `stretch` times as large as the model (System::stretch), whose
  /// rounding they bear: what is compared with rounding.
  double relativeSize(const VecX& y, double stretch) const;
  double relativeViolation(const VecX& Phi, double stretch) const;
  /// @param ofPositions  leaves out rows of nonholonomic constraints
  RowSizes rowSizes(const VecX& y, bool ofPositions) const;
  /// Multiplies the rows of nonholonomic constraints in a vector of m by a factor.
  void scaleVelocityRows(double factor, VecRef rows) const;

 private:
  double relativeSize(double y, Eigen::Index r, double stretch) const {
    return std::abs(y) / std::max(row[r], stretch * rowLength[r]);
  }
};

}  // namespace gyre
