#include "plots/plot_selection.h"

#include "plots/curve_rows.h"

namespace gyre::ui {

void PlotSelection::setRecording(std::shared_ptr<const Recording> recording) {
  curves().setRecording(std::move(recording));
  model_.sight().restart();
  emit changed();
}

void PlotSelection::setChannels(const std::vector<int>& columns) {
  curves().clear();
  for (const int column : columns) curves().add(column);
  model_.sight().fitValues();
  emit changed();
}

void PlotSelection::setNames(const QStringList& names) {
  curves().setNames(names);
  model_.sight().fitValues();
  emit changed();
}

void PlotSelection::add(const QStringList& names) {
  if (!curves().runs().own()) return;
  const auto& all = curves().all();
  QStringList others;
  for (const QString& name : names) {
    const std::size_t before = all.size();
    curves().add(name);
    if (all.size() > before && isOtherUnit(all, all.back().unit)) others << name;
  }
  emit changed();
  if (!others.isEmpty()) emit otherUnitsAdded(others);
}

void PlotSelection::remove(const QString& name) {
  curves().remove(name);
  emit changed();
}

void PlotSelection::replace(const QString& name, const QString& formula) {
  curves().replace(name, formula);
  model_.sight().fitValues();
  emit changed();
}

std::vector<int> PlotSelection::channels() const {
  std::vector<int> columns;
  for (const PlottedCurve& curve : model_.curves().all())
    if (const int column = columnOf(model_.curves().runs().run(), curve.name); column > 0) columns.push_back(column);
  return columns;
}

QStringList PlotSelection::names() const {
  QStringList names;
  for (const PlottedCurve& curve : model_.curves().all()) names << curve.name;
  return names;
}

}  // namespace gyre::ui

#include "moc_plot_selection.cpp"
