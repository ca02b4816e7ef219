#pragma once
// The curves of one plot: which channels of which recording, in which colours, and their shapes in a window.

#include "plots/curve_canvas.h"
#include "plots/curve_reduction.h"
#include "plots/plot_window.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace gyre::ui {

struct PlottedCurve {
  QString name;
  QString unit;
  int column = -1;  ///< in the recording; -1 while there is no recording
  int color = 0;    ///< place in Theme::curves, kept while other curves come and go
  ExtremesTree tree{0};
};

class PlottedCurves {
 public:
  /// Curves stay by name; those the new recording does not have are dropped.
  void setRecording(std::shared_ptr<const Recording> recording);
  const Recording* recording() const { return recording_.get(); }
  const std::vector<PlottedCurve>& all() const { return curves_; }
  bool empty() const { return curves_.empty(); }

  /// False when there is no such column, or it is shown already.
  bool add(int column);
  void remove(const QString& name);
  void clear() { curves_.clear(); }

  /// Takes in new rows, at most so many that a frame stays short; true when there were any.
  bool takeNewRows();
  /// Rows all curves know; what is drawn ends here.
  std::size_t rows() const;
  AxisRange timeRange() const;
  /// Extremes of all curves in a range of time.
  Extremes extremes(const AxisRange& time) const;

  /// The curves as polylines of a plot area of this size [pixels].
  std::vector<CurveShape> shapes(const PlotWindow& window, const QSizeF& size, const Theme& theme) const;
  /// Curves with values that a logarithmic axis cannot show.
  QStringList namesWithNonPositive(const AxisRange& time) const;

  /// What the curves have in common, for the title of the value axis: "energy [J]".
  QString valueTitle() const;
  /// A title from the names of the channels.
  QString title() const;

 private:
  std::shared_ptr<const Recording> recording_;
  std::vector<PlottedCurve> curves_;
};

/// "rod 1" of "rod 1.x", and "x" of it; a name without a dot is its own quantity.
QString channelGroup(const QString& name);
QString channelQuantity(const QString& name);

}  // namespace gyre::ui
