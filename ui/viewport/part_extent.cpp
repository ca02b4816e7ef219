#include "viewport/part_extent.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre::ui {

double support(const Part& part, const Vec3& direction) {
  const Vec3 d = part.scale.cwiseProduct(part.frame.orientation.conjugate() * direction);
  const double round = std::hypot(d.x(), d.y());
  double reach = 0;
  switch (part.geometry) {
    case Geometry::swept:
    case Geometry::mesh:  // its box
    case Geometry::box: reach = 0.5 * d.cwiseAbs().sum(); break;
    case Geometry::sphere: reach = d.norm(); break;
    case Geometry::cylinder: reach = round + 0.5 * std::abs(d.z()); break;
    case Geometry::cone: reach = std::max(round - 0.5 * d.z(), 0.5 * d.z()); break;
    case Geometry::capsule: reach = d.norm() + 0.5 * part.ratio * std::abs(d.z()); break;
    case Geometry::coil: reach = round + std::max(d.z(), 0.0); break;
    case Geometry::arc: reach = 1.1 * round + 0.1 * std::abs(d.z()); break;
  }
  return direction.dot(part.frame.position) + reach;
}

double support(std::span<const Part> parts, const Vec3& direction) {
  double reach = -std::numeric_limits<double>::infinity();
  for (const Part& part : parts) reach = std::max(reach, support(part, direction));
  return reach;
}

double reach(const Part& part) {
  const double extent = part.scale.norm();
  switch (part.geometry) {
    case Geometry::swept:
    case Geometry::mesh:
    case Geometry::box: return 0.5 * extent;
    case Geometry::capsule: return (1 + 0.5 * part.ratio) * extent;
    case Geometry::arc: return 1.1 * extent;
    default: return extent;
  }
}

Eigen::AlignedBox3d bounds(std::span<const Part> parts) {
  Eigen::AlignedBox3d box;
  for (const Part& part : parts) {
    Vec3 low, high;
    for (int i = 0; i < 3; ++i) {
      low[i] = -support(part, -Vec3::Unit(i));
      high[i] = support(part, Vec3::Unit(i));
    }
    box.extend(Eigen::AlignedBox3d(low, high));
  }
  return box;
}

}  // namespace gyre::ui
