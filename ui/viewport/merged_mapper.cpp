#include "viewport/merged_mapper.h"

#include <vtkCellArray.h>
#include <vtkNew.h>
#include <vtkObjectFactory.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>

#include <algorithm>
#include <array>

namespace gyre::ui {

vtkStandardNewMacro(MergedMapper);

void MergedMapper::ReleaseGraphicsResources(vtkWindow* window) {
  indicesBuilt_ = {};
  vtkOpenGLPolyDataMapper::ReleaseGraphicsResources(window);
}

void MergedMapper::BuildIBO(vtkRenderer* renderer, vtkActor* actor, vtkPolyData* mesh) {
  const std::array<vtkMTimeType, 3> changed{mesh->GetVerts()->GetMTime(), mesh->GetPolys()->GetMTime(),
                                            mesh->GetLines()->GetMTime()};
  if (indicesBuilt_ > *std::max_element(changed.begin(), changed.end())) return;
  // VTK leaves out triangles whose corners coincide. Those of copies that nothing uses yet do, and will not later.
  vtkNew<vtkPoints> apart;
  for (vtkIdType done = 0; done < mesh->GetNumberOfPoints(); done += copy_->GetNumberOfPoints())
    apart->InsertPoints(done, copy_->GetNumberOfPoints(), 0, copy_);
  vtkNew<vtkPolyData> cells;
  cells->SetPoints(apart);
  cells->SetVerts(mesh->GetVerts());
  cells->SetPolys(mesh->GetPolys());
  cells->SetLines(mesh->GetLines());
  vtkOpenGLPolyDataMapper::BuildIBO(renderer, actor, cells);
  indicesBuilt_.Modified();
}

}  // namespace gyre::ui
