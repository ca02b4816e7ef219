// A chart as a picture, and its context menu.

#include "document/file_path.h"
#include "plots/picture_file.h"
#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "study/chart_canvas.h"
#include "study/chart_view.h"

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QPainter>
#include <QPointer>

namespace gyre::ui {
namespace {

constexpr int kMargin = 8;

}  // namespace

void ChartView::paintPicture(QPainter& painter) {
  const int line = fontMetrics().height();
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  painter.setPen(theme_->text);
  painter.drawText(QRect(kMargin, kMargin, width() - 2 * kMargin, line), Qt::AlignLeft | Qt::AlignVCenter,
                   chart_.title);
  painter.translate(0, line + 2 * kMargin);
  legend_->render(&painter, QPoint(), {}, QWidget::RenderFlags());
  painter.translate(0, legend_->height());
  canvas_->paint(painter);
  surface_->render(&painter, QPoint(), {}, QWidget::RenderFlags());
}

bool ChartView::exportPicture(const QString& path) {
  if (!FileRoles(inputs_).writes("the picture", toPath(path)).check()) return false;
  const QSize size(width(), fontMetrics().height() + 2 * kMargin + legend_->height() + canvas_->height());
  const int highlighted = spot_.curve;
  canvas_->setHighlight(-1, 0);
  const bool done = writePicture(path, chart_.title, size, [&](QPainter& painter) {
    painter.fillRect(QRect(QPoint(), size), theme_->plotBackground);
    paintPicture(painter);
  });
  canvas_->setHighlight(highlighted, spot_.point);
  return done;
}

void ChartView::chooseExportFile() {
  const QPointer<ChartView> self(this);  // the study may be planned anew meanwhile, with other charts
  const QString path = QFileDialog::getSaveFileName(QWidget::window(), tr("Save the chart as a picture"),
                                                    chart_.title + ".png", tr("Pictures (*.png *.svg *.pdf)"));
  if (path.isEmpty() || !self) return;
  if (exportPicture(path)) emit exported(path);
  else emit exportFailed(path);
}

void ChartView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(QWidget::window());  // which outlives it
  for (const ChartCurve& curve : chart_.curves) {
    QAction* shown = menu.addAction(curve.name, this, [this, name = curve.name](bool on) { setCurveShown(name, on); });
    shown->setCheckable(true);
    shown->setChecked(isCurveShown(curve.name));
  }
  menu.addSeparator();
  menu.addAction(tr("Show everything"), this, &ChartView::fit);
  menu.addAction(tr("Save as picture…"), this, &ChartView::chooseExportFile)->setEnabled(hasPoints());
  menu.exec(event->globalPos());
}

}  // namespace gyre::ui
