#include "viewport/orientation_triad.h"

#include "viewport/body_parts.h"
#include "viewport/camera_controls.h"

#include <vtkBillboardTextActor3D.h>
#include <vtkCamera.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkRenderer.h>
#include <vtkTextProperty.h>

namespace gyre::ui {

OrientationTriad::OrientationTriad(vtkGenericOpenGLRenderWindow* window)
    : renderer_(vtkSmartPointer<vtkRenderer>::New()), arrows_(std::make_unique<PartsView>(renderer_)) {
  renderer_->SetLayer(1);
  renderer_->InteractiveOff();
  renderer_->GetActiveCamera()->ParallelProjectionOn();
  renderer_->GetActiveCamera()->SetParallelScale(1.5);
  window->SetNumberOfLayers(2);
  window->AddRenderer(renderer_);

  std::vector<Part> parts;
  appendTriad({}, 1.0, parts);
  for (Part& part : parts) part.scale = part.scale.cwiseProduct(Vec3(1.6, 1.6, 1));  // stout enough at this size
  arrows_->show(parts, {});

  static constexpr std::array<const char*, 3> names = {"x", "y", "z"};
  for (std::size_t i = 0; i < 3; ++i) {
    auto label = vtkSmartPointer<vtkBillboardTextActor3D>::New();
    label->SetInput(names[i]);
    const Vec3 at = 1.25 * Vec3::Unit(static_cast<int>(i));
    label->SetPosition(at.x(), at.y(), at.z());
    label->GetTextProperty()->SetFontSize(12);  // in points: the window's DPI sees to the rest
    label->GetTextProperty()->SetJustificationToCentered();
    label->GetTextProperty()->SetVerticalJustificationToCentered();
    renderer_->AddActor(label);
    labels_[i] = label;
  }
}

void OrientationTriad::setVisible(bool on) { renderer_->SetDraw(on); }

void OrientationTriad::setTextColor(const QColor& color) {
  for (vtkBillboardTextActor3D* label : labels_)
    label->GetTextProperty()->SetColor(color.redF(), color.greenF(), color.blueF());
}

void OrientationTriad::follow(vtkCamera* camera, int width, int height, double pixelRatio) {
  const double side = 88 * pixelRatio;
  renderer_->SetViewport(0, 0, std::min(1.0, side / width), std::min(1.0, side / height));
  CameraFrame c = CameraFrame::of(camera);
  c.focus = Vec3::Zero();
  c.eye = -10 * c.forward;
  c.applyTo(renderer_->GetActiveCamera());
  renderer_->GetActiveCamera()->SetClippingRange(1, 20);
}

}  // namespace gyre::ui
