#include "viewport/front_layer.h"

#include "viewport/lights.h"
#include "viewport/scene_parts.h"

#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkRenderer.h>

namespace gyre::ui {

FrontLayer::FrontLayer(vtkGenericOpenGLRenderWindow* window, vtkRenderer* scene)
    : layer_(vtkSmartPointer<vtkRenderer>::New()), contacts_(layer_, scene), loads_(layer_), diagrams_(layer_) {
  layer_->SetLayer(1);
  layer_->InteractiveOff();
  layer_->SetActiveCamera(scene->GetActiveCamera());
  layer_->DrawOff();
  addLights(layer_);
  window->SetNumberOfLayers(2);
  window->AddRenderer(layer_);
}

FrontLayer::~FrontLayer() = default;

vtkRenderer* FrontLayer::renderer() const { return layer_; }

void FrontLayer::setColors(const ViewportColors& colors) {
  contacts_.setColors(colors);
  loads_.setColors(colors);
  diagrams_.setColors(colors);
  rim_ = colors.contactRim.rgb();
}

void FrontLayer::show(const Lens& lens, const SceneParts& scene, double pixelRatio) {
  const double bodySize = scene.extent().bodySize;  // typical [m]
  contacts_.show(lens, bodySize, pixelRatio);
  loads_.show({.lens = lens, .bodySize = bodySize, .pixelRatio = pixelRatio, .rim = rim_});
  diagrams_.show(scene, pixelRatio);
  layer_->SetPreserveDepthBuffer(contacts_.isEmpty() ? loads_.isEmpty() : !contacts_.parts().inFront);
  layer_->SetDraw(!isEmpty());
}

}  // namespace gyre::ui
