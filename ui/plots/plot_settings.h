#pragma once
// What the user has chosen of a plot beside its curves, as it is remembered: what its axes are, the range of time that
// is marked, and the notes.

#include "plots/marked_range.h"
#include "plots/plot_comparison.h"
#include "plots/plot_notes.h"

namespace gyre::ui {

class EntryRow;

class PlotSettings : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive this.
  PlotSettings(PlotModel& model, PlotComparison& comparison, PlotSurface& surface, EntryRow& entry, RangeTable& table);

  /// The curves over time, over another quantity, or their spectra.
  PlotMode mode() const { return model_.content().traits().mode; }
  /// Draws the curves over this channel or formula; empty: over time.
  void setHorizontal(const QString& name);
  /// Over time: curves in other units than that of the first have an axis on the right.
  void setSecondAxis(bool on);
  void setEqualAxes(bool on);
  /// Shows the spectra of the curves over the time that is in sight; nothing: the curves themselves.
  void setSpectrum(std::optional<SpectrumOptions> options);
  /// What the axes are.
  void setAxes(const PlotChoices& choices);

  PlotChoices all() const;
  void set(const PlotChoices& choices);
  PlotNotes& notes() { return notes_; }
  MarkedRange& range() { return range_; }

 signals:
  void axesChanged();
  void changed();

 private:
  PlotModel& model_;
  PlotComparison& comparison_;
  PlotNotes notes_;
  MarkedRange range_;
};

}  // namespace gyre::ui
