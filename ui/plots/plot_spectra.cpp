#include "plots/plot_spectra.h"

#include "core/thread_priority.h"

#include <algorithm>

namespace gyre::ui {

namespace {

/// Lines [first, last) of a spectrum in a range of frequencies.
std::pair<std::size_t, std::size_t> linesIn(const Spectrum& spectrum, const AxisRange& range) {
  const auto& f = spectrum.frequency;
  return {static_cast<std::size_t>(std::lower_bound(f.begin(), f.end(), range.low) - f.begin()),
          static_cast<std::size_t>(std::upper_bound(f.begin(), f.end(), range.high) - f.begin())};
}

/// Every line, or where there are many the lowest and the highest of each column of pixels.
QPolygonF toPolygon(const Spectrum& spectrum, const AxesWindow& window, const QSizeF& size) {
  auto [first, last] = linesIn(spectrum, window.x);
  if (first > 0) --first;
  last = std::min(last + 1, spectrum.value.size());
  QPolygonF out;
  const auto add = [&](std::size_t k) {
    const double onAxis = window.onY(spectrum.value[k]);
    const double y = std::isfinite(onAxis) ? window.y.toUnit(onAxis) * size.height() : -1e6;
    out << QPointF(window.x.toUnit(spectrum.frequency[k]) * size.width(), std::clamp(y, -1e6, 1e6));
  };
  const auto columns = static_cast<std::size_t>(std::max(1.0, size.width()));
  if (last - first <= 3 * columns) {
    for (std::size_t k = first; k < last; ++k) add(k);
    return out;
  }
  for (std::size_t i = 0; i < columns; ++i) {
    const std::size_t from = first + (last - first) * i / columns, to = first + (last - first) * (i + 1) / columns;
    if (from == to) continue;
    const auto begin = spectrum.value.begin();
    const auto [low, high] =
        std::minmax_element(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
    const auto [earlier, later] = std::minmax(low, high);
    add(static_cast<std::size_t>(earlier - begin));
    if (later != earlier) add(static_cast<std::size_t>(later - begin));
  }
  return out;
}

}  // namespace

PlotSpectra::PlotSpectra(QObject* parent) : QObject(parent) {
  pause_.setSingleShot(true);
  pause_.setInterval(200);
  connect(&pause_, &QTimer::timeout, this, [this] {
    if (!busy_ && wanted_ != made_) start();
  });
}

PlotSpectra::~PlotSpectra() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void PlotSpectra::clear() {
  ++number_;
  thread_.request_stop();
  wanted_ = made_ = {};
  curves_.clear();
}

void PlotSpectra::request(const SpectrumRequest& wanted) {
  if (wanted == wanted_) return;
  if (wanted.sources.empty()) return clear();
  const auto isLonger = [](const SpectrumSource& a, const SpectrumSource& b) {
    return a.recording == b.recording && a.column == b.column && a.first == b.first;
  };
  const bool onlyGrown =
      wanted.options == wanted_.options && std::equal(wanted.sources.begin(), wanted.sources.end(),
                                                      wanted_.sources.begin(), wanted_.sources.end(), isLonger);
  wanted_ = wanted;
  if (onlyGrown && !pause_.isActive()) pause_.start();
  else if (!onlyGrown && busy_) thread_.request_stop();  // the next one begins once it has
  else if (!onlyGrown) start();
}

PlotSpectra::Result PlotSpectra::make(const SpectrumRequest& request, const std::stop_token& stop) {
  constexpr std::size_t pieceOfRows = 4096;  // between looks at whether they are still wanted
  Result out;
  std::vector<double> t, x;
  for (const SpectrumSource& source : request.sources) {
    t.clear();
    x.clear();
    for (std::size_t row = source.first; row < source.last; ++row) {
      if (row % pieceOfRows == 0 && stop.stop_requested()) return out;
      t.push_back(source.recording->time(row));
      x.push_back(source.recording->at(row, source.column));
    }
    out.push_back({source, spectrumOf(t, x, request.options, stop)});
  }
  return out;
}

void PlotSpectra::start() {
  busy_ = true;
  made_ = wanted_;
  thread_ = std::jthread([this, request = wanted_, number = number_](const std::stop_token& stop) {
    stepBackThisThread();
    auto result = std::make_shared<Result>();
    try {
      *result = make(request, stop);
    } catch (const std::exception&) {
      for (const SpectrumSource& source : request.sources)
        result->push_back(
            {source, fail({.kind = Error::Kind::resource, .message = "the memory of this machine does not suffice"})});
    }
    if (stop.stop_requested()) result = nullptr;
    QMetaObject::invokeMethod(
        this, [this, number, result] { finish(number, result); }, Qt::QueuedConnection);
  });
}

/// @param result  null: it was stopped, as nobody wants it any more
void PlotSpectra::finish(int number, std::shared_ptr<Result> result) {
  busy_ = false;
  if (!result) made_ = {};
  if (wanted_ != made_ && !pause_.isActive()) start();
  if (number != number_ || !result) return;
  curves_ = std::move(*result);
  emit changed();
}

AxisRange PlotSpectra::range() const {
  double highest = 0;
  for (const SpectrumCurve& curve : curves_)
    if (curve.spectrum) highest = std::max(highest, curve.spectrum->frequency.back());
  return {0, highest > 0 ? highest : 1};
}

AxisRange PlotSpectra::occupied() const {
  constexpr double least = 1e-3, beyond = 1.5;
  constexpr std::size_t fewestLines = 16;
  const double part = options().kind == SpectrumKind::power ? least * least : least;
  double highest = 0;
  for (const SpectrumCurve& curve : curves_) {
    if (!curve.spectrum) continue;
    const auto& [frequency, value] = std::tie(curve.spectrum->frequency, curve.spectrum->value);
    const double seen = part * *std::ranges::max_element(value);
    std::size_t last = value.size() - 1;
    while (last > 0 && value[last] < seen) --last;
    highest = std::max({highest, beyond * frequency[last], frequency[std::min(fewestLines, frequency.size() - 1)]});
  }
  return {0, highest > 0 ? std::min(highest, range().high) : range().high};
}

Extremes PlotSpectra::extremes(const AxisRange& frequencies) const {
  Extremes out;
  for (const SpectrumCurve& curve : curves_) {
    if (!curve.spectrum) continue;
    const auto [first, last] = linesIn(*curve.spectrum, frequencies);
    for (std::size_t k = first; k < last; ++k) out.add(curve.spectrum->value[k]);
  }
  // What lies a thousand million times below the highest line is round-off.
  if (out.anyPositive()) out.minimumPositive = std::max(out.minimumPositive, 1e-9 * out.maximum);
  return out;
}

std::vector<CurveShape> PlotSpectra::shapes(const AxesWindow& window, const QSizeF& size,
                                            const std::function<RunLook(const SpectrumSource&)>& look) const {
  std::vector<CurveShape> out;
  for (const auto& [source, spectrum] : curves_) {
    if (!spectrum) continue;
    const RunLook own = look(source);
    out.push_back({toPolygon(*spectrum, window, size), own.color, own.line});
  }
  return out;
}

std::optional<PlotSpectra::Peak> PlotSpectra::peak(const Spectrum& spectrum, const AxisRange& frequencies) {
  const auto [first, last] = linesIn(spectrum, frequencies);
  if (first >= last) return std::nullopt;
  const auto begin = spectrum.value.begin();
  const auto at =
      std::max_element(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(last));
  return Peak{spectrum.frequency[static_cast<std::size_t>(at - begin)], *at};
}

}  // namespace gyre::ui

#include "moc_plot_spectra.cpp"
