#include "viewport/merged_batch.h"

#include "viewport/merged_mapper.h"

#include <vtkActor.h>
#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkIdList.h>
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

Eigen::Matrix3Xf columnsOf(vtkDataArray* tuples) {
  Eigen::Matrix3Xf columns(3, tuples->GetNumberOfTuples());
  for (vtkIdType i = 0; i < columns.cols(); ++i) {
    Eigen::Vector3d v;
    tuples->GetTuple(i, v.data());
    columns.col(i) = v.cast<float>();
  }
  return columns;
}

/// The cells of one copy for so many of them, each with vertices of its own.
vtkSmartPointer<vtkCellArray> repeated(vtkCellArray* cells, Eigen::Index vertices, Eigen::Index copies) {
  auto all = vtkSmartPointer<vtkCellArray>::New();
  vtkNew<vtkIdList> cell, shifted;
  for (vtkIdType copy = 0; copy < copies; ++copy) {
    for (vtkIdType i = 0; i < cells->GetNumberOfCells(); ++i) {
      cells->GetCellAtId(i, cell);
      shifted->SetNumberOfIds(cell->GetNumberOfIds());
      for (vtkIdType k = 0; k < cell->GetNumberOfIds(); ++k) shifted->SetId(k, cell->GetId(k) + copy * vertices);
      all->InsertNextCell(shifted);
    }
  }
  return all;
}

Eigen::Map<Eigen::Matrix3Xf> block(vtkFloatArray* array, Eigen::Index first, Eigen::Index count) {
  return {array->GetPointer(3 * first), 3, count};
}

}  // namespace

MergedBatch::MergedBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry)
    : MergedBatch(renderer, style, geometry, vtkSmartPointer<MergedMapper>::New()) {}

MergedBatch::MergedBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry,
                         const vtkSmartPointer<MergedMapper>& mapper)
    : PartBatch(renderer, style, mapper),
      geometry_(geometry),
      points_(columnsOf(geometry->GetPoints()->GetData())),
      mesh_(vtkSmartPointer<vtkPolyData>::New()),
      allPoints_(vtkSmartPointer<vtkFloatArray>::New()),
      allNormals_(vtkSmartPointer<vtkFloatArray>::New()),
      allColors_(vtkSmartPointer<vtkUnsignedCharArray>::New()) {
  allPoints_->SetNumberOfComponents(3);
  allNormals_->SetNumberOfComponents(3);
  allColors_->SetNumberOfComponents(4);  // as VTK passes on without a copy
  vtkNew<vtkPoints> points;
  points->SetData(allPoints_);
  mesh_->SetPoints(points);
  mesh_->GetPointData()->SetScalars(allColors_);
  vtkDataArray* normals = geometry->GetPointData()->GetNormals();
  if (style == BatchStyle::solid && normals) {
    normals_ = columnsOf(normals);
    mesh_->GetPointData()->SetNormals(allNormals_);
  }
  mapper->SetInputData(mesh_);
  mapper->setCopy(geometry->GetPoints());
  actor()->ForceOpaqueOn();  // else VTK goes through all colours to find out
  mapper->SetColorModeToDirectScalars();
  mapper->SetVBOShiftScaleMethod(vtkOpenGLVertexBufferObject::DISABLE_SHIFT_SCALE);
}

void MergedBatch::resize(Eigen::Index copies) {
  capacity_ = copies;
  const vtkIdType vertices = points_.cols() * copies;
  // Resizing keeps what is there already.
  for (vtkDataArray* array : std::array<vtkDataArray*, 3>{allPoints_, allNormals_, allColors_}) {
    if (array == allNormals_ && normals_.cols() == 0) continue;
    array->Resize(vertices);
    array->SetNumberOfTuples(vertices);
  }
  colors_.resize(static_cast<std::size_t>(copies), qRgba(0, 0, 0, 0));  // none has been given
  placed_ = copies;                                                     // wherever chance has put them
  if (geometry_->GetNumberOfPolys() > 0) mesh_->SetPolys(repeated(geometry_->GetPolys(), points_.cols(), copies));
  if (geometry_->GetNumberOfVerts() > 0) mesh_->SetVerts(repeated(geometry_->GetVerts(), points_.cols(), copies));
  if (geometry_->GetNumberOfLines() > 0) mesh_->SetLines(repeated(geometry_->GetLines(), points_.cols(), copies));
}

void MergedBatch::add(const Part& part, QRgb color) {
  if (count_ == capacity_) resize(std::max<Eigen::Index>(8, 2 * capacity_));
  const Eigen::Index n = points_.cols(), first = n * count_++;
  const Eigen::Matrix3d turn = part.frame.orientation.toRotationMatrix();
  const Eigen::Matrix3f place = (turn * part.scale.asDiagonal()).cast<float>();
  const Eigen::Vector3f at = part.frame.position.cast<float>();
  auto points = block(allPoints_, first, n);
  points.noalias() = place.lazyProduct(points_);
  points.colwise() += at;
  if (normals_.cols() > 0) {
    const Eigen::Matrix3f tilt = (turn * part.scale.cwiseInverse().asDiagonal()).cast<float>();
    block(allNormals_, first, n).noalias() = tilt.lazyProduct(normals_);
  }
  paint(count_ - 1, color);
}

/// Colours are gathered and uploaded again only when one has changed.
void MergedBatch::paint(Eigen::Index copy, QRgb color) {
  if (std::exchange(colors_[static_cast<std::size_t>(copy)], color) == color) return;
  const std::array<unsigned char, 4> rgba{static_cast<unsigned char>(qRed(color)),
                                          static_cast<unsigned char>(qGreen(color)),
                                          static_cast<unsigned char>(qBlue(color)), 255};
  unsigned char* to = allColors_->GetPointer(4 * copy * points_.cols());
  for (Eigen::Index i = 0; i < points_.cols(); ++i) to = std::copy(rgba.begin(), rgba.end(), to);
  allColors_->Modified();
}

void MergedBatch::commit() {
  actor()->SetVisibility(count_ > 0);
  if (count_ == 0) return;
  if (capacity_ > 64 && count_ < capacity_ / 4) resize(2 * count_);
  // Copies that are not used any more shrink to a point of one that is.
  const Eigen::Index used = points_.cols() * count_, gone = std::max<Eigen::Index>(0, placed_ - count_);
  block(allPoints_, used, points_.cols() * gone).colwise() = Eigen::Vector3f(block(allPoints_, used - 1, 1));
  placed_ = count_;
  allPoints_->Modified();
  allNormals_->Modified();
  mesh_->GetPoints()->Modified();
  mesh_->Modified();
}

}  // namespace gyre::ui
