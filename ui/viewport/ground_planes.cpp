#include "viewport/ground_planes.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

void GroundPlanes::setColors(const ViewportColors& colors) {
  colors_ = colors;
  for (const auto& grid : grids_) grid->setColors(colors);
}

void GroundPlanes::place(const SceneParts& scene) {
  grids_.clear();
  bounds_.setEmpty();
  const SceneExtent& extent = scene.extent();
  for (const Shape& shape : scene.description().ground) {
    if (shape.kind != Shape::Kind::plane || extent.isFloor(shape)) continue;
    const Vec3 normal = shape.placement.orientation * Vec3::UnitZ();
    const double height = normal.dot(shape.placement.position), distance = height - normal.dot(extent.center);
    const double radius = 2 * extent.radius;
    if (std::abs(distance) > 5 * extent.radius) continue;
    auto& grid = grids_.emplace_back(std::make_unique<GroundGrid>(renderer_));
    grid->setColors(colors_);
    grid->setSurface(0.14);
    grid->place(normal, height, extent.center, radius);
    const Vec3 middle = extent.center + distance * normal, reach = Vec3::Constant(radius);
    bounds_.extend(Eigen::AlignedBox3d(middle - reach, middle + reach));
  }
}

}  // namespace gyre::ui
