#pragma once
// The stacked bands of an energy ledger over time, the line that they should end at, and the time cursor. A click
// chooses a band, the wheel zooms into time, a double click shows the whole run; by keys as in the plots.

#include "ledger/energy_book.h"
#include "theme/palette.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace gyre::ui {

class PlotSurface;
struct PlotAnnotations;

class LedgerPlot : public QWidget {
  Q_OBJECT
 public:
  /// @param book  outlives this
  explicit LedgerPlot(const EnergyBook& book, QWidget* parent = nullptr);

  /// Draws what the book has now.
  void refresh();
  /// Another run: all of it.
  void restart();
  void setCursor(double time);
  void choose(std::optional<LedgerBand> band);

  PlotSurface& surface() { return *surface_; }
  /// What is drawn at a place of the surface.
  std::optional<LedgerBand> bandAt(QPointF place) const;
  const AxisRange& time() const { return time_; }
  const AxisRange& value() const { return value_; }

 signals:
  void chosen(gyre::ui::LedgerBand band);
  void cursorDragged(double time);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void zoom(double factor, double about);
  void pan(double units);
  void fitRange();
  void draw();
  void drawGrid(QPainter& painter, const PlotAnnotations& notes) const;
  void drawBands(QPainter& painter) const;
  QPolygonF polygonOf(const std::vector<CurvePoint>& points) const;
  void fillBetween(QPainter& painter, const QPolygonF& low, const QPolygonF& high, LedgerBand band) const;
  PlotAnnotations annotations() const;
  QString tipAt(QPointF place) const;
  QString description() const;
  void placeCursor();

  const EnergyBook& book_;
  const Theme* theme_;
  PlotSurface* surface_;
  QPixmap picture_;
  AxisRange time_, value_;
  bool following_ = true;  ///< the whole run is shown, however it grows
  std::optional<double> cursor_;
  std::optional<LedgerBand> chosen_;
  std::optional<QPointF> pressed_;
};

}  // namespace gyre::ui
