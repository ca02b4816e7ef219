#pragma once
// A batch for geometries of few vertices: all copies are one mesh whose vertices are computed here. Thousands of boxes
// are drawn several times faster so than as instances where the processor does the drawing.

#include "viewport/part_batch.h"

#include <Eigen/Core>

#include <vector>

class vtkFloatArray;
class vtkPolyData;
class vtkUnsignedCharArray;

namespace gyre::ui {

class MergedMapper;

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
              const vtkSmartPointer<MergedMapper>& mapper);
  /// Room and cells for so many copies.
  void resize(Eigen::Index copies);
  void paint(Eigen::Index copy, QRgb color);

  vtkSmartPointer<vtkPolyData> geometry_;
  Vertices points_, normals_;  ///< of one copy; without normals where nothing is lit
  Eigen::Index count_ = 0, capacity_ = 0;
  Eigen::Index placed_ = 0;   ///< copies that may be seen unless they are shrunk to a point
  std::vector<QRgb> colors_;  ///< of the copies, as handed over
  vtkSmartPointer<vtkPolyData> mesh_;
  vtkSmartPointer<vtkFloatArray> allPoints_, allNormals_;
  vtkSmartPointer<vtkUnsignedCharArray> allColors_;
};

}  // namespace gyre::ui
