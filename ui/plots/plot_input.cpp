// What the user does in a plot: zoom, move, channels dropped.

#include "plots/channel_mime.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"

#include <QDropEvent>

namespace gyre::ui {

void PlotView::zoom(ZoomAxes axes, double factor, QPointF about) {
  if (mode() == Mode::path && (axes == ZoomAxes::time || equalAxes_)) axes = ZoomAxes::both;
  if (axes != ZoomAxes::value) {
    AxisRange zoomed = window_.time.zoomed(factor, about.x());
    const AxisRange all = mode() == Mode::path
                              ? fittedValues(curves_.horizontalExtremes(), false).value_or(window_.time)
                              : horizontalRange();
    if (zoomed.span() > 2 * all.span() && factor > 1) zoomed = window_.time;  // far enough out
    if (zoomed.resolvable()) window_.time = zoomed;
    following_ = false;
  }
  if (axes != ZoomAxes::time) {
    const AxisRange zoomed = window_.value.zoomed(factor, about.y());
    if (zoomed.resolvable()) window_.value = zoomed;
    fitsValues_ = false;
  }
  rebuild();
  emit timeWindowChanged();
}

void PlotView::zoomToBox(const QRectF& box) {
  const QRectF unit = box.normalized();
  const auto part = [](const AxisRange& range, double low, double high) {
    return AxisRange{range.fromUnit(low), range.fromUnit(high)};
  };
  if (unit.width() < 0.999) {
    const AxisRange time = part(window_.time, unit.left(), unit.right());
    if (time.resolvable()) window_.time = time;
    following_ = false;
  }
  if (unit.height() < 0.999) {
    const AxisRange value = part(window_.value, unit.top(), unit.bottom());
    if (value.resolvable()) window_.value = value;
    fitsValues_ = false;
  }
  rebuild();
  emit timeWindowChanged();
}

void PlotView::pan(QPointF delta) {
  const AxisRange time = window_.time.shifted(delta.x()), value = window_.value.shifted(delta.y());
  if (!time.resolvable() || !value.resolvable()) return;
  window_.time = time;
  window_.value = value;
  following_ = fitsValues_ = false;
  rebuild();
  emit timeWindowChanged();
}

void PlotView::dragEnterEvent(QDragEnterEvent* event) {
  if (channelsOf(event->mimeData()).isEmpty()) return;
  event->acceptProposedAction();
  surface_->setDropTarget(true);
}

void PlotView::dragLeaveEvent(QDragLeaveEvent*) { surface_->setDropTarget(false); }

void PlotView::dropEvent(QDropEvent* event) {
  surface_->setDropTarget(false);
  addChannels(channelsOf(event->mimeData()));
  event->acceptProposedAction();
  emit activated();
}

}  // namespace gyre::ui
