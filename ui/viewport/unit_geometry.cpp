#include "viewport/unit_geometry.h"

#include <vtkCellArray.h>
#include <vtkCleanPolyData.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkTubeFilter.h>

#include <cmath>
#include <initializer_list>
#include <numbers>
#include <utility>
#include <vector>

namespace gyre::ui {
namespace {

using std::numbers::pi;

/// Gathers points, normals, triangles and lines of one mesh.
class MeshBuilder {
 public:
  vtkIdType point(const Vec3& p, const Vec3& normal) {
    const auto n = normal.normalized();
    normals_->InsertNextTuple3(n.x(), n.y(), n.z());
    return points_->InsertNextPoint(p.x(), p.y(), p.z());
  }
  void triangle(vtkIdType a, vtkIdType b, vtkIdType c) {
    const vtkIdType ids[] = {a, b, c};
    triangles_->InsertNextCell(3, ids);
  }
  void line(const std::vector<Vec3>& path) {
    lines_->InsertNextCell(static_cast<int>(path.size()));
    for (const Vec3& p : path) lines_->InsertCellPoint(point(p, p.norm() > 0 ? p : Vec3::UnitZ()));
  }
  vtkSmartPointer<vtkPolyData> mesh() const {
    auto mesh = vtkSmartPointer<vtkPolyData>::New();
    mesh->SetPoints(points_);
    normals_->SetName("Normals");
    mesh->GetPointData()->SetNormals(normals_);
    if (triangles_->GetNumberOfCells() > 0) mesh->SetPolys(triangles_);
    if (lines_->GetNumberOfCells() > 0) mesh->SetLines(lines_);
    return mesh;
  }
  MeshBuilder() { normals_->SetNumberOfComponents(3); }

