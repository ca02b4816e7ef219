#include "viewport/instance_batch.h"

#include <vtkActor.h>
#include <vtkDoubleArray.h>
#include <vtkFloatArray.h>
#include <vtkGlyph3DMapper.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkUnsignedCharArray.h>

namespace gyre::ui {
namespace {

constexpr const char* orientationName = "orientation";
constexpr const char* scaleName = "scale";
constexpr const char* colorName = "color";

template <class Array>
vtkSmartPointer<Array> addArray(vtkPolyData* data, const char* name, int components) {
  auto array = vtkSmartPointer<Array>::New();
  array->SetName(name);
  array->SetNumberOfComponents(components);
  data->GetPointData()->AddArray(array);
  return array;
}

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

InstanceBatch::InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry)
    : renderer_(renderer),
      instances_(vtkSmartPointer<vtkPolyData>::New()),
      positions_(vtkSmartPointer<vtkDoubleArray>::New()),
      mapper_(vtkSmartPointer<vtkGlyph3DMapper>::New()),
      actor_(vtkSmartPointer<vtkActor>::New()) {
  positions_->SetNumberOfComponents(3);
  vtkNew<vtkPoints> points;
  points->SetData(positions_);
  instances_->SetPoints(points);
  orientations_ = addArray<vtkFloatArray>(instances_, orientationName, 4);
  scales_ = addArray<vtkFloatArray>(instances_, scaleName, 3);
  colors_ = addArray<vtkUnsignedCharArray>(instances_, colorName, 3);

  mapper_->SetInputData(instances_);
  mapper_->SetSourceData(geometry);
  mapper_->SetOrientationArray(orientationName);
  mapper_->SetOrientationModeToQuaternion();
  mapper_->SetScaleArray(scaleName);
  mapper_->SetScaleModeToScaleByVectorComponents();
  mapper_->SetScalarModeToUsePointFieldData();
  mapper_->SelectColorArray(colorName);
  mapper_->SetColorModeToDirectScalars();

  actor_->SetMapper(mapper_);
  applyStyle(actor_->GetProperty(), style);
  renderer_->AddActor(actor_);
}

InstanceBatch::~InstanceBatch() { renderer_->RemoveActor(actor_); }

bool InstanceBatch::isEmpty() const { return instances_->GetNumberOfPoints() == 0; }

vtkActor* InstanceBatch::actor() const { return actor_; }

void InstanceBatch::clear() {
  positions_->Reset();
  orientations_->Reset();
  scales_->Reset();
  colors_->Reset();
}

void InstanceBatch::add(const Part& part, QRgb color) {
  const Eigen::Vector4f q = part.frame.orientation.coeffs().cast<float>();
  const float wxyz[] = {q[3], q[0], q[1], q[2]};
  const Eigen::Vector3f scale = part.scale.cast<float>();
  const unsigned char rgb[] = {static_cast<unsigned char>(qRed(color)), static_cast<unsigned char>(qGreen(color)),
                               static_cast<unsigned char>(qBlue(color))};
  positions_->InsertNextTypedTuple(part.frame.position.data());
  orientations_->InsertNextTypedTuple(wxyz);
  scales_->InsertNextTypedTuple(scale.data());
  colors_->InsertNextTypedTuple(rgb);
}

void InstanceBatch::commit() {
  instances_->GetPoints()->Modified();
  orientations_->Modified();
  scales_->Modified();
  colors_->Modified();
  instances_->Modified();
  actor_->SetVisibility(instances_->GetNumberOfPoints() > 0);
}

}  // namespace gyre::ui
