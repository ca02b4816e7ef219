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
#include <optional>

namespace gyre::ui {
namespace {

constexpr std::size_t mostTrails = 12;         // of bodies, and of points: more hide what they should show
constexpr std::size_t mostPoints = 20000;      // of all trails, what software rendering draws without being felt
constexpr std::size_t mostPlaces = 2'000'000;  // read at once, in less than half a second

}  // namespace

std::vector<TrailSource> trailSources(const SceneParts& scene) {
  const std::vector<SceneBody>& bodies = scene.description().bodies;
  const std::size_t stride = bodies.size() <= mostTrails ? 1 : (bodies.size() + mostTrails - 1) / mostTrails;
  std::vector<TrailSource> out;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    // The last body, often the one that moves most, is among them; of a flexible beam its end.
    if ((bodies.size() - 1 - i) % stride == 0 && (i + 1 == bodies.size() || bodies[i].element != bodies[i + 1].element))
      out.push_back({bodies[i].id, Vec3::Zero(), toQColor(bodies[i].color)});
  const std::size_t most = out.size() + mostTrails;
  for (const SceneLink& link : scene.description().links) {
    if (link.glyph != Glyph::point || link.ends.empty() || out.size() == most) continue;
    const Attachment& at = link.ends.front();
    if (at.body != ground) out.push_back({at.body, at.frame.position, toQColor(link.color.value_or(Rgb{}))});
  }
  return out;
}

Trails::Trails(vtkRenderer* renderer)
    : mesh_(vtkSmartPointer<vtkPolyData>::New()), actor_(vtkSmartPointer<vtkActor>::New()) {
  vtkNew<vtkPolyDataMapper> mapper;
  mapper->SetInputData(mesh_);
  actor_->SetMapper(mapper);
  actor_->GetProperty()->LightingOff();
  actor_->VisibilityOff();
  renderer->AddActor(actor_);
}

void Trails::reset(std::vector<TrailSource> sources, double tolerance) {
  sources_ = std::move(sources);
  tolerance_ = tolerance;
  clear();
}

void Trails::setLineWidth(double pixels) { actor_->GetProperty()->SetLineWidth(static_cast<float>(pixels)); }

void Trails::clear() {
  lines_.assign(sources_.size(), {});
  for (TrailLine& line : lines_) line.setTolerance(tolerance_);
  recording_ = nullptr;
  rows_ = 0;
}

void Trails::follow(const RecordedPoses& poses, std::size_t row) {
  if (recording_ != &poses.recording()) clear();
  recording_ = &poses.recording();
  if (lines_.empty()) return;
  if (row + 1 < rows_) {
    rows_ = row;  // the place of this one is taken once more, as the end
    for (TrailLine& line : lines_) line.cutAfter(recording_->time(row));
  }
  const std::size_t count = row + 1 - std::min(rows_, row + 1);
  const std::size_t stride = std::max<std::size_t>(count * lines_.size() / mostPlaces, 1);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const std::optional<std::size_t> body = poses.find(sources_[i].body);
    if (!body) continue;
    for (std::size_t r = rows_; r <= row; r = r == row ? r + 1 : std::min(r + stride, row)) {
      const BodyPose pose = poses.poseAt(r, *body);
      lines_[i].add(recording_->time(r), pose.position + pose.orientation * sources_[i].point);
    }
    lines_[i].thin(mostPoints / lines_.size());
  }
  rows_ = row + 1;
  emit changed();
}

void Trails::takeOver(const Trails& other) {
  if (other.sources_.size() != sources_.size()) return;
  lines_ = other.lines_;
  recording_ = other.recording_;
  rows_ = other.rows_;
}

void Trails::setVisible(bool on) {
  visible_ = on;
  emit changed();
}

void Trails::setFadeColor(const QColor& color) { fade_ = color; }

void Trails::commit(const SceneParts& scene) {
  actor_->SetVisibility(visible_);
  if (!visible_) return;
  vtkNew<vtkPoints> points;
  vtkNew<vtkCellArray> cells;
  vtkNew<vtkUnsignedCharArray> colors;
  colors->SetNumberOfComponents(3);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto vertices = lines_[i].vertices();
    const std::optional<Frame> now = scene.placementOf(sources_[i].body);
    if (vertices.empty() || !now) continue;
    const double newest = vertices.back().time, duration = newest - vertices.front().time;
    cells->InsertNextCell(static_cast<int>(vertices.size() + 1));
    const auto add = [&](double time, const Vec3& p) {
      const double young = 0.9 - (duration > 0 ? 0.6 * (newest - time) / duration : 0);
      const auto channel = [young](int c, int f) { return f + young * (c - f); };
      const QColor& c = sources_[i].color;
      colors->InsertNextTuple3(channel(c.red(), fade_.red()), channel(c.green(), fade_.green()),
                               channel(c.blue(), fade_.blue()));
      cells->InsertCellPoint(points->InsertNextPoint(p.x(), p.y(), p.z()));
    };
    for (const TrailLine::Vertex& v : vertices) add(v.time, v.position);
    add(newest, now->position + now->orientation * sources_[i].point);
  }
  mesh_->SetPoints(points);
  mesh_->SetLines(cells);
  mesh_->GetPointData()->SetScalars(colors);
}

}  // namespace gyre::ui

#include "moc_trails.cpp"
