#pragma once
// One chart of a study: curves of points on linear or logarithmic axes, whose points are told by the mouse and the
// arrow keys.

#include "figure/figure.h"
#include "study/chart_shape.h"

#include <QSet>

class QComboBox;

namespace gyre::ui {

class ChartCanvas;
class ChartHeader;

class ChartView : public Figure {
  Q_OBJECT
 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// Takes over curves and words. Unless the user has zoomed, the view fits; the axes are those of the chart until
  /// the user has chosen others.
  void setChart(Chart chart);
  const Chart& chart() const { return chart_; }

  void setLogarithmic(Qt::Axis axis, bool on);
  void setCurveShown(const QString& name, bool on);
  bool isCurveShown(const QString& name) const { return !hidden_.contains(name); }
  /// A choice of its own in the header; hidden where there is nothing to choose.
  QComboBox& choice() const;

  /// Where a point is, in coordinates of this widget.
  QPointF pointPlace(double x, double y) const;
  /// The words of the tooltip of a point.
  QString describe(int curve, qsizetype point) const;
  const ChartCanvas& canvas() const { return *canvas_; }
  /// Emphasizes the point of this case; negative: none.
  void markCase(int ofCase);

  bool hasPicture() const override;
  QString pictureTitle() const override { return chart_.title; }

 signals:
  /// The point of this case was pressed.
  void caseChosen(int ofCase);

 protected:
  void prepare() override;
  FigureWords words() const override;
  void fitAxes(const QSizeF& area) override;
  AxisTicks ticks(Qt::Orientation axis, const AxisRange& range, AxisScale scale, double pixels) const override;
  void draw() override;
  void paintGround(QPainter& painter) override;
  void paintSurface(QPainter& painter) override;
  void themeChanged() override;
  void pointAt(std::optional<QPointF> place) override;
  void setOnPaper(bool on) override;
  QString description() const override;
  void addOwnActions(QMenu& menu) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ChartView(ChartHeader* header, QWidget* parent);
  struct Spot {
    int curve = -1;
    qsizetype point = 0;
  };
  /// What follows from the points alone.
  struct Fit {
    AxesWindow window;
    std::size_t withoutPlace;  ///< points that logarithmic axes cannot show
  };
  Fit fitOf(bool logX, bool logY) const;
  std::vector<ChartShape> shapes() const;
  Spot spotAt(QPointF position) const;
  Spot spotOf(int ofCase) const;
  void highlight(Spot spot);
  bool stepSpot(int key);

  Chart chart_;
  std::optional<Fit> fit_;  ///< of the chart as it is shown
  std::optional<bool> userLogX_, userLogY_;
  QSet<QString> hidden_;
  Spot spot_;
  int markedCase_ = -1;

  ChartHeader* header_;
  ChartCanvas* canvas_;
};

}  // namespace gyre::ui
