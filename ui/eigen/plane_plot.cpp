#include "eigen/plane_plot.h"

#include "theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace gyre::ui {

PlanePlot::PlanePlot(const QString& name, int leastHeight, QWidget* parent)
    : QWidget(parent), leastHeight_(leastHeight) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(name);
}

void PlanePlot::show(std::shared_ptr<const EigenResult> result) {
  result_ = std::move(result);
  update();
}

void PlanePlot::markTime(double t) {
  time_ = t;
  update();
}

void PlanePlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), currentTheme().plotBackground);
  if (hasMoments()) paintPlane(painter);
}

void PlanePlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::StyleChange) update();
}

}  // namespace gyre::ui

#include "moc_plane_plot.cpp"
