#pragma once
// The motion of marker 2 seen from marker 1 as plugins know it, with its derivatives.
//   (d', w) = J V,   dq along V moves (d, Q) by J dq,   Q' = hat(w) Q

#include "forces/marker_pair.h"
#include "gyre/extend/motion.h"
#include "plugins/plugin_values.h"

namespace gyre {

class MarkerMotion {
 public:
  MarkerMotion(const Markers& markers, double t, const BodyKinematics& k1, const BodyKinematics& k2);
  extend::Motion seen;
  /// J [6 x 12].
  const Mat6x12& J() const { return J_; }
  /// d (d', w) / dq at fixed V.
  Mat6x12 rateTangent(const BodyKinematics& k1, const BodyKinematics& k2) const;
  /// d (J^T s) / dq at fixed s; added to K.
  void addGeometricTangent(const Vec6& s, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K) const;

 private:
  MarkerPair pair_;
  Mat6x12 J_;
};

/// The motion with coordinate i of (position, rotation, velocity, angular velocity) changed by h.
extend::Motion changed(const extend::Motion& motion, int i, double h);
/// The placement a time h later, at constant rates.
extend::Placement later(const extend::Motion& motion, double h);

}  // namespace gyre
