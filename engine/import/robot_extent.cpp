#include "import/robot_extent.h"

#include <algorithm>

namespace gyre {
namespace {

/// Distance of the farthest place of a shape from its origin, or a little more.
double shapeRadius(const Shape& s) {
  double out = 0;
  switch (s.kind) {
    case Shape::Kind::box: return s.size.norm() / 2;
    case Shape::Kind::ellipsoid: return s.size.maxCoeff();
    case Shape::Kind::sphere: return s.radius;
    case Shape::Kind::capsule: return s.radius + s.length / 2;
    case Shape::Kind::cylinder:
    case Shape::Kind::cone: return Vec2(s.radius, s.length / 2).norm();
    case Shape::Kind::extrusion:
      for (const Vec2& p : s.outline) out = std::max(out, p.norm());
      return out + s.length / 2;
    case Shape::Kind::mesh:
      for (const Vec3& v : s.mesh->vertices()) out = std::max(out, v.norm());
      return out;
    case Shape::Kind::plane: break;
  }
  return out;
}

}  // namespace

std::vector<double> extents(const Robot& robot) {
  std::vector<double> out(robot.bodies.size());
  const auto reach = [&](int body, const Vec3& place) {
    if (body < 0) return;
    double& its = out[static_cast<std::size_t>(body)];
    its = std::max(its, (place - robot.bodies[static_cast<std::size_t>(body)].com).norm());
  };
  for (std::size_t i = 0; i < robot.bodies.size(); ++i) {
    const RobotBody& b = robot.bodies[i];
    for (const Shape& s : b.shapes) out[i] = std::max(out[i], (s.placement.position - b.com).norm() + shapeRadius(s));
    const int joint = robot.jointOf[i];
    if (joint == freeOfParent) continue;
    const Vec3 place = joint >= 0 ? robot.joints[static_cast<std::size_t>(joint)].anchor : Vec3::Zero();
    reach(static_cast<int>(i), place);
    reach(b.parent, b.frame.position + b.frame.orientation * place);
  }
  return out;
}

}  // namespace gyre
