#pragma once
// One plot: some channels of a recording, and formulas over channels, over time, live while the run goes on. A curve is
// named by its channel or its formula.
//
// A timer of the window calls refresh(); it takes in new rows and redraws only when something shown has changed.

#include "plots/step_mark.h"
#include "plots/plotted_curves.h"
#include "plots/redraw_pace.h"

#include <QTimer>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

class QMenu;

namespace gyre::ui {

class EntryRow;
class PlotHeader;
class PlotLegend;
class PlotSurface;
struct PlotAnnotations;
enum class ZoomAxes;

/// What a plot shows, to be written elsewhere.
struct PlotData {
  std::shared_ptr<const Recording> recording;  ///< the run's, or of differences; null: nothing is shown
  std::vector<std::size_t> columns;
  std::pair<double, double> times;
  bool isDifference = false;
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
  /// Draws a run that was kept to compare with, paler, behind the curves; null: none.
  void setKept(std::shared_ptr<const Recording> recording, const QString& name);
  /// Shows, of every channel that both runs have, this run minus the kept one; on a logarithmic axis its magnitude.
  void setDifference(bool on);
  bool isDifference() const { return curves_.isDifference(); }
  /// Which run minus which one: "geom1 minus geom2 (h = 1 ms)".
  void setDifferenceName(const QString& name);
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

  /// An empty title names the channels.
  void setTitle(const QString& title);
  QString title() const;

  /// The run goes on: its last rows cannot be derived yet.
  void setGrowing(bool on);
  void refresh();
  /// The same, with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);

  /// Not a number hides the cursor.
  void setTimeCursor(double time);
  void setDark(bool dark);

  void setLogarithmic(bool on);
  bool isLogarithmic() const { return window_.logarithmic; }
  /// Following: the window in time grows with the run.
  void setFollowing(bool on);
  bool isFollowing() const { return following_; }
  /// Shows everything, and follows.
  void fit();

  std::pair<double, double> visibleTimeRange() const { return {window_.time.low, window_.time.high}; }
  /// In units of the channels, also on a logarithmic axis.
  std::pair<double, double> visibleValueRange() const;
  /// Points handed to VTK for the picture shown.
  std::size_t pointsDrawn() const { return canvas_->pointCount(); }
  /// How long the last drawing of the curves took [s].
  double lastFrameSeconds() const { return canvas_->lastFrameSeconds(); }

 signals:
  void timeCursorMoved(double time);
  void exportRequested();
  void channelsChanged();
  void logarithmicChanged();
  void differenceChanged();
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
  void showMenu(QPoint global, const QString& curve);
  void addCurveActions(QMenu& menu, const QString& curve);
  bool takeNewRows();
  void zoom(ZoomAxes axes, double factor, QPointF about);
  void zoomToBox(const QRectF& box);
  void pan(QPointF delta);
  void rebuild();
  PlotAnnotations annotate();
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
  PlotWindow window_;
  QString title_;
  QString keptName_, differenceName_;
  std::vector<double> norms_;  ///< of the differences in the window of time
  double cursor_;
  bool isPane_ = false;
  bool following_ = true;
  bool fitsValues_ = true;
  const Theme* theme_;
  std::function<std::vector<StepMark>(const AxisRange&)> stepMarks_;
  QTimer catchUp_;  ///< with a long recording, of which a frame takes in a part only
  RedrawPace pace_;

  PlotHeader* header_;
  EntryRow* entry_;
  PlotLegend* legend_;
  CurveCanvas* canvas_;
  PlotSurface* surface_;
};

}  // namespace gyre::ui
