#include "figure/plot_surface.h"

#include "figure/plot_gestures.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace gyre::ui {

PlotSurface::PlotSurface(QWidget* parent) : QWidget(parent), theme_(&lightTheme()), gestures_(new PlotGestures(*this)) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
}

void PlotSurface::setTheme(const Theme& theme) {
  theme_ = &theme;
  update();
}

void PlotSurface::setTimeCursor(std::optional<double> x, const QString& label, const QPolygonF& dots,
                                const std::vector<QColor>& colors) {
  layers_.cursor.set(x, label, dots, colors);
  update();
  if (!hasFocus() || !QAccessible::isActive()) return;
  QAccessibleEvent heard(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&heard);
}

void PlotSurface::setDropTarget(std::optional<QRectF> place) {
  if (place == dropTarget_) return;
  dropTarget_ = place;
  update();
}

QPointF PlotSurface::toUnit(QPointF position) const {
  const QRectF area = plotArea();
  return {(position.x() - area.left()) / area.width(), (area.bottom() - position.y()) / area.height()};
}

void PlotSurface::paint(QPainter& painter) const {
  const PlotPaper on = paper();
  layers_.band.paint(painter, on);
  layers_.axes.paint(painter, on, layers_.cursor.hidden(layers_.axes, on));
  layers_.symbols.paint(painter, on);
  layers_.marks.paint(painter, on);
  layers_.cursor.paint(painter, layers_.axes, on);
  layers_.axes.paintTexts(painter, on);
}

void PlotSurface::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter);
  paintBox(painter);
  if (dropTarget_) {
    QColor fill = theme_->accent;
    fill.setAlphaF(0.08F);
    painter.setPen(QPen(theme_->accent, 2));
    painter.setBrush(fill);
    painter.drawRoundedRect(dropTarget_->adjusted(2, 2, -2, -2), 4, 4);
  }
  focusMark_.paint(*this, painter);
}

void PlotSurface::paintBox(QPainter& painter) const {
  const QRectF box = gestures_->box();
  if (box.isEmpty()) return;
  QColor fill = theme_->accent;
  fill.setAlphaF(0.12F);
  painter.setPen(QPen(theme_->accent, 1));
  painter.setBrush(fill);
  painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

void PlotSurface::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  QWidget::focusInEvent(event);
}

/// Where nothing is told of the place, the tip is that of the figure.
bool PlotSurface::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !tips_) return QWidget::event(event);
  const auto& help = *static_cast<QHelpEvent*>(event);
  const QString text = tips_(help.pos());
  if (text.isEmpty()) {
    QToolTip::hideText();
    return QWidget::event(event);
  }
  QToolTip::showText(help.globalPos(), text, this);
  return true;
}

}  // namespace gyre::ui

#include "moc_plot_surface.cpp"
