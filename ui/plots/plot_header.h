#pragma once
// The row above a plot: its title and its buttons.

#include "figure/header_row.h"

#include <vector>

namespace gyre::ui {

class PlotHeader : public HeaderRow {
  Q_OBJECT

 public:
  explicit PlotHeader(QWidget* parent = nullptr);
  void setTitle(const QString& title);
  QString title() const;
  void setFollowing(bool on);
  void setLogarithmic(bool on);
  void setDifference(bool on);
  /// Without curves there is nothing to fit, follow or compare.
  void setHasCurves(bool on);
  /// A difference can be shown.
  void setComparable(bool on);
  /// Before there is a run no formula is understood.
  void setHasRun(bool on);
  void setExportable(bool on);
  /// For plots of channels that are given: they do not compare runs, and take no others.
  void hideDifference();

 signals:
  void logarithmicToggled(bool on);
  void differenceToggled(bool on);
  void followingToggled(bool on);
  void fitRequested();
  void exportRequested();
  void formulaRequested();
  void menuRequested(QPoint below);  ///< on the screen

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeRoom();

  QToolButton* formula_;
  QToolButton* log_;
  QToolButton* difference_;
  QToolButton* follow_;
  QToolButton* fit_;
  QToolButton* export_;
  QToolButton* more_;
  std::vector<QToolButton*> yielding_;  ///< hidden where there is no room: the menu has the same
};

}  // namespace gyre::ui
