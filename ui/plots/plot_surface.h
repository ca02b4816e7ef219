#pragma once
// What lies over the curves: the axes' words, the time cursor and what is marked, each painted by its own class; and
// what mouse and keys do to them.
// Drawn by Qt in the font of the window; moving the time cursor redraws this alone, not the curves below.

#include "plots/cursor_flag.h"
#include "plots/plot_axes.h"
#include "plots/point_marks.h"
#include "theme/focus_mark.h"

#include <QWidget>

#include <functional>
#include <optional>

class QHelpEvent;
class QUndoStack;

namespace gyre::ui {

enum class ZoomAxes { time, value, both };

class PlotSurface : public QWidget {
  Q_OBJECT

 public:
  explicit PlotSurface(QWidget* parent);

  void setTheme(const Theme& theme);
  void setAnnotations(PlotAnnotations annotations);
  const PlotAnnotations& annotations() const { return axes_.annotations(); }
  /// The cursor at this place [pixels of the plot area], with the values of the curves there as dots; without a place
  /// the dots alone.
  void setTimeCursor(std::optional<double> x, const QString& label = {}, const QPolygonF& dots = {},
                     const std::vector<QColor>& colors = {});
  /// Shapes over the curves; the text of one is told where the mouse rests on it.
  struct PlacedStep {
    QPointF place;  ///< pixels of the plot area, y upwards
    Marker shape;
    QColor color;
    QString text;
  };
  void setStepMarks(std::vector<PlacedStep> marks);
  const std::vector<PlacedStep>& stepMarks() const { return stepMarks_; }
  /// In the widget.
  QPointF placeOf(const PlacedStep& mark) const { return paper().place(mark.place); }
  /// A marked range [pixels of the plot area].
  void setBand(const std::optional<AxisRange>& band);
  /// Points with words.
  void setMarks(std::vector<PlotMark> marks);
  /// What is taken back and made again by the keys for it, as long as there is something.
  void setHistory(QUndoStack* history) { history_ = history; }
  /// The mark whose point or words are there.
  std::optional<std::size_t> markAt(QPointF position) const { return marks_.at(position, paper()); }
  QPointF toUnit(QPointF position) const;  ///< of the plot area, y upwards
  /// All that is shown, on what is drawn already.
  void paint(QPainter& painter) const;
  void setDropTarget(bool on);
  /// What somebody who does not see the plot is told of it.
  void setDescription(std::function<QString()> description) { description_ = std::move(description); }
  QString description() const { return description_ ? description_() : QString(); }

  /// One of several above each other (plot_axes.h); the flag of the cursor belongs to the lowest.
  void becomePane(bool isLowest);
  /// The rectangle between the axes.
  QRectF plotArea() const { return axes_.area(size(), font()); }
  /// Makes room left of the axis.
  void reserveLabels(const std::vector<Tick>& valueTicks) { axes_.reserveLabels(valueTicks, font()); }

 signals:
  void zoomed(gyre::ui::ZoomAxes axes, double factor, QPointF about);  ///< about: unit square, y upwards
  void boxZoomed(QRectF box);                                          ///< unit square, y upwards
  void panned(QPointF delta);                                          ///< unit square, y upwards
  void fitRequested();
  void differenceRequested();
  void formulaRequested();
  void modeRequested(int key);                       ///< T: over time, X: over another quantity, S: spectra
  void rangeMarked(double from, double to);          ///< in [0, 1] of the shown time
  void rangeRequested();                             ///< of all that is shown, or none
  void markRequested();                              ///< at the cursor
  void markDragged(std::size_t mark, QPointF unit);  ///< its point is to be there: in the unit square, y upwards
  void markDropped();
  void markActivated(std::size_t mark);
  void cursorDragged(double unit);  ///< in [0, 1] of the shown time

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

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

  PlotPaper paper() const { return {plotArea(), static_cast<double>(width()), font(), theme_}; }
  bool moveByKey(const QKeyEvent& event);
  bool actByKey(const QKeyEvent& event);
  bool takeBackByKey(const QKeyEvent& event, bool isDone);
  void takeHold(const QMouseEvent& event);
  void moveMark();
  void markRange();
  void showPullPoint();
  /// The box being drawn: a flat one spans the whole of the other axis.
  QRectF zoomBox() const;
  void paintStepMarks(QPainter& painter) const;
  void paintBox(QPainter& painter) const;
  void reportStep(const QHelpEvent& help);

  const Theme* theme_;
  PlotAxes axes_;
  CursorFlag cursor_;
  RangeBand band_;
  PointMarks marks_;
  std::vector<PlacedStep> stepMarks_;
  std::function<QString()> description_;
  QUndoStack* history_ = nullptr;
  Hold hold_;
  bool dropTarget_ = false;
  FocusMark focusMark_;
};

}  // namespace gyre::ui