 private:
  vtkNew<vtkPoints> points_;
  vtkNew<vtkFloatArray> normals_;
  vtkNew<vtkCellArray> triangles_;
  vtkNew<vtkCellArray> lines_;
};

struct ProfilePoint {
  double r, z, normalR, normalZ;
};
/// Profile of a surface of revolution: pieces with a sharp edge between them, each from low z to high z.
using Profile = std::vector<std::vector<ProfilePoint>>;

int segments(Detail detail) {
  switch (detail) {
    case Detail::speck: return 4;
    case Detail::tiny: return 6;
    case Detail::coarse: return 14;
    case Detail::fine: break;
  }
  return 40;
}

/// Points of a circular arc about (0, height), from one latitude to another.
std::vector<ProfilePoint> cap(double height, double from, double to, int steps) {
  std::vector<ProfilePoint> points;
  for (int i = 0; i <= steps; ++i) {
    const double latitude = from + (to - from) * i / steps;
    const double c = std::cos(latitude), s = std::sin(latitude);
    const double r = c < 1e-12 ? 0 : c;  // no triangles at the poles that have no area
    points.push_back({r, height + s, r, s});
  }
  return points;
}

Profile profileOf(Geometry geometry, double ratio, Detail detail) {
  const int steps = segments(detail) / 4;
  const std::vector<ProfilePoint> base = {{0, -0.5, 0, -1}, {1, -0.5, 0, -1}};
  switch (geometry) {
    case Geometry::sphere: return {cap(0, -pi / 2, pi / 2, 2 * steps)};
    case Geometry::cylinder: return {base, {{1, -0.5, 1, 0}, {1, 0.5, 1, 0}}, {{1, 0.5, 0, 1}, {0, 0.5, 0, 1}}};
    case Geometry::cone: return {base, {{1, -0.5, 1, 1}, {0, 0.5, 1, 1}}};
    case Geometry::capsule: {
      std::vector<ProfilePoint> side = cap(-ratio / 2, -pi / 2, 0, steps);
      const std::vector<ProfilePoint> upper = cap(ratio / 2, 0, pi / 2, steps);
      side.insert(side.end(), upper.begin(), upper.end());
      return {side};
    }
    default: return {};
  }
}

Vec3 onCircle(double angle, double r, double z) { return {r * std::cos(angle), r * std::sin(angle), z}; }

vtkSmartPointer<vtkPolyData> revolve(const Profile& profile, int n) {
  MeshBuilder builder;
  for (const std::vector<ProfilePoint>& piece : profile) {
    std::vector<std::vector<vtkIdType>> rings;
    for (const ProfilePoint& p : piece) {
      std::vector<vtkIdType>& ring = rings.emplace_back();
      if (p.r == 0 && p.normalR == 0) {  // a pole is one point
        ring.assign(static_cast<std::size_t>(n), builder.point({0, 0, p.z}, {0, 0, p.normalZ}));
        continue;
      }
      for (int i = 0; i < n; ++i) {
        const double angle = 2 * pi * i / n;
        ring.push_back(builder.point(onCircle(angle, p.r, p.z), onCircle(angle, p.normalR, p.normalZ)));
      }
    }
    for (std::size_t k = 0; k + 1 < rings.size(); ++k) {
      for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
        const std::size_t j = (i + 1) % static_cast<std::size_t>(n);
        if (piece[k].r > 0) builder.triangle(rings[k][i], rings[k][j], rings[k + 1][j]);
        if (piece[k + 1].r > 0) builder.triangle(rings[k][i], rings[k + 1][j], rings[k + 1][i]);
      }
    }
  }
  return builder.mesh();
}

vtkSmartPointer<vtkPolyData> boxFaces(std::initializer_list<double> sides) {
  MeshBuilder builder;
  for (int axis = 0; axis < 3; ++axis) {
    for (const double side : sides) {
      Vec3 n = Vec3::Zero(), u = Vec3::Zero();
      n[axis] = side;
      u[(axis + 1) % 3] = 1;
      const Vec3 v = n.cross(u);
      const vtkIdType a = builder.point(0.5 * (n - u - v), n);
      const vtkIdType b = builder.point(0.5 * (n + u - v), n);
      const vtkIdType c = builder.point(0.5 * (n + u + v), n);
      const vtkIdType d = builder.point(0.5 * (n - u + v), n);
      builder.triangle(a, b, c);
      builder.triangle(a, c, d);
    }
  }
  return builder.mesh();
}

vtkSmartPointer<vtkPolyData> tube(const std::vector<Vec3>& path, double radius, int sides) {
  MeshBuilder builder;
  builder.line(path);
  vtkSmartPointer<vtkPolyData> line = builder.mesh();
  line->GetPointData()->SetNormals(nullptr);
  vtkNew<vtkTubeFilter> filter;
  filter->SetInputData(line);
  filter->SetRadius(radius);
  filter->SetNumberOfSides(sides);
  filter->CappingOn();
  filter->Update();
  return filter->GetOutput();
}

/// Built at its drawn proportions, then flattened to z from 0 to 1, so that the wire is round when first drawn.
vtkSmartPointer<vtkPolyData> coil(double ratio, Detail detail) {
  const int turns = 8, perTurn = detail == Detail::fine ? 22 : 10;
  std::vector<Vec3> path = {{0, 0, 0}, {0, 0, 0.09 * ratio}};
  for (int i = 0; i <= turns * perTurn; ++i) {
    const double s = static_cast<double>(i) / (turns * perTurn);
    path.push_back(onCircle(2 * pi * turns * s, 1, ratio * (0.12 + 0.76 * s)));
  }
  path.insert(path.end(), {{0, 0, 0.91 * ratio}, {0, 0, ratio}});
  vtkSmartPointer<vtkPolyData> mesh = tube(path, 0.17, detail == Detail::fine ? 8 : 5);
  vtkPoints* points = mesh->GetPoints();
  for (vtkIdType i = 0; i < points->GetNumberOfPoints(); ++i) {
    Vec3 p;
    points->GetPoint(i, p.data());
    points->SetPoint(i, p.x(), p.y(), p.z() / ratio);
  }
  // The mapper turns normals with the inverse of the scaling: undo the flattening in them likewise.
  vtkDataArray* normals = mesh->GetPointData()->GetNormals();
  for (vtkIdType i = 0; i < normals->GetNumberOfTuples(); ++i) {
    Vec3 n;
    normals->GetTuple(i, n.data());
    n.z() *= ratio;
    n.normalize();
    normals->SetTuple(i, n.data());
  }
  return mesh;
}

vtkSmartPointer<vtkPolyData> arc() {
  std::vector<Vec3> path;
  for (int i = 0; i <= 36; ++i) path.push_back(onCircle(1.5 * pi * i / 36, 1, 0));
  return tube(path, 0.07, 8);
}

std::vector<Vec3> circle(double r, double z, int n) {
  std::vector<Vec3> path;
  for (int i = 0; i <= n; ++i) path.push_back(onCircle(2 * pi * i / n, r, z));
  return path;
}

void addBoxEdges(MeshBuilder& builder) {
  for (int axis = 0; axis < 3; ++axis) {
    for (const double a : {-0.5, 0.5}) {
      for (const double b : {-0.5, 0.5}) {
        Vec3 from, to;
        from[(axis + 1) % 3] = to[(axis + 1) % 3] = a;
        from[(axis + 2) % 3] = to[(axis + 2) % 3] = b;
        from[axis] = -0.5;
        to[axis] = 0.5;
        builder.line({from, to});
      }
    }
  }
}

}  // namespace

