#pragma once
// A batch for geometries of many vertices: the graphics place each instance. What is uploaded of an instance is small,
// but starting one costs some microseconds where the processor does the drawing.

#include "viewport/part_batch.h"

class vtkDoubleArray;
class vtkFloatArray;
class vtkGlyph3DMapper;
class vtkPolyData;
class vtkUnsignedCharArray;

namespace gyre::ui {

class InstanceBatch : public PartBatch {
 public:
  InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry);

  void clear() override;
  void add(const Part& part, QRgb color) override;
  void commit() override;
  bool isEmpty() const override;

 private:
  InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry,
                const vtkSmartPointer<vtkGlyph3DMapper>& mapper);

  vtkSmartPointer<vtkPolyData> instances_;
  vtkSmartPointer<vtkDoubleArray> positions_;
  vtkSmartPointer<vtkFloatArray> orientations_, scales_;
  vtkSmartPointer<vtkUnsignedCharArray> colors_;
};

}  // namespace gyre::ui
