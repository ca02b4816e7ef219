#include "plots/plot_surface.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QUndoStack>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace gyre::ui {

namespace {

constexpr int gap = 8;         ///< the grid of the program's layout
constexpr double flatBox = 8;  ///< a box thinner than this zooms one axis only
constexpr double grip = 4;     ///< how near the mouse must be to take hold of the time cursor

}  // namespace

PlotSurface::PlotSurface(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
}

void PlotSurface::becomePane(bool isLowest) {
  isPane_ = true;
  tellsTime_ = isLowest;
  update();
}

void PlotSurface::setTheme(const Theme& theme) {
  theme_ = &theme;
  update();
}

void PlotSurface::setAnnotations(PlotAnnotations annotations) {
  annotations_ = std::move(annotations);
  update();
}

void PlotSurface::setTimeCursor(std::optional<double> x, const QString& label, const QPolygonF& dots,
                                const std::vector<QColor>& colors) {
  cursor_ = x;
  cursorLabel_ = label;
  cursorDots_ = dots;
  cursorColors_ = colors;
  update();
  if (!hasFocus() || !QAccessible::isActive()) return;
  QAccessibleEvent heard(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&heard);
}

void PlotSurface::setDropTarget(bool on) {
  dropTarget_ = on;
  update();
}

void PlotSurface::reserveLabels(const std::vector<Tick>& valueTicks) {
  const QFontMetrics metrics(tabularFont(font()));
  int widest = isPane_ ? metrics.horizontalAdvance(QStringLiteral("5·10⁻¹⁰")) : 24;
  for (const Tick& tick : valueTicks) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
  labelWidth_ = (widest + gap - 1) / gap * gap;
}

QRectF PlotSurface::plotArea() const {
  const int line = QFontMetrics(font()).height();
  const double above = isPane_ ? gap / 2.0 : line + gap, below = tellsTime_ ? line + 1.5 * gap : gap / 2.0;
  const QRectF area(gap + labelWidth_ + gap, above, width() - labelWidth_ - 4 * gap, height() - above - below);
  // Whole pixels: the axes are hairlines.
  return QRectF(area.left(), area.top(), std::max(16.0, std::floor(area.width())),
                std::max(16.0, std::floor(area.height())));
}

QPointF PlotSurface::toUnit(QPointF position) const {
  const QRectF area = plotArea();
  return {(position.x() - area.left()) / area.width(), (area.bottom() - position.y()) / area.height()};
}

QRectF PlotSurface::zoomBox() const {
  const QRectF area = plotArea();
  const auto inside = [&](QPointF p) {
    return QPointF(std::clamp(p.x(), area.left(), area.right()), std::clamp(p.y(), area.top(), area.bottom()));
  };
  QRectF box = QRectF(inside(pressed_), inside(current_)).normalized();
  if (box.height() < flatBox && box.width() >= flatBox) {
    box.setTop(area.top());
    box.setBottom(area.bottom());
  } else if (box.width() < flatBox && box.height() >= flatBox) {
    box.setLeft(area.left());
    box.setRight(area.right());
  }
  return box.width() >= flatBox && box.height() >= flatBox ? box : QRectF();
}

bool PlotSurface::nearCursor(QPointF position) const {
  const QRectF area = plotArea();
  return cursor_ && area.contains(position) && std::abs(position.x() - area.left() - *cursor_) <= grip;
}

void PlotSurface::paint(QPainter& painter) const {
  paintBand(painter);
  paintAxes(painter);
  paintStepMarks(painter);
  paintMarks(painter);
  paintCursor(painter);
  paintTexts(painter);
}

void PlotSurface::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter);
  const QRectF box = drag_ == Drag::box ? zoomBox() : QRectF();
  if (!box.isEmpty()) {
    QColor fill = theme_->accent;
    fill.setAlphaF(0.12F);
    painter.setPen(QPen(theme_->accent, 1));
    painter.setBrush(fill);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
  }
  if (dropTarget_) {
    painter.setPen(QPen(theme_->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  }
  focusMark_.paint(*this, painter);
}

void PlotSurface::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  QWidget::focusInEvent(event);
}

