#include "viewport/ground_grid.h"

#include "core/round_below.h"

#include "lie/so3.h"

#include <vtkActor.h>
#include <vtkCellArray.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkUnsignedCharArray.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace gyre::ui {
namespace {

/// Points of the ground with a colour that fades out towards the rim.
class FadingMesh {
 public:
  explicit FadingMesh(double radius) : radius_(radius) {
    mesh_->SetPoints(points_);
    colors_->SetNumberOfComponents(4);
    mesh_->GetPointData()->SetScalars(colors_);
  }
  vtkIdType point(double u, double v, double height, const QColor& color) {
    const double s = std::clamp((1 - std::hypot(u, v) / radius_) / 0.7, 0.0, 1.0);
    colors_->InsertNextTuple4(color.red(), color.green(), color.blue(), 255 * s * s * (3 - 2 * s) * color.alphaF());
    return points_->InsertNextPoint(u, v, height);
  }
  vtkPolyData* mesh() { return mesh_; }

 private:
  double radius_;
  vtkNew<vtkPolyData> mesh_;
  vtkNew<vtkPoints> points_;
  vtkNew<vtkUnsignedCharArray> colors_;
};

}  // namespace

GroundGrid::GroundGrid(vtkRenderer* renderer)
    : renderer_(renderer),
      surface_(vtkSmartPointer<vtkActor>::New()),
      lines_(vtkSmartPointer<vtkActor>::New()),
      colors_(viewportColors(false)) {
  for (vtkActor* actor : {surface_.Get(), lines_.Get()}) {
    vtkNew<vtkPolyDataMapper> mapper;
    actor->SetMapper(mapper);
    actor->GetProperty()->LightingOff();
    // Drawn first and blended over the background at once: VTK's pass for translucent things costs far more.
    actor->ForceOpaqueOn();
    renderer->AddActor(actor);
  }
  surface_->GetProperty()->BackfaceCullingOn();
  surface_->VisibilityOff();
  build();
}

GroundGrid::~GroundGrid() {
  renderer_->RemoveActor(surface_);
  renderer_->RemoveActor(lines_);
}

void GroundGrid::setColors(const ViewportColors& colors) {
  colors_ = colors;
  build();
}

void GroundGrid::place(const Vec3& up, double height, const Vec3& center, double radius) {
  up_ = up;
  center_ = center;
  radius_ = radius;
  spacing_ = roundBelow(radius / 16);
  height_ = height;
  build();
  setHeight(height);
}

void GroundGrid::setHeight(double height) {
  height_ = height;
  // Placed on multiples of the spacing, so that the grid runs through the origin.
  const Quat turn = so3::between(Vec3::UnitZ(), up_);
  Vec3 local = turn.conjugate() * center_;
  for (int i = 0; i < 2; ++i) local[i] = std::round(local[i] / spacing_) * spacing_;
  local.z() = height;
  const Vec3 position = turn * local;
  const Eigen::AngleAxisd rotation(turn);
  for (vtkActor* actor : {surface_.Get(), lines_.Get()}) {
    actor->SetPosition(position.x(), position.y(), position.z());
    actor->SetOrientation(0, 0, 0);
    actor->RotateWXYZ(rotation.angle() * 180 / std::numbers::pi, rotation.axis().x(), rotation.axis().y(),
                      rotation.axis().z());
  }
}

void GroundGrid::setVisible(bool on) {
  visible_ = on;
  lines_->SetVisibility(on);
  surface_->SetVisibility(on && opacity_ > 0);
}

void GroundGrid::setSurface(double opacity) {
  if (opacity != opacity_) {
    opacity_ = opacity;
    build();
  }
  surface_->SetVisibility(visible_ && opacity_ > 0);
}

Eigen::Matrix4d GroundGrid::flattening() const {
  Eigen::Matrix4d m = Eigen::Matrix4d::Identity();
  m.topLeftCorner<3, 3>() -= up_ * up_.transpose();
  m.topRightCorner<3, 1>() = (height_ + 4e-4 * radius_) * up_;
  return m;
}

void GroundGrid::build() {
  buildLines();
  if (opacity_ > 0) buildSurface();
}

void GroundGrid::buildSurface() {
  constexpr std::array rings{0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0};
  constexpr int sectors = 48;
  FadingMesh disc(radius_);
  QColor color = colors_.fixture;
  color.setAlphaF(static_cast<float>(opacity_));
  vtkNew<vtkCellArray> faces;
  const vtkIdType middle = disc.point(0, 0, 0, color);
  for (std::size_t r = 0; r < rings.size(); ++r)
    for (int k = 0; k < sectors; ++k) {
      const double angle = 2 * std::numbers::pi * k / sectors;
      const vtkIdType outer =
          disc.point(rings[r] * radius_ * std::cos(angle), rings[r] * radius_ * std::sin(angle), 0, color);
      const vtkIdType next = k + 1 < sectors ? outer + 1 : outer + 1 - sectors;  // counter-clockwise from above
      if (r == 0) faces->InsertNextCell({middle, outer, next});
      else faces->InsertNextCell({outer - sectors, outer, next, next - sectors});
    }
  disc.mesh()->SetPolys(faces);
  static_cast<vtkPolyDataMapper*>(surface_->GetMapper())->SetInputData(disc.mesh());
}

void GroundGrid::buildLines() {
  FadingMesh grid(radius_);
  vtkNew<vtkCellArray> lines;
  const int n = static_cast<int>(radius_ / spacing_);
  constexpr int pieces = 12;
  for (int axis = 0; axis < 2; ++axis) {
    for (int i = -n; i <= n; ++i) {
      const double offset = i * spacing_;
      const double half = std::sqrt(std::max(0.0, radius_ * radius_ - offset * offset));
      QColor color = colors_.gridLine;
      if (i % 5 != 0) color.setAlphaF(0.45F);
      lines->InsertNextCell(pieces + 1);
      for (int k = 0; k <= pieces; ++k) {
        const double along = half * (2.0 * k / pieces - 1);
        lines->InsertCellPoint(
            grid.point(axis == 0 ? offset : along, axis == 0 ? along : offset, 8e-4 * radius_, color));
      }
    }
  }
  grid.mesh()->SetLines(lines);
  static_cast<vtkPolyDataMapper*>(lines_->GetMapper())->SetInputData(grid.mesh());
}

}  // namespace gyre::ui
