#pragma once
// How a plot is looked at: what of it is in sight, on how large an area, where the time cursor is and in which colours.
// All that is drawn and said follows from this and from the curves.

#include "figure/axes_window.h"
#include "theme/palette.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace gyre::ui {

struct PlotLook {
  AxesWindow window;                ///< "time" is what the horizontal axis counts
  std::optional<AxisRange> second;  ///< on a second vertical axis, for curves of other units; none: all are on one
  AxisRange time;                   ///< in sight over time, also while the curves are shown otherwise
  bool following = true;            ///< the window grows with the run
  double cursor = 0;                ///< a time; not a number: there is none
  QSizeF size;                      ///< of the plot area [pixels]
  bool isPane = false;              ///< one of several above each other: little room for words
  const Theme* theme = nullptr;

  /// As it is for curves on the second axis.
  PlotLook ofSecond() const {
    PlotLook out = *this;
    if (second) out.window.y = *second;
    return out;
  }
  bool hasCursor() const { return std::isfinite(cursor); }
  /// In pixels of the plot area, y upwards; not a number for a value that a logarithmic axis cannot show.
  QPointF place(double x, double value) const {
    return {window.x.toUnit(x) * size.width(), window.y.toUnit(window.onY(value)) * size.height()};
  }
  /// Round-off of what the axis shows: nobody wants to read the digits of a zero.
  bool isNoise(double value) const;
  /// "2.50 s", with as many digits as a pixel is worth.
  QString cursorText() const;
};

}  // namespace gyre::ui
