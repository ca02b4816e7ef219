#pragma once
// Merit and step of each iteration of the solver of contacts on a logarithmic axis, and the merit that was asked for.
// First come sweeps over all islands together, whose merit is that of the worst island, for it decides; then what was
// done about single islands. The mouse reads the values.

#include "run/solver_log.h"
#include "theme/palette.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace gyre::ui {

class CurveCanvas;
class PlotLegend;
class PlotSurface;
struct PlotAnnotations;
struct AxisRange;

class ConvergencePlot : public QWidget {
  Q_OBJECT
 public:
  explicit ConvergencePlot(QWidget* parent = nullptr);

  /// @param island  whose own iterations are shown besides those of all; none: those of every island
  void show(const std::optional<LoggedSolve>& solve, std::optional<int> island);

  /// The iterations along the axis: those of all islands and, behind them, of single ones.
  int iterations() const { return last_; }
  /// "Iteration 3: merit 1.2·10⁻⁵, step 0.01", of what the mouse points to, else of the last.
  QString readout() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Consecutive iterates, the first of them the iteration `first`.
  struct Run {
    int first = 1, island = -1;
    std::vector<LocalIterate> iterates;
  };
  void rebuild();
  void pointAt(std::optional<int> iteration);
  void setDark(bool dark);
  PlotAnnotations annotate() const;
  AxisRange iterationRange() const;
  AxisRange valueRange() const;
  QPointF place(int iteration, double value) const;
  const LocalIterate* iterate(int iteration) const;

  std::vector<Run> runs_;
  double wanted_ = 0;
  int last_ = 0;
  std::optional<int> pointed_;
  const Theme* theme_;
  PlotLegend* legend_;
  CurveCanvas* canvas_;
  PlotSurface* surface_;
};

}  // namespace gyre::ui
