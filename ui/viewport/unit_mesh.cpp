#include "viewport/unit_mesh.h"

#include <vtkCellArray.h>
#include <vtkContourTriangulator.h>
#include <vtkFeatureEdges.h>
#include <vtkIdList.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataNormals.h>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr double creaseAngle = 30;  // [degrees]: flatter edges are taken for the facets of something round

/// The outline as triangles; empty when VTK finds none.
std::vector<Triangle> triangulated(const Outline& outline) {
  vtkNew<vtkPoints> points;
  points->SetDataTypeToDouble();
  vtkNew<vtkIdList> polygon;
  for (const Vec2& p : outline) polygon->InsertNextId(points->InsertNextPoint(p.x(), p.y(), 0));
  vtkNew<vtkCellArray> cells;
  if (!vtkContourTriangulator::TriangulatePolygon(polygon, points, cells)) return {};
  std::vector<Triangle> triangles;
  vtkNew<vtkIdList> corners;
  for (vtkIdType i = 0; i < cells->GetNumberOfCells(); ++i) {
    cells->GetCellAtId(i, corners);
    if (corners->GetNumberOfIds() != 3) continue;
    triangles.push_back({static_cast<int>(corners->GetId(0)), static_cast<int>(corners->GetId(1)),
                         static_cast<int>(corners->GetId(2))});
  }
  return triangles;
}

/// Both ends of an extrusion and its sides.
void extrude(Outline outline, double length, std::vector<Vec3>& vertices, std::vector<Triangle>& triangles) {
  double twiceArea = 0;  // positive counter-clockwise
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i] - outline[0], b = outline[(i + 1) % outline.size()] - outline[0];
    twiceArea += a.x() * b.y() - a.y() * b.x();
  }
  if (twiceArea < 0) std::reverse(outline.begin(), outline.end());
  const int n = static_cast<int>(outline.size());
  for (const double z : {-0.5 * length, 0.5 * length})
    for (const Vec2& p : outline) vertices.emplace_back(p.x(), p.y(), z);
  for (const Triangle& t : triangulated(outline)) {
    triangles.push_back({t[2], t[1], t[0]});
    triangles.push_back({t[0] + n, t[1] + n, t[2] + n});
  }
  for (int i = 0; i < n; ++i) {
    const int j = (i + 1) % n;
    triangles.push_back({i, j, j + n});
    triangles.push_back({i, j + n, i + n});
  }
}

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
  if (shape.kind == Shape::Kind::extrusion) {
    extrude(shape.outline, shape.length, mesh->vertices, mesh->triangles);
  } else if (shape.kind == Shape::Kind::mesh) {
    mesh->vertices = shape.mesh->vertices();
    mesh->triangles = shape.mesh->triangles();
  } else {
    return nullptr;
  }
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
