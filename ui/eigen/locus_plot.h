#pragma once
// The eigenvalues of all moments in the upper half of the complex plane, coloured from early to late, and those of the
// moment shown marked. Where they lie decades apart both axes are logarithmic away from zero: asinh(x / x0), x0 a
// little below the slowest.

#include "eigen/eigen_work.h"
#include "theme/palette.h"

#include <QWidget>

namespace gyre::ui {

class PlaneAxes;

class LocusPlot : public QWidget {
  Q_OBJECT
 public:
  explicit LocusPlot(QWidget* parent = nullptr);

  void show(std::shared_ptr<const EigenResult> result);
  /// Marks those of the moment nearest to a time.
  void markTime(double t);
  /// "t = 1.2 s: -0.5 + 3.2 i; ..." of the moment that is marked.
  QString readout() const;
  /// The points drawn, in pixels, of a moment.
  std::vector<QPointF> placesAt(const LocusMoment& moment) const;
  bool isStretched() const { return unit_ > 0; }

  QSize minimumSizeHint() const override { return {240, 210}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  double onAxis(double x) const;
  PlaneAxes axes() const;
  QColor colorAt(double t) const;
  void paintTimes(QPainter& painter, const PlaneAxes& axes) const;

  std::shared_ptr<const EigenResult> result_;
  double time_ = 0;
  double unit_ = 0;  ///< x0; 0: linear axes
};

}  // namespace gyre::ui
