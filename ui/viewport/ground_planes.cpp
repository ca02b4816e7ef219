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
  for (const Shape& shape : scene.scene().ground) {
    if (shape.kind != Shape::Kind::plane || scene.isFloor(shape)) continue;
    const Vec3 normal = shape.placement.orientation * Vec3::UnitZ();
    const double height = normal.dot(shape.placement.position), distance = height - normal.dot(scene.center());
    const double radius = 2 * scene.radius();
    if (std::abs(distance) > 5 * scene.radius()) continue;
    auto& grid = grids_.emplace_back(std::make_unique<GroundGrid>(renderer_));
    grid->setColors(colors_);
    grid->setSurface(0.14);
    grid->place(normal, height, scene.center(), radius);
    const Vec3 middle = scene.center() + distance * normal, reach = Vec3::Constant(radius);
    bounds_.extend(Eigen::AlignedBox3d(middle - reach, middle + reach));
  }
}

}  // namespace gyre::ui
