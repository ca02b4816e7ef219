#pragma once
// One geometry drawn many times by one call, each time placed, scaled and coloured on its own.

#include "viewport/part.h"

#include <vtkSmartPointer.h>

class vtkActor;
class vtkMapper;
class vtkRenderer;

namespace gyre::ui {

enum class BatchStyle {
  solid,   ///< lit surface
  lines,   ///< edges, in a darker tone of the part's colour
  ghost,   ///< the same, seen through
  shadow,  ///< flat silhouette on the ground
  halo     ///< seen from behind only: what sticks out around the part itself marks it as selected
};

class PartBatch {
 public:
  virtual ~PartBatch();
  PartBatch(const PartBatch&) = delete;
  PartBatch& operator=(const PartBatch&) = delete;

  virtual void clear() = 0;
  virtual void add(const Part& part, QRgb color) = 0;
  /// Hands what was added since clear() to the graphics.
  virtual void commit() = 0;
  virtual bool isEmpty() const = 0;

  void setLineWidth(double pixels);
  void setPointSize(double pixels);
  vtkActor* actor() const;

 protected:
  PartBatch(vtkRenderer* renderer, BatchStyle style, vtkMapper* mapper);

 private:
  vtkRenderer* renderer_;
  vtkSmartPointer<vtkActor> actor_;
};

}  // namespace gyre::ui
