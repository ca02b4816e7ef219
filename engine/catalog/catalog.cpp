#include "catalog/catalog.h"

#include "bodies/particle.h"
#include "bodies/pivoted.h"
#include "bodies/rigid.h"
#include "flexible/flexible_beam.h"
#include "forces/actuator.h"
#include "forces/applied_force.h"
#include "forces/applied_torque.h"
#include "forces/beam.h"
#include "forces/bushing.h"
#include "forces/cartesian_spring.h"
#include "forces/central_gravity.h"
#include "forces/expression_force.h"
#include "forces/gravity.h"
#include "forces/joint_friction.h"
#include "forces/joint_stop.h"
#include "forces/spring.h"
#include "forces/torsion_spring.h"
#include "integrators/alpha/geom1.h"
#include "integrators/alpha/geom2.h"
#include "integrators/alpha/geom3.h"
#include "integrators/alpha/kynema.h"
#include "integrators/alpha/rotation_vectors.h"
#include "integrators/alpha/se3.h"
#include "integrators/bdf/bdf.h"
#include "integrators/bdf/bdf_lie.h"
#include "integrators/local/local_methods.h"
#include "integrators/rotation/akw.h"
#include "integrators/rotation/drift_kick.h"
#include "integrators/rotation/kick_drift.h"
#include "integrators/rotation/liemid_ea.h"
#include "integrators/rotation/liemid_i.h"
#include "integrators/rotation/simo_wong.h"
#include "integrators/runge_kutta/rkmk.h"
#include "joints/angle.h"
#include "joints/constant_velocity.h"
#include "joints/coupler.h"
#include "joints/cylindrical.h"
#include "joints/distance.h"
#include "joints/drive.h"
#include "joints/fixed.h"
#include "joints/gear.h"
#include "joints/knife_edge.h"
#include "joints/parallel_axes.h"
#include "joints/perpendicular.h"
#include "joints/planar.h"
#include "joints/point_on_line.h"
#include "joints/point_on_plane.h"
#include "joints/prismatic.h"
#include "joints/rack_pinion.h"
#include "joints/revolute.h"
#include "joints/revolute_spherical.h"
#include "joints/rolling_disc.h"
#include "joints/same_orientation.h"
#include "joints/screw.h"
#include "joints/six_dof.h"
#include "joints/spherical.h"
#include "joints/universal.h"
#include "joints/universal_spherical.h"
#include "model/contact_filter.h"
#include "model/contact_pair.h"
#include "model/material.h"
#include "model/named_frame.h"
#include "model/named_view.h"
#include "model/parameter.h"
#include "model/point.h"

#include <atomic>
#include <deque>
#include <mutex>

namespace gyre {
namespace {

std::atomic<const TypeList*> extended{nullptr};

const TypeList& compiledIn() {
  static const TypeList list({
      // bodies
      &rigidType(),
      &pivotedType(),
      &particleType(),
      &flexibleBeamType(),
      // joints
      &fixedType(),
      &revoluteType(),
      &prismaticType(),
      &cylindricalType(),
      &screwType(),
      &universalType(),
      &constantVelocityType(),
      &sphericalType(),
      &planarType(),
      &sixDofType(),
      &pointOnLineType(),
      &pointOnPlaneType(),
      &parallelAxesType(),
      &perpendicularType(),
      &angleType(),
      &sameOrientationType(),
      &distanceType(),
      &driveType(),
      &gearType(),
      &rackPinionType(),
      &couplerType(),
      &rollingDiscType(),
      &knifeEdgeType(),
      &universalSphericalType(),
      &revoluteSphericalType(),
      // forces
      &gravityType(),
      &centralGravityType(),
      &springType(),
      &jointStopType(),
      &torsionSpringType(),
      &cartesianSpringType(),
      &bushingType(),
      &beamType(),
      &actuatorType(),
      &jointFrictionType(),
      &appliedForceType(),
      &appliedTorqueType(),
      &expressionForceType(),
      // points
      &pointType(),
      &namedFrameType(),
      // views
      &namedViewType(),
      // parameters
      &parameterType(),
      // contact
      &materialType(),
      &contactPairType(),
      &contactFilterType(),
      // integrators
      &geom1Type(),
      &geom2Type(),
      &geom3Type(),
      &linearType(),
      &kynemaType(),
      &se3Type(),
      &liemidEaType(),
      &kickDriftType(),
      &driftKickType(),
      &liemidIType(),
      &akwType(),
      &simoWongType(),
      &rkmkType(),
      &bdfGglType(),
      &bdfGglStarType(),
      &bdfCsType(),
      &bdfCmType(),
      &bdfLieType(),
      &localPosType(),
      &localNegType(),
      &localImpType(),
  });
  return list;
}

}  // namespace

const TypeList& catalog() {
  const TypeList* const list = extended.load(std::memory_order_acquire);
  return list ? *list : compiledIn();
}

void addToCatalog(std::vector<std::shared_ptr<const TypeInfo>> types) {
  static std::mutex mutex;
  static std::deque<TypeList> lists;  // those of before are still in use
  static std::vector<std::shared_ptr<const TypeInfo>> kept;
  const std::lock_guard lock(mutex);
  std::vector<const TypeInfo*> all(catalog().all().begin(), catalog().all().end());
  for (auto& type : types) all.push_back(kept.emplace_back(std::move(type)).get());
  extended.store(&lists.emplace_back(std::move(all)), std::memory_order_release);
}

}  // namespace gyre
