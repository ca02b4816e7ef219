#include "scene/scene_view.h"

#include "lie/so3.h"

#include <cmath>

namespace gyre {
namespace {

/// The axis of the world closest to a direction, with its sign.
Vec3 nearestAxis(const Vec3& direction) {
  int i = 0;
  direction.cwiseAbs().maxCoeff(&i);
  return std::copysign(1.0, direction[i]) * Vec3::Unit(i);
}

}  // namespace

Vec3 verticalOf(const SceneDescription& scene) {
  if (scene.gravity.norm() > 0) return nearestAxis(-scene.gravity);
  return scene.view.isSet() ? nearestAxis(scene.view.up) : Vec3(Vec3::UnitZ());
}

Vec3 cornerDirection(const Vec3& vertical) {
  return so3::between(Vec3::UnitZ(), vertical) * Vec3(0.62, -1.0, 0.52).normalized();
}

}  // namespace gyre
