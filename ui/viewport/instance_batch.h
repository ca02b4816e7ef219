#pragma once
// One geometry drawn many times by one call, each time placed, scaled and coloured on its own.

#include "viewport/part.h"

#include <vtkSmartPointer.h>

class vtkActor;
class vtkDoubleArray;
class vtkFloatArray;
class vtkGlyph3DMapper;
class vtkPolyData;
class vtkRenderer;
class vtkUnsignedCharArray;

namespace gyre::ui {

enum class BatchStyle {
  solid,   ///< lit surface
  lines,   ///< edges, in a darker tone of the part's colour
  shadow,  ///< flat silhouette on the ground
  halo     ///< seen from behind only: what sticks out around the part itself marks it as selected
};

class InstanceBatch {
 public:
  InstanceBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry);
  ~InstanceBatch();
  InstanceBatch(const InstanceBatch&) = delete;
  InstanceBatch& operator=(const InstanceBatch&) = delete;

  void clear();
  void add(const Part& part, QRgb color);
  /// Hands what was added since clear() to the graphics.
  void commit();

  bool isEmpty() const;

  vtkActor* actor() const;

 private:
  vtkRenderer* renderer_;
  vtkSmartPointer<vtkPolyData> instances_;
  vtkSmartPointer<vtkDoubleArray> positions_;
  vtkSmartPointer<vtkFloatArray> orientations_, scales_;
  vtkSmartPointer<vtkUnsignedCharArray> colors_;
  vtkSmartPointer<vtkGlyph3DMapper> mapper_;
  vtkSmartPointer<vtkActor> actor_;
};

}  // namespace gyre::ui
