#include "viewport/instance_batch.h"

#include <vtkActor.h>
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
void addArray(vtkPolyData* data, const char* name, int components) {
  vtkNew<Array> array;
  array->SetName(name);
  array->SetNumberOfComponents(components);
  data->GetPointData()->AddArray(array);
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
      mapper_(vtkSmartPointer<vtkGlyph3DMapper>::New()),
      actor_(vtkSmartPointer<vtkActor>::New()) {
  vtkNew<vtkPoints> points;
  points->SetDataTypeToDouble();
  instances_->SetPoints(points);
  addArray<vtkFloatArray>(instances_, orientationName, 4);
  addArray<vtkFloatArray>(instances_, scaleName, 3);
  addArray<vtkUnsignedCharArray>(instances_, colorName, 3);

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

vtkActor* InstanceBatch::actor() const { return actor_; }

void InstanceBatch::clear() {
  instances_->GetPoints()->Reset();
  for (const char* name : {orientationName, scaleName, colorName}) instances_->GetPointData()->GetArray(name)->Reset();
}

void InstanceBatch::add(const Part& part, QRgb color) {
  const Vec3& p = part.frame.position;
  const Quat& q = part.frame.orientation;
  vtkPointData* data = instances_->GetPointData();
  instances_->GetPoints()->InsertNextPoint(p.data());
  data->GetArray(orientationName)->InsertNextTuple4(q.w(), q.x(), q.y(), q.z());
  data->GetArray(scaleName)->InsertNextTuple3(part.scale.x(), part.scale.y(), part.scale.z());
  data->GetArray(colorName)->InsertNextTuple3(qRed(color), qGreen(color), qBlue(color));
}

void InstanceBatch::commit() {
  instances_->GetPoints()->Modified();
  for (const char* name : {orientationName, scaleName, colorName})
    instances_->GetPointData()->GetArray(name)->Modified();
  instances_->Modified();
  actor_->SetVisibility(instances_->GetNumberOfPoints() > 0);
}

}  // namespace gyre::ui
