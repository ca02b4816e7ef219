#include "viewport/merged_mapper.h"

#include <vtkCellArray.h>
#include <vtkObjectFactory.h>
#include <vtkPolyData.h>

#include <algorithm>

namespace gyre::ui {

vtkStandardNewMacro(MergedMapper);

void MergedMapper::ReleaseGraphicsResources(vtkWindow* window) {
  indicesBuilt_ = {};
  vtkOpenGLPolyDataMapper::ReleaseGraphicsResources(window);
}

void MergedMapper::BuildIBO(vtkRenderer* renderer, vtkActor* actor, vtkPolyData* mesh) {
  if (indicesBuilt_ > std::max(mesh->GetPolys()->GetMTime(), mesh->GetLines()->GetMTime())) return;
  vtkOpenGLPolyDataMapper::BuildIBO(renderer, actor, mesh);
  indicesBuilt_.Modified();
}

}  // namespace gyre::ui
