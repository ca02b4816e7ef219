#pragma once
// All flexible beams as one mesh, whose vertices are computed here and whose cells stay while the beams are the same.

#include "viewport/part_batch.h"
#include "viewport/swept_mesh.h"

#include <memory>
#include <vector>

class vtkFloatArray;
class vtkPolyData;
class vtkUnsignedCharArray;

namespace gyre::ui {

class MergedMapper;

class SweptBatch : public PartBatch {
 public:
  SweptBatch(vtkRenderer* renderer, BatchStyle style);

  void clear() override { parts_.clear(); }
  void add(const Part& part, QRgb color) override { parts_.push_back({part, color}); }
  void commit() override;
  bool isEmpty() const override { return parts_.empty(); }

 private:
  struct Added {
    Part part;
    QRgb color;
  };
  using Skins = std::vector<std::shared_ptr<const BeamSkin>>;

  SweptBatch(vtkRenderer* renderer, BatchStyle style, const vtkSmartPointer<MergedMapper>& mapper);
  void makeCells(const Skins& skins);
  /// @return behind its vertices
  vtkIdType write(const Added& added, vtkIdType first);

  BatchStyle style_;
  bool isLit_;
  std::vector<Added> parts_;
  Skins skins_;  ///< whose cells are there
  vtkSmartPointer<vtkPolyData> mesh_;
  vtkSmartPointer<vtkFloatArray> points_, normals_;
  vtkSmartPointer<vtkUnsignedCharArray> colors_;
};

}  // namespace gyre::ui
