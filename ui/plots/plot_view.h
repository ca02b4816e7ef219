#pragma once
// One plot: some channels of a recording, and formulas over channels, over time, live while the run goes on. A curve is
// named by its channel or its formula.
//
// A timer of the window calls refresh(); it takes in new rows and redraws only when something shown has changed.

#include "io/csv.h"
#include "plots/overlaid_runs.h"
#include "plots/plot_choices.h"
#include "plots/plotted_curves.h"
#include "plots/range_figures.h"
#include "plots/redraw_pace.h"
#include "plots/step_mark.h"

#include <QDeadlineTimer>
#include <QTimer>
#include <QUndoStack>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QMenu;

namespace gyre::ui {

struct LegendEntry;

class EntryRow;
class PlotHeader;
class PlotLegend;
class PlotModeBar;
class PlotSurface;
class RangeTable;
struct PlotAnnotations;
enum class ZoomAxes;

/// What a plot shows, to be written elsewhere.
struct PlotData {
  std::shared_ptr<const Recording> recording;  ///< the run's, or of differences; null: nothing is shown
  std::vector<std::size_t> columns;
  std::pair<double, double> times;
  bool isDifference = false;
  QString spectrum = {};     ///< what it is the spectrum of, if it is: "times" are frequencies then
  CsvMetadata remarks = {};  ///< which differences the columns are
};

class PlotView : public QWidget {
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
  void replaceCurve(const QString& name, const QString& formula);
  /// Shows the channels of these names, also of a recording that is still to come.
  void setChannelNames(const QStringList& names);
  /// Draws a run to compare with, paler, behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, const QString& name, KeptRole role = KeptRole::baseline);
  /// More runs, each in its colour, over time; the kept one then has this colour, too.
  void setOverlaid(std::vector<OverlaidRun> runs, std::optional<int> colorOfKept);
  /// Shows, of every channel that both have, each run minus the baseline; on a logarithmic axis its magnitude.
  void setDifference(bool on);
  bool isDifference() const { return curves_.isDifference(); }
  /// Which run minus which one: "geom1 minus geom2 (h = 1 ms)", and what the baseline is called.
  void setDifferenceName(const QString& name, const QString& baseline = {});
  /// Of all rows there are.
  PlotData data();
  std::vector<int> channels() const;
  QStringList channelNames() const;

  /// Makes it one of several panes above each other, in a frame that has the head for all: names without their group,
  /// no channels dropped; the numbers of time below the lowest only.
  void becomePane(bool isLowest, int firstColor);
  /// Marks over the curves, asked for with the window of time whenever the plot is drawn anew.
  void setStepMarks(std::function<std::vector<StepMark>(const AxisRange&)> marks) { stepMarks_ = std::move(marks); }
  /// Shows the same time, and follows if the other does.
  void setTimeWindowOf(const PlotView& other);

  /// "0.25 m"; what counts steps in whole numbers.
  static QString valueText(const QString& unit, bool ofSteps, double value, int digits = 6);

  /// An empty title names the channels.
  void setTitle(const QString& title);
  QString title() const;

  /// The run, or some of those it is compared with, go on: what is made of their last rows has to wait.
  void setGrowing(bool run, bool others = false);
  void refresh();
  /// The same, with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);

  /// Not a number hides the cursor.
  void setTimeCursor(double time);
  void setDark(bool dark);

  void setLogarithmic(bool on);
  bool isLogarithmic() const { return window_.logarithmic; }
  /// The curves over time, over another quantity, or their spectra.
  enum class Mode { time, path, spectrum };
  Mode mode() const;
  /// Draws the curves over this channel or formula; empty: over time.
  void setHorizontal(const QString& name);
  void setEqualAxes(bool on);
  /// Shows the spectra of the curves over the time that is in sight; nothing: the curves themselves.
  void setSpectrum(std::optional<SpectrumOptions> options);
  void showOverTime();
  /// Marks a range of time and shows its statistics; nothing: takes it away.
  void setRange(std::optional<AxisRange> range);
  /// Points with words. What the user did to others can no longer be taken back.
  void setNotes(std::vector<PlotNote> notes);
  /// Of what the user did to the markers.
  QUndoStack& history() { return history_; }
  PlotChoices choices() const;
  void setChoices(const PlotChoices& choices);

  /// Following: the window in time grows with the run.
  void setFollowing(bool on);
  bool isFollowing() const { return following_; }
  /// Shows everything, and follows.
  void fit();

  /// Of the curves over time, also while they are not shown so.
  std::pair<double, double> visibleTimeRange() const { return {timeInSight().low, timeInSight().high}; }
  /// Of what the horizontal axis counts.
  std::pair<double, double> visibleHorizontalRange() const { return {window_.time.low, window_.time.high}; }
  /// In units of the channels, also on a logarithmic axis.
  std::pair<double, double> visibleValueRange() const;
  /// Points handed to VTK for the picture shown.
  std::size_t pointsDrawn() const { return canvas_->pointCount(); }
  /// As SVG, PDF or PNG, by the end of the name; without the time cursor, on white. False where it cannot be written.
  bool exportPicture(const QString& path);
  /// How long the last drawing of the curves took [s].
  double lastFrameSeconds() const { return canvas_->lastFrameSeconds(); }

