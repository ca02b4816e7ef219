#pragma once
// One chart of a study: curves of points on linear or logarithmic axes, with a legend, zoom, tooltips and export.

#include "io/file_roles.h"
#include "study/chart_shape.h"
#include "theme/palette.h"

#include <QSet>
#include <QWidget>

namespace gyre::ui {

class ChartCanvas;
class ChartHeader;
class PlotLegend;
class PlotSurface;
struct PlotAnnotations;
enum class ZoomAxes;

class ChartView : public QWidget {
  Q_OBJECT
 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// Takes over curves and words. Unless the user has zoomed, the view fits; the axes are those of the chart until
  /// the user has chosen others.
  void setChart(Chart chart);
  const Chart& chart() const { return chart_; }
  bool hasPoints() const;

  void setDark(bool dark);
  void fit();
  void setLogarithmic(Qt::Axis axis, bool on);
  const ChartWindow& window() const { return window_; }
  bool isFitted() const { return fits_; }
  void setCurveShown(const QString& name, bool on);
  bool isCurveShown(const QString& name) const { return !hidden_.contains(name); }
  /// A choice of its own in the header.
  void addChoice(QWidget* choice);

  /// Where a point is, in coordinates of this widget.
  QPointF placeOf(double x, double y) const;
  /// The words of the tooltip of a point.
  QString describe(int curve, qsizetype point) const;
  PlotLegend& legend() { return *legend_; }
  const ChartCanvas& canvas() const { return *canvas_; }

  /// Files that no picture may be written onto.
  void setInputs(const FileRoles& inputs) { inputs_ = inputs; }
  /// Writes what is shown, without the buttons: .png (at three times the size), .svg or .pdf by the name's ending.
  /// False when the file cannot be written.
  bool exportPicture(const QString& path);

 signals:
  void exportFailed(const QString& path);
  void exported(const QString& path);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Spot {
    int curve = -1;
    qsizetype point = 0;
  };
  void rebuild();
  PlotAnnotations annotate();
  /// What follows from the points alone.
  struct Fit {
    ChartWindow window;
    std::size_t withoutPlace;  ///< points that logarithmic axes cannot show
  };
  const Fit& fitOf(bool logX, bool logY);
  std::vector<ChartShape> shapes() const;
  void zoom(ZoomAxes axes, double factor, QPointF about);
  void zoomToBox(const QRectF& box);
  void pan(QPointF delta);
  Spot spotAt(QPointF position) const;
  void pointAt(Spot spot);
  bool stepSpot(int key);
  void chooseExportFile();
  void paintPicture(QPainter& painter);

  Chart chart_;
  std::optional<Fit> fit_;  ///< of the chart as it is shown
  ChartWindow window_;
  std::optional<bool> userLogX_, userLogY_;
  bool fits_ = true;
  QSet<QString> hidden_;
  Spot spot_;
  FileRoles inputs_;
  const Theme* theme_;

  ChartHeader* header_;
  PlotLegend* legend_;
  ChartCanvas* canvas_;
  PlotSurface* surface_;
};

}  // namespace gyre::ui
