#pragma once
// The statistics of a marked range as a table below a plot, to read and to copy.

#include "plots/range_figures.h"

#include <QLabel>
#include <QTableWidget>

namespace gyre::ui {

class RangeTable : public QWidget {
  Q_OBJECT
 public:
  explicit RangeTable(QWidget* parent = nullptr);

  void setFigures(const std::vector<RangeFigures::Figures>& figures, const AxisRange& range, bool isWhole);
  /// Tabs between columns, numbers that read back to the same double.
  QString text() const;
  QSize sizeHint() const override;
  /// As many rows at once as leave the curves of a plot of this height their room [pixels]; at least one.
  void fitInto(int height);

 signals:
  void closed();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void copy() const;
  int heightOfRows() const;
  void fitHeight();

  QLabel* range_;
  QTableWidget* table_;
  std::vector<RangeFigures::Figures> figures_;
  AxisRange shown_;
  int mostRows_ = 4;  ///< at once; more are scrolled to
};

}  // namespace gyre::ui
