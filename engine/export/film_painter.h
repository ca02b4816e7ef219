#pragma once
// Draws a run at one time: bodies with their edges, links as lines, the ground with a grid, and runs beside it as
// ghosts in one colour each.

#include "export/creased_surface.h"
#include "export/link_lines.h"
#include "export/moving_scene.h"
#include "export/raster.h"
#include "export/scene_camera.h"

#include <functional>

namespace gyre {

class FilmPainter {
 public:
  FilmPainter(const MovingScene& scene, int width, int height);
  /// The picture at this time of the run, three bytes a pixel.
  /// @param backdrop  in the place of sky and grid
  const std::vector<std::uint8_t>& paint(double t, std::optional<Rgb> backdrop = {});
  int width() const { return width_; }
  int height() const { return height_; }

 private:
  /// What is drawn of a surface.
  struct Drawn {
    CreasedSurface faces;
    std::vector<std::array<Vec3, 2>> edges;
  };
  void aim(double t);
  void drawSurface(const Drawn& drawn, const Frame& at, Rgb color, Rgb edge);
  /// @param placement  of a body, by its place in the scene
  void drawBeam(const SceneBeam& beam, const std::function<Frame(std::size_t)>& placement, Rgb color, Rgb edge);
  /// A point of a surface under the lamp.
  Raster::Vertex lit(const Vec3& position, Vec3 normal) const;
  void drawGrid();
  void drawGhost(std::size_t run, double t);

  const MovingScene& scene_;
  int width_, height_;  ///< [pixels]
  std::vector<Drawn> surfaces_;
  Drawn ground_;
  std::vector<LinkLine> lines_;
  GroundLevel level_;
  Vec3 lamp_;  ///< the way light goes
  Raster raster_;
};

}  // namespace gyre
