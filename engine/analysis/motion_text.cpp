#include "analysis/motion_text.h"

#include <fmt/format.h>

namespace gyre {
namespace {

constexpr double parallelTolerance = 1e-6;

/// Which axis of a frame a direction is parallel to: 0, 1, 2, or -1.
int parallelAxis(const Mat3& axes, const Vec3& direction) {
  for (int i = 0; i < 3; ++i)
    if (axes.col(i).cross(direction).norm() < parallelTolerance) return i;
  return -1;
}

std::string axisName(int i, const std::string& joint) { return fmt::format("{} of '{}'", "xyz"[i], joint); }

std::string turning(const BodyKinematics& k, const Vec3& v, const Vec3& w, const std::vector<PlacedMarker>& markers,
                    double length) {
  const Vec3 direction = w.normalized();
  const double pitch = v.dot(direction) / w.norm();
  const bool screws = std::abs(pitch) > parallelTolerance * length;
  const Vec3 onAxis = k.x + w.cross(v) / w.squaredNorm();
  const char* verb = screws ? "screws" : "turns";
  for (const bool named : {true, false})
    for (const PlacedMarker& m : markers) {
      if ((m.origin - onAxis).cross(direction).norm() > parallelTolerance * length) continue;
      const int axis = parallelAxis(m.axes, direction);
      if (axis >= 0) return fmt::format("{} about {}", verb, axisName(axis, m.joint));
      if (!named) return fmt::format("{} about '{}'", verb, m.joint);
    }
  if (v.norm() > parallelTolerance * length * w.norm()) return {};
  const int inertial = parallelAxis(Mat3::Identity(), direction), own = parallelAxis(k.R, direction);
  if (inertial >= 0) return fmt::format("turns about {} through its centre", "xyz"[inertial]);
  if (own >= 0) return fmt::format("turns about its own {} axis", "xyz"[own]);
  return "turns about its centre";
}

std::string moving(const Vec3& v, const std::vector<PlacedMarker>& markers) {
  const Vec3 direction = v.normalized();
  for (const PlacedMarker& m : markers)
    if (parallelAxis(m.axes, direction) == 2) return "moves along " + axisName(2, m.joint);
  const int inertial = parallelAxis(Mat3::Identity(), direction);
  if (inertial >= 0) return fmt::format("moves along {}", "xyz"[inertial]);
  for (const PlacedMarker& m : markers)
    if (const int axis = parallelAxis(m.axes, direction); axis >= 0) return "moves along " + axisName(axis, m.joint);
  return "moves";
}

}  // namespace

std::string motionText(const BodyKinematics& k, const Vec6& twist, const std::vector<PlacedMarker>& markers,
                       double length) {
  const Vec3 v = twist.head<3>(), w = k.R * twist.tail<3>();
  if (w.norm() * length < parallelTolerance * v.norm()) return v.norm() > 0 ? moving(v, markers) : std::string();
  return turning(k, v, w, markers, length);
}

}  // namespace gyre