void PlotSurface::paintAxes(QPainter& painter) const {
  const QRectF area = plotArea();
  const QFontMetricsF metrics(tabularFont(font()));
  painter.setFont(tabularFont(font()));
  painter.setPen(theme_->textMuted);
  if (tellsTime_) paintTimes(painter);
  double last = -metrics.height();
  for (const Tick& tick : annotations_.valueTicks) {
    if (!tick.label.isEmpty() && tick.position - last < 0.8 * metrics.height()) continue;  // in a low pane
    if (!tick.label.isEmpty()) last = tick.position;
    const QRectF place(0, area.bottom() - tick.position - metrics.height() / 2, area.left() - gap, metrics.height());
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, tick.label);
  }
  const QRectF line =
      isPane_ ? area.adjusted(gap / 2.0, 2, 0, 0) : QRectF(gap, 0, width() - 2 * gap, area.top() - gap / 2.0);
  painter.drawText(line, Qt::AlignLeft | (isPane_ ? Qt::AlignTop : Qt::AlignVCenter), annotations_.valueTitle);
}

void PlotSurface::paintTimes(QPainter& painter) const {
  const QRectF area = plotArea();
  const QFontMetricsF metrics(painter.font());
  const QRectF flag = cursorX() && isPane_ ? flagAt(*cursorX()).adjusted(-gap, 0, gap, 0) : QRectF();
  const double titleWidth = metrics.horizontalAdvance(annotations_.timeTitle);
  const QRectF titleRect(area.right() - titleWidth, area.bottom() + gap / 2.0, titleWidth, metrics.height());
  if (!flag.intersects(titleRect)) painter.drawText(titleRect, Qt::AlignRight | Qt::AlignTop, annotations_.timeTitle);
  for (const Tick& tick : annotations_.timeTicks) {
    const double w = metrics.horizontalAdvance(tick.label);
    const QRectF place(area.left() + tick.position - w / 2, area.bottom() + gap / 2.0, w, metrics.height());
    if (place.right() > titleRect.left() - gap || flag.intersects(place)) continue;  // the title has the right end
    painter.drawText(place, Qt::AlignCenter, tick.label);
  }
}

std::optional<double> PlotSurface::cursorX() const {
  const QRectF area = plotArea();
  if (!cursor_ || *cursor_ < -0.5 || *cursor_ > area.width() + 0.5) return std::nullopt;
  return std::round(area.left() + *cursor_) + 0.5;
}

void PlotSurface::paintCursor(QPainter& painter) const {
  const QRectF area = plotArea();
  const auto x = cursorX();
  painter.setPen(QPen(theme_->timeCursor, 1));
  if (x) painter.drawLine(QPointF(*x, area.top()), QPointF(*x, area.bottom()));
  for (qsizetype i = 0; i < cursorDots_.size(); ++i) {
    const QPointF dot(area.left() + cursorDots_[i].x(), area.bottom() - cursorDots_[i].y());
    if (!area.adjusted(-1, -1, 1, 1).contains(dot)) continue;
    painter.setPen(QPen(theme_->plotBackground, 1.5));
    painter.setBrush(cursorColors_[static_cast<std::size_t>(i)]);
    painter.drawEllipse(dot, 4, 4);
  }
  if (tellsTime_ && x) paintFlag(painter, *x);
}

/// Of a pane over the numbers of time, else in the line of the value axis' title: beside that.
QRectF PlotSurface::flagAt(double x) const {
  const QRectF area = plotArea();
  const QFontMetricsF metrics(tabularFont(font()));
  const double w = metrics.horizontalAdvance(cursorLabel_) + gap;
  const double top = isPane_ ? area.bottom() + gap / 2.0 - 1 : area.top() - metrics.height() - 2;
  const double title =
      annotations_.valueTitle.isEmpty() || isPane_ ? 0 : metrics.horizontalAdvance(annotations_.valueTitle);
  const double left = std::max(area.left(), title > 0 ? 2 * gap + title : 0);
  return {std::clamp(x - w / 2, left, std::max(left, width() - w)), top, w, metrics.height() + 2};
}

void PlotSurface::paintFlag(QPainter& painter, double x) const {
  const QRectF area = plotArea(), flag = flagAt(x);
  // Tied to the cursor by a rule.
  painter.setPen(QPen(theme_->timeCursor, 1));
  if (x < flag.left()) painter.drawLine(QPointF(x, area.top() - 0.5), QPointF(flag.left(), area.top() - 0.5));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_->timeCursor);
  painter.drawRoundedRect(flag, 3, 3);
  painter.setPen(theme_->accentText);
  painter.setFont(tabularFont(font()));
  painter.drawText(flag, Qt::AlignCenter, cursorLabel_);
}

