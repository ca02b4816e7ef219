#include "viewport/part_batch.h"

#include <vtkActor.h>
#include <vtkMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>

namespace gyre::ui {
namespace {

void applyStyle(vtkProperty* property, BatchStyle style) {
  switch (style) {
    case BatchStyle::solid:
      property->SetInterpolationToPhong();
      property->SetAmbient(0.48);
      property->SetDiffuse(0.62);
      property->SetSpecular(0.10);
      property->SetSpecularPower(24);
      break;
    case BatchStyle::lines:
      property->LightingOff();
      property->SetLineWidth(1.0F);
      break;
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
  applyStyle(actor_->GetProperty(), style);
  renderer_->AddActor(actor_);
}

PartBatch::~PartBatch() { renderer_->RemoveActor(actor_); }

vtkActor* PartBatch::actor() const { return actor_; }

}  // namespace gyre::ui
