#include "figure/curve_canvas.h"

#include "figure/dashes.h"
#include "theme/theme.h"

#include <vtkAxis.h>
#include <vtkBrush.h>
#include <vtkChartXY.h>
#include <vtkContextActor.h>
#include <vtkContextScene.h>
#include <vtkDoubleArray.h>
#include <vtkFloatArray.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkPen.h>
#include <vtkPlot.h>
#include <vtkRenderer.h>
#include <vtkTable.h>

namespace gyre::ui {

namespace {

constexpr double lineWidth = 1.0;   ///< of the core of a curve [logical pixels]
constexpr float paleShare = 0.42F;  ///< of the curve's colour in that
constexpr double paleWidth = 3.0;   ///< of what softens its edges
constexpr double denseTurns = 0.5;  ///< up and down on each pixel of the width

void setColor(vtkPen* pen, const QColor& color) {
  pen->SetColor(static_cast<unsigned char>(color.red()), static_cast<unsigned char>(color.green()),
                static_cast<unsigned char>(color.blue()), 255);
}

/// A curve that swings to and fro within a pixel, or is broken there.
bool fillsAnArea(const QPolygonF& points, double width) {
  qsizetype turns = 0;
  for (qsizetype i = 2; i < points.size(); ++i) {
    const double before = points[i - 1].y() - points[i - 2].y(), after = points[i].y() - points[i - 1].y();
    turns += !(before * after >= 0);
  }
  return static_cast<double>(turns) > denseTurns * width;
}

vtkSmartPointer<vtkTable> tableOf(const QPolygonF& points) {
  vtkNew<vtkFloatArray> x, y;
  x->SetName("x");
  y->SetName("y");
  x->SetNumberOfValues(points.size());
  y->SetNumberOfValues(points.size());
  for (qsizetype i = 0; i < points.size(); ++i) {
    x->SetValue(i, static_cast<float>(points[i].x()));
    y->SetValue(i, static_cast<float>(points[i].y()));
  }
  auto table = vtkSmartPointer<vtkTable>::New();
  table->AddColumn(x);
  table->AddColumn(y);
  return table;
}

void setTicks(vtkAxis* axis, const std::vector<double>& places) {
  vtkNew<vtkDoubleArray> positions;
  for (const double place : places) positions->InsertNextValue(place);
  axis->SetCustomTickPositions(positions);
  axis->Modified();
}

}  // namespace

CurveCanvas::CurveCanvas(QWidget* parent) : RenderWidget(parent), theme_(&lightTheme()) {
  setEventForwarding(false);
  setMouseTracking(false);
  setFocusPolicy(Qt::NoFocus);

  chart_->SetLayoutStrategy(vtkChart::AXES_TO_RECT);
  chart_->SetAutoAxes(false);
  chart_->SetRenderEmpty(true);
  chart_->SetShowLegend(false);
  for (const int place : {vtkAxis::LEFT, vtkAxis::BOTTOM, vtkAxis::RIGHT, vtkAxis::TOP}) {
    vtkAxis* axis = chart_->GetAxis(place);
    axis->SetVisible(place == vtkAxis::LEFT || place == vtkAxis::BOTTOM);
    axis->SetBehavior(vtkAxis::FIXED);
    axis->SetTitle("");
    axis->SetLabelsVisible(false);  // Qt writes them, in the font of the window
    axis->SetTicksVisible(false);
  }
  actor_->GetScene()->AddItem(chart_);
  actor_->GetScene()->SetRenderer(renderer_);
  renderer_->AddActor(actor_);
  renderWindow()->AddRenderer(renderer_);
}

CurveCanvas::~CurveCanvas() = default;

void CurveCanvas::setTheme(const Theme& theme) {
  theme_ = &theme;
  const QColor& ground = theme.plotBackground;
  renderer_->SetBackground(ground.redF(), ground.greenF(), ground.blueF());
  for (const int place : {vtkAxis::LEFT, vtkAxis::BOTTOM}) {
    setColor(chart_->GetAxis(place)->GetPen(), theme.axis);
    setColor(chart_->GetAxis(place)->GetGridPen(), theme.grid);
  }
  update();
}

void CurveCanvas::setPlotArea(const QRectF& area) {
  area_ = area;
  chart_->GetAxis(vtkAxis::BOTTOM)->SetRange(0, area.width());
  chart_->GetAxis(vtkAxis::LEFT)->SetRange(0, area.height());
  update();
}

void CurveCanvas::setAxesVisible(bool on) {
  for (const int place : {vtkAxis::LEFT, vtkAxis::BOTTOM}) chart_->GetAxis(place)->SetVisible(on);
  update();
}

void CurveCanvas::setGrid(const std::vector<double>& x, const std::vector<double>& y) {
  setTicks(chart_->GetAxis(vtkAxis::BOTTOM), x);
  setTicks(chart_->GetAxis(vtkAxis::LEFT), y);
  update();
}

void CurveCanvas::setCurves(const std::vector<CurveShape>& curves) {
  chart_->ClearPlots();
  pointCount_ = 0;
  std::vector<vtkSmartPointer<vtkTable>> tables;
  for (const CurveShape& curve : curves) {
    tables.push_back(tableOf(dashed(curve.points, curve.line, area_.height(), 1)));
    pointCount_ += static_cast<std::size_t>(curve.points.size());
  }
  // Multisampling costs more than the whole chart where there is no GPU. Instead each curve lies on a wider and paler
  // one, which softens its steps; all of these lie below all curves. One that swings to and fro within a pixel fills an
  // area: there is little to soften, and filling it twice takes longer than all the rest.
  const auto add = [&](std::size_t i, const QColor& color) {
    vtkPlot* plot = chart_->AddPlot(vtkChart::LINE);
    plot->SetInputData(tables[i], 0, 1);
    setColor(plot->GetPen(), color);
  };
  for (std::size_t i = 0; i < curves.size(); ++i)
    if (curves[i].points.size() >= 2 && !fillsAnArea(curves[i].points, area_.width()))
      add(i, mixed(theme_->plotBackground, curves[i].color, paleShare));
  paleCount_ = chart_->GetNumberOfPlots();
  for (std::size_t i = 0; i < curves.size(); ++i)
    if (curves[i].points.size() >= 2) add(i, curves[i].color);
  update();
}

void CurveCanvas::beforeRender() {
  // VTK works in device pixels, y upwards.
  const double ratio = devicePixelRatioF();
  chart_->SetSize(vtkRectf(static_cast<float>(area_.left() * ratio),
                           static_cast<float>((height() - area_.bottom()) * ratio),
                           static_cast<float>(area_.width() * ratio), static_cast<float>(area_.height() * ratio)));
  for (const int place : {vtkAxis::LEFT, vtkAxis::BOTTOM}) {
    chart_->GetAxis(place)->GetPen()->SetWidth(static_cast<float>(ratio));
    chart_->GetAxis(place)->GetGridPen()->SetWidth(static_cast<float>(ratio));
  }
  // In a hall the core grows faster than letters, and its soft edges not at all.
  const double core = lineWidth * typeScale() * typeScale(), soft = core + paleWidth - lineWidth;
  for (vtkIdType i = 0; i < chart_->GetNumberOfPlots(); ++i)
    chart_->GetPlot(i)->GetPen()->SetWidth(static_cast<float>((i < paleCount_ ? soft : core) * ratio));
  chart_->RecalculateBounds();
}

}  // namespace gyre::ui

#include "moc_curve_canvas.cpp"
