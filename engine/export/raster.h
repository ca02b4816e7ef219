#pragma once
// A picture of triangles and lines with a depth for every pixel (E. Catmull's z-buffer, 1974), drawn at twice its size
// both ways and averaged, so that edges are smooth. Depths are compared as 1/z, which is linear on the screen.

#include "core/types.h"
#include "scene/body_colors.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gyre {

class Raster {
 public:
  Raster(int width, int height);

  /// A camera that sees points in front of it. @param angle  from the lower to the upper edge [rad]
  void look(const Vec3& eye, const Vec3& target, const Vec3& up, double angle);
  void clear(Rgb top, Rgb bottom);

  struct Vertex {
    Vec3 position;     ///< in the world [m]
    double light = 1;  ///< times the colour
  };
  void triangle(const std::array<Vertex, 3>& corners, Rgb color);
  /// A line in front of what it lies on. @param width  [pixels]
  void line(const Vec3& from, const Vec3& to, double width, Rgb color);

  /// What is drawn from here to blendLayer() lets through what is behind it, but nothing of itself.
  void beginLayer();
  /// @param opacity  0 to 1
  void blendLayer(double opacity);

  const Vec3& eye() const { return eye_; }
  /// Three bytes a pixel, red green blue, from the upper left.
  const std::vector<std::uint8_t>& pixels();

 private:
  struct Seen {  ///< in the frame of the camera
    double x, y, depth, light;
  };
  Seen seen(const Vertex& v) const;
  /// On the fine grid, with 1/depth.
  struct Spot {
    double x, y, nearness, light;
  };
  Spot spot(const Seen& s) const;
  void fill(const Spot& a, const Spot& b, const Spot& c, Rgb color);
  void fillRow(int y, const std::array<Spot, 3>& corners, double area, Rgb color);

  int width_, height_;  ///< of the fine grid
  Vec3 eye_ = Vec3::Zero();
  Mat3 toCamera_ = Mat3::Identity();  ///< rows: right, up, ahead
  double focal_ = 1, nearest_ = 1e-3;
  double inFront_ = 1;  ///< nearness of a line over that of the surface it lies on
  std::vector<Rgb> colors_;
  std::vector<float> nearness_;
  std::vector<Rgb> colorsBelow_;  ///< of a layer
  std::vector<float> nearnessBelow_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace gyre
