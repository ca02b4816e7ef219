#include "plots/plot_content.h"

#include <QObject>

#include <algorithm>

namespace gyre::ui {

namespace {

QString reasonOf(NoDifference lack) {
  switch (lack) {
    case NoDifference::noKeptRun:
      return QObject::tr(
          "Difference of two runs: none is kept yet.\nKeep a run (Ctrl+K), change the method or the "
          "step, and run again.");
    case NoDifference::isTheKeptRun:
      return QObject::tr(
          "This is the kept run itself.\nChange the method or the step, reset and run: what differs "
          "appears here.");
    case NoDifference::noCommonChannel: return QObject::tr("The run to compare with has none of these channels.");
    case NoDifference::noMemory: return QObject::tr("There is no memory for the difference.");
  }
  return {};
}

}  // namespace

FigureWords PlotContent::words(const PlotLook& look) const {
  const PlottedCurves& curves = runs_.curves();
  if (curves.empty())
    return {.hasAxes = false,
            .hint = QObject::tr("Drag channels here from the list of channels,\nor double-click one there.")};
  if (!curves.runs().own()) return {.hasAxes = false, .hint = QObject::tr("Run the model to see its curves.")};
  if (const auto none = lack()) return {.hasAxes = false, .hint = reasonOf(*none)};
  return describe(look);
}

std::vector<FigureSource> PlotContent::figureSources(const Theme& theme) const {
  std::vector<FigureSource> out;
  const PlottedCurves& curves = runs_.curves();
  const auto drawn = curves.shown();
  for (const PlottedCurve& curve : curves.all())
    if (drawn && curve.shown > 0)
      out.push_back({curve.name, curve.unit, runs_.drawn().lookOf(curve, theme).color, drawn,
                     static_cast<std::size_t>(curve.shown), curves.rows(), curve.ofSteps});
  return out;
}

void PlotContent::appendRunNames(PlotReading& reading, const Theme& theme, std::vector<NamedRun> others) const {
  if (!runs_.areCompared() || runs_.isDifference() || runs_.curves().empty()) return;
  const auto& [name, kept, colors] = runs_.looks();
  if (!name.isEmpty()) others.push_back({name, colors.run});
  if (runs_.curves().showsKept()) others.push_back({kept, colors.kept});
  std::ranges::sort(others, {}, &NamedRun::color);
  for (const NamedRun& run : others) {
    const RunLook look = runLook(theme, run.color);
    reading.entries.push_back({run.name, {}, look.color, Marker::none, look.line});
  }
}

}  // namespace gyre::ui
