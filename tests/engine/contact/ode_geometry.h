#pragma once
// Colliders in ODE (Open Dynamics Engine), whose colliders were written by others.

#include "contact/convex_hull.h"
#include "contact/narrow_phase.h"

#include <ode/ode.h>

#include <array>
#include <stdexcept>
#include <vector>

namespace gyre::test {

/// A geometry of ODE with what it refers to; cones have none.
class OdeGeometry {
 public:
  OdeGeometry(const Collider& c, const Pose& pose) : id_(create(c, pose)) {
    if (c.kind == Collider::Kind::plane) return;
    dMatrix3 R;
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) R[4 * i + j] = pose.R(i, j);
    dGeomSetPosition(id_, pose.x.x(), pose.x.y(), pose.x.z());
    dGeomSetRotation(id_, R);
  }
  ~OdeGeometry() { dGeomDestroy(id_); }
  OdeGeometry(const OdeGeometry&) = delete;
  OdeGeometry& operator=(const OdeGeometry&) = delete;
  dGeomID id() const { return id_; }

 private:
  dGeomID create(const Collider& c, const Pose& pose) {
    const Vec3 m = pose.R.col(2);
    switch (c.kind) {
      case Collider::Kind::plane: return dCreatePlane(nullptr, m.x(), m.y(), m.z(), m.dot(pose.x));
      case Collider::Kind::sphere: return dCreateSphere(nullptr, c.radius);
      case Collider::Kind::capsule: return dCreateCapsule(nullptr, c.radius, 2 * c.halfLength);
      case Collider::Kind::box: return dCreateBox(nullptr, 2 * c.half.x(), 2 * c.half.y(), 2 * c.half.z());
      case Collider::Kind::cylinder: return dCreateCylinder(nullptr, c.radius, 2 * c.halfLength);
      case Collider::Kind::hull: return createHull(*c.hull);
      default: throw std::runtime_error("ODE has no such shape");
    }
  }
  dGeomID createHull(const ConvexHull& h) {
    for (const Vec3& x : h.corners()) points_.insert(points_.end(), {x.x(), x.y(), x.z()});
    for (const ConvexHull::Face& f : h.faces()) {
      planes_.insert(planes_.end(), {f.normal.x(), f.normal.y(), f.normal.z(), f.offset});
      polygons_.push_back(static_cast<unsigned>(f.corners.size()));
      for (const int i : f.corners) polygons_.push_back(static_cast<unsigned>(i));
    }
    return dCreateConvex(nullptr, planes_.data(), static_cast<unsigned>(h.faces().size()), points_.data(),
                         static_cast<unsigned>(h.corners().size()), polygons_.data());
  }

  std::vector<dReal> points_, planes_;
  std::vector<unsigned> polygons_;
  dGeomID id_;
};

/// What ODE finds: the deepest of its points; its normal points into the first geometry.
struct OdeContact {
  int count = 0;
  double depth = 0;
  Vec3 normal = Vec3::Zero();  ///< from the first to the second
};

inline OdeContact odeContact(const OdeGeometry& a, const OdeGeometry& b) {
  std::array<dContactGeom, 32> points;
  OdeContact out;
  out.count = dCollide(a.id(), b.id(), static_cast<int>(points.size()), points.data(), sizeof(dContactGeom));
  for (int i = 0; i < out.count; ++i) {
    const dContactGeom& p = points[static_cast<std::size_t>(i)];
    if (i > 0 && p.depth <= out.depth) continue;
    out.depth = p.depth;
    out.normal = -Vec3(p.normal[0], p.normal[1], p.normal[2]);
  }
  return out;
}

}  // namespace gyre::test
