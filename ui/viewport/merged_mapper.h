#pragma once
// Draws a mesh whose vertices move at every frame while its cells stay: VTK's own mapper would gather and upload the
// indices of all cells each time.

#include <vtkOpenGLPolyDataMapper.h>
#include <vtkTimeStamp.h>

namespace gyre::ui {

class MergedMapper : public vtkOpenGLPolyDataMapper {
 public:
  static MergedMapper* New();
  MergedMapper(const MergedMapper&) = delete;
  MergedMapper& operator=(const MergedMapper&) = delete;

  void ReleaseGraphicsResources(vtkWindow* window) override;

 protected:
  MergedMapper() = default;
  void BuildIBO(vtkRenderer* renderer, vtkActor* actor, vtkPolyData* mesh) override;

 private:
  vtkTimeStamp indicesBuilt_;
};

}  // namespace gyre::ui