 signals:
  void timeCursorMoved(double time);
  void exportRequested();
  void pictureRequested();
  void channelsChanged();
  void logarithmicChanged();
  void differenceChanged();
  void choicesChanged();
  /// The user has zoomed or moved in time, or begun or ceased to follow.
  void timeWindowChanged();
  /// The user turned to this plot: a double click in the channel list goes here.
  void activated();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void curvesChanged();
  /// Asks for a formula to plot, or for another one in the place of a curve.
  void askFormula(const QString& curve = {});
  void showMenu(QPoint global, const QString& curve, std::optional<QPoint> place = {});
  void addCurveActions(QMenu& menu, const QString& curve);
  bool takeNewRows();
  void zoom(ZoomAxes axes, double factor, QPointF about);
  void zoomToBox(const QRectF& box);
  void pan(QPointF delta);
  void setAxes(const PlotChoices& choices);
  void toggleRange();
  void showRange();
  void updateMarks();
  std::optional<QPointF> placeOf(const PlotNote& note) const;
  PlotNote noteAt(QPointF unit) const;
  PlotNote noteAtCursor() const;
  void askNote(const PlotNote& note, bool isNew);
  void connectNotes();
  void showNotes(const std::vector<PlotNote>& notes);
  void changeNotes(std::vector<PlotNote> notes, const QString& text, int gesture = 0);
  void moveNote(std::size_t index, double time, std::optional<double> value, int gesture);
  void removeNote(std::size_t index);
  void addNoteActions(QMenu& menu, std::optional<QPoint> place);
  void askHorizontal();
  void addModeActions(QMenu& menu);
  AxisRange timeInSight() const;
  AxisRange horizontalRange() const;
  void equalizeAxes(const QSizeF& size);
  std::vector<CurveShape> makeShapes(const QSizeF& size, QDeadlineTimer deadline);
  void paintPicture(QPainter& painter);
  void requestSpectra();
  PlotData spectrumData() const;
  bool drawsOverlaid() const { return mode() == Mode::time && isDifference() == overlaid_.isDifference(); }
  bool takeOverlaidRows();
  void addDifferences(PlotData& data);
  CsvMetadata differenceRemarks() const;
  void appendRunNames(std::vector<LegendEntry>& entries) const;
  void appendDifferences(std::vector<LegendEntry>& entries) const;
  std::optional<NoDifference> lack() const;
  std::vector<FigureSource> figureSources() const;
  void rebuild();
  PlotAnnotations annotate();
  void annotateAxes(PlotAnnotations& notes) const;
  void annotatePath(PlotAnnotations& notes) const;
  void annotateSpectrum(PlotAnnotations& notes) const;
  QString horizontalTitle() const;
  QString spectrumTitle() const;
  QString spectrumRemark() const;
  void showPeaks();
  QString valueTitle() const;
  void describeDifference(PlotAnnotations& notes) const;
  void placeStepMarks();
  void showTitle();
  /// The range of values that shows everything in the window of time.
  std::optional<AxisRange> fitted() const;
  void updateCursor();
  QString cursorText() const;
  QString description() const;
  bool isNoise(double value) const;

  PlottedCurves curves_;
  PlotWindow window_;  ///< "time" is what the horizontal axis counts
  /// What was in sight over time before another mode.
  struct OverTime {
    AxisRange window;
    bool following = true;
  } overTime_;
  bool equalAxes_ = false;
  std::optional<SpectrumOptions> spectrum_;
  XyPaths paths_;
  PlotSpectra* spectra_;
  std::optional<AxisRange> range_;
  RangeFigures figures_;
  std::vector<PlotNote> notes_;
  QUndoStack history_;
  int drag_ = 1;  ///< number of that of a marker
  QString title_;
  QString keptName_, differenceName_, baselineName_;
  OverlaidRuns overlaid_;
  std::optional<int> keptColor_;
  std::vector<double> norms_;  ///< of the differences in the window of time
  double cursor_;
  bool isPane_ = false;
  bool following_ = true;
  bool fitsValues_ = true;
  bool fitsAnew_ = true;  ///< whatever room there is beside a path
  const Theme* theme_;
  std::function<std::vector<StepMark>(const AxisRange&)> stepMarks_;
  QTimer sum_;      ///< goes on with the statistics of a long range
  QTimer catchUp_;  ///< with a long recording, of which a frame takes in a part only
  RedrawPace pace_;

  PlotHeader* header_;
  EntryRow* entry_;
  PlotModeBar* bar_;
  PlotLegend* legend_;
  CurveCanvas* canvas_;
  PlotSurface* surface_;
  RangeTable* ranges_;
};

}  // namespace gyre::ui
