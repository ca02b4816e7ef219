#pragma once
// A figure: two axes with numbers and titles, what is drawn between them, a legend above, and over all what is read and
// marked. What every figure can do is done here: mouse and keys zoom, move and show everything, the menu copies and
// saves it as a picture, and it is light or dark with the window. A class that derives from it says what there is to
// see and draws it: curves by VTK (curve_figure.h), anything else by Qt (painted_figure.h).

#include "figure/axes_sight.h"
#include "figure/figure_words.h"
#include "figure/picture.h"
#include "figure/plot_axes.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QMenu;

namespace gyre::ui {

class PlotLegend;
class PlotSurface;

class Figure : public QWidget, public PictureSource {
  Q_OBJECT
 public:
  ~Figure() override;

  PlotSurface& surface() const { return *surface_; }
  PlotLegend& legend() const { return *legend_; }
  /// What of its axes is shown.
  const AxesWindow& inSight() const;
  bool isFitted() const;
  /// Shows everything.
  void fit();
  void setDark(bool dark);

  void withPicture(const std::optional<PaperSize>& paper, const std::function<void(const Picture&)>& use) override;

 protected:
  struct Traits {
    QString objectName;  ///< of the surface
    int pixelsPerTick = 72, pixelsPerTickUp = 36;
    bool isPlane = false;   ///< both axes are alike: the wheel alone zooms both; else it zooms the horizontal one
    bool isBounded = true;  ///< see AxesSight
    std::vector<QWidget*> above = {};  ///< stand above the legend, become parts of this; Tab comes to them first
  };
  /// @param make  makes what is drawn on, a part of this
  Figure(Traits traits, QWidget* (*make)(QWidget* parent), QWidget* parent);
  template <class Ground>
  static QWidget* makeGround(QWidget* parent) {
    return new Ground(parent);
  }

  // What there is to see.
  /// Is called once before everything is drawn anew.
  virtual void prepare() {}
  virtual FigureWords words() const = 0;
  /// Gives the axes their ranges in an area of this size.
  virtual void fitAxes(const QSizeF& area) = 0;
  virtual AxisTicks ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const;
  /// Draws on the ground. The axes have their ranges, the surface its words.
  virtual void draw() = 0;
  /// Draws on a picture what the ground shows, in the coordinates of the surface.
  virtual void paintGround(QPainter& painter) = 0;
  /// Writes on a picture what the surface has over it.
  virtual void paintSurface(QPainter& painter);
  /// What of a figure is seen on the screen only; takes it away, or brings it back.
  virtual void setOnPaper(bool) {}

  // What is read.
  /// The mouse is there on the surface, or nowhere.
  virtual void pointAt(std::optional<QPointF>) {}
  /// What is told of a place of the surface where the mouse rests.
  virtual QString tipAt(QPointF place) const;
  /// What somebody who does not see the figure is told of it.
  virtual QString description() const { return {}; }

  // What the user does.
  virtual AxesSight& sight() { return sight_; }
  virtual const AxesSight& sight() const { return sight_; }
  /// The user has changed what is in sight.
  virtual void sightChanged();
  /// Entries of the menu that are this figure's own.
  virtual void addOwnActions(QMenu&) {}
  virtual void themeChanged() {}

  /// Draws everything anew.
  void rebuild();
  void addPictureActions(QMenu& menu);
  /// Where two values are on the surface.
  QPointF placeOf(double x, double y) const;
  const Theme& look() const { return *theme_; }
  QWidget& ground() const { return *ground_; }
  /// Its widgets, from above.
  QBoxLayout& column() const { return *column_; }

  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void connectGestures();
  PlotAnnotations annotate() const;
  void paintPicture(QPainter& painter, bool hasTitle);
  int titleHeight() const;
  QSize pictureSize(bool hasTitle) const;
  /// Becomes as large as its picture wants it, whose letters are of that size. @return a pixel of that [pt]
  double layOutFor(const PaperSize& paper);

  Traits traits_;
  const Theme* theme_;
  AxesSight sight_;
  QBoxLayout* column_;
  PlotLegend* legend_;
  QWidget* ground_;
  PlotSurface* surface_;
};

}  // namespace gyre::ui
