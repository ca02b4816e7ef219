#pragma once
// A soft ground: a subtle grid that fades out, and the plane on which shadows fall. Tells up from down and how large
// things are.

#include "core/types.h"
#include "viewport/viewport_colors.h"

#include <vtkSmartPointer.h>

class vtkActor;
class vtkRenderer;

namespace gyre::ui {

/// The plane up . x = height with a grid that points snap to.
struct GroundPlane {
  Vec3 up = Vec3::UnitZ();
  double height = 0;
  double spacing = 0.1;  ///< [m]
};

class GroundGrid {
 public:
  explicit GroundGrid(vtkRenderer* renderer);
  ~GroundGrid();
  GroundGrid(const GroundGrid&) = delete;
  GroundGrid& operator=(const GroundGrid&) = delete;

  void setColors(const ViewportColors& colors);

  /// The ground is the plane up . x = height, drawn around a center out to a radius.
  void place(const Vec3& up, double height, const Vec3& center, double radius);
  /// Moves it without drawing it anew.
  void setHeight(double height);
  double height() const { return height_; }
  double radius() const { return radius_; }

  void setVisible(bool on);
  /// A surface that hides what is under it, seen from above: what bodies may rest on. 0: none.
  void setSurface(double opacity);
  /// Shadows are seen from above only.
  bool isSeenFrom(const Vec3& eye) const { return visible_ && up_.dot(eye) > height_; }

  /// Maps any point straight down onto the ground (a little above it, so that shadows show).
  Eigen::Matrix4d flattening() const;

  /// Distance between grid lines: 1, 2 or 5 times a power of ten [m].
  double spacing() const { return spacing_; }

 private:
  void build();
  void buildLines();
  void buildSurface();

  vtkSmartPointer<vtkRenderer> renderer_;
  vtkSmartPointer<vtkActor> surface_, lines_;
  ViewportColors colors_;
  Vec3 up_ = Vec3::UnitZ();
  Vec3 center_ = Vec3::Zero();
  double height_ = 0;
  double radius_ = 1;
  double spacing_ = 1;
  bool visible_ = true;
  double opacity_ = 0;
};

}  // namespace gyre::ui
