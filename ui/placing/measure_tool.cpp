#include "placing/measure_tool.h"

#include "placing/tool_paint.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QToolButton>

namespace gyre::ui {

MeasureTool::MeasureTool(PlacingContext& context) : context_(context), copy_(new QToolButton(&context.banner)) {
  copy_->setObjectName("copyMeasurement");
  copy_->setText(tr("Copy"));
  copy_->setToolTip(tr("Copy the measurement (Ctrl+C)"));
  copy_->hide();
  connect(copy_, &QToolButton::clicked, this, &MeasureTool::copy);
}

void MeasureTool::start() {
  first_.reset();
  second_.reset();
  hovered_.reset();
  context_.banner.open(copy_);
  context_.viewport.tools().add(this);
  context_.viewport.setCursor(Qt::CrossCursor);
  refresh();
}

void MeasureTool::stop() {
  context_.viewport.tools().remove(this);
  context_.viewport.unsetCursor();
  context_.banner.hide();
}

std::optional<Measurement> MeasureTool::result() const {
  const std::optional<Feature>& other = second_ ? second_ : hovered_;
  if (!first_ || !other) return std::nullopt;
  return measure(*first_, *other);
}

QString MeasureTool::text() const {
  const auto m = result();
  return m ? measurementText(*m) : QString();
}

bool MeasureTool::hover(QPointF position, Qt::KeyboardModifiers modifiers) {
  hovered_ = context_.features.at(position, modifiers);
  refresh();
  return true;
}

void MeasureTool::leave() {
  hovered_.reset();
  refresh();
}

bool MeasureTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  hovered_ = context_.features.at(position, modifiers);
  if (!hovered_) return true;
  if (!first_ || second_) {
    first_ = hovered_;
    second_.reset();
  } else {
    second_ = hovered_;
  }
  refresh();
  return true;
}

bool MeasureTool::overridesShortcut(const QKeyEvent& event) const {
  return event.matches(QKeySequence::Copy) && result();
}

bool MeasureTool::key(const QKeyEvent& event) {
  if (event.matches(QKeySequence::Copy)) return copy(), true;
  if (event.key() != Qt::Key_Escape) return false;
  if (!first_) return context_.leave(), true;
  first_.reset();
  second_.reset();
  refresh();
  return true;
}

void MeasureTool::copy() {
  const QString now = text();
  if (now.isEmpty()) return;
  QApplication::clipboard()->setText(now);
  context_.banner.setHint(tr("Copied: %1").arg(now));
}

void MeasureTool::refresh() {
  const QString now = text();
  copy_->setEnabled(!now.isEmpty());
  context_.viewport.tools().update();
  if (!now.isEmpty()) return context_.banner.setHint(now);
  if (hovered_) return context_.banner.setHint(context_.nameOf(*hovered_));
  context_.banner.setHint(first_ ? tr("Pick what to measure to") : tr("Pick what to measure from"));
}

void MeasureTool::paint(QPainter& painter) {
  const Projection projection = context_.viewport.camera().projection();
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  const QColor& color = paint.colors().accent;
  for (const auto& f : {first_, second_})
    if (f) paint.feature(*f, color);
  if (hovered_ && !second_) paint.feature(*hovered_, color);
  const auto m = result();
  if (!m) {
    if (hovered_) paint.featureName(*hovered_, hovered_->name);
    return;
  }
  paint.extension(first_->point, m->from);
  paint.extension((second_ ? second_ : hovered_)->point, m->to);
  paint.dimension(m->from, m->to, paint.colors().text);
  const Vec3 middle = 0.5 * (m->from + m->to);
  if (projection.isAhead(middle)) paint.label(projection.toWidget(middle), measurementText(*m).replace("   ", "\n"));
}

}  // namespace gyre::ui

#include "moc_measure_tool.cpp"
