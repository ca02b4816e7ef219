#pragma once
// What lies over what a figure draws: the axes' words, the time cursor and what is marked, each painted by its own
// class; what mouse and keys do to them is told by its gestures (plot_gestures.h).
// Drawn by Qt in the font of the window; moving the time cursor redraws this alone, not what is below.

#include "figure/cursor_flag.h"
#include "figure/placed_symbols.h"
#include "figure/plot_axes.h"
#include "figure/point_marks.h"
#include "theme/focus_mark.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace gyre::ui {

class PlotGestures;

/// The layers of a surface, from the lowest to the highest. Who changes one updates the surface.
struct SurfaceLayers {
  RangeBand band = {};
  PlotAxes axes = {};
  PlacedSymbols symbols = {};
  PointMarks marks = {};
  CursorFlag cursor = {};
};

class PlotSurface : public QWidget {
  Q_OBJECT

 public:
  explicit PlotSurface(QWidget* parent);

  PlotGestures& gestures() { return *gestures_; }
  SurfaceLayers& layers() { return layers_; }
  const SurfaceLayers& layers() const { return layers_; }
  const PlotAnnotations& annotations() const { return layers_.axes.annotations(); }

  void setTheme(const Theme& theme);
  /// The cursor at this place [pixels of the plot area], with the values of the curves there as dots; without a place
  /// the dots alone.
  void setTimeCursor(std::optional<double> x, const QString& label = {}, const QPolygonF& dots = {},
                     const std::vector<QColor>& colors = {});
  /// Marks where something that is dragged would go; nothing: nowhere.
  void setDropTarget(std::optional<QRectF> place);
  /// What somebody who does not see the plot is told of it.
  void setDescription(std::function<QString()> description) { description_ = std::move(description); }
  QString description() const { return description_ ? description_() : QString(); }
  /// What is told of a place of the surface, where the mouse rests; empty: nothing.
  void setTips(std::function<QString(QPointF)> tips) { tips_ = std::move(tips); }

  /// The rectangle between the axes.
  QRectF plotArea() const { return layers_.axes.area(size(), font()); }
  PlotPaper paper() const { return {plotArea(), static_cast<double>(width()), font(), theme_}; }
  QPointF toUnit(QPointF position) const;  ///< of the plot area, y upwards
  /// All that is shown, on what is drawn already.
  void paint(QPainter& painter) const;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void paintBox(QPainter& painter) const;

  const Theme* theme_;
  SurfaceLayers layers_;
  PlotGestures* gestures_;
  std::function<QString()> description_;
  std::function<QString(QPointF)> tips_;
  std::optional<QRectF> dropTarget_;
  FocusMark focusMark_;
};

}  // namespace gyre::ui
