#pragma once
// The small triad in the corner that tells which way the axes run.

#include "viewport/parts_view.h"

#include <array>
#include <memory>

class vtkBillboardTextActor3D;
class vtkCamera;
class vtkGenericOpenGLRenderWindow;

namespace gyre::ui {

class OrientationTriad {
 public:
  /// Adds its own layer to the window.
  explicit OrientationTriad(vtkGenericOpenGLRenderWindow* window);

  void setVisible(bool on);
  void setTextColor(const QColor& color);
  /// Turns as the camera does, in a corner of `pixels` device pixels.
  void follow(vtkCamera* camera, int width, int height, double pixelRatio);

 private:
  vtkSmartPointer<vtkRenderer> renderer_;
  std::unique_ptr<PartsView> arrows_;
  std::array<vtkSmartPointer<vtkBillboardTextActor3D>, 3> labels_;
};

}  // namespace gyre::ui
