#include "plots/spectrum_plot.h"

#include "figure/readable_number.h"

#include <algorithm>

namespace gyre::ui {

namespace {

QString kindWords(SpectrumKind kind) {
  switch (kind) {
    case SpectrumKind::amplitude: return QObject::tr("amplitude");
    case SpectrumKind::density: return QObject::tr("amplitude density");
    case SpectrumKind::power: return QObject::tr("power density");
  }
  return {};
}

QString unitOf(const SpectrumCurve& curve, SpectrumKind kind) {
  return QString::fromStdString(spectrumUnit(curve.source.unit.toStdString(), kind));
}

}  // namespace

SpectrumPlot::SpectrumPlot(PlotRuns& runs, const std::function<void()>& made)
    : PlotContent(
          runs,
          {.mode = PlotMode::spectrum, .key = Qt::Key_S, .words = QObject::tr("Spectra\tS"), .hasMoments = false}),
      spectra_(nullptr) {
  QObject::connect(&spectra_, &PlotSpectra::changed, &spectra_, made);
}

bool SpectrumPlot::choose(const PlotChoices& choices) {
  if (choices.spectrum) options_ = *choices.spectrum;
  else spectra_.clear();
  return choices.spectrum.has_value();
}

/// From spectra back to the curves.
std::optional<PlotChoices> SpectrumPlot::asked(const PlotChoices& now) const {
  PlotChoices chosen = now;
  chosen.spectrum = now.spectrum ? std::nullopt : std::optional(SpectrumOptions{});
  return chosen;
}

bool SpectrumPlot::prepare(const AxisRange& time) {
  spectra_.request({sources(time), options_});
  return true;
}

std::vector<SpectrumSource> SpectrumPlot::sources(const AxisRange& time) const {
  const PlottedCurves& curves = runs_.curves();
  std::vector<SpectrumSource> out;
  const auto add = [&](const PlottedCurve& curve, const std::shared_ptr<const Recording>& from, std::size_t count,
                       int column, bool isKept) {
    if (count == 0 || column <= 0) return;
    std::size_t first = from->rowAt(time.low);
    if (from->time(first) < time.low) ++first;
    const std::size_t last = std::min(from->rowAt(time.high) + 1, count);
    if (first < last)
      out.push_back({curve.name, curve.unit, from, static_cast<std::size_t>(column), first, last, isKept});
  };
  if (curves.showsKept())
    for (const PlottedCurve& curve : curves.all())
      add(curve, curves.runs().kept(), curves.keptRows(), curve.keptColumn, true);
  for (const PlottedCurve& curve : curves.all()) add(curve, curves.shown(), curves.rows(), curve.shown, false);
  return out;
}

std::optional<AxisRange> SpectrumPlot::valueRange(const AxesWindow& window, bool) const {
  const Extremes extremes = spectra_.extremes(window.x);
  if (window.logY || extremes.empty() || extremes.maximum == 0) return fittedValues(extremes, window.logY);
  return AxisRange{-0.02 * extremes.maximum, 1.06 * extremes.maximum};
}

FigureWords SpectrumPlot::describe(const PlotLook&) const {
  FigureWords words{.horizontal = QObject::tr("frequency [Hz]"), .value = valueTitle()};
  const auto& made = spectra_.curves();
  if (runs_.curves().rows() < 2) {
    words.hint = QObject::tr("Run the model to see the spectra of its curves.");
    return words;
  }
  if (made.empty()) {
    if (spectra_.isBusy()) words.hint = QObject::tr("The spectra are on their way.");
    return words;
  }
  QStringList faults;
  for (const SpectrumCurve& curve : made)
    if (!curve.spectrum)
      faults << QObject::tr("%1: %2").arg(curve.source.name, QString::fromStdString(curve.spectrum.error().message));
  if (faults.size() == std::ssize(made)) words.hint = faults.join(QLatin1Char('\n'));
  else words.note = faults.join(QLatin1Char('\n'));
  return words;
}

QString SpectrumPlot::valueTitle() const {
  const SpectrumKind kind = spectra_.options().kind;
  QString what, unit;
  bool sameUnit = true;
  for (const SpectrumCurve& curve : spectra_.curves()) {
    const QString own = unitOf(curve, kind);
    sameUnit &= unit.isEmpty() || own == unit;
    unit = own;
    if (what.isEmpty()) what = curve.source.name;
    else if (what != curve.source.name) what = QStringLiteral(" ");
  }
  const QString of = what.trimmed().isEmpty() ? QString() : QObject::tr(" of %1").arg(what);
  return kindWords(kind) + of + (sameUnit && !unit.isEmpty() ? " [" + unit + ']' : QString());
}

/// "4000 rows of 0 to 4 s, resampled every 1 ms; lines every 0.25 Hz; the mean is taken off"
QString SpectrumPlot::warning() const {
  for (const SpectrumCurve& curve : spectra_.curves()) {
    if (!curve.spectrum) continue;
    const Spectrum& s = *curve.spectrum;
    const double from = curve.source.recording->time(curve.source.first);
    const double length = static_cast<double>(s.samples) * s.step;
    const QString steps = s.resampled ? QObject::tr("unequal steps resampled every %1 s") : QObject::tr("every %1 s");
    return QObject::tr("%L1 rows from %2 to %3 s, %4; lines every %5 Hz; the mean is taken off")
        .arg(s.samples)
        .arg(compactNumber(from, 4), compactNumber(from + length, 4), steps.arg(compactNumber(s.step, 4)),
             compactNumber(1 / length, 4));
  }
  return {};
}

/// While a new spectrum is made, there may be one of a curve that has gone.
RunLook SpectrumPlot::lookOf(const SpectrumSource& source, const Theme& theme) const {
  const auto& all = runs_.curves().all();
  const auto at = std::ranges::find(all, source.name, &PlottedCurve::name);
  if (at == all.end()) return {theme.textMuted};
  return source.isKept ? runs_.drawn().keptLookOf(*at, theme) : runs_.drawn().lookOf(*at, theme);
}

/// The highest line in sight of each curve.
PlotReading SpectrumPlot::reading(const PlotLook& look) const {
  PlotReading out{.warning = warning()};
  for (const SpectrumCurve& curve : spectra_.curves()) {
    if (curve.source.isKept) continue;
    const RunLook line = lookOf(curve.source, *look.theme);
    LegendEntry entry{curve.source.name, {}, line.color, Marker::none, line.line};
    const auto peak = curve.spectrum ? PlotSpectra::peak(*curve.spectrum, look.window.x) : std::nullopt;
    if (peak)
      entry.value = QObject::tr("%1 at %2 Hz")
                        .arg((compactNumber(peak->value, 4) + ' ' + unitOf(curve, spectra_.options().kind)).trimmed(),
                             compactNumber(peak->frequency, 5));
    out.entries.push_back(std::move(entry));
  }
  if (!out.entries.empty()) appendRunNames(out, *look.theme);
  return out;
}

std::vector<CurveShape> SpectrumPlot::shapes(const PlotLook& look, QDeadlineTimer) {
  return spectra_.shapes(look.window, look.size,
                         [&](const SpectrumSource& source) { return lookOf(source, *look.theme); });
}

/// Lines as rows. Curves of a run have the same rows, and so the same lines.
PlotData SpectrumPlot::data(const PlotLook& look) {
  PlotData out{.recording = nullptr,
               .columns = {},
               .times = {look.window.x.low, look.window.x.high},
               .isDifference = runs_.isDifference(),
               .spectrum = warning(),
               .warnings = runs_.differenceWarnings()};
  std::vector<Channel> channels{{ground, "frequency", "Hz"}};
  std::vector<const Spectrum*> spectra;
  for (const SpectrumCurve& curve : spectra_.curves()) {
    const bool isOther = !spectra.empty() && curve.spectrum && spectra.front()->frequency != curve.spectrum->frequency;
    if (curve.source.isKept || !curve.spectrum || isOther) continue;
    channels.push_back({ground, curve.source.name.toStdString(), unitOf(curve, spectra_.options().kind).toStdString()});
    spectra.push_back(&*curve.spectrum);
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

}  // namespace gyre::ui
