#include "figure/plot_gestures.h"

#include "figure/plot_surface.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QUndoStack>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace gyre::ui {

namespace {

constexpr double flatBox = 8;        ///< a box thinner than this zooms one axis only
constexpr double thinnestRange = 2;  ///< that the mouse marks [pixels]
constexpr double farthestClick = 4;  ///< how far the mouse may move in one [pixels]

}  // namespace

PlotGestures::PlotGestures(PlotSurface& surface) : QObject(&surface), surface_(surface) {
  surface.installEventFilter(this);
}

QRectF PlotGestures::box() const {
  if (hold_.drag != Drag::box) return {};
  const QRectF area = surface_.plotArea();
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

bool PlotGestures::eventFilter(QObject* watched, QEvent* event) {
  if (watched != &surface_) return false;
  switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: move(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::MouseButtonRelease: return release(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick: doubleClick(*static_cast<QMouseEvent*>(event)); return true;
    case QEvent::Wheel: return turnWheel(*static_cast<QWheelEvent*>(event));
    case QEvent::KeyPress: return pressKey(*static_cast<QKeyEvent*>(event));
    case QEvent::ShortcutOverride:
      if (isOwnKey(*static_cast<QKeyEvent*>(event))) event->accept();
      return false;
    case QEvent::Leave:
      if (hold_.drag == Drag::none) surface_.unsetCursor();
      emit pointed(std::nullopt);
      return false;
    default: return false;
  }
}

std::optional<std::size_t> PlotGestures::markAt(QPointF position) const {
  return surface_.layers().marks.at(position, surface_.paper());
}

bool PlotGestures::isNearCursor(QPointF position) const {
  return takesCursor_ && surface_.layers().cursor.isNear(position, surface_.plotArea());
}

/// Takes hold of a marker, the time cursor, the edge of a range, or nothing: then a box begins.
void PlotGestures::takeHold(const QMouseEvent& event) {
  const QRectF area = surface_.plotArea();
  const SurfaceLayers& layers = surface_.layers();
  const auto edge = layers.band.edgeAt(hold_.pressed, area);
  const auto mark = event.modifiers() == Qt::NoModifier ? markAt(hold_.pressed) : std::nullopt;
  const bool marksRange = event.modifiers().testFlag(Qt::ControlModifier);
  const bool setsCursor = takesCursor_ && event.modifiers().testFlag(Qt::ShiftModifier);
  if (mark) {
    hold_.drag = Drag::mark;
    hold_.mark = *mark;
    hold_.besideMark = hold_.pressed - layers.marks.pointOf(*mark, surface_.paper());
  } else if (setsCursor || isNearCursor(hold_.pressed)) {
    hold_.drag = Drag::cursor;
    emit cursorDragged(std::clamp(surface_.toUnit(hold_.pressed).x(), 0.0, 1.0));
  } else if (marksRange || edge) {
    hold_.drag = Drag::range;
    if (!marksRange) hold_.pressed.rx() = area.left() + layers.band.opposite(*edge);  // the other edge stays
  } else {
    hold_.drag = Drag::box;
  }
}

bool PlotGestures::press(const QMouseEvent& event) {
  hold_.pressed = hold_.now = event.position();
  hold_.isMoving = false;
  if (event.button() == Qt::LeftButton) {
    takeHold(event);
  } else if (event.button() == Qt::MiddleButton) {
    hold_.drag = Drag::pan;
    surface_.setCursor(Qt::ClosedHandCursor);
  } else {
    return false;
  }
  return true;
}

void PlotGestures::move(const QMouseEvent& event) {
  const QPointF before = std::exchange(hold_.now, event.position());
  switch (hold_.drag) {
    case Drag::none:
      showPullPoint();
      if (event.buttons() == Qt::NoButton) emit pointed(hold_.now);
      break;
    case Drag::box: surface_.update(); break;
    case Drag::pan: emit panned(surface_.toUnit(before) - surface_.toUnit(hold_.now)); break;
    case Drag::range: markRange(); break;
    case Drag::mark: moveMark(); break;
    case Drag::cursor: emit cursorDragged(std::clamp(surface_.toUnit(hold_.now).x(), 0.0, 1.0)); break;
  }
}

/// What the mouse could take hold of.
void PlotGestures::showPullPoint() {
  const QRectF area = surface_.plotArea();
  const SurfaceLayers& layers = surface_.layers();
  surface_.setCursor(markAt(hold_.now)                                                ? Qt::OpenHandCursor
                     : isNearCursor(hold_.now) || layers.band.edgeAt(hold_.now, area) ? Qt::SplitHCursor
                     : area.contains(hold_.now)                                       ? Qt::CrossCursor
                                                                                      : Qt::ArrowCursor);
}

void PlotGestures::markRange() {
  const auto unit = [this](QPointF p) { return std::clamp(surface_.toUnit(p).x(), 0.0, 1.0); };
  const auto [low, high] = std::minmax({unit(hold_.pressed), unit(hold_.now)});
  if ((high - low) * surface_.plotArea().width() >= thinnestRange) emit rangeMarked(low, high);
}

/// From where it is taken hold of, once the mouse has moved so far that this is no click.
void PlotGestures::moveMark() {
  hold_.isMoving |= (hold_.now - hold_.pressed).manhattanLength() >= QApplication::startDragDistance();
  if (hold_.isMoving) emit markDragged(hold_.mark, surface_.toUnit(hold_.now - hold_.besideMark));
}

bool PlotGestures::release(const QMouseEvent& event) {
  hold_.now = event.position();
  const QRectF box = this->box();
  const Drag held = std::exchange(hold_.drag, Drag::none);
  if (held == Drag::mark) emit markDropped();
  surface_.unsetCursor();
  surface_.update();
  if (!box.isEmpty()) emit boxZoomed(QRectF(surface_.toUnit(box.bottomLeft()), surface_.toUnit(box.topRight())));
  else if (held == Drag::box && (hold_.now - hold_.pressed).manhattanLength() <= farthestClick) emit clicked(hold_.now);
  return held != Drag::none;
}

void PlotGestures::doubleClick(const QMouseEvent& event) {
  if (event.button() != Qt::LeftButton) return;
  if (const auto mark = markAt(event.position())) emit markActivated(*mark);
  else emit fitRequested();
}

bool PlotGestures::turnWheel(QWheelEvent& event) {
  // With some keys held, some desktops turn the wheel sideways.
  const int turned = event.angleDelta().y() != 0 ? event.angleDelta().y() : event.angleDelta().x();
  if (turned == 0) return false;
  const QRectF area = surface_.plotArea();
  const bool overValues = event.position().x() < area.left();
  const ZoomAxes axes = event.modifiers().testFlag(Qt::ControlModifier) || overValues ? ZoomAxes::value
                        : event.modifiers().testFlag(Qt::ShiftModifier)               ? ZoomAxes::both
                                                                                      : ZoomAxes::time;
  const QPointF unit = surface_.toUnit(event.position());
  emit zoomed(axes, std::pow(1.25, -turned / 120.0), {std::clamp(unit.x(), 0.0, 1.0), std::clamp(unit.y(), 0.0, 1.0)});
  event.accept();
  return true;
}

bool PlotGestures::pressKey(const QKeyEvent& event) {
  if (moveByKey(event) || takeBackByKey(event, true)) return true;
  if (event.modifiers() == Qt::NoModifier && event.key() == Qt::Key_F) {
    emit fitRequested();
    return true;
  }
  if (event.modifiers() == Qt::NoModifier && letters_.contains(event.key())) {
    emit letterPressed(event.key());
    return true;
  }
  if (event.key() != Qt::Key_Escape || hold_.drag != Drag::box) return false;
  hold_.drag = Drag::none;
  surface_.update();
  return true;
}

/// Where there is something to take back, or to make again.
/// @param isDone  it is done; otherwise it is only asked whether it would be
bool PlotGestures::takeBackByKey(const QKeyEvent& event, bool isDone) {
  const bool back = history_ && event.matches(QKeySequence::Undo) && history_->canUndo();
  const bool again = history_ && event.matches(QKeySequence::Redo) && history_->canRedo();
  if (isDone && back) history_->undo();
  if (isDone && again) history_->redo();
  return back || again;
}

/// Some keys are commands of the window, too: in a plot they are the plot's.
bool PlotGestures::isOwnKey(const QKeyEvent& event) {
  if (surface_.layers().axes.isPane()) return false;
  return (event.modifiers() == Qt::NoModifier && letters_.contains(event.key())) || takeBackByKey(event, false);
}

/// Plus and Minus zoom about the cursor, with Ctrl the values; Shift and arrows move what is shown.
bool PlotGestures::moveByKey(const QKeyEvent& event) {
  constexpr double zoomStep = 1.25, panStep = 0.1;
  const bool in = event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal, out = event.key() == Qt::Key_Minus;
  if (in || out) {
    const auto axes = event.modifiers().testFlag(Qt::ControlModifier) ? ZoomAxes::value : ZoomAxes::time;
    const double width = surface_.plotArea().width();
    const auto& cursor = surface_.layers().cursor.x();
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

}  // namespace gyre::ui

#include "moc_plot_gestures.cpp"
