#include "signals/spectrum.h"

#include "signals/half_spectrum.h"
#include "signals/row_calculus.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>

namespace gyre {
namespace {

constexpr std::size_t pieceOfRows = 16384;  // between looks at whether it is to stop

const Error stoppedSpectrum{.kind = Error::Kind::resource, .message = "stopped"};

bool isToStop(std::size_t row, const std::stop_token& stop) { return row % pieceOfRows == 0 && stop.stop_requested(); }

/// Whether all steps are the same but for the rounding of times and the tolerance that no line of a spectrum shows.
bool isEven(std::span<const double> times) {
  const double h = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
  for (std::size_t i = 0; i < times.size(); ++i)
    if (!(std::abs(times[i] - times.front() - static_cast<double>(i) * h) <= 1e-6 * h)) return false;
  return true;
}

/// The largest product of 2, 3 and 5 that is not above n: the FFT of a large prime would take n^2.
std::size_t smoothBelow(std::size_t n) {
  const auto isSmooth = [](std::size_t k) {
    for (const std::size_t factor : {2, 3, 5})
      while (k % factor == 0) k /= factor;
    return k == 1;
  };
  while (!isSmooth(n)) --n;
  return n;
}

/// Between rows `before` and before + 1: through four rows around, or a line where two of them are at the same time.
double cubicBetween(std::span<const double> t, std::span<const double> x, std::size_t before, double at) {
  const std::size_t first = std::min(before > 0 ? before - 1 : 0, t.size() - 4);
  double sum = 0;
  for (std::size_t i = first; i < first + 4; ++i) {
    double weight = 1;
    for (std::size_t m = first; m < first + 4; ++m) {
      if (m == i) continue;
      if (isSameMoment(t[i], t[m])) {
        const double h = t[before + 1] - t[before];
        return h > 0 ? x[before] + (x[before + 1] - x[before]) * ((at - t[before]) / h) : x[before];
      }
      weight *= (at - t[m]) / (t[i] - t[m]);
    }
    sum += weight * x[i];
  }
  return sum;
}

std::vector<double> resampled(std::span<const double> t, std::span<const double> x, const std::stop_token& stop) {
  const double h = (t.back() - t.front()) / static_cast<double>(t.size() - 1);
  std::vector<double> out(t.size());
  std::size_t before = 0;
  for (std::size_t i = 0; i < out.size() && !isToStop(i, stop); ++i) {
    const double at = std::min(t.front() + static_cast<double>(i) * h, t.back());
    while (before + 2 < t.size() && t[before + 1] <= at) ++before;
    out[i] = cubicBetween(t, x, before, at);
  }
  return out;
}

/// The weights until it is stopped.
std::vector<double> weightsUnless(const std::stop_token& stop, SpectrumWindow window, std::size_t n) {
  // Sums of cosines. Flat top: D'Antona and Ferrero 2006, "Digital Signal Processing for Measurement Systems", p. 70.
  constexpr std::array<double, 5> rectangular{1, 0, 0, 0, 0}, hann{0.5, 0.5, 0, 0, 0},
      flatTop{0.21557895, 0.41663158, 0.277263158, 0.083578947, 0.006947368};
  const auto& a = window == SpectrumWindow::hann ? hann : window == SpectrumWindow::flatTop ? flatTop : rectangular;
  std::vector<double> out(n);
  for (std::size_t j = 0; j < n && !isToStop(j, stop); ++j) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(j) / static_cast<double>(n);
    for (std::size_t k = 0; k < a.size(); ++k)
      out[j] += (k % 2 == 0 ? a[k] : -a[k]) * std::cos(static_cast<double>(k) * angle);
  }
  return out;
}

}  // namespace

std::vector<double> windowWeights(SpectrumWindow window, std::size_t n) { return weightsUnless({}, window, n); }

Expected<Spectrum> spectrumOf(std::span<const double> times, std::span<const double> values,
                              const SpectrumOptions& options, const std::stop_token& stop) {
  if (times.size() < fewestSamples)
    return failInput(fmt::format("a spectrum needs {} rows or more; there are {}", fewestSamples, times.size()));
  if (!std::all_of(values.begin(), values.end(), [](double x) { return std::isfinite(x); }))
    return failInput("some values here are not finite");
  if (!(times.back() > times.front())) return failInput("these rows have all the same time");
  Spectrum out;
  out.resampled = !isEven(times);
  std::vector<double> x =
      out.resampled ? resampled(times, values, stop) : std::vector<double>(values.begin(), values.end());
  out.step = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
  out.samples = smoothBelow(x.size());
  x.resize(out.samples);
  const auto n = static_cast<double>(out.samples);

  CompensatedSum sum;
  for (const double value : x) sum.add(value);
  out.mean = sum.value() / n;
  const std::vector<double> weights = weightsUnless(stop, options.window, out.samples);
  double weight = 0, squares = 0;
  for (std::size_t j = 0; j < out.samples; ++j) {
    x[j] = weights[j] * (x[j] - out.mean);
    weight += weights[j];
    squares += weights[j] * weights[j];
  }
  const auto lines = halfSpectrum(x, stop);
  if (!lines || stop.stop_requested()) return fail(stoppedSpectrum);

  for (std::size_t k = 1; k <= out.samples / 2; ++k) {
    if (isToStop(k, stop)) return fail(stoppedSpectrum);
    const bool isLast = 2 * k == out.samples;  // it has no mirror image
    const double power = (isLast ? 1 : 2) * std::norm((*lines)[k]) * out.step / squares;
    out.frequency.push_back(static_cast<double>(k) / (n * out.step));
    out.value.push_back(options.kind == SpectrumKind::amplitude ? (isLast ? 1 : 2) * std::abs((*lines)[k]) / weight
                        : options.kind == SpectrumKind::power   ? power
                                                                : std::sqrt(power));
  }
  return out;
}

std::string spectrumUnit(const std::string& unit, SpectrumKind kind) {
  if (kind == SpectrumKind::amplitude) return unit;
  const bool isProduct = unit.find_first_of(" /^") != std::string::npos;
  const std::string grouped = isProduct ? '(' + unit + ')' : unit.empty() ? "1" : unit;
  return kind == SpectrumKind::power ? grouped + (unit.empty() ? "/Hz" : "^2/Hz") : grouped + "/sqrt(Hz)";
}

}  // namespace gyre
