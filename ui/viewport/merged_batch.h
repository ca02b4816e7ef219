#pragma once
// A batch for geometries of few vertices: all copies are one mesh whose vertices are computed here. Thousands of boxes
// are drawn several times faster so than as instances where the processor does the drawing.

#include "viewport/part_batch.h"

#include <Eigen/Core>

class vtkFloatArray;
class vtkOpenGLPolyDataMapper;
class vtkPolyData;
class vtkUnsignedCharArray;

namespace gyre::ui {

class MergedBatch : public PartBatch {
 public:
  MergedBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry);

  void clear() override { count_ = 0; }
  void add(const Part& part, QRgb color) override;
  void commit() override;
  bool isEmpty() const override { return count_ == 0; }

 private:
  using Vertices = Eigen::Matrix3Xf;

  MergedBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry,
              const vtkSmartPointer<vtkOpenGLPolyDataMapper>& mapper);
  /// Room and cells for so many copies.
  void resize(Eigen::Index copies);

  vtkSmartPointer<vtkPolyData> geometry_;
  Vertices points_, normals_;  ///< of one copy; without normals where nothing is lit
  Eigen::Index count_ = 0, capacity_ = 0;
  vtkSmartPointer<vtkPolyData> mesh_;
  vtkSmartPointer<vtkFloatArray> allPoints_, allNormals_;
  vtkSmartPointer<vtkUnsignedCharArray> allColors_;
};

}  // namespace gyre::ui
