#include "plots/plot_surface.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QUndoStack>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace gyre::ui {

namespace {

constexpr double flatBox = 8;        ///< a box thinner than this zooms one axis only
constexpr double thinnestRange = 2;  ///< that the mouse marks [pixels]
constexpr double eventRadius = 3.5, eventReach = 7;

}  // namespace

PlotSurface::PlotSurface(QWidget* parent) : QWidget(parent), theme_(&lightTheme()) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
}

void PlotSurface::becomePane(bool isLowest) {
  axes_.becomePane(isLowest);
  update();
}

void PlotSurface::setTheme(const Theme& theme) {
  theme_ = &theme;
  update();
}

void PlotSurface::setAnnotations(PlotAnnotations annotations) {
  axes_.setAnnotations(std::move(annotations));
  update();
}

void PlotSurface::setTimeCursor(std::optional<double> x, const QString& label, const QPolygonF& dots,
                                const std::vector<QColor>& colors) {
  cursor_.set(x, label, dots, colors);
  update();
  if (!hasFocus() || !QAccessible::isActive()) return;
  QAccessibleEvent heard(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&heard);
}

void PlotSurface::setStepMarks(std::vector<PlacedStep> marks) {
  if (marks.empty() && stepMarks_.empty()) return;
  stepMarks_ = std::move(marks);
  update();
}

void PlotSurface::setBand(const std::optional<AxisRange>& band) {
  band_.set(band);
  update();
}

void PlotSurface::setMarks(std::vector<PlotMark> marks) {
  marks_.set(std::move(marks));
  update();
}

void PlotSurface::setDropTarget(bool on) {
  dropTarget_ = on;
  update();
}

QPointF PlotSurface::toUnit(QPointF position) const {
  const QRectF area = plotArea();
  return {(position.x() - area.left()) / area.width(), (area.bottom() - position.y()) / area.height()};
}

QRectF PlotSurface::zoomBox() const {
  if (hold_.drag != Drag::box) return {};
  const QRectF area = plotArea();
  const auto inside = [&](QPointF p) {
    return QPointF(std::clamp(p.x(), area.left(), area.right()), std::clamp(p.y(), area.top(), area.bottom()));
  };
  QRectF box = QRectF(inside(hold_.pressed), inside(hold_.now)).normalized();
  if (box.height() < flatBox && box.width() >= flatBox) {
    box.setTop(area.top());
    box.setBottom(area.bottom());
  } else if (box.width() < flatBox && box.height() >= flatBox) {
    box.setLeft(area.left());
    box.setRight(area.right());
  }
  return box.width() >= flatBox && box.height() >= flatBox ? box : QRectF();
}

void PlotSurface::paint(QPainter& painter) const {
  const PlotPaper on = paper();
  band_.paint(painter, on);
  axes_.paint(painter, on, cursor_.hidden(axes_, on));
  paintStepMarks(painter);
  marks_.paint(painter, on);
  cursor_.paint(painter, axes_, on);
  axes_.paintTexts(painter, on);
}