vtkSmartPointer<vtkPolyData> surfaceMesh(Geometry geometry, double ratio, Detail detail) {
  switch (geometry) {
    case Geometry::box: return boxFaces({-1.0, 1.0});
    case Geometry::coil: return coil(ratio, detail);
    case Geometry::arc: return arc();
    default: return revolve(profileOf(geometry, ratio, detail), segments(detail));
  }
}

vtkSmartPointer<vtkPolyData> boxCorner() { return boxFaces({1.0}); }

vtkSmartPointer<vtkPolyData> withoutNormals(vtkPolyData* surface) {
  vtkNew<vtkPolyData> bare;
  bare->SetPoints(surface->GetPoints());
  bare->SetPolys(surface->GetPolys());
  vtkNew<vtkCleanPolyData> filter;
  filter->SetInputData(bare);
  filter->ConvertPolysToLinesOff();
  filter->ToleranceIsAbsoluteOn();
  filter->SetAbsoluteTolerance(1e-6);  // of a unit geometry in single precision
  filter->Update();
  return filter->GetOutput();
}

vtkSmartPointer<vtkPolyData> edgeLines(Geometry geometry, double ratio, Detail detail) {
  MeshBuilder builder;
  const int n = segments(detail);
  if (geometry == Geometry::box) addBoxEdges(builder);
  if (geometry == Geometry::sphere) builder.line(circle(1, 0, n));
  if (geometry == Geometry::cylinder || geometry == Geometry::cone) builder.line(circle(1, -0.5, n));
  if (geometry == Geometry::cylinder) builder.line(circle(1, 0.5, n));
  if (geometry == Geometry::capsule) {
    builder.line(circle(1, -ratio / 2, n));
    builder.line(circle(1, ratio / 2, n));
  }
  // Meridians: the profile of a round part at four angles.
  for (int quarter = 0; quarter < 4; ++quarter) {
    std::vector<Vec3> path;
    for (const std::vector<ProfilePoint>& piece : profileOf(geometry, ratio, detail))
      for (const ProfilePoint& p : piece) path.push_back(onCircle(quarter * pi / 2, p.r, p.z));
    if (!path.empty()) builder.line(path);
  }
  return builder.mesh();
}

}  // namespace gyre::ui
