#include "viewport/scene_ground.h"

#include "viewport/part_extent.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {

void SceneGround::setColors(const ViewportColors& colors) {
  grid_.setColors(colors);
  planes_.setColors(colors);
}

void SceneGround::setGridWanted(bool on) {
  gridWanted_ = on;
  showGrid();
}

void SceneGround::showGrid() {
  grid_.setVisible(gridWanted_ && (scene_.description().gravity.norm() > 0 || scene_.extent().floor));
}

void SceneGround::place() {
  const SceneExtent& extent = scene_.extent();
  const double depth = std::abs(extent.center.dot(extent.vertical) - extent.groundHeight);
  grid_.place(extent.vertical, extent.groundHeight, extent.center, 4 * extent.radius + 2 * depth);
  showGrid();
  grid_.setSurface(extent.floor ? 0.05 : 0);
  planes_.place(scene_);
}

void SceneGround::giveWayTo(std::span<const Part> parts) {
  const SceneExtent& extent = scene_.extent();
  if (extent.floor) return;  // it stays, whatever falls through it
  const Vec3& up = extent.vertical;
  double low = grid_.height();
  for (const Part& part : parts)
    if (part.frame.position.dot(up) - reach(part) < low) low = std::min(low, -support(part, -up));
  // A body in free fall is not followed for ever.
  if (low >= grid_.height() || low < extent.groundHeight - 6 * extent.radius) return;
  grid_.setHeight(extent.groundBelow(low));
}

GroundPlane SceneGround::plane() const {
  const bool seen = scene_.description().gravity.norm() > 0;
  return {.up = scene_.extent().vertical, .height = seen ? grid_.height() : 0.0, .spacing = grid_.spacing()};
}

Eigen::AlignedBox3d SceneGround::bounds() const {
  const SceneExtent& extent = scene_.extent();
  const Vec3 middle = extent.center + (grid_.height() - extent.center.dot(extent.vertical)) * extent.vertical;
  const Vec3 reach = Vec3::Constant(grid_.radius());
  Eigen::AlignedBox3d box(middle - reach, middle + reach);
  box.extend(planes_.bounds());
  return box;
}

}  // namespace gyre::ui