void PlotSurface::paintTexts(QPainter& painter) const {
  const QRectF area = plotArea();
  painter.setFont(font());
  painter.setPen(theme_->textMuted);
  painter.drawText(area.adjusted(2 * gap, gap, -2 * gap, -gap), Qt::AlignCenter | Qt::TextWordWrap, annotations_.hint);
  if (annotations_.note.isEmpty()) return;
  const QRectF room = area.adjusted(gap, gap, -gap, -gap);
  QRectF bounds = painter.boundingRect(room, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, annotations_.note);
  QColor ground = theme_->plotBackground;
  ground.setAlphaF(0.85F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(bounds.adjusted(-4, -2, 4, 2), 3, 3);
  painter.setPen(theme_->warning);
  painter.drawText(bounds, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, annotations_.note);
}

/// Of a marker, the time cursor, the edge of a range, or nothing: then a box begins.
void PlotSurface::takeHold(const QMouseEvent& event) {
  const auto edge = bandEdgeAt(pressed_);
  const auto mark = event.modifiers() == Qt::NoModifier ? markAt(pressed_) : std::nullopt;
  const bool marks = event.modifiers().testFlag(Qt::ControlModifier);
  const bool takesCursor = event.modifiers().testFlag(Qt::ShiftModifier) || nearCursor(pressed_);
  isMoving_ = false;
  if (mark) {
    drag_ = Drag::mark;
    heldMark_ = *mark;
    heldBeside_ = pressed_ - pointOf(marks_[*mark]);
  } else if (takesCursor) {
    drag_ = Drag::cursor;
    emit cursorDragged(std::clamp(toUnit(pressed_).x(), 0.0, 1.0));
  } else if (marks || edge) {
    drag_ = Drag::range;
    // The other edge stays.
    if (!marks) pressed_.rx() = plotArea().left() + (*edge ? band_->low : band_->high);
  } else {
    drag_ = Drag::box;
  }
}

void PlotSurface::mousePressEvent(QMouseEvent* event) {
  pressed_ = current_ = event->position();
  if (event->button() == Qt::LeftButton) {
    takeHold(*event);
  } else if (event->button() == Qt::MiddleButton) {
    drag_ = Drag::pan;
    setCursor(Qt::ClosedHandCursor);
  } else {
    QWidget::mousePressEvent(event);
  }
}

void PlotSurface::mouseMoveEvent(QMouseEvent* event) {
  const QPointF before = current_;
  current_ = event->position();
  switch (drag_) {
    case Drag::none:
      setCursor(markAt(current_)                               ? Qt::OpenHandCursor
                : nearCursor(current_) || bandEdgeAt(current_) ? Qt::SplitHCursor
                : plotArea().contains(current_)                ? Qt::CrossCursor
                                                               : Qt::ArrowCursor);
      break;
    case Drag::box: update(); break;
    case Drag::pan: emit panned(toUnit(before) - toUnit(current_)); break;
    case Drag::range: markRange(); break;
    case Drag::mark: moveMark(); break;
    case Drag::cursor: emit cursorDragged(std::clamp(toUnit(current_).x(), 0.0, 1.0)); break;
  }
}

void PlotSurface::mouseReleaseEvent(QMouseEvent* event) {
  current_ = event->position();
  const QRectF box = drag_ == Drag::box ? zoomBox() : QRectF();
  if (drag_ == Drag::none) QWidget::mouseReleaseEvent(event);
  if (drag_ == Drag::mark) emit markDropped();
  drag_ = Drag::none;
  unsetCursor();
  update();
  if (!box.isEmpty()) emit boxZoomed(QRectF(toUnit(box.bottomLeft()), toUnit(box.topRight())));
}

void PlotSurface::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const auto mark = markAt(event->position())) emit markActivated(*mark);
  else emit fitRequested();
}

