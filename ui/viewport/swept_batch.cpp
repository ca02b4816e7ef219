#include "viewport/swept_batch.h"

#include "viewport/merged_mapper.h"

#include <vtkActor.h>
#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkOpenGLVertexBufferObject.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkUnsignedCharArray.h>

#include <algorithm>
#include <array>
#include <utility>

namespace gyre::ui {
namespace {

Eigen::Map<Eigen::Matrix3Xf> verticesIn(vtkFloatArray* array, vtkIdType first, vtkIdType count) {
  return {array->GetPointer(3 * first), 3, count};
}

std::array<unsigned char, 4> bytesOf(QRgb color) {
  return {static_cast<unsigned char>(qRed(color)), static_cast<unsigned char>(qGreen(color)),
          static_cast<unsigned char>(qBlue(color)), 255};
}

}  // namespace

SweptBatch::SweptBatch(vtkRenderer* renderer, BatchStyle style)
    : SweptBatch(renderer, style, vtkSmartPointer<MergedMapper>::New()) {}

SweptBatch::SweptBatch(vtkRenderer* renderer, BatchStyle style, const vtkSmartPointer<MergedMapper>& mapper)
    : PartBatch(renderer, style, mapper),
      style_(style),
      isLit_(style == BatchStyle::solid || style == BatchStyle::ghost),
      mesh_(vtkSmartPointer<vtkPolyData>::New()),
      points_(vtkSmartPointer<vtkFloatArray>::New()),
      normals_(vtkSmartPointer<vtkFloatArray>::New()),
      colors_(vtkSmartPointer<vtkUnsignedCharArray>::New()) {
  points_->SetNumberOfComponents(3);
  normals_->SetNumberOfComponents(3);
  colors_->SetNumberOfComponents(4);
  vtkNew<vtkPoints> points;
  points->SetData(points_);
  mesh_->SetPoints(points);
  mesh_->GetPointData()->SetScalars(colors_);
  if (isLit_) mesh_->GetPointData()->SetNormals(normals_);
  mapper->SetInputData(mesh_);
  mapper->setCopy(points);
  mapper->SetColorModeToDirectScalars();
  mapper->SetVBOShiftScaleMethod(vtkOpenGLVertexBufferObject::DISABLE_SHIFT_SCALE);
  if (style != BatchStyle::ghost) actor()->ForceOpaqueOn();  // else VTK goes through all colours to find out
}

void SweptBatch::makeCells(const Skins& skins) {
  skins_ = skins;
  vtkNew<vtkCellArray> cells;
  vtkIdType first = 0;
  for (const auto& skin : skins) {
    if (style_ == BatchStyle::lines)
      for (const BeamSkin::Edge& e : skin->edges()) {
        const std::array<vtkIdType, 2> ends{first + e[0], first + e[1]};
        cells->InsertNextCell(2, ends.data());
      }
    else
      for (const Triangle& t : skin->triangles()) {
        const std::array<vtkIdType, 3> corners{first + t[0], first + t[1], first + t[2]};
        cells->InsertNextCell(3, corners.data());
      }
    first += static_cast<vtkIdType>(skin->vertices().size());
  }
  points_->SetNumberOfTuples(first);
  if (isLit_) normals_->SetNumberOfTuples(first);
  colors_->SetNumberOfTuples(first);
  if (style_ == BatchStyle::lines) mesh_->SetLines(cells);
  else mesh_->SetPolys(cells);
}

vtkIdType SweptBatch::write(const Added& added, vtkIdType first) {
  const Part& part = added.part;
  const SweptMesh& swept = *part.swept;
  const vtkIdType count = swept.points.cols();
  auto points = verticesIn(points_, first, count);
  points.noalias() = part.scale.cast<float>().asDiagonal() * swept.points;
  points.colwise() += Eigen::Vector3f(part.frame.position.cast<float>());
  if (part.ratio > 0) points += static_cast<float>(part.ratio) * swept.growth;
  if (isLit_) verticesIn(normals_, first, count) = swept.normals;
  const bool bySection = style_ == BatchStyle::solid && !swept.colors.empty();
  const auto plain = bytesOf(added.color);
  unsigned char* to = colors_->GetPointer(4 * first);
  for (const BeamSkin::Vertex& v : swept.skin->vertices()) {
    const auto bytes = bySection ? bytesOf(swept.colors[v.section]) : plain;
    to = std::copy(bytes.begin(), bytes.end(), to);
  }
  return first + count;
}

void SweptBatch::commit() {
  actor()->SetVisibility(!parts_.empty());
  if (parts_.empty()) return;
  Skins skins;
  for (const Added& added : parts_) skins.push_back(added.part.swept->skin);
  if (skins != skins_) makeCells(skins);
  vtkIdType first = 0;
  for (const Added& added : parts_) first = write(added, first);
  points_->Modified();
  normals_->Modified();
  colors_->Modified();
  mesh_->GetPoints()->Modified();
  mesh_->Modified();
}

}  // namespace gyre::ui
