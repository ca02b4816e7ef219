#include "viewport/contact_marks.h"

#include "core/types.h"

#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>

#include <cmath>
#include <initializer_list>
#include <numbers>

namespace gyre::ui {
namespace {

class Mark {
 public:
  Mark() { normals_->SetNumberOfComponents(3); }

  vtkIdType point(const Vec3& p, const Vec3& normal = Vec3::UnitZ()) {
    const Vec3 n = normal.normalized();
    normals_->InsertNextTuple3(n.x(), n.y(), n.z());
    return points_->InsertNextPoint(p.data());
  }
  /// Points of a circle about z; the normal is radial, tilted by this z.
  vtkIdType circle(int sides, double radius, double z, double normalZ) {
    const vtkIdType first = points_->GetNumberOfPoints();
    for (int i = 0; i < sides; ++i) {
      const double angle = 2 * std::numbers::pi * i / sides;
      const Vec3 out(std::cos(angle), std::sin(angle), 0);
      point(radius * out + Vec3(0, 0, z), out + Vec3(0, 0, normalZ));
    }
    return first;
  }
  void triangle(vtkIdType a, vtkIdType b, vtkIdType c) {
    const vtkIdType ids[] = {a, b, c};
    triangles_->InsertNextCell(3, ids);
  }
  void dot(vtkIdType a) { dots_->InsertNextCell(1, &a); }
  void line(vtkIdType a, vtkIdType b) {
    const vtkIdType ids[] = {a, b};
    lines_->InsertNextCell(2, ids);
  }
  vtkSmartPointer<vtkPolyData> mesh(bool lit) const {
    auto mesh = vtkSmartPointer<vtkPolyData>::New();
    mesh->SetPoints(points_);
    if (lit) mesh->GetPointData()->SetNormals(normals_);
    if (dots_->GetNumberOfCells() > 0) mesh->SetVerts(dots_);
    if (triangles_->GetNumberOfCells() > 0) mesh->SetPolys(triangles_);
    if (lines_->GetNumberOfCells() > 0) mesh->SetLines(lines_);
    return mesh;
  }

 private:
  vtkNew<vtkPoints> points_;
  vtkNew<vtkFloatArray> normals_;
  vtkNew<vtkCellArray> dots_, triangles_, lines_;
};

}  // namespace

vtkSmartPointer<vtkPolyData> lensMark(int sides) {
  Mark m;
  const double height = 0.45;
  const vtkIdType rim = m.circle(sides, 1, 0, 0), top = m.point({0, 0, height}, Vec3::UnitZ()),
                  bottom = m.point({0, 0, -height}, -Vec3::UnitZ());
  for (int i = 0; i < sides; ++i) {
    const vtkIdType a = rim + i, b = rim + (i + 1) % sides;
    m.triangle(a, b, top);
    m.triangle(b, a, bottom);
  }
  return m.mesh(true);
}

vtkSmartPointer<vtkPolyData> ringMark(int sides, double width) {
  Mark m;
  const vtkIdType inner = m.circle(sides, 1, 0, 0), outer = m.circle(sides, 1 + width, 0, 0);
  for (int i = 0; i < sides; ++i) {
    const int next = (i + 1) % sides;
    m.triangle(inner + i, outer + i, outer + next);
    m.triangle(inner + i, outer + next, inner + next);
  }
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> dotMark() {
  Mark m;
  m.dot(m.point(Vec3::Zero()));
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> lineMark() {
  Mark m;
  m.line(m.point(Vec3::Zero()), m.point(Vec3::UnitZ()));
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> ribbonMark() {
  Mark m;
  const vtkIdType a = m.point({-1, 0, 0}), b = m.point({1, 0, 0}), c = m.point({1, 0, 1}), d = m.point({-1, 0, 1});
  m.triangle(a, b, c);
  m.triangle(a, c, d);
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> headMark() {
  Mark m;
  m.triangle(m.point({-1, 0, 0}), m.point({1, 0, 0}), m.point({0, 0, 1}));
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> turnMark() {
  Mark m;
  constexpr int sides = 18;
  constexpr double inner = 0.66, outer = 0.84, middle = 0.5 * (inner + outer), turn = 1.5 * std::numbers::pi,
                   head = 0.7;
  const auto at = [](double radius, double angle) {
    return Vec3(radius * std::cos(angle), radius * std::sin(angle), 0);
  };
  vtkIdType a = m.point(at(inner, 0)), b = m.point(at(outer, 0));
  for (int i = 1; i <= sides; ++i) {
    const double angle = (turn - head) * i / sides;
    const vtkIdType c = m.point(at(inner, angle)), d = m.point(at(outer, angle));
    m.triangle(a, b, d);
    m.triangle(a, d, c);
    a = c;
    b = d;
  }
  m.triangle(m.point(at(2 * middle - 1, turn - head)), m.point(at(1, turn - head)), m.point(at(middle, turn)));
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> openCone(int sides) {
  Mark m;
  const vtkIdType rim = m.circle(sides, 1, 1, 0), apex = m.point(Vec3::Zero());
  for (int i = 0; i < sides; ++i) m.triangle(rim + (i + 1) % sides, rim + i, apex);
  return m.mesh(false);
}

vtkSmartPointer<vtkPolyData> openConeLines(int sides) {
  Mark m;
  const vtkIdType rim = m.circle(sides, 1, 1, 0), apex = m.point(Vec3::Zero());
  for (int i = 0; i < sides; ++i) m.line(rim + i, rim + (i + 1) % sides);
  for (int i = 0; i < 4; ++i) m.line(apex, rim + i * sides / 4);
  return m.mesh(false);
}

}  // namespace gyre::ui