void PlotSurface::wheelEvent(QWheelEvent* event) {
  // With some keys held, some desktops turn the wheel sideways.
  const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  if (turned == 0) return;
  const QRectF area = plotArea();
  const bool overValues = event->position().x() < area.left();
  const ZoomAxes axes = event->modifiers().testFlag(Qt::ControlModifier) || overValues ? ZoomAxes::value
                        : event->modifiers().testFlag(Qt::ShiftModifier)               ? ZoomAxes::both
                                                                                       : ZoomAxes::time;
  const QPointF unit = toUnit(event->position());
  emit zoomed(axes, std::pow(1.25, -turned / 120.0), {std::clamp(unit.x(), 0.0, 1.0), std::clamp(unit.y(), 0.0, 1.0)});
  event->accept();
}

void PlotSurface::keyPressEvent(QKeyEvent* event) {
  if (moveByKey(*event) || actByKey(*event) || takeBackByKey(*event, true)) return;
  if (event->key() == Qt::Key_Escape && drag_ == Drag::box) {
    drag_ = Drag::none;
    update();
  } else {
    QWidget::keyPressEvent(event);
  }
}

/// A letter alone.
bool PlotSurface::actByKey(const QKeyEvent& event) {
  if (event.modifiers() != Qt::NoModifier) return false;
  switch (event.key()) {
    case Qt::Key_F: emit fitRequested(); return true;
    case Qt::Key_D: emit differenceRequested(); return true;
    case Qt::Key_E: emit formulaRequested(); return true;
    case Qt::Key_R: emit rangeRequested(); return true;
    case Qt::Key_M: emit markRequested(); return true;
    case Qt::Key_T:
    case Qt::Key_X:
    case Qt::Key_S: emit modeRequested(event.key()); return true;
    default: return false;
  }
}

/// Where there is something to take back, or to make again.
/// @param isDone  it is done; otherwise it is only asked whether it would be
bool PlotSurface::takeBackByKey(const QKeyEvent& event, bool isDone) {
  const bool back = history_ && event.matches(QKeySequence::Undo) && history_->canUndo();
  const bool again = history_ && event.matches(QKeySequence::Redo) && history_->canRedo();
  if (isDone && back) history_->undo();
  if (isDone && again) history_->redo();
  return back || again;
}

/// Some of these keys are commands of the window, too: in a plot they are the plot's.
bool PlotSurface::event(QEvent* event) {
  constexpr std::array ownKeys{Qt::Key_E, Qt::Key_R, Qt::Key_M, Qt::Key_T, Qt::Key_X, Qt::Key_S};
  if (event->type() == QEvent::ShortcutOverride && !isPane_) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isOwn = std::find(ownKeys.begin(), ownKeys.end(), key.key()) != ownKeys.end();
    if ((isOwn && key.modifiers() == Qt::NoModifier) || takeBackByKey(key, false)) event->accept();
  }
  if (event->type() == QEvent::ToolTip && !stepMarks_.empty()) {
    tellStep(*static_cast<QHelpEvent*>(event));
    return true;
  }
  return QWidget::event(event);
}

/// Plus and Minus zoom about the cursor, with Ctrl the values; Shift and arrows move what is shown.
bool PlotSurface::moveByKey(const QKeyEvent& event) {
  constexpr double zoomStep = 1.25, panStep = 0.1;
  const bool in = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal, out = event.key() == Qt::Key_Minus;
  if (in || out) {
    const auto axes = event.modifiers().testFlag(Qt::ControlModifier) ? ZoomAxes::value : ZoomAxes::time;
    const double width = plotArea().width();
    const double about = cursor_ && *cursor_ >= 0 && *cursor_ <= width ? *cursor_ / width : 0.5;
    emit zoomed(axes, in ? 1 / zoomStep : zoomStep, {about, 0.5});
    return true;
  }
  if (event.modifiers() != Qt::ShiftModifier) return false;
  switch (event.key()) {
    case Qt::Key_Left: emit panned({-panStep, 0}); return true;
    case Qt::Key_Right: emit panned({panStep, 0}); return true;
    case Qt::Key_Down: emit panned({0, -panStep}); return true;
    case Qt::Key_Up: emit panned({0, panStep}); return true;
    default: return false;
  }
}

void PlotSurface::leaveEvent(QEvent* event) {
  if (drag_ == Drag::none) unsetCursor();
  QWidget::leaveEvent(event);
}

}  // namespace gyre::ui

#include "moc_plot_surface.cpp"
