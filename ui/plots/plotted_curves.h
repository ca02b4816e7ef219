#pragma once
// The curves of one plot: which channels of which recording, in which colours; behind them the same channels of a run
// that was kept to compare with. Or what the two runs differ by. A curve is called by its channel, or by a
// formula over channels (signals/formula.h): where a plot has such curves, a recording of its own holds what they come
// to, and all curves are drawn from that.

#include "figure/axes_window.h"
#include "plots/compared_rows.h"
#include "plots/curve_reduction.h"
#include "plots/run_difference.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

namespace gyre::ui {

struct PlottedCurve {
  QString name;
  QString unit;
  bool isFormula = false;       ///< over channels; else it is one
  int column = -1;              ///< in the recording; -1 while there is no recording
  bool ofSteps = false;         ///< each value holds for the step that ended with it: the curve is a staircase
  int color = 0;                ///< place in Theme::curves, kept while other curves come and go
  int shown = -1;               ///< the column in what is drawn: the recording or the difference; -1: it has none
  ExtremesTree tree{0};         ///< of that column
  ExtremesTree uncertainty{0};  ///< of a difference
  int keptColumn = -1;          ///< in the kept recording; -1: it has no such channel in this unit
  ExtremesTree keptTree{0};
};

/// The values of a curve in this unit do not belong to the axis of the first one of a plot.
inline bool isOtherUnit(const std::vector<PlottedCurve>& curves, const QString& unit) {
  return !curves.empty() && unit != curves.front().unit;
}

/// Why no difference can be shown.
enum class NoDifference { noKeptRun, isTheKeptRun, noCommonChannel, noMemory };

class PlottedCurves {
 public:
  /// Curves stay by name; those the new recording does not have come back with one that has them.
  void setRecording(std::shared_ptr<const Recording> recording);
  /// The run to compare with; null: none.
  void setKept(std::shared_ptr<const Recording> recording, KeptRole role = KeptRole::baseline);
  /// More rows of the run, or of others, are to come soon: what is made of the last ones has to wait.
  void setGrowing(bool run, bool others) { rows_.setGrowing(run, others); }
  /// Where the columns of the curves are.
  const ComparedRows& runs() const { return rows_; }
  /// Whether a kept run is drawn: there is one with such channels, and it is not the run itself.
  bool showsKept() const;
  /// Draws what the two differ by instead of the two: the one that is not the baseline minus the other.
  /// @param magnitudes  without its sign, for a logarithmic axis
  void setDifference(bool on, bool magnitudes);
  bool isDifference() const { return isDifference_; }
  std::optional<NoDifference> lack() const;
  /// Where the baseline ends, if the other run has gone on beyond.
  std::optional<double> baselineEnd() const;
  /// What is drawn: the run, the difference, or null.
  std::shared_ptr<const Recording> shown() const;
  const std::vector<PlottedCurve>& all() const { return curves_; }
  bool empty() const { return curves_.empty(); }

  /// Passed over when the run has no such channel, the formula is not understood, or it is shown already.
  void add(int column);
  void add(const QString& name);
  /// Another formula in the place of a curve.
  void replace(const QString& name, const QString& other);
  /// Shows these and no others; before there is a recording they wait for it.
  void setNames(const QStringList& names);
  void remove(const QString& name);
  void clear();
  /// Draws the curves over this channel or formula; empty: over time. It is kept where a run does not have it.
  void setHorizontal(const QString& name);
  QString horizontal() const;
  /// Null where it is time, and where the run does not have it.
  const PlottedCurve* horizontalCurve() const;
  /// Also where the run does not have it: the kept one may.
  const std::optional<PlottedCurve>& across() const { return across_; }
  /// The colour of the first curve; by default that of the theme's first.
  void setFirstColor(int color) { firstColor_ = color; }

  /// Takes in new rows for a part of a frame; true when there were any.
  bool takeNewRows();
  /// Takes in all that there are.
  void takeAllRows();
  /// The time did not suffice for all of them.
  bool isBehind() const { return isBehind_; }
  /// Rows all curves know; what is drawn ends here.
  std::size_t rows() const;
  /// Rows of the kept run; none where it is not drawn.
  std::size_t keptRows() const;

 private:
  bool isKnown(const QString& name) const;
  /// Puts aside what the recording does not have, and takes back what it has again.
  void sortOut();
  bool hasFormulas() const;
  /// Finds the rows of all curves; begins anew what is drawn from others than before.
  /// @return whether that was so
  bool chooseRows();
  void findColumns(PlottedCurve& curve) const;
  void findKeptColumn(PlottedCurve& curve) const;
  /// Decides on what is drawn, and begins it anew.
  void chooseShown();
  void makeDifference();
  void restart(PlottedCurve& curve) const;
  bool takeRows(PlottedCurve& curve, const Recording& drawn);
  int freeColor() const;

  ComparedRows rows_;
  struct Absent {
    std::size_t place;  ///< among all
    PlottedCurve curve;
  };

  std::vector<PlottedCurve> curves_;
  std::vector<Absent> absent_;          ///< which the recording does not have, by their places
  std::optional<PlottedCurve> across_;  ///< what they are drawn over instead of time
  int firstColor_ = 0;
  bool isBehind_ = false;
  bool isDifference_ = false;
  bool magnitudes_ = false;
  std::unique_ptr<RunDifference> difference_;
};

}  // namespace gyre::ui