void PlotSurface::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter);
  paintBox(painter);
  if (dropTarget_) {
    painter.setPen(QPen(theme_->accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  }
  focusMark_.paint(*this, painter);
}

void PlotSurface::paintBox(QPainter& painter) const {
  const QRectF box = zoomBox();
  if (box.isEmpty()) return;
  QColor fill = theme_->accent;
  fill.setAlphaF(0.12F);
  painter.setPen(QPen(theme_->accent, 1));
  painter.setBrush(fill);
  painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
}

void PlotSurface::paintStepMarks(QPainter& painter) const {
  const QRectF area = plotArea().adjusted(-1, -1, 1, 1);
  for (const PlacedStep& mark : stepMarks_)
    if (const QPointF at = placeOf(mark); area.contains(at))
      drawMarker(painter, mark.shape, at, eventRadius, mark.color, theme_->plotBackground);
}

/// The nearest mark's text.
void PlotSurface::reportStep(const QHelpEvent& help) {
  const auto distance = [&](const PlacedStep& mark) { return QLineF(placeOf(mark), QPointF(help.pos())).length(); };
  const auto nearest = std::ranges::min_element(stepMarks_, {}, distance);
  if (distance(*nearest) <= eventReach) QToolTip::showText(help.globalPos(), nearest->text, this);
  else QToolTip::hideText();
}

void PlotSurface::focusInEvent(QFocusEvent* event) {
  focusMark_.follow(*event);
  QWidget::focusInEvent(event);
}

/// Takes hold of a marker, the time cursor, the edge of a range, or nothing: then a box begins.
void PlotSurface::takeHold(const QMouseEvent& event) {
  const QRectF area = plotArea();
  const auto edge = band_.edgeAt(hold_.pressed, area);
  const auto mark = event.modifiers() == Qt::NoModifier ? markAt(hold_.pressed) : std::nullopt;
  const bool marksRange = event.modifiers().testFlag(Qt::ControlModifier);
  const bool takesCursor = event.modifiers().testFlag(Qt::ShiftModifier) || cursor_.isNear(hold_.pressed, area);
  if (mark) {
    hold_.drag = Drag::mark;
    hold_.mark = *mark;
    hold_.besideMark = hold_.pressed - marks_.pointOf(*mark, paper());
  } else if (takesCursor) {
    hold_.drag = Drag::cursor;
    emit cursorDragged(std::clamp(toUnit(hold_.pressed).x(), 0.0, 1.0));
  } else if (marksRange || edge) {
    hold_.drag = Drag::range;
    if (!marksRange) hold_.pressed.rx() = area.left() + band_.opposite(*edge);  // the other edge stays
  } else {
    hold_.drag = Drag::box;
  }
}

void PlotSurface::mousePressEvent(QMouseEvent* event) {
  hold_.pressed = hold_.now = event->position();
  hold_.isMoving = false;
  if (event->button() == Qt::LeftButton) {
    takeHold(*event);
  } else if (event->button() == Qt::MiddleButton) {
    hold_.drag = Drag::pan;
    setCursor(Qt::ClosedHandCursor);
  } else {
    QWidget::mousePressEvent(event);
  }
}

void PlotSurface::mouseMoveEvent(QMouseEvent* event) {
  const QPointF before = std::exchange(hold_.now, event->position());
  switch (hold_.drag) {
    case Drag::none: showPullPoint(); break;
    case Drag::box: update(); break;
    case Drag::pan: emit panned(toUnit(before) - toUnit(hold_.now)); break;
    case Drag::range: markRange(); break;
    case Drag::mark: moveMark(); break;
    case Drag::cursor: emit cursorDragged(std::clamp(toUnit(hold_.now).x(), 0.0, 1.0)); break;
  }
}

/// What the mouse could take hold of.
void PlotSurface::showPullPoint() {
  const QRectF area = plotArea();
  setCursor(markAt(hold_.now)                                                  ? Qt::OpenHandCursor
            : cursor_.isNear(hold_.now, area) || band_.edgeAt(hold_.now, area) ? Qt::SplitHCursor
            : area.contains(hold_.now)                                         ? Qt::CrossCursor
                                                                               : Qt::ArrowCursor);
}

void PlotSurface::markRange() {
  const auto unit = [this](QPointF p) { return std::clamp(toUnit(p).x(), 0.0, 1.0); };
  const auto [low, high] = std::minmax({unit(hold_.pressed), unit(hold_.now)});
  if ((high - low) * plotArea().width() >= thinnestRange) emit rangeMarked(low, high);
}

/// From where it is taken hold of, once the mouse has moved so far that this is no click.
void PlotSurface::moveMark() {
  hold_.isMoving |= (hold_.now - hold_.pressed).manhattanLength() >= QApplication::startDragDistance();
  if (hold_.isMoving) emit markDragged(hold_.mark, toUnit(hold_.now - hold_.besideMark));
}

void PlotSurface::mouseReleaseEvent(QMouseEvent* event) {
  hold_.now = event->position();
  const QRectF box = zoomBox();
  if (hold_.drag == Drag::none) QWidget::mouseReleaseEvent(event);
  if (hold_.drag == Drag::mark) emit markDropped();
  hold_.drag = Drag::none;
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
  if (event->key() == Qt::Key_Escape && hold_.drag == Drag::box) {
    hold_.drag = Drag::none;
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
  if (event->type() == QEvent::ShortcutOverride && !axes_.isPane()) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isOwn = std::find(ownKeys.begin(), ownKeys.end(), key.key()) != ownKeys.end();
    if ((isOwn && key.modifiers() == Qt::NoModifier) || takeBackByKey(key, false)) event->accept();
  }
  if (event->type() == QEvent::ToolTip && !stepMarks_.empty()) {
    reportStep(*static_cast<QHelpEvent*>(event));
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
    const auto& cursor = cursor_.x();
    const double about = cursor && *cursor >= 0 && *cursor <= width ? *cursor / width : 0.5;
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
  if (hold_.drag == Drag::none) unsetCursor();
  QWidget::leaveEvent(event);
}

}  // namespace gyre::ui

#include "moc_plot_surface.cpp"
