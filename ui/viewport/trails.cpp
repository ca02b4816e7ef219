#include "viewport/trails.h"

#include "viewport/scene_parts.h"

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

namespace gyre::ui {

Trails::Trails(vtkRenderer* renderer)
    : mesh_(vtkSmartPointer<vtkPolyData>::New()), actor_(vtkSmartPointer<vtkActor>::New()) {
  vtkNew<vtkPolyDataMapper> mapper;
  mapper->SetInputData(mesh_);
  actor_->SetMapper(mapper);
  actor_->GetProperty()->LightingOff();
  actor_->VisibilityOff();
  renderer->AddActor(actor_);
}

void Trails::reset(std::vector<QColor> colors, double resolution) {
  colors_ = std::move(colors);
  resolution_ = resolution;
  points_.assign(colors_.size(), {});
  constexpr std::size_t mostTrails = 12;  // more hide what they should show
  stride_ = colors_.size() <= mostTrails ? 1 : (colors_.size() + mostTrails - 1) / mostTrails;
  constexpr std::size_t allPoints = 20000;  // what software rendering draws without being felt
  limit_ = std::clamp<std::size_t>(allPoints / std::max<std::size_t>(std::min(colors_.size(), mostTrails), 1), 40, 600);
  changed_ = true;
}

void Trails::setLineWidth(double pixels) { actor_->GetProperty()->SetLineWidth(static_cast<float>(pixels)); }

void Trails::clear() {
  for (std::deque<Point>& trail : points_) trail.clear();
  changed_ = true;
}

void Trails::add(double time, std::span<const Vec3> centers) {
  const std::size_t count = std::min(centers.size(), points_.size());
  for (std::size_t i = 0; i < count; ++i) {
    if ((count - 1 - i) % stride_ != 0) continue;  // the last body, often the one that moves most, is among them
    std::deque<Point>& trail = points_[i];
    while (!trail.empty() && trail.back().time > time) {
      trail.pop_back();
      changed_ = true;
    }
    if (!trail.empty() && (trail.back().position - centers[i]).norm() < resolution_) continue;
    trail.push_back({time, centers[i]});
    if (trail.size() > limit_) trail.pop_front();
    changed_ = true;
  }
}

void Trails::setPath(std::span<const PoseSet> path, const SceneParts& scene) {
  clear();
  for (const PoseSet& moment : path) add(moment.time, scene.centers(moment.bodies));
  emit changed();
}

void Trails::setVisible(bool on) {
  visible_ = on;
  changed_ = true;
  emit changed();
}

void Trails::setFadeColor(const QColor& color) {
  fade_ = color;
  changed_ = true;
}

void Trails::commit() {
  if (!changed_) return;
  changed_ = false;
  actor_->SetVisibility(visible_);
  if (!visible_) return;
  vtkNew<vtkPoints> points;
  vtkNew<vtkCellArray> lines;
  vtkNew<vtkUnsignedCharArray> colors;
  colors->SetNumberOfComponents(3);
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const std::deque<Point>& trail = points_[i];
    if (trail.size() < 2) continue;
    lines->InsertNextCell(static_cast<int>(trail.size()));
    for (std::size_t k = 0; k < trail.size(); ++k) {
      const double age = static_cast<double>(trail.size() - 1 - k) / static_cast<double>(limit_);
      const double young = 0.9 * (1 - age);
      const auto channel = [young](int c, int f) { return f + young * (c - f); };
      colors->InsertNextTuple3(channel(colors_[i].red(), fade_.red()), channel(colors_[i].green(), fade_.green()),
                               channel(colors_[i].blue(), fade_.blue()));
      const Vec3& p = trail[k].position;
      lines->InsertCellPoint(points->InsertNextPoint(p.x(), p.y(), p.z()));
    }
  }
  mesh_->SetPoints(points);
  mesh_->SetLines(lines);
  mesh_->GetPointData()->SetScalars(colors);
}

}  // namespace gyre::ui

#include "moc_trails.cpp"
