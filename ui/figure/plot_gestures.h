#pragma once
// What mouse and keys do to a figure: they zoom and move what is shown, drag the time cursor, mark a range, take hold
// of marks, point and choose.

#include "figure/axes_sight.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSet>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QUndoStack;
class QWheelEvent;

namespace gyre::ui {

class PlotSurface;

class PlotGestures : public QObject {
  Q_OBJECT
 public:
  /// @param surface  outlives this, and is its parent
  explicit PlotGestures(PlotSurface& surface);

  /// Letters that are the figure's, also where they are commands of the window: letterPressed() tells them.
  void setLetters(QSet<int> keys) { letters_ = std::move(keys); }
  /// The time cursor can be dragged, and set with Shift.
  void takeCursor() { takesCursor_ = true; }
  /// What is taken back and made again by the keys for it, as long as there is something.
  void setHistory(QUndoStack* history) { history_ = history; }
  /// The box to zoom into that is being drawn, in the surface: a flat one spans the whole of the other axis.
  QRectF box() const;

 signals:
  void zoomed(gyre::ui::ZoomAxes axes, double factor, QPointF about);  ///< about: unit square, y upwards
  void boxZoomed(QRectF box);                                          ///< unit square, y upwards
  void panned(QPointF delta);                                          ///< unit square, y upwards
  void fitRequested();
  void letterPressed(int key);
  /// The mouse is over this place of the surface and holds nothing; nothing: it has left.
  void pointed(std::optional<QPointF> place);
  void clicked(QPointF place);
  void rangeMarked(double from, double to);          ///< in [0, 1] of the shown time
  void markDragged(std::size_t mark, QPointF unit);  ///< its point is to be there: in the unit square, y upwards
  void markDropped();
  void markActivated(std::size_t mark);
  void cursorDragged(double unit);  ///< in [0, 1] of the shown time

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class Drag { none, box, pan, cursor, range, mark };
  /// What the mouse holds.
  struct Hold {
    Drag drag = Drag::none;
    QPointF pressed = {}, now = {};
    std::size_t mark = 0;
    QPointF besideMark = {};  ///< its point
    bool isMoving = false;    ///< the mark: this is no click
  };

  bool press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  bool release(const QMouseEvent& event);
  void doubleClick(const QMouseEvent& event);
  bool turnWheel(QWheelEvent& event);
  bool pressKey(const QKeyEvent& event);
  bool moveByKey(const QKeyEvent& event);
  bool takeBackByKey(const QKeyEvent& event, bool isDone);
  bool isOwnKey(const QKeyEvent& event);
  void takeHold(const QMouseEvent& event);
  std::optional<std::size_t> markAt(QPointF position) const;
  bool isNearCursor(QPointF position) const;
  void moveMark();
  void markRange();
  void showPullPoint();

  PlotSurface& surface_;
  QSet<int> letters_;
  bool takesCursor_ = false;
  QUndoStack* history_ = nullptr;
  Hold hold_;
};

}  // namespace gyre::ui
