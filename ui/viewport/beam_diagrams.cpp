#include "viewport/beam_diagrams.h"

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
#include <array>
#include <cmath>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int fillOpacity = 90;  // of 255

/// Towards which a ribbon stands, in the axes of a section.
Vec3 ribbonDirection(BeamQuantity q) {
  if (q == BeamQuantity::Qy) return Vec3::UnitY();
  if (q == BeamQuantity::Mz) return -Vec3::UnitY();
  return Vec3::UnitZ();
}

vtkSmartPointer<vtkActor> addRibbonActor(vtkRenderer* layer, vtkPolyData* mesh) {
  auto actor = vtkSmartPointer<vtkActor>::New();
  vtkNew<vtkPolyDataMapper> mapper;
  mapper->SetInputData(mesh);
  actor->SetMapper(mapper);
  actor->GetProperty()->LightingOff();
  actor->VisibilityOff();
  layer->AddActor(actor);
  return actor;
}

/// An empty mesh, each of whose points gets a colour.
void startMesh(vtkPolyData* mesh) {
  vtkNew<vtkPoints> points;
  vtkNew<vtkCellArray> cells, lines;
  vtkNew<vtkUnsignedCharArray> colors;
  colors->SetNumberOfComponents(4);
  mesh->Initialize();
  mesh->SetPoints(points);
  mesh->SetPolys(cells);
  mesh->SetLines(lines);
  mesh->GetPointData()->SetScalars(colors);
}

vtkIdType addPoint(vtkPolyData* mesh, const Vec3& at, const QColor& color, int opacity) {
  auto* colors = static_cast<vtkUnsignedCharArray*>(mesh->GetPointData()->GetScalars());
  colors->InsertNextTuple4(color.red(), color.green(), color.blue(), opacity);
  return mesh->GetPoints()->InsertNextPoint(at.data());
}

void addLine(vtkPolyData* mesh, const Vec3& from, const Vec3& to, const QColor& color) {
  const std::array<vtkIdType, 2> ends{addPoint(mesh, from, color, 255), addPoint(mesh, to, color, 255)};
  mesh->GetLines()->InsertNextCell(2, ends.data());
}

}  // namespace

BeamDiagrams::BeamDiagrams(vtkRenderer* layer)
    : layer_(layer), fill_(vtkSmartPointer<vtkPolyData>::New()), lines_(vtkSmartPointer<vtkPolyData>::New()) {
  fillActor_ = addRibbonActor(layer_, fill_);
  lineActor_ = addRibbonActor(layer_, lines_);
  fillActor_->ForceTranslucentOn();
  lineActor_->ForceOpaqueOn();
}

BeamDiagrams::~BeamDiagrams() {
  layer_->RemoveActor(fillActor_);
  layer_->RemoveActor(lineActor_);
}

void BeamDiagrams::setDiagrams(std::vector<BeamDiagram> diagrams) {
  if (diagrams == diagrams_) return;
  diagrams_ = std::move(diagrams);
  emit changed();
}

void BeamDiagrams::setScale(const LoadScale& scale) {
  if (scale == scale_) return;
  scale_ = scale;
  emit changed();
}

double BeamDiagrams::largest(BeamQuantity quantity) const {
  double most = 0;
  for (const BeamDiagram& diagram : diagrams_)
    if (diagram.quantity == quantity)
      for (const BeamSpan& span : diagram.spans) most = std::max({most, std::abs(span.start), std::abs(span.end)});
  return most;
}

void BeamDiagrams::add(const BeamDiagram& diagram, const SceneBeam& beam, const std::vector<Frame>& sections) {
  const QColor color = colors_.ofSectionForce(diagram.quantity);
  const double scale = isMoment(diagram.quantity) ? scale_.moment : scale_.force;
  const Vec3 direction = ribbonDirection(diagram.quantity);
  const std::span<const BeamSkin::Section> places = beam.skin->sections();
  std::array<vtkIdType, 2> before{};
  Vec3 topBefore = Vec3::Zero();
  for (std::size_t i = 0; i < places.size() && places[i].element < diagram.spans.size(); ++i) {
    const BeamSpan& span = diagram.spans[places[i].element];
    const double share = places[i].share, value = (1 - share) * span.start + share * span.end;
    const Vec3& foot = sections[i].position;
    const Vec3 top = foot + scale * value * (sections[i].orientation * direction);
    const std::array<vtkIdType, 2> now{addPoint(fill_, foot, color, fillOpacity),
                                       addPoint(fill_, top, color, fillOpacity)};
    if (share > 0) {
      const std::array<vtkIdType, 4> corners{before[0], now[0], now[1], before[1]};
      fill_->GetPolys()->InsertNextCell(4, corners.data());
      addLine(lines_, topBefore, top, color);
    }
    if (share == 0 || i + 1 == places.size()) addLine(lines_, foot, top, color);
    before = now;
    topBefore = top;
  }
}

void BeamDiagrams::show(const SceneParts& scene, double pixelRatio) {
  fillActor_->SetVisibility(!isEmpty());
  lineActor_->SetVisibility(!isEmpty());
  if (isEmpty()) return;
  startMesh(fill_);
  startMesh(lines_);
  for (const SceneBeam& beam : scene.description().beams) {
    std::vector<Frame> sections;
    for (const BeamDiagram& diagram : diagrams_) {
      if (diagram.beam != beam.id) continue;
      if (sections.empty()) sections = beam.skin->placed(scene.nodesOf(beam));
      add(diagram, beam, sections);
    }
  }
  lineActor_->GetProperty()->SetLineWidth(static_cast<float>(1.5 * pixelRatio));
  fill_->Modified();
  lines_->Modified();
}

std::size_t BeamDiagrams::cornersDrawn() const { return static_cast<std::size_t>(fill_->GetNumberOfPoints()); }

}  // namespace gyre::ui

#include "moc_beam_diagrams.cpp"
