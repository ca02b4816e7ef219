#pragma once
// The stacked bands of an energy ledger over time, the line that they should end at, and the time cursor. A click
// chooses a band, the wheel zooms into time, a double click shows the whole run; by keys as in the plots.

#include "figure/painted_figure.h"
#include "ledger/energy_book.h"

#include <optional>

namespace gyre::ui {

class LedgerPlot : public PaintedFigure {
  Q_OBJECT
 public:
  /// @param book  outlives this
  explicit LedgerPlot(const EnergyBook& book, QWidget* parent = nullptr);

  /// Draws what the book has now.
  void refresh() { rebuild(); }
  void setCursor(double time);
  void choose(std::optional<LedgerBand> band);

  /// What is drawn at a place of the surface.
  std::optional<LedgerBand> bandAt(QPointF place) const;

  bool hasPicture() const override;
  QString pictureTitle() const override;

 signals:
  void chosen(gyre::ui::LedgerBand band);
  void cursorDragged(double time);

 protected:
  FigureWords words() const override;
  AxesWindow all() const override;
  void draw() override;
  void paintDrawing(QPainter& painter) override;
  void setOnPaper(bool on) override;
  QString tipAt(QPointF place) const override;
  QString description() const override;

 private:
  QPolygonF polygonOf(const std::vector<CurvePoint>& points) const;
  void fillBetween(QPainter& painter, const QPolygonF& low, const QPolygonF& high, LedgerBand band) const;
  /// The row at a place of the surface.
  std::size_t rowAt(QPointF place) const;
  void placeCursor();

  const EnergyBook& book_;
  std::optional<double> cursor_;
  std::optional<LedgerBand> chosen_;
  bool isOnPaper_ = false;
};

}  // namespace gyre::ui
