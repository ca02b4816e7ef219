#pragma once
// The planes of the ground that are not its floor, each with a soft grid of its own.

#include "viewport/ground_grid.h"
#include "viewport/scene_parts.h"

#include <memory>
#include <vector>

namespace gyre::ui {

class GroundPlanes {
 public:
  explicit GroundPlanes(vtkRenderer* renderer) : renderer_(renderer) {}

  void setColors(const ViewportColors& colors);
  /// Those of a scene, around what moves in it. Planes far from that are left out: they would only be lines elsewhere.
  void place(const SceneParts& scene);
  std::size_t count() const { return grids_.size(); }
  /// Where they are drawn.
  Eigen::AlignedBox3d bounds() const { return bounds_; }

 private:
  vtkRenderer* renderer_;
  ViewportColors colors_ = viewportColors(false);
  std::vector<std::unique_ptr<GroundGrid>> grids_;
  Eigen::AlignedBox3d bounds_;
};

}  // namespace gyre::ui
