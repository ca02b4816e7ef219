#include "viewport/merged_batch.h"

#include <vtkActor.h>
#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkIdList.h>
#include <vtkNew.h>
#include <vtkOpenGLPolyDataMapper.h>
#include <vtkOpenGLVertexBufferObject.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkUnsignedCharArray.h>

#include <algorithm>
#include <array>
#include <cstdint>

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
    : MergedBatch(renderer, style, geometry, vtkSmartPointer<vtkOpenGLPolyDataMapper>::New()) {}

MergedBatch::MergedBatch(vtkRenderer* renderer, BatchStyle style, vtkPolyData* geometry,
                         const vtkSmartPointer<vtkOpenGLPolyDataMapper>& mapper)
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
  // Opaque also where there is no copy yet: one pale vertex, and VTK draws all of them as translucent, unsorted.
  const Eigen::Index used = std::min(count_, copies) * points_.cols();
  std::fill(allColors_->GetPointer(4 * used), allColors_->GetPointer(0) + 4 * vertices, std::uint8_t{255});
  if (geometry_->GetNumberOfPolys() > 0) mesh_->SetPolys(repeated(geometry_->GetPolys(), points_.cols(), copies));
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
  const std::array<unsigned char, 4> rgba{static_cast<unsigned char>(qRed(color)),
                                          static_cast<unsigned char>(qGreen(color)),
                                          static_cast<unsigned char>(qBlue(color)), 255};
  unsigned char* to = allColors_->GetPointer(4 * first);
  for (Eigen::Index i = 0; i < n; ++i) to = std::copy(rgba.begin(), rgba.end(), to);
}

void MergedBatch::commit() {
  actor()->SetVisibility(count_ > 0);
  if (count_ == 0) return;
  if (capacity_ > 64 && count_ < capacity_ / 4) resize(2 * count_);
  // Copies that are not used shrink to a point of one that is.
  const Eigen::Index used = points_.cols() * count_, rest = points_.cols() * capacity_ - used;
  block(allPoints_, used, rest).colwise() = Eigen::Vector3f(block(allPoints_, used - 1, 1));
  allPoints_->Modified();
  allNormals_->Modified();
  allColors_->Modified();
  mesh_->GetPoints()->Modified();
  mesh_->Modified();
}

}  // namespace gyre::ui
