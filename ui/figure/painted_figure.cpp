#include "figure/painted_figure.h"

#include "figure/axes_grid.h"
#include "figure/plot_surface.h"

#include <QPainter>
#include <QPixmap>

#include <functional>

namespace gyre::ui {

namespace {

constexpr double rimForMarks = 6;  // beyond the axes [pixels]

/// Keeps what was painted: the cursor above moves without painting it anew.
class PaintedGround : public QWidget {
 public:
  explicit PaintedGround(QWidget* parent) : QWidget(parent) { setAttribute(Qt::WA_OpaquePaintEvent); }
  void setPaint(std::function<void(QPainter&)> paint) { paint_ = std::move(paint); }
  void redraw() {
    isDrawn_ = false;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSize pixels = size() * devicePixelRatioF();
    if (!isDrawn_ || picture_.size() != pixels) {
      picture_ = QPixmap(pixels);
      picture_.setDevicePixelRatio(devicePixelRatioF());
      QPainter painter(&picture_);
      paint_(painter);
      isDrawn_ = true;
    }
    QPainter(this).drawPixmap(0, 0, picture_);
  }

 private:
  std::function<void(QPainter&)> paint_;
  QPixmap picture_;
  bool isDrawn_ = false;
};

}  // namespace

PaintedFigure::PaintedFigure(Traits traits, QWidget* parent)
    : Figure(std::move(traits), makeGround<PaintedGround>, parent) {
  static_cast<PaintedGround&>(ground()).setPaint([this](QPainter& painter) {
    painter.fillRect(ground().rect(), look().plotBackground);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
  });
}

void PaintedFigure::fitAxes(const QSizeF&) { sight().settle(all()); }

void PaintedFigure::draw() { static_cast<PaintedGround&>(ground()).redraw(); }

void PaintedFigure::paintGround(QPainter& painter) {
  if (!hasPicture()) return;
  const bool hasAxes = words().hasAxes;
  const PlotAnnotations& notes = surface().annotations();
  const QRectF area = surface().plotArea();
  const AxesGrid grid{area, notes.timeTicks, notes.valueTicks, look()};
  if (hasAxes) grid.paint(painter);
  painter.save();
  painter.setClipRect(area.adjusted(-rimForMarks, -rimForMarks, rimForMarks, rimForMarks));
  paintDrawing(painter);
  painter.restore();
  if (hasAxes) grid.paintAxes(painter);
  painter.save();
  paintBeside(painter);
  painter.restore();
}

}  // namespace gyre::ui
