#pragma once
// The row above a chart: its title and its buttons.

#include "figure/header_row.h"

namespace gyre::ui {

class ChartHeader : public HeaderRow {
  Q_OBJECT
 public:
  explicit ChartHeader(QWidget* parent = nullptr);
  void setTitle(const QString& title);
  void setLogarithmic(bool x, bool y);
  void setHasPoints(bool on);
  /// Room between title and buttons for a choice that belongs to the chart.
  void addChoice(QWidget* choice);

 signals:
  void logarithmicToggled(Qt::Axis axis, bool on);
  void fitRequested();
  void exportRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showTitle();

  QString fullTitle_;
  QToolButton* logX_;
  QToolButton* logY_;
  QToolButton* fit_;
  QToolButton* export_;
};

}  // namespace gyre::ui
