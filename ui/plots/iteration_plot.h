#pragma once
// What an iteration comes to, step by step, on a logarithmic axis: any number of quantities over the number of the
// iteration, and what was asked of one of them. The mouse reads the values.

#include "theme/palette.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace gyre::ui {

class CurveCanvas;
class PlotLegend;
class PlotSurface;
struct PlotAnnotations;
struct AxisRange;

/// What to draw.
struct IterationCurves {
  /// Consecutive iterations, the first of them the iteration `first`; curves do not go on from run to run.
  struct Run {
    int first = 1;
    std::vector<std::vector<double>> values = {};  ///< of each iteration, as many as names; not a number: none
    int last() const { return first + static_cast<int>(values.size()) - 1; }
  };
  QStringList names;           ///< of the quantities; the first is drawn on top
  std::vector<Run> runs = {};  ///< may overlap: the last is read
  double wanted = 0;           ///< a level to reach; 0: none
  QString nameOfWanted = {};
};

class IterationPlot : public QWidget {
  Q_OBJECT
 public:
  /// @param name   of what it shows, for who does not see it
  /// @param hint   that stands where there is no iteration
  IterationPlot(const QString& name, const QString& hint, QWidget* parent = nullptr);

  void show(IterationCurves curves);

  /// The iterations along the axis.
  int iterations() const { return last_; }
  /// "Iteration 3: merit 1.2·10⁻⁵, step 0.01", of what the mouse points to, else of the last.
  QString readout() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void rebuild();
  void pointAt(std::optional<int> iteration);
  void setDark(bool dark);
  PlotAnnotations annotate() const;
  AxisRange iterationRange() const;
  AxisRange valueRange() const;
  QPointF place(int iteration, double value) const;
  const std::vector<double>* valuesAt(int iteration) const;

  QString hintText_;
  IterationCurves curves_;
  int last_ = 0;
  std::optional<int> pointed_;
  const Theme* theme_;
  PlotLegend* legend_;
  CurveCanvas* canvas_;
  PlotSurface* surface_;
};

}  // namespace gyre::ui
