#pragma once
// One plot: some channels of a recording, and formulas over channels, live while the run goes on. A curve is named by
// its channel or its formula. This is the frame: its widgets, and what its parts do to the model (plot_model.h), which
// knows what there is to see; layers over the curves place what is marked there.
//
// A timer of the window calls refresh(); it takes in new rows and redraws only when something shown has changed.

#include "figure/curve_figure.h"
#include "plots/plot_selection.h"
#include "plots/plot_settings.h"
#include "plots/redraw_pace.h"
#include "plots/shown_ranges.h"
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
class UnitOffer;

class PlotView : public CurveFigure {
  Q_OBJECT

 public:
  explicit PlotView(QWidget* parent = nullptr);

  /// Which curves it shows.
  PlotSelection& selection() { return selection_; }
  const PlotSelection& selection() const { return selection_; }
  /// With what other runs it compares.
  PlotComparison& comparison() { return comparison_; }
  const PlotComparison& comparison() const { return comparison_; }
  /// What of its axes it shows.
  ShownRanges& ranges() { return shown_; }
  const ShownRanges& ranges() const { return shown_; }
  /// What its axes are, and what is marked.
  PlotSettings& settings() { return settings_; }
  const PlotSettings& settings() const { return settings_; }
  /// Data of all rows there are.
  PlotData data();

  /// Makes it one of several panes above each other, in a frame that has the head for all: names without their group,
  /// no channels dropped; the numbers of time below the lowest only.
  void becomePane(bool isLowest, int firstColor);
  /// Marks over the curves, asked for with the window of time whenever the plot is drawn anew.
  void setStepMarks(StepMarks::Source marks);
  /// An empty title names the channels.
  void setTitle(const QString& title);
  QString title() const;

  void refresh();
  /// As refresh(), with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);
  /// Not a number hides the cursor.
  void setTimeCursor(double time);

  bool hasPicture() const override;
  QString pictureTitle() const override;

 signals:
  void timeCursorMoved(double time);
  void exportRequested();
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

  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  PlotView(PlotHeader* header, PlotModeBar* bar, EntryRow* entry, UnitOffer* offer, QWidget* parent);
  const PlottedCurves& curves() const { return model_.curves(); }
  void connectHeader();
  void connectGestures();
  void pressLetter(int key);
  void connectParts();
  /// Asks for a formula to plot, or for another one in the place of a curve.
  void askFormula(const QString& curve = {});
  void askFormulaOf(const QString& text);
  void askHorizontal();
  void turnTo(const PlotContent& kind);
  /// Where channels go that are dropped there: into a new plot in this direction; nothing: into this one.
  std::optional<Qt::Orientation> splitAt(QPointF position) const;
  void showMenu(QPoint global, const QString& curve, std::optional<QPoint> place = {});

  void curvesChanged();
  /// Other runs, or more of them, are to be seen.
  void showRuns();
  bool takeNewRows();
  PlotLook plotLook() const;
  void showTitle();
  bool prepareContent();
  void placeLayers();
  void updateCursor();

  PlotModel model_;
  PlotSelection selection_{model_};
  PlotComparison comparison_{model_};
  ShownRanges shown_{model_};
  QString title_;
  QTimer catchUp_;  ///< with a long recording, of which a frame takes in a part only
  RedrawPace pace_;
  std::optional<double> cursorOffPaper_;  ///< while this looks as on paper

  PlotHeader* header_;
  EntryRow* entry_;
  UnitOffer* offer_;
  PlotModeBar* bar_;
  RangeTable* table_;
  PlotSettings settings_;
  std::unique_ptr<StepMarks> steps_;  ///< null: none
};

}  // namespace gyre::ui
