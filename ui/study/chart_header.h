#pragma once
// The row above a chart: its title and its buttons.

#include "figure/header_row.h"

class QComboBox;

namespace gyre::ui {

class ChartHeader : public HeaderRow {
  Q_OBJECT
 public:
  explicit ChartHeader(QWidget* parent = nullptr);
  void setTitle(const QString& title);
  void setLogarithmic(bool x, bool y);
  /// @param hasNumbers  of its horizontal axis, which may have names instead
  void setHasPoints(bool on, bool hasNumbers);
  /// One that belongs to the chart, between title and buttons, also for Tab; hidden where there is nothing to choose.
  QComboBox& choice() const { return *choice_; }

 signals:
  void logarithmicToggled(Qt::Axis axis, bool on);
  void fitRequested();
  void exportRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showTitle();

  QString fullTitle_;
  QComboBox* choice_;
  QToolButton* logX_;
  QToolButton* logY_;
  QToolButton* fit_;
  QToolButton* export_;
};

}  // namespace gyre::ui
