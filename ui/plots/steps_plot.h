#pragma once
// What a method that chooses its steps has chosen: their size, their order and what failed until then, in three panes
// above each other with one axis of time.

#include "plots/plot_view.h"

#include <array>

namespace gyre::ui {

class StepsPlot : public QWidget {
  Q_OBJECT

 public:
  explicit StepsPlot(QWidget* parent = nullptr);

  PlotView& size() const { return *panes_[0]; }
  PlotView& order() const { return *panes_[1]; }
  PlotView& failures() const { return *panes_[2]; }

  void setRecording(const std::shared_ptr<const Recording>& recording);
  /// Draws a run that was kept to compare with, paler, behind the curves; null: none.
  void setKept(const std::shared_ptr<const Recording>& recording, const QString& name);
  void setTimeCursor(double time);
  void refresh();
  /// The same, with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);

  /// All that is shown.
  PlotData data();
  std::pair<double, double> visibleTimeRange() const { return size().visibleTimeRange(); }

 signals:
  void timeCursorMoved(double time);
  void exportRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  PlotHeader* header_;
  std::array<PlotView*, 3> panes_;
  RedrawPace pace_;
};

}  // namespace gyre::ui
