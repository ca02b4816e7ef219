#pragma once
// A mechanism by as few coordinates as it has freedoms, as a reference that knows nothing of the engine. All that is
// told are the places of its bodies, a closed form x_b(q, t), R_b(q, t). By d'Alembert's principle (Lagrange 1788; Kane
// and Levinson 1985), with the columns J = dx/dq, W_q = dW/dq' and what is left of the accelerations for
// q'' = 0, x0'' and W0',
//
//   sum_b ( m J^T J + W_q^T I W_q ) q'' = Q + sum_b ( J^T (F + m g - m x0'') + W_q^T (T - I W0' - W x I W) ).
//
// Derivatives are central differences of eighth order, good to about 1e-13 of a second derivative, and motions are
// integrated by extrapolation of the modified midpoint rule (Hairer, Norsett and Wanner 1993, sec. II.9), whose last
// two columns have to agree. Without coordinates the places are a motion in time. SI units; W and T in body axes.

#include "core/types.h"

#include <functional>
#include <vector>

namespace gyre::test {

/// Where a body is: its centre of mass, and the turn from body to inertial axes.
struct Place {
  Vec3 x = Vec3::Zero();
  Mat3 R = Mat3::Identity();
};
using BodyPlaces = std::vector<Place>;
using PlacesAt = std::function<BodyPlaces(const VecX& q, double t)>;

struct BodyMotion {
  Place at;
  Vec3 v, W, a, alpha;  ///< v, a inertial; W, W' in body axes
};
using Motions = std::vector<BodyMotion>;
BodyPlaces placesOf(const Motions& motions);

/// F [N] inertial at the centre of mass, T [N m] in body axes.
struct Wrench {
  Vec3 F = Vec3::Zero(), T = Vec3::Zero();
};
/// Adds what it does to each body; the accelerations of the motions are not to be asked for.
using ForceLaw = std::function<void(const Motions&, double t, std::vector<Wrench>&)>;

struct MassAndMoments {
  double mass = 1;
  Vec3 J = Vec3::Zero();  ///< principal, in body axes
};

struct FewCoordinates {
  std::vector<MassAndMoments> bodies;
  PlacesAt places;
  Vec3 gravity = Vec3(0, 0, -9.81);
  std::vector<ForceLaw> forces = {};
  double timeRate = 0;        ///< how fast places change by t alone [1/s]
  double difference = 0.012;  ///< by how much coordinates change from one point of a difference to the next

  /// Along q(t), with q' = v and q'' = a.
  Motions motions(const VecX& q, const VecX& v, const VecX& a, double t) const;
  VecX acceleration(const VecX& q, const VecX& v, double t) const;
  /// What generalized force a motion needs beside gravity and forces: the drives' torques, where they drive.
  VecX neededForce(const VecX& q, const VecX& v, const VecX& a, double t) const;

 private:
  struct Equations {
    MatX M;
    VecX rest;  ///< M q'' + rest = 0
  };
  Equations equations(const VecX& q, const VecX& v, double t) const;
};

struct Moment {
  double t = 0;
  VecX q, v;
};

/// The motion at times that ascend, from t = 0. Throws where it is not found to 1e-10 of what moves.
std::vector<Moment> trajectory(const FewCoordinates& system, VecX q, VecX v, const std::vector<double>& times);

}  // namespace gyre::test
