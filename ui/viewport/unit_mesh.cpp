#include "viewport/unit_mesh.h"

#include "scene/extrusion_surface.h"

#include <vtkCellArray.h>
#include <vtkFeatureEdges.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataNormals.h>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr double creaseAngle = 30;  // [degrees]: flatter edges are taken for the facets of something round

/// In its true proportions, which the angles at the edges depend on.
vtkSmartPointer<vtkPolyData> inProportion(const UnitMesh& mesh) {
  vtkNew<vtkPoints> points;
  points->SetDataTypeToDouble();
  for (const Vec3& x : mesh.vertices) {
    const Vec3 p = x.cwiseProduct(mesh.extents);
    points->InsertNextPoint(p.data());
  }
  vtkNew<vtkCellArray> cells;
  for (const Triangle& t : mesh.triangles) {
    const vtkIdType ids[] = {t[0], t[1], t[2]};
    cells->InsertNextCell(3, ids);
  }
  auto data = vtkSmartPointer<vtkPolyData>::New();
  data->SetPoints(points);
  data->SetPolys(cells);
  return data;
}

/// Back to the unit cube. Normals are turned the other way: the mapper undoes it when it scales.
void squeeze(vtkPolyData* data, const Vec3& extents) {
  vtkPoints* points = data->GetPoints();
  for (vtkIdType i = 0; i < points->GetNumberOfPoints(); ++i) {
    Vec3 p;
    points->GetPoint(i, p.data());
    p = p.cwiseQuotient(extents);
    points->SetPoint(i, p.data());
  }
  vtkDataArray* normals = data->GetPointData()->GetNormals();
  for (vtkIdType i = 0; normals && i < normals->GetNumberOfTuples(); ++i) {
    Vec3 n;
    normals->GetTuple(i, n.data());
    n = n.cwiseProduct(extents).normalized();
    normals->SetTuple(i, n.data());
  }
}

}  // namespace

std::shared_ptr<const UnitMesh> unitMesh(const Shape& shape) {
  const auto mesh = std::make_shared<UnitMesh>();
  if (shape.kind != Shape::Kind::extrusion && shape.kind != Shape::Kind::mesh) return nullptr;
  Surface surface = shape.kind == Shape::Kind::mesh ? Surface{shape.mesh->vertices(), shape.mesh->triangles()}
                                                    : extrusionSurface(shape.outline, shape.length);
  mesh->vertices = std::move(surface.points);
  mesh->triangles = std::move(surface.triangles);
  Eigen::AlignedBox3d box;
  for (const Vec3& x : mesh->vertices) box.extend(x);
  mesh->center = box.center();
  mesh->extents = box.sizes().cwiseMax(std::max(1e-6 * box.diagonal().norm(), 1e-9));  // flat ones must not divide by 0
  for (Vec3& x : mesh->vertices) x = (x - mesh->center).cwiseQuotient(mesh->extents);
  return mesh;
}

vtkSmartPointer<vtkPolyData> surfaceMesh(const UnitMesh& mesh) {
  vtkNew<vtkPolyDataNormals> normals;
  normals->SetInputData(inProportion(mesh));
  normals->SetFeatureAngle(creaseAngle);
  normals->SplittingOn();
  normals->ConsistencyOff();
  normals->Update();
  vtkSmartPointer<vtkPolyData> data = normals->GetOutput();
  squeeze(data, mesh.extents);
  return data;
}

vtkSmartPointer<vtkPolyData> edgeLines(const UnitMesh& mesh) {
  vtkNew<vtkFeatureEdges> edges;
  edges->SetInputData(inProportion(mesh));
  edges->SetFeatureAngle(creaseAngle);
  edges->ColoringOff();
  edges->ManifoldEdgesOff();
  edges->Update();
  vtkSmartPointer<vtkPolyData> data = edges->GetOutput();
  squeeze(data, mesh.extents);
  return data;
}

}  // namespace gyre::ui
