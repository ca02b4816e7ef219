#pragma once
// The row above a plot: its title and its buttons.

#include "plots/header_row.h"

namespace gyre::ui {

class PlotHeader : public HeaderRow {
  Q_OBJECT

 public:
  explicit PlotHeader(QWidget* parent = nullptr);
  void setTitle(const QString& title);
  void setFollowing(bool on);
  void setLogarithmic(bool on);
  void setDifference(bool on);
  /// Without curves there is nothing to fit, follow or compare.
  void setHasCurves(bool on);
  void setExportable(bool on);
  /// For plots that do not compare runs.
  void hideDifference();

 signals:
  void logarithmicToggled(bool on);
  void differenceToggled(bool on);
  void followingToggled(bool on);
  void fitRequested();
  void exportRequested();

 private:
  QToolButton* log_;
  QToolButton* difference_;
  QToolButton* follow_;
  QToolButton* fit_;
  QToolButton* export_;
};

}  // namespace gyre::ui
