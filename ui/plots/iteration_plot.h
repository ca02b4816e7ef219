#pragma once
// What an iteration comes to, step by step, on a logarithmic axis: any number of quantities over the number of the
// iteration, and what was asked of one of them. The mouse reads the values.

#include "figure/curve_figure.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace gyre::ui {

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

class IterationPlot : public CurveFigure {
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

  bool hasPicture() const override { return last_ > 0; }
  QString pictureTitle() const override;

 protected:
  FigureWords words() const override;
  void fitAxes(const QSizeF& area) override;
  std::vector<CurveShape> shapes(const QSizeF& area, QDeadlineTimer deadline) override;
  void draw() override;
  void pointAt(std::optional<QPointF> place) override;
  void setOnPaper(bool on) override;
  QString description() const override { return readout(); }

 private:
  void showReading();
  /// In pixels of an area; not a number where there is none.
  QPointF pixelOf(int iteration, double value, const QSizeF& area) const;
  const std::vector<double>* valuesAt(int iteration) const;

  QString hintText_;
  IterationCurves curves_;
  int last_ = 0;
  std::optional<int> pointed_;
};

}  // namespace gyre::ui
