#pragma once
// Draws many copies of one geometry as a mesh whose vertices move at every frame while its cells stay: VTK's own mapper
// would gather and upload the indices of all cells each time.

#include <vtkOpenGLPolyDataMapper.h>
#include <vtkSmartPointer.h>
#include <vtkTimeStamp.h>

class vtkPoints;

namespace gyre::ui {

class MergedMapper : public vtkOpenGLPolyDataMapper {
 public:
  static MergedMapper* New();
  MergedMapper(const MergedMapper&) = delete;
  MergedMapper& operator=(const MergedMapper&) = delete;

  /// The points of one copy.
  void setCopy(vtkPoints* points) { copy_ = points; }
  void ReleaseGraphicsResources(vtkWindow* window) override;

 protected:
  MergedMapper() = default;
  void BuildIBO(vtkRenderer* renderer, vtkActor* actor, vtkPolyData* mesh) override;

 private:
  vtkSmartPointer<vtkPoints> copy_;
  vtkTimeStamp indicesBuilt_;
};

}  // namespace gyre::ui
