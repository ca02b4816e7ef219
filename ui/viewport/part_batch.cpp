#include "viewport/part_batch.h"

#include "viewport/lights.h"

#include <vtkActor.h>
#include <vtkMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>

namespace gyre::ui {
namespace {

constexpr double opacityOfGhosts = 0.35;

void applyStyle(vtkActor* actor, BatchStyle style) {
  vtkProperty* property = actor->GetProperty();
  switch (style) {
    case BatchStyle::solid: reflectLights(actor); break;
    case BatchStyle::ghost:
      reflectLights(actor);
      property->SetOpacity(opacityOfGhosts);
      break;
    case BatchStyle::lines:
    case BatchStyle::shadow: property->LightingOff(); break;
    case BatchStyle::halo:
      property->LightingOff();
      property->FrontfaceCullingOn();
      break;
  }
}

}  // namespace

PartBatch::PartBatch(vtkRenderer* renderer, BatchStyle style, vtkMapper* mapper)
    : renderer_(renderer), actor_(vtkSmartPointer<vtkActor>::New()) {
  actor_->SetMapper(mapper);
  applyStyle(actor_, style);
  renderer_->AddActor(actor_);
}

PartBatch::~PartBatch() { renderer_->RemoveActor(actor_); }

void PartBatch::setLineWidth(double pixels) { actor_->GetProperty()->SetLineWidth(static_cast<float>(pixels)); }

void PartBatch::setPointSize(double pixels) { actor_->GetProperty()->SetPointSize(static_cast<float>(pixels)); }

vtkActor* PartBatch::actor() const { return actor_; }

}  // namespace gyre::ui
