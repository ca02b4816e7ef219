#pragma once
// What a plot shows its curves as: over time, over another quantity, as spectra. Each kind knows the range of its axes,
// their words, its lines, what is read at the time cursor, and where a moment of the run has its place; the frame
// (plot_view.h) asks it and does not know which kind it is. A new kind derives from this and is listed in
// plot_model.cpp.

#include "figure/axes_sight.h"
#include "figure/curve_canvas.h"
#include "figure/figure_words.h"
#include "figure/plot_legend.h"
#include "plots/plot_choices.h"
#include "plots/plot_data.h"
#include "plots/plot_look.h"
#include "plots/plot_runs.h"
#include "plots/range_figures.h"

#include <QDeadlineTimer>
#include <QPolygonF>

namespace gyre::ui {

enum class PlotMode { time, path, spectrum };

/// How much of the horizontal axis is asked for.
enum class Reach {
  settled,  ///< what it follows the run with: room that there is stays
  anew,     ///< what it shows first
  whole     ///< as far as the user can zoom out
};

/// What is the same for all plots of a kind.
struct PlotTraits {
  PlotMode mode;
  int key;                  ///< that turns to it
  QString words;            ///< in the menu
  bool isOverTime = false;  ///< a place along the horizontal axis is a time
  bool isPlane = false;     ///< who zooms one axis zooms both
  bool canCompare = true;   ///< with differences of runs
  bool hasMoments = true;   ///< a time and a value have a place
};

/// What is told of the curves at the time cursor.
struct PlotReading {
  std::vector<LegendEntry> entries = {};
  std::optional<double> cursor = {};  ///< where its line stands [pixels of the plot area]
  QString cursorText = {};
  QPolygonF dots = {};  ///< the values there [pixels of the plot area]
  std::vector<QColor> dotColors = {};
  QString warning = {};  ///< beside what the kind can be asked
};

class PlotContent {
 public:
  /// @param runs  outlives this
  PlotContent(PlotRuns& runs, PlotTraits traits) : runs_(runs), traits_(std::move(traits)) {}
  virtual ~PlotContent() = default;
  PlotContent(const PlotContent&) = delete;
  PlotContent& operator=(const PlotContent&) = delete;

  const PlotTraits& traits() const { return traits_; }
  /// Takes over what of the choices is its own.
  /// @return whether this is the kind that they ask for
  virtual bool choose(const PlotChoices& choices) = 0;
  /// What the plot is to show when the user turns to this kind; nothing: the user has to be asked over what.
  virtual std::optional<PlotChoices> asked(const PlotChoices& now) const = 0;
  /// Begins what takes longer than a frame, of the curves in this range of time.
  /// @return whether such is drawn
  virtual bool prepare(const AxisRange&) { return false; }

  /// What the horizontal axis shows as long as it follows the run, or could show.
  /// @param now  what it shows
  virtual AxisRange horizontalRange(const AxisRange& now, Reach reach) const = 0;
  /// The values in sight; nothing: there are none.
  virtual std::optional<AxisRange> valueRange(const AxesWindow& window, bool anew) const = 0;
  /// What the second axis of values shows, where there is one.
  virtual std::optional<AxisRange> secondRange(const AxesWindow&) const { return std::nullopt; }
  /// A unit is as long on one axis as on the other.
  virtual bool hasEqualAxes() const { return false; }

  virtual QString title(const QString& ofCurves) const { return ofCurves; }
  FigureWords words(const PlotLook& look) const;
  virtual PlotReading reading(const PlotLook& look) const = 0;
  /// There are curves and nothing is in their way.
  bool isDrawn() const { return !runs_.curves().empty() && !lack(); }
  /// What there is when the time is over.
  virtual std::vector<CurveShape> shapes(const PlotLook& look, QDeadlineTimer deadline) = 0;
  virtual bool isWhole() const { return true; }
  /// Numbers that are exported: those of all rows that are taken in.
  virtual PlotData data(const PlotLook& look) = 0;

  /// In pixels of the plot area; nothing where it cannot be shown.
  virtual std::optional<QPointF> placeOf(const PlotNote&, const PlotLook&) const { return std::nullopt; }
  /// The curves whose statistics can be told.
  virtual std::vector<FigureSource> figureSources(const Theme& theme) const;

 protected:
  /// Why nothing can be shown.
  virtual std::optional<NoDifference> lack() const { return runs_.curves().lack(); }
  struct NamedRun {
    QString name;
    int color;
  };
  /// Entries of the runs that are compared, by their places: that of the plot, the kept one, and others.
  void appendRunNames(PlotReading& reading, const Theme& theme, std::vector<NamedRun> others = {}) const;
  /// @pre there are curves of a run, and nothing is in their way
  virtual FigureWords describe(const PlotLook& look) const = 0;

  PlotRuns& runs_;

 private:
  PlotTraits traits_;
};

}  // namespace gyre::ui
