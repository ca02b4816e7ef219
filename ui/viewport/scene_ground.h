#pragma once
// What is below and around a scene: the grid on which shadows fall, which gives way to what falls, and the planes of
// the ground that are not its floor.

#include "viewport/ground_grid.h"
#include "viewport/ground_planes.h"
#include "viewport/scene_parts.h"

#include <span>

namespace gyre::ui {

class SceneGround {
 public:
  SceneGround(vtkRenderer* renderer, const SceneParts& scene) : scene_(scene), grid_(renderer), planes_(renderer) {}

  void setColors(const ViewportColors& colors);
  /// False: no grid, and no shadows on it.
  void setGridWanted(bool on);
  /// Where the scene has it.
  void place();
  /// Lowers the grid below the parts.
  void giveWayTo(std::span<const Part> parts);

  const GroundGrid& grid() const { return grid_; }
  /// The plane that points snap to.
  GroundPlane plane() const;
  /// All that is drawn.
  Eigen::AlignedBox3d bounds() const;

 private:
  void showGrid();

  const SceneParts& scene_;
  GroundGrid grid_;
  GroundPlanes planes_;
  bool gridWanted_ = true;
};

}  // namespace gyre::ui
