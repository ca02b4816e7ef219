#pragma once
// One plot: some channels of a recording, and formulas over channels, live while the run goes on. A curve is named by
// its channel or its formula. This is the frame: its widgets, and what they do to the model (plot_model.h), which knows
// what there is to see; layers over the curves place what is marked there.
//
// A timer of the window calls refresh(); it takes in new rows and redraws only when something shown has changed.

#include "figure/curve_figure.h"
#include "plots/marked_range.h"
#include "plots/plot_model.h"
#include "plots/plot_notes.h"
#include "plots/redraw_pace.h"
#include "plots/step_marks.h"

#include <QTimer>

#include <memory>
#include <utility>
#include <vector>

namespace gyre::ui {

class EntryRow;
class PlotHeader;
class PlotModeBar;
class RangeTable;

class PlotView : public CurveFigure {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);

  /// Curves stay by name where the new recording has them; the view fits and follows again.
  void setRecording(std::shared_ptr<const Recording> recording);
  /// Shows these columns of the recording, and no others.
  void setChannels(const std::vector<int>& columns);
  /// Adds the channels of these names; unknown names and those shown already are passed over.
  void addChannels(const QStringList& names);
  void removeChannel(const QString& name);
  /// Shows the channels of these names, also of a recording that is still to come.
  void setChannelNames(const QStringList& names);
  /// Draws a run to compare with, paler, behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role = KeptRole::baseline);
  /// More runs, each in its colour, over time; the kept one then has this colour, too.
  void setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept);
  /// Shows, of every channel that both have, each run minus the baseline; on a logarithmic axis its magnitude.
  void setDifference(bool on);
  bool isDifference() const { return curves().isDifference(); }
  /// Which run minus which one: "geom1 minus geom2 (h = 1 ms)", and what the baseline is called.
  void setDifferenceName(const QString& name, const QString& baseline = {});
  /// Data of all rows there are.
  PlotData data();
  std::vector<int> channels() const;
  QStringList channelNames() const;

  /// Makes it one of several panes above each other, in a frame that has the head for all: names without their group,
  /// no channels dropped; the numbers of time below the lowest only.
  void becomePane(bool isLowest, int firstColor);
  /// Marks over the curves, asked for with the window of time whenever the plot is drawn anew.
  void setStepMarks(StepMarks::Source marks);
  /// Shows the same time, and follows if the other does.
  void setTimeWindowOf(const PlotView& other);

  /// An empty title names the channels.
  void setTitle(const QString& title);
  QString title() const;

  /// The run, or some of those it is compared with, go on: what is made of their last rows has to wait.
  void setGrowing(bool run, bool others = false);
  void refresh();
  /// As refresh(), with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);

  /// Not a number hides the cursor.
  void setTimeCursor(double time);

  void setLogarithmic(bool on);
  bool isLogarithmic() const { return model_.sight().window().logY; }
  /// The curves over time, over another quantity, or their spectra.
  using Mode = PlotMode;
  Mode mode() const { return model_.content().traits().mode; }
  /// Draws the curves over this channel or formula; empty: over time.
  void setHorizontal(const QString& name);
  void setEqualAxes(bool on);
  /// Shows the spectra of the curves over the time that is in sight; nothing: the curves themselves.
  void setSpectrum(std::optional<SpectrumOptions> options);
  /// Marks a range of time and shows its statistics; nothing: takes it away.
  void setRange(std::optional<AxisRange> range);
  /// Points with words. What the user did to others can no longer be taken back.
  void setNotes(std::vector<PlotNote> notes);
  /// History of what the user did to the markers.
  QUndoStack& history() { return notes_->history(); }
  PlotChoices choices() const;
  void setChoices(const PlotChoices& choices);

  /// Following: the window in time grows with the run.
  void setFollowing(bool on);
  bool isFollowing() const { return model_.sight().isFollowing(); }

  /// Range of the curves over time, also while they are not shown so.
  std::pair<double, double> visibleTimeRange() const;
  /// Range of what the horizontal axis counts.
  std::pair<double, double> visibleHorizontalRange() const;
  /// In units of the channels, also on a logarithmic axis.
  std::pair<double, double> visibleValueRange() const;

  bool hasPicture() const override;
  QString pictureTitle() const override;

 signals:
  void timeCursorMoved(double time);
  void exportRequested();
  void channelsChanged();
  void logarithmicChanged();
  void differenceChanged();
  void choicesChanged();
  /// The user has zoomed or moved in time, or begun or ceased to follow.
  void timeWindowChanged();
  /// The user turned to this plot: a double click in the channel list goes here.
  void activated();

 protected:
  void prepare() override;
  FigureWords words() const override;
  void fitAxes(const QSizeF& area) override;
  std::vector<CurveShape> shapes(const QSizeF& area, QDeadlineTimer deadline) override;
  void draw() override;
  void setOnPaper(bool on) override;
  QString description() const override;
  AxesSight& sight() override { return model_.sight(); }
  const AxesSight& sight() const override { return model_.sight(); }
  void sightChanged() override;
  void themeChanged() override;

  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  const PlottedCurves& curves() const { return model_.curves(); }
  void connectHeader();
  void connectGestures();
  void pressLetter(int key);
  void connectLayers();
  /// Asks for a formula to plot, or for another one in the place of a curve.
  void askFormula(const QString& curve = {});
  void askFormulaOf(const QString& text);
  void askHorizontal();
  void turnTo(const PlotContent& kind);
  void setAxes(const PlotChoices& choices);
  void showMenu(QPoint global, const QString& curve, std::optional<QPoint> place = {});

  void replaceCurve(const QString& name, const QString& formula);
  void showOverTime();
  void curvesChanged();
  bool takeNewRows();
  PlotLook plotLook() const;
  void showTitle();
  bool prepareContent();
  void placeLayers();
  void updateCursor();

  PlotModel model_;
  QString title_;
  QTimer catchUp_;  ///< with a long recording, of which a frame takes in a part only
  RedrawPace pace_;
  std::optional<double> cursorOffPaper_;  ///< while this looks as on paper

  PlotHeader* header_;
  EntryRow* entry_;
  PlotModeBar* bar_;
  RangeTable* ranges_;
  std::unique_ptr<PlotNotes> notes_;
  std::unique_ptr<MarkedRange> range_;
  std::unique_ptr<StepMarks> steps_;  ///< null: none
};

}  // namespace gyre::ui
