#pragma once
// How a plot shows its curves, and what the user has marked in it: what the layout remembers beside the curves.

#include "signals/spectrum.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace gyre::ui {

/// A point that the user has named.
struct PlotNote {
  QString text = {};
  double time = 0;
  double value = 0;    ///< where it is on no curve
  QString curve = {};  ///< it has that curve's value at its time, also of the next run
  bool operator==(const PlotNote&) const = default;
};

struct PlotChoices {
  QString horizontal = {};                       ///< channel or formula that the curves are drawn over; empty: time
  bool secondAxis = false;                       ///< over time: curves of other units have one on the right
  bool equalAxes = false;                        ///< then: a unit is as long on both axes
  std::optional<SpectrumOptions> spectrum = {};  ///< instead of the curves
  std::optional<std::pair<double, double>> range = {};  ///< of time, whose statistics are shown
  std::vector<PlotNote> notes = {};
  bool operator==(const PlotChoices&) const = default;

  /// What the curves are shown as, without what is marked in them.
  PlotChoices ofAxes() const {
    PlotChoices out = *this;
    out.range.reset();
    out.notes.clear();
    return out;
  }
};

}  // namespace gyre::ui
