// What a plot says: titles and numbers of its axes, values at the cursor, and why there is nothing to see.

#include "plots/plot_legend.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"

namespace gyre::ui {

namespace {

constexpr int pixelsPerTimeTick = 88;
constexpr int pixelsPerValueTick = 36;
constexpr double mostUncertain = 0.1;  ///< part of the largest difference that interpolation may have wrong unsaid

QString reasonOf(NoDifference lack) {
  switch (lack) {
    case NoDifference::noKeptRun:
      return PlotView::tr(
          "Difference of two runs: none is kept yet.\nKeep a run (Ctrl+K), change the method or the "
          "step, and run again.");
    case NoDifference::isTheKeptRun:
      return PlotView::tr(
          "This is the kept run itself.\nChange the method or the step, reset and run: what differs "
          "appears here.");
    case NoDifference::noCommonChannel: return PlotView::tr("The run to compare with has none of these channels.");
    case NoDifference::noMemory: return PlotView::tr("There is no memory for the difference.");
  }
  return {};
}

QString textOf(const PlottedCurve& curve, double value, int digits = 6) {
  return PlotView::valueText(curve.unit, curve.ofSteps, value, digits);
}

/// Words of many curves would cover them.
QString firstFew(const QStringList& names) {
  constexpr qsizetype few = 3;
  const QString shown = names.mid(0, few).join(QStringLiteral(", "));
  return names.size() > few ? PlotView::tr("%1 and %2 more").arg(shown).arg(names.size() - few) : shown;
}

}  // namespace

QString PlotView::valueText(const QString& unit, bool ofSteps, double value, int digits) {
  const bool isCount = ofSteps && unit.isEmpty();
  const QString number =
      isCount ? QString::number(value, 'f', 0).replace(QLatin1Char('-'), QChar(0x2212)) : readableNumber(value, digits);
  return (number + QLatin1Char(' ') + unit).trimmed();
}

PlotAnnotations PlotView::annotate() {
  PlotAnnotations notes;
  if (curves_.empty() || !curves_.recording()) {
    notes.hint = curves_.empty() ? tr("Drag channels here from the list of channels,\nor double-click one there.")
                                 : tr("Run the model to see its curves.");
    return notes;
  }
  if (const auto none = lack()) {
    notes.hint = reasonOf(*none);
    return notes;
  }
  annotateAxes(notes);
  if (mode() == Mode::spectrum) {
    annotateSpectrum(notes);
    return notes;
  }
  if (mode() == Mode::path) annotatePath(notes);
  if (isDifference()) {
    describeDifference(notes);
    return notes;
  }
  const Extremes extremes = curves_.extremes(window_.time);
  if (window_.logarithmic && !extremes.empty()) {
    const QStringList names = curves_.namesWithNonPositive(window_.time);
    if (!extremes.anyPositive()) {
      notes.hint = tr("No positive values here: a logarithmic axis has no place for the others.");
    } else if (!names.isEmpty() && !isPane_) {  // a pane has no room for it
      notes.note = tr("Not shown: zero and negative values of %1").arg(names.join(QStringLiteral(", ")));
    }
  }
  return notes;
}

void PlotView::annotateAxes(PlotAnnotations& notes) const {
  const QSizeF size = surface_->plotArea().size();
  AxisTicks time = placedTicks(window_.time, false, static_cast<int>(size.width()) / pixelsPerTimeTick, size.width());
  const AxisScale scale = window_.logarithmic                               ? AxisScale::logarithmic
                          : curves_.areCounts() && mode() != Mode::spectrum ? AxisScale::whole
                                                                            : AxisScale::linear;
  AxisTicks value = placedTicks(window_.value, scale, std::max(2, static_cast<int>(size.height()) / pixelsPerValueTick),
                                size.height());
  notes.timeTitle = withFactor(horizontalTitle(), time);
  const QString title = mode() == Mode::spectrum ? spectrumTitle() : valueTitle();
  notes.valueTitle = isPane_ ? value.factor : withFactor(title, value);
  notes.timeTicks = std::move(time.ticks);
  notes.valueTicks = std::move(value.ticks);
}

QString PlotView::horizontalTitle() const {
  if (mode() == Mode::time) return tr("time [s]");
  if (mode() == Mode::spectrum) return tr("frequency [Hz]");
  const PlottedCurve* across = curves_.horizontalCurve();
  const QString unit = across && !across->unit.isEmpty() ? QStringLiteral(" [%1]").arg(across->unit) : QString();
  return curves_.horizontal() + unit;
}

QString PlotView::valueTitle() const {
  const QString title = curves_.valueTitle();
  if (!isDifference()) return title;
  // Curves that have nothing in common but a unit have no name.
  const bool hasName = !title.startsWith(QLatin1Char('['));
  if (window_.logarithmic) return hasName ? tr("|difference| of %1").arg(title) : tr("|difference| %1").arg(title);
  return hasName ? tr("difference of %1").arg(title) : tr("difference %1").arg(title);
}

/// What is not shown of the difference, and what of it means nothing.
void PlotView::describeDifference(PlotAnnotations& notes) const {
  QStringList missing, uncertain, equal, lines;
  const auto tellUncertain = [&](const QString& name, const QString& unit, double error, double norm) {
    if (error <= mostUncertain * norm) return;
    uncertain << tr("%1 by some %2").arg(name, (compactNumber(error, 1) + QLatin1Char(' ') + unit).trimmed());
  };
  for (const PlottedCurve& curve : curves_.all()) {
    if (curve.shown <= 0) {
      missing << curve.name;
      continue;
    }
    const double norm = curves_.norm(curve, window_.time);
    if (norm == 0) equal << curve.name;
    tellUncertain(curve.name, curve.unit, curves_.uncertainty(curve, window_.time), norm);
  }
  const auto drawn = curves_.shown();
  const std::size_t rows = curves_.rows();
  Extremes extremes = curves_.extremes(window_.time);
  bool isInSight = rows > 0 && window_.time.low <= drawn->time(rows - 1) && window_.time.high >= drawn->time(0);
  if (drawsOverlaid())
    for (const OverlaidRuns::Curve& curve : overlaid_.curves()) {
      const Extremes own = overlaid_.extremesOf(curve, window_.time);
      if (own.empty()) continue;
      isInSight = true;
      extremes.add(own);
      const OverlaidChannel& channel = overlaid_.channels()[curve.channel];
      tellUncertain(tr("%1 of %2").arg(channel.name, overlaid_.runs()[curve.run].name), channel.unit,
                    overlaid_.uncertaintyOf(curve, window_.time),
                    std::max(std::abs(own.minimum), std::abs(own.maximum)));
    }
  if (!isInSight) notes.hint = tr("No time here that both runs cover.");
  else if (window_.logarithmic && extremes.maximum == 0) notes.hint = tr("The runs do not differ here.");
  else if (window_.logarithmic && !equal.isEmpty()) lines << tr("No difference in %1").arg(firstFew(equal));
  const QString kept = curves_.runIsBaseline() ? tr("the run to compare with") : tr("the baseline");
  if (!missing.isEmpty()) lines << tr("Not in %1: %2").arg(kept, firstFew(missing));
  if (!uncertain.isEmpty())
    lines
        << tr("Uncertain between the rows of the baseline: %1. Equal output times avoid this").arg(firstFew(uncertain));
  if (const auto end = curves_.baselineEnd()) lines << tr("The baseline ends at %1 s").arg(compactNumber(*end));
  notes.note = lines.join(QLatin1Char('\n'));
}

void PlotView::updateCursor() {
  if (mode() == Mode::spectrum) return showPeaks();
  const PlottedCurve* across = curves_.horizontalCurve();
  const QSizeF size = surface_->plotArea().size();
  const auto drawn = curves_.shown();
  const bool shown = std::isfinite(cursor_) && curves_.rows() > 0;
  std::vector<LegendEntry> entries;
  QPolygonF dots;
  std::vector<QColor> colors;
  // The row shown is the last one at or before the cursor.
  std::size_t row = 0;
  if (shown) row = std::min(drawn->rowAt(cursor_), curves_.rows() - 1);
  const bool beyond = shown && curves_.baselineEnd() && cursor_ > drawn->time(curves_.rows() - 1);
  for (std::size_t i = 0; i < curves_.all().size(); ++i) {
    const PlottedCurve& curve = curves_.all()[i];
    const RunLook look = curves_.lookOf(curve, *theme_);
    LegendEntry entry{
        isPane_ ? channelQuantity(curve.name).replace('_', ' ') : curve.name, {}, look.color, Marker::none, look.line};
    entry.shown = curve.shown > 0 || !isDifference();
    if (i < norms_.size() && std::isfinite(norms_[i])) entry.norm = tr("max %1").arg(textOf(curve, norms_[i], 3));
    if (shown && !beyond && curve.shown > 0) {
      const double value = drawn->at(row, static_cast<std::size_t>(curve.shown));
      entry.value = textOf(curve, isNoise(value) ? 0 : value, isPane_ ? 3 : 6);
      const double onAxis = window_.onAxis(isDifference() && window_.logarithmic ? std::abs(value) : value);
      if (std::isfinite(onAxis)) {
        const double x = across ? drawn->at(row, static_cast<std::size_t>(across->shown)) : drawn->time(row);
        dots << QPointF(window_.time.toUnit(x) * size.width(), window_.value.toUnit(onAxis) * size.height());
        colors.push_back(entry.color);
      }
    }
    entries.push_back(std::move(entry));
  }
  if (across && shown)
    entries.push_back(
        {tr("over %1").arg(across->name),
         textOf(*across, drawn->at(row, static_cast<std::size_t>(across->shown))) + tr(" at %1").arg(cursorText()),
         {}});
  appendRunNames(entries);
  if (isDifference() && !curves_.empty() && !curves_.lack() && !differenceName_.isEmpty())
    entries.push_back({differenceName_, {}, {}});
  legend_->setEntries(std::move(entries));
  if (mode() == Mode::path) {
    surface_->setTimeCursor(std::nullopt, {}, dots, colors);
  } else if (shown) {
    // The newest poses are ahead of the last recorded row, where a plot that follows ends: not out of sight.
    const double at = following_ && !beyond ? std::min(cursor_, window_.time.high) : cursor_;
    surface_->setTimeCursor(window_.time.toUnit(at) * size.width(), cursorText(), dots, colors);
  } else {
    surface_->setTimeCursor(std::nullopt);
  }
}

// Round-off of what the axis shows: nobody wants to read the digits of a zero.
bool PlotView::isNoise(double value) const {
  const double size = std::max(std::abs(window_.value.low), std::abs(window_.value.high));
  return !window_.logarithmic && std::abs(value) < 1e-13 * size;
}

QString PlotView::cursorText() const {
  // As many digits as a pixel is worth.
  const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(timeInSight().span() / 1000))), 0, 12);
  return QString::number(cursor_, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212)) + QStringLiteral(" s");
}

/// "At 0.25 s: total 1.2 J, kinetic 0.7 J".
QString PlotView::description() const {
  QStringList values;
  for (const LegendEntry& entry : legend_->entries()) values << (entry.name + ' ' + entry.value).trimmed();
  const QString all = values.join(QStringLiteral(", "));
  return std::isfinite(cursor_) && curves_.rows() > 0 ? tr("At %1: %2").arg(cursorText(), all) : all;
}

}  // namespace gyre::ui
