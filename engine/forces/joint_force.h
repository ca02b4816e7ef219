#pragma once
// A force on a coordinate x of a joint with rate v, by a law N(x, v) that acts against the growth of x. Angles count
// through full turns. With the coordinate's gradient G [1 x 12] it adds
//   g = G^T N,   K = G^T (dN/dx G + dN/dv d(G V)/dq) + d(G^T N)/dq,   C = dN/dv G^T G      (forces/force.h)
// Units are those of a force [N] for displacements, of a moment [N m] for angles.

#include "coordinates/coordinate_name.h"
#include "forces/force.h"

#include <memory>

namespace gyre {

class JointForce {
 public:
  virtual ~JointForce() = default;
  virtual double force(double x, double v) const = 0;    ///< N
  virtual double slope(double x, double v) const = 0;    ///< dN/dx
  virtual double damping(double x, double v) const = 0;  ///< dN/dv
  virtual ForceEnergy energy(double x, double v) const = 0;
  virtual bool dependsOnVelocity() const = 0;
  virtual double deflection(double x) const = 0;  ///< by which N arises, in the unit of x
};

/// The coordinate that a force is bound to.
struct JointForceBinding {
  ElementId joint;
  CoordinateName coordinate;
  std::unique_ptr<JointForce> law;
};

}  // namespace gyre
