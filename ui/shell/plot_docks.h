#pragma once
// The plots below the viewport: energy; the steps, where the method chooses them; what belongs to the selected element;
// more on demand. Which channels are plotted where is remembered for each model; a run can be kept to compare later
// ones with, and any plot can show what the two differ by.

#include "document/selection.h"
#include "plots/channel_list.h"
#include "plots/plot_view.h"
#include "run/playback.h"
#include "run/recording_csv.h"
#include "run/run_name.h"
#include "run/run_set.h"
#include "shell/plot_layout.h"
#include "shell/steps_dock.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

#include <vector>

namespace gyre::ui {

class PlotDocks : public QObject {
  Q_OBJECT
 public:
  PlotDocks(QMainWindow& window, RunSet& runs, Playback& playback, Selection& selection);

  const std::vector<QDockWidget*>& docks() const { return docks_; }
  const std::vector<PlotView*>& views() const { return views_; }
  ChannelList* channelList() const { return channels_; }
  PlotView* energy() const { return views_[0]; }
  PlotView* ofSelection() const { return views_[1]; }
  StepsPlot* steps() const { return &stepsDock_->plot(); }
  QDockWidget* stepsDock() const { return stepsDock_; }
  /// The plot the user turned to last.
  PlotView* current() const { return current_; }
  PlotView* addPlot();
  /// The docks of the workbench are shown, or hidden behind the gallery.
  void setActive(bool on);
  /// Puts the docks side by side below the view, before others come there.
  void placeAnew();

  /// Plots what was plotted when this model was last open; without a path, or a first time, what every model begins
  /// with.
  void openLayout(const QString& model);
  const QString& model() const { return model_; }
  /// The model has this path from now on.
  void saveLayoutAs(const QString& model);
  /// Where the docks are now belongs to the model that is open.
  void savePlaces();

  /// What the run was made with that differences are taken to, and its notes. @pre a plot shows a difference
  CsvMetadata comparedMetadata() const;

 signals:
  void exportRequested(const gyre::ui::PlotData& data);

 private:
  void addSteps();
  void setRecording();
  void refresh();
  void followSelection();
  /// The run that the one shown is compared with, and what it is.
  struct Compared {
    RunPtr run;  ///< null: none
    KeptRole role = KeptRole::baseline;
  };
  Compared compared() const;
  RunColors colorsBeside(const RunPtr& kept) const;
  void showKept();
  void showOthers(PlotView& view) const;
  PlotView* addPlot(const QString& title, const QString& name);
  void split(PlotView* view, Qt::Orientation orientation, const QStringList& names);
  /// Zooms and moves both in time together.
  void shareTime(QDockWidget& dock, const QString& withDock) const;
  QString freeName() const;
  void removePlot(QDockWidget* dock);
  PlotLayout layout() const;
  void apply(const PlotLayout& layout);
  /// The user has changed what is plotted.
  void changed();
  std::vector<int> columnsOfSelection(const Recording& recording) const;

  QMainWindow& window_;
  RunSet& runs_;
  Playback& playback_;
  Selection& selection_;
  ChannelList* channels_;
  std::vector<QDockWidget*> docks_;
  std::vector<PlotView*> views_;
  PlotView* current_ = nullptr;
  QString model_;      ///< whose layout it is; empty: a model without a file
  QByteArray places_;  ///< of the docks, when this model was last left
  StepsDock* stepsDock_ = nullptr;
  bool active_ = false;
  QTimer late_;                   ///< brings plots up to date whose turn had not come when the last rows did
  bool choosing_ = false;         ///< the program, not the user, is choosing channels
  bool followsSelection_ = true;  ///< until the user chooses channels of the second plot
};

}  // namespace gyre::ui
