// A plot whose curves are not over time: over another quantity, or as spectra.

#include "plots/plot_legend.h"
#include "plots/plot_mode_bar.h"
#include "plots/plot_surface.h"
#include "plots/plot_view.h"

namespace gyre::ui {

namespace {

constexpr double leastFilled = 0.6;  ///< of an axis that stays as it is while a run goes on

/// Room beside the curves stays until they leave it, or need much less: a path is drawn anew where it changes.
AxisRange settled(const AxisRange& now, const Extremes& extremes, bool anew) {
  const bool inside = !anew && extremes.minimum >= now.low && extremes.maximum <= now.high;
  if (inside && extremes.maximum - extremes.minimum >= leastFilled * now.span()) return now;
  return fittedValues(extremes, false).value_or(now);
}

QString kindWords(SpectrumKind kind) {
  switch (kind) {
    case SpectrumKind::amplitude: return PlotView::tr("amplitude");
    case SpectrumKind::density: return PlotView::tr("amplitude density");
    case SpectrumKind::power: return PlotView::tr("power density");
  }
  return {};
}

}  // namespace

PlotView::Mode PlotView::mode() const {
  return spectrum_ ? Mode::spectrum : curves_.horizontal().isEmpty() ? Mode::time : Mode::path;
}

PlotChoices PlotView::choices() const {
  PlotChoices out{.horizontal = curves_.horizontal(), .equalAxes = equalAxes_, .spectrum = spectrum_};
  if (range_) out.range = {range_->low, range_->high};
  out.notes = notes_;
  return out;
}

void PlotView::setChoices(const PlotChoices& choices) {
  setRange(choices.range ? std::optional(AxisRange{choices.range->first, choices.range->second}) : std::nullopt);
  setNotes(choices.notes);
  if (!choices.hasAxesOf(this->choices())) setAxes(choices);
}

void PlotView::setAxes(const PlotChoices& choices) {
  if (mode() == Mode::time) overTime_ = {window_.time, following_};
  spectrum_ = choices.spectrum;
  equalAxes_ = choices.equalAxes;
  if (!choices.horizontal.isEmpty()) setDifference(false);
  curves_.setHorizontal(choices.horizontal);
  if (mode() != Mode::spectrum) spectra_->clear();
  following_ = fitsValues_ = fitsAnew_ = true;
  if (mode() == Mode::time) {
    window_.time = overTime_.window;
    following_ = overTime_.following;
  }
  bar_->show(choices);
  showTitle();
  takeNewRows();
  rebuild();
  emit choicesChanged();
}

void PlotView::setHorizontal(const QString& name) {
  PlotChoices chosen = choices();
  chosen.horizontal = name;
  chosen.spectrum.reset();
  setChoices(chosen);
}

void PlotView::setEqualAxes(bool on) {
  PlotChoices chosen = choices();
  chosen.equalAxes = on;
  setChoices(chosen);
}

void PlotView::setSpectrum(std::optional<SpectrumOptions> options) {
  PlotChoices chosen = choices();
  chosen.spectrum = options;
  setChoices(chosen);
}

void PlotView::showOverTime() {
  PlotChoices chosen = choices();
  chosen.horizontal.clear();
  chosen.spectrum.reset();
  setChoices(chosen);
}

AxisRange PlotView::timeInSight() const {
  if (mode() == Mode::time) return window_.time;
  return overTime_.following ? curves_.timeRange() : overTime_.window;
}

AxisRange PlotView::horizontalRange() const {
  switch (mode()) {
    case Mode::time: {
      const AxisRange own = curves_.timeRange(), others = overlaid_.timeRange();
      if (!drawsOverlaid() || !others.resolvable()) return own;
      if (curves_.rows() == 0) return others;
      return {std::min(own.low, others.low), std::max(own.high, others.high)};
    }
    case Mode::path: return settled(window_.time, curves_.horizontalExtremes(), fitsAnew_);
    case Mode::spectrum: return spectra_->range();
  }
  return {};
}

std::optional<AxisRange> PlotView::fitted() const {
  if (mode() == Mode::spectrum) {
    const Extremes extremes = spectra_->extremes(window_.time);
    if (window_.logarithmic || extremes.empty() || extremes.maximum == 0)
      return fittedValues(extremes, window_.logarithmic);
    return AxisRange{-0.02 * extremes.maximum, 1.06 * extremes.maximum};
  }
  const bool isPath = mode() == Mode::path;
  Extremes extremes = curves_.extremes(isPath ? curves_.timeRange() : window_.time);
  if (drawsOverlaid()) extremes.add(overlaid_.extremes(window_.time));
  if (isPath && !window_.logarithmic) return settled(window_.value, extremes, fitsAnew_);
  const bool counts = curves_.areCounts() && !window_.logarithmic;
  return counts ? fittedCounts(extremes) : fittedValues(extremes, window_.logarithmic);
}

/// The axis that shows fewer units on a pixel is widened about its middle.
void PlotView::equalizeAxes(const QSizeF& size) {
  if (mode() != Mode::path || !equalAxes_ || window_.logarithmic) return;
  const double perPixel = std::max(window_.time.span() / size.width(), window_.value.span() / size.height());
  const auto widen = [](AxisRange& range, double span) {
    const double middle = range.low + range.span() / 2;
    range = {middle - span / 2, middle + span / 2};
  };
  widen(window_.time, perPixel * size.width());
  widen(window_.value, perPixel * size.height());
}

std::vector<CurveShape> PlotView::makeShapes(const QSizeF& size, QDeadlineTimer deadline) {
  if (mode() == Mode::time) {
    std::vector<CurveShape> shapes = curves_.shapes(window_, size, *theme_);
    if (!drawsOverlaid()) return shapes;
    const std::vector<CurveShape> behind = overlaid_.shapes(window_, size, *theme_);
    shapes.insert(shapes.begin(), behind.begin(), behind.end());
    return shapes;
  }
  if (mode() == Mode::spectrum) return spectra_->shapes(window_, size, *theme_);
  auto made = paths_.shapes(curves_.paths(*theme_), window_, size, deadline);
  if (!paths_.isWhole()) catchUp_.start();
  return made;
}

void PlotView::requestSpectra() {
  if (mode() != Mode::spectrum) return;
  spectra_->request({curves_.spectrumSources(range_.value_or(timeInSight())), *spectrum_});
}

/// Lines as rows. Curves of a run have the same rows, and so the same lines.
PlotData PlotView::spectrumData() const {
  PlotData out{.recording = nullptr,
               .columns = {},
               .times = visibleHorizontalRange(),
               .isDifference = isDifference(),
               .spectrum = spectrumRemark(),
               .remarks = differenceRemarks()};
  std::vector<Channel> channels{{ground, "frequency", "Hz"}};
  std::vector<const Spectrum*> spectra;
  for (const auto& [source, spectrum] : spectra_->curves()) {
    if (source.isKept || !spectrum || (!spectra.empty() && spectra.front()->frequency != spectrum->frequency)) continue;
    channels.push_back(
        {ground, source.name.toStdString(), spectrumUnit(source.unit.toStdString(), spectra_->options().kind)});
    spectra.push_back(&*spectrum);
    out.columns.push_back(spectra.size());
  }
  if (spectra.empty()) return out;
  auto rows = Recording::create(std::move(channels), spectra.front()->frequency.size());
  if (!rows) return out;
  for (std::size_t k = 0; k < spectra.front()->frequency.size(); ++k) {
    const std::span<double> row = (*rows)->next();
    if (row.empty()) break;
    row[0] = spectra.front()->frequency[k];
    for (std::size_t i = 0; i < spectra.size(); ++i) row[i + 1] = spectra[i]->value[k];
    (*rows)->publish();
  }
  out.recording = *rows;
  return out;
}

void PlotView::annotatePath(PlotAnnotations& notes) const {
  if (!curves_.horizontalCurve()) notes.hint = tr("This run has no %1 to draw over.").arg(curves_.horizontal());
}

void PlotView::annotateSpectrum(PlotAnnotations& notes) const {
  const auto& made = spectra_->curves();
  if (made.empty()) {
    if (spectra_->isBusy()) notes.hint = tr("The spectra are on their way.");
    return;
  }
  QStringList faults;
  for (const SpectrumCurve& curve : made)
    if (!curve.spectrum)
      faults << tr("%1: %2").arg(curve.source.name, QString::fromStdString(curve.spectrum.error().message));
  if (faults.size() == std::ssize(made)) notes.hint = faults.join(QLatin1Char('\n'));
  else notes.note = faults.join(QLatin1Char('\n'));
}

/// "4000 rows of 0 to 4 s, resampled every 1 ms; lines every 0.25 Hz; the mean is taken off"
QString PlotView::spectrumRemark() const {
  for (const SpectrumCurve& curve : spectra_->curves()) {
    if (!curve.spectrum) continue;
    const Spectrum& s = *curve.spectrum;
    const double from = curve.source.recording->time(curve.source.first);
    const double length = static_cast<double>(s.samples) * s.step;
    const QString steps = s.resampled ? tr("unequal steps resampled every %1 s") : tr("every %1 s");
    return tr("%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off")
        .arg(s.samples)
        .arg(compactNumber(from, 4), compactNumber(from + length, 4), steps.arg(compactNumber(s.step, 4)),
             compactNumber(1 / length, 4));
  }
  return {};
}

QString PlotView::spectrumTitle() const {
  QString what, unit;
  bool sameUnit = true;
  for (const SpectrumCurve& curve : spectra_->curves()) {
    const QString own = QString::fromStdString(spectrumUnit(curve.source.unit.toStdString(), spectra_->options().kind));
    sameUnit &= unit.isEmpty() || own == unit;
    unit = own;
    if (what.isEmpty()) what = curve.source.name;
    else if (what != curve.source.name) what = QStringLiteral(" ");
  }
  const QString of = what.trimmed().isEmpty() ? QString() : tr(" of %1").arg(what);
  return kindWords(spectra_->options().kind) + of + (sameUnit && !unit.isEmpty() ? " [" + unit + ']' : QString());
}

/// Of each curve the highest line in sight.
void PlotView::showPeaks() {
  std::vector<LegendEntry> entries;
  for (const SpectrumCurve& curve : spectra_->curves()) {
    if (curve.source.isKept) continue;
    LegendEntry entry{curve.source.name, {}, theme_->curve(curve.source.color)};
    const auto peak = curve.spectrum ? PlotSpectra::peak(*curve.spectrum, window_.time) : std::nullopt;
    const auto unit = spectrumUnit(curve.source.unit.toStdString(), spectra_->options().kind);
    if (peak)
      entry.value = tr("%1 at %2 Hz")
                        .arg((compactNumber(peak->value, 4) + ' ' + QString::fromStdString(unit)).trimmed(),
                             compactNumber(peak->frequency, 5));
    entries.push_back(std::move(entry));
  }
  if (curves_.showsKept() && !entries.empty())
    entries.push_back({tr("pale: %1").arg(keptName_), {}, keptColor(*theme_, curves_.all().front().color)});
  legend_->setEntries(std::move(entries));
  surface_->setTimeCursor(std::nullopt);
  bar_->setRemark(spectrumRemark());
}

}  // namespace gyre::ui
