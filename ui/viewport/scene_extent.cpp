#include "viewport/scene_extent.h"

#include "core/round_below.h"
#include "viewport/part_extent.h"

#include <cmath>

namespace gyre::ui {

double SceneExtent::groundBelow(double height) const {
  const double step = roundBelow(0.25 * radius);
  return std::floor(height / step) * step;
}

bool SceneExtent::isFloor(const Shape& plane) const {
  return floor && (plane.placement.orientation * Vec3::UnitZ()).dot(vertical) > 1 - 1e-9 &&
         plane.placement.position.dot(vertical) == *floor;
}

bool SceneExtent::isOutOfScale(const Part& part) const { return part.id == groundId && reach(part) > 3 * radius; }

}  // namespace gyre::ui
