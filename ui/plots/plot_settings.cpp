#include "plots/plot_settings.h"

namespace gyre::ui {

PlotSettings::PlotSettings(PlotModel& model, PlotComparison& comparison, PlotSurface& surface, EntryRow& entry,
                           RangeTable& table)
    : model_(model), comparison_(comparison), notes_(model, surface, entry), range_(model, surface, table) {
  connect(&notes_, &PlotNotes::changed, this, &PlotSettings::changed);
  connect(&range_, &MarkedRange::changed, this, &PlotSettings::changed);
}

PlotChoices PlotSettings::all() const {
  PlotChoices out = model_.choices();
  if (const auto& range = range_.range()) out.range = {range->low, range->high};
  out.notes = notes_.all();
  return out;
}

void PlotSettings::set(const PlotChoices& choices) {
  range_.set(choices.range ? std::optional(AxisRange{choices.range->first, choices.range->second}) : std::nullopt);
  notes_.set(choices.notes);
  setAxes(choices);
}

void PlotSettings::setAxes(const PlotChoices& choices) {
  if (choices.ofAxes() == model_.choices()) return;
  if (!choices.horizontal.isEmpty()) comparison_.setDifference(false);
  model_.setChoices(choices);
  emit axesChanged();
  emit changed();
}

void PlotSettings::setHorizontal(const QString& name) {
  setAxes({.horizontal = name, .secondAxis = model_.choices().secondAxis, .equalAxes = model_.choices().equalAxes});
}

void PlotSettings::setSecondAxis(bool on) {
  PlotChoices chosen = model_.choices();
  chosen.secondAxis = on;
  setAxes(chosen);
  if (on) model_.sight().fitValues();
}

void PlotSettings::setEqualAxes(bool on) {
  PlotChoices chosen = model_.choices();
  chosen.equalAxes = on;
  setAxes(chosen);
}

void PlotSettings::setSpectrum(std::optional<SpectrumOptions> options) {
  PlotChoices chosen = model_.choices();
  chosen.spectrum = options;
  setAxes(chosen);
}

}  // namespace gyre::ui

#include "moc_plot_settings.cpp"
