#pragma once
// The plots below the viewport: energy, and what belongs to the selected element; more on demand.

#include "document/selection.h"
#include "plots/channel_list.h"
#include "plots/plot_view.h"
#include "shell/playback.h"

#include <QDockWidget>
#include <QMainWindow>

#include <vector>

namespace gyre::ui {

class PlotDocks : public QObject {
  Q_OBJECT
 public:
  PlotDocks(QMainWindow& window, RunController& controller, Playback& playback, Selection& selection);

  const std::vector<QDockWidget*>& docks() const { return docks_; }
  const std::vector<PlotView*>& views() const { return views_; }
  ChannelList* channelList() const { return channels_; }
  PlotView* energy() const { return views_[0]; }
  PlotView* ofSelection() const { return views_[1]; }
  /// The plot the user turned to last.
  PlotView* current() const { return current_; }
  PlotView* addPlot(const QString& title);

 signals:
  void exportRequested(PlotView* view);

 private:
  void setRecording();
  void refresh();
  void followSelection();
  std::vector<int> columnsOfSelection(const Recording& recording) const;

  QMainWindow& window_;
  RunController& controller_;
  Playback& playback_;
  Selection& selection_;
  ChannelList* channels_;
  std::vector<QDockWidget*> docks_;
  std::vector<PlotView*> views_;
  PlotView* current_ = nullptr;
  bool choosing_ = false;         ///< the program, not the user, is choosing channels
  bool followsSelection_ = true;  ///< until the user chooses channels of the second plot
};

}  // namespace gyre::ui
