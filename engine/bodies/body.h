#pragma once
// What every type of body tells: where it is, how it looks, and its equations of motion.
//
// Joints and forces see each body through the frame at its centre of mass: x, R and the twist V = (v, W) of
// inertial velocity and body-frame angular velocity. A body has its own velocities u (nv of them) with V = J(q) u.
// Its equation is  M u' + gyroscopic(u) = J^T f,  with the wrench f = (inertial force, body-frame torque about x).

#include "core/types.h"
#include "describe/type_info.h"
#include "model/element.h"

#include <algorithm>
#include <memory>

namespace gyre {

struct BodyKinematics {
  Vec3 x = Vec3::Zero();      ///< centre of mass, inertial [m]
  Mat3 R = Mat3::Identity();  ///< body to inertial
  Vec3 v = Vec3::Zero();      ///< inertial [m/s]
  Vec3 W = Vec3::Zero();      ///< body frame [rad/s]
};

class Body {
 public:
  virtual ~Body() = default;

  virtual int nq() const = 0;
  virtual int nv() const = 0;
  virtual double mass() const = 0;
  /// Initial q [nq] and u [nv].
  virtual void initial(double* q, double* u) const = 0;
  /// Initial u' [nv] that the model gives, for methods that take it as it is; other methods compute their own.
  virtual void initialAcceleration(double* udot) const { std::fill_n(udot, nv(), 0.0); }
  /// qNew = q o exp(xi), xi [nv]; qNew may be q.
  virtual void plus(const double* q, const double* xi, double* qNew) const = 0;
  /// First of the three velocities that are an angular velocity, or -1: there the tangent operator T(xi) of the
  /// exponential is that of SO(3), elsewhere the identity.
  virtual int rotationIndex() const = 0;
  virtual void kinematics(const double* q, const double* u, BodyKinematics& k) const = 0;
  /// r = M u' + gyroscopic(u).
  virtual void inertia(const double* u, const double* udot, double* r) const = 0;
  /// Constant mass matrix M [nv x nv].
  virtual void massMatrix(Mat6& M) const = 0;
  /// d gyroscopic / du [nv x nv].
  virtual void gyroscopicTangent(const double* u, Mat6& C) const = 0;
  virtual double kineticEnergy(const double* u) const = 0;

  /// True for free rigid bodies, which move as rigid_motion.h says: V = u, and the three maps below need not be called.
  virtual bool isFree() const { return false; }
  /// J, 6 x nv.
  virtual void jacobian(const BodyKinematics& k, Mat6& J) const;
  /// J' u, the part of V' that does not come from u'.
  virtual Vec6 jacobianRate(const BodyKinematics& k) const;
  /// d V / dq at fixed u, 6 x nv.
  virtual void velocityTangent(const BodyKinematics& k, Mat6& D) const;
  /// d (J^T f) / dq at fixed f [nv x nv]; added to K.
  virtual void addGeometricTangent(const BodyKinematics& k, const Vec6& f, Mat6& K) const;

  /// What the i-th equation says: "force along x", "moment about y".
  virtual const char* equationName(int i) const = 0;
};

/// A type of body, as the catalogue lists it.
struct BodyType : TypeInfo {
  /// Initial placement of the frame at the centre of mass.
  std::function<Frame(const std::any&)> placement;
  /// Shapes to draw; where the model gives none, a default that shows the inertia. Never empty.
  std::function<Shapes(const std::any&)> shapes;
  std::function<std::unique_ptr<Body>(const std::any&)> create;
  /// Puts the parameters where placement() is this frame; the orientation of what does not turn is left out.
  std::function<void(std::any&, const Frame&)> moveTo;
  /// Icon of it (resources/icons).
  const char* icon;
  /// Has an orientation. A particle has none: it is one point.
  bool turns = true;
  /// The point that the ground holds, in inertial axes [m]; empty: none does.
  std::function<Vec3(const std::any&)> pivot = {};
  /// What takes hold of it names a station along it (describe/station_field.h).
  bool flexible = false;
  /// Whether it is several bodies whose masses are coupled and depend on its deformation; unset: never.
  std::function<bool(const std::any&)> couplesMasses = {};
};

/// @pre the type is of this category
inline const BodyType& bodyType(const TypeInfo& type) { return static_cast<const BodyType&>(type); }
inline const BodyType& bodyType(const Element& e) { return bodyType(*e.type); }
Frame initialPlacement(const Element& body);
Shapes displayShapes(const Element& body);

/// The ellipsoid of uniform density with this mass and inertia about its centre, in its principal axes.
Shape inertiaEllipsoid(double mass, const Inertia& inertia);

}  // namespace gyre
