#pragma once
// What lies over the curves: the words and numbers of the axes, the time cursor, the zoom box, hints; and the mouse.
// Drawn by Qt in the font of the window; moving the time cursor redraws this alone, not the curves below.

#include "plots/marker.h"
#include "plots/plot_window.h"
#include "theme/focus_mark.h"

#include <QPolygonF>
#include <QWidget>

#include <functional>
#include <optional>

class QHelpEvent;
class QUndoStack;

namespace gyre::ui {

enum class ZoomAxes { time, value, both };

/// Everything the surface shows besides the curves, in pixels of the plot area (y upwards) where it has a place.
struct PlotAnnotations {
  std::vector<Tick> timeTicks;   ///< positions in pixels from the left
  std::vector<Tick> valueTicks;  ///< positions in pixels from the bottom
  QString timeTitle;
  QString valueTitle;
  QString hint;  ///< in the middle, when there is nothing to see
  QString note;  ///< in the corner: what is left out
};

/// A point with words [pixels of the plot area, y upwards]; not a number where it cannot be shown.
struct PlotMark {
  QPointF at;
  QString text;
  QColor color;
};

class PlotSurface : public QWidget {
  Q_OBJECT

 public:
  explicit PlotSurface(QWidget* parent);

  void setTheme(const Theme& theme);
  void setAnnotations(PlotAnnotations annotations);
  const PlotAnnotations& annotations() const { return annotations_; }
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
  QPointF placeOf(const PlacedStep& mark) const;
  /// A marked range [pixels of the plot area].
  void setBand(const std::optional<AxisRange>& band);
  /// Points with words.
  void setMarks(std::vector<PlotMark> marks);
  /// What is taken back and made again by the keys for it, as long as there is something.
  void setHistory(QUndoStack* history) { history_ = history; }
  /// The mark whose point or words are there.
  std::optional<std::size_t> markAt(QPointF position) const;
  QPointF toUnit(QPointF position) const;  ///< of the plot area, y upwards
  /// All that is shown, on what is drawn already.
  void paint(QPainter& painter) const;
  void setDropTarget(bool on);
  /// What somebody who does not see the plot is told of it.
  void setDescription(std::function<QString()> description) { description_ = std::move(description); }
  QString description() const { return description_ ? description_() : QString(); }

  /// One of several above each other: no title of the values but their factor, and equal room for the labels of all;
  /// the numbers of time and the flag of the cursor belong to the lowest.
  void becomePane(bool isLowest);

  /// The rectangle between the axes: leaves room for the labels of the value axis, at most this wide.
  QRectF plotArea() const;
  /// Room needed left of the axis, in steps so that the axis does not jump about while labels change.
  void reserveLabels(const std::vector<Tick>& valueTicks);

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
  bool moveByKey(const QKeyEvent& event);
  bool actByKey(const QKeyEvent& event);
  bool takeBackByKey(const QKeyEvent& event, bool isDone);
  void takeHold(const QMouseEvent& event);
  void moveMark();
  enum class Drag { none, box, pan, cursor, range, mark };
  /// The box being drawn: a flat one spans the whole of the other axis.
  QRectF zoomBox() const;
  bool nearCursor(QPointF position) const;
  void paintAxes(QPainter& painter) const;
  void paintTimes(QPainter& painter) const;
  void paintFlag(QPainter& painter, double x) const;
  /// Where the cursor is drawn in the widget, if it can be seen.
  std::optional<double> cursorX() const;
  QRectF flagAt(double x) const;
  void paintStepMarks(QPainter& painter) const;
  void tellStep(const QHelpEvent& help);
  void paintCursor(QPainter& painter) const;
  void paintTexts(QPainter& painter) const;
  std::optional<bool> bandEdgeAt(QPointF position) const;
  void markRange();
  void paintBand(QPainter& painter) const;
  QPointF pointOf(const PlotMark& mark) const;
  std::vector<QRectF> wordPlaces() const;
  void paintMarks(QPainter& painter) const;

  const Theme* theme_;
  PlotAnnotations annotations_;
  std::vector<PlacedStep> stepMarks_;
  std::optional<double> cursor_;
  QString cursorLabel_;
  QPolygonF cursorDots_;
  std::vector<QColor> cursorColors_;
  std::optional<AxisRange> band_;
  std::vector<PlotMark> marks_;
  std::function<QString()> description_;
  int labelWidth_ = 40;
  bool isPane_ = false;
  bool tellsTime_ = true;  ///< has the numbers of time
  bool dropTarget_ = false;
  FocusMark focusMark_;
  Drag drag_ = Drag::none;
  QPointF pressed_, current_;
  std::size_t heldMark_ = 0;
  QPointF heldBeside_;  ///< its point
  bool isMoving_ = false;
  QUndoStack* history_ = nullptr;
};

}  // namespace gyre::ui
