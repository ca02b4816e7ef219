#include "viewport/instance_batch.h"

#include <vtkActor.h>
#include <vtkDoubleArray.h>
#include <vtkFloatArray.h>
#include <vtkGlyph3DMapper.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
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

}  // namespace

InstanceBatch::InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry)
    : InstanceBatch(renderer, style, geometry, vtkSmartPointer<vtkGlyph3DMapper>::New()) {}

InstanceBatch::InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry,
                             const vtkSmartPointer<vtkGlyph3DMapper>& mapper)
    : PartBatch(renderer, style, mapper),
      instances_(vtkSmartPointer<vtkPolyData>::New()),
      positions_(vtkSmartPointer<vtkDoubleArray>::New()) {
  positions_->SetNumberOfComponents(3);
  vtkNew<vtkPoints> points;
  points->SetData(positions_);
  instances_->SetPoints(points);
  orientations_ = addArray<vtkFloatArray>(instances_, orientationName, 4);
  scales_ = addArray<vtkFloatArray>(instances_, scaleName, 3);
  colors_ = addArray<vtkUnsignedCharArray>(instances_, colorName, 3);

  mapper->SetInputData(instances_);
  mapper->SetSourceData(geometry);
  mapper->SetOrientationArray(orientationName);
  mapper->SetOrientationModeToQuaternion();
  mapper->SetScaleArray(scaleName);
  mapper->SetScaleModeToScaleByVectorComponents();
  mapper->SetScalarModeToUsePointFieldData();
  mapper->SelectColorArray(colorName);
  mapper->SetColorModeToDirectScalars();
}

bool InstanceBatch::isEmpty() const { return instances_->GetNumberOfPoints() == 0; }

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
  actor()->SetVisibility(!isEmpty());
}

}  // namespace gyre::ui
