#pragma once
// How the camera maps the world to the widget, as plain values: what the tools calculate with, without graphics.

#include "viewport/camera_controls.h"

#include <QPointF>
#include <QSizeF>

namespace gyre::ui {

struct Projection {
  CameraFrame camera;
  bool parallel = false;
  double halfHeight = 0.27;  ///< of the picture: [m] when parallel, else per metre of depth
  QSizeF size{1, 1};         ///< of the widget, in its own coordinates

  static Projection of(vtkCamera* camera, QSizeF size);

  /// The ray under a point of the widget; its direction has length one.
  Ray rayAt(QPointF position) const;
  /// Where a point of the world is drawn.
  QPointF toWidget(const Vec3& point) const;
  /// Whether it is in front of the camera at all.
  bool isAhead(const Vec3& point) const { return parallel || depth(point) > 1e-9; }
  double depth(const Vec3& point) const { return (point - camera.eye).dot(camera.forward); }
  /// Length in the world of one pixel of the widget there [m].
  double pixelAt(const Vec3& point) const;
};

/// Distance of two points of the widget in its pixels.
double pixelDistance(QPointF a, QPointF b);

}  // namespace gyre::ui
