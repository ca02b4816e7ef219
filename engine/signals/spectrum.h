#pragma once
// The one-sided spectrum of a recorded quantity: X_k = sum_j w_j (x_j - mean) exp(-2 pi i j k / N) at the frequencies
// k/(N h), k = 1 ... N/2, with a window w.
//   amplitude   2 |X_k| / sum w                  in the quantity's unit: a sine at a line has its amplitude
//   power       2 |X_k|^2 h / sum w^2            in unit^2/Hz: its integral is the variance (Parseval)
//   density     the square root of that          in unit/sqrt(Hz)
// without the factor 2 (of amplitudes) at the highest frequency, where N is even. Source: Heinzel, Ruediger and
// Schilling 2002, "Spectrum and spectral density estimation by the DFT, including a comprehensive list of window
// functions", Max-Planck-Institut fuer Gravitationsphysik, eqs. 19-25.
//
// A sine between two lines appears lower: at worst, halfway, rectangular 0.637, Hann 0.849 of its amplitude; the
// flat-top window keeps it within 0.1 %, its lines are wide. (The same report, app. C and D.)
//
// Rows at unequal steps are resampled at as many equal ones, by the cubic through four rows around. N is the largest
// product of 2, 3 and 5 that there are rows for: the last few rows may be left out.

#include "core/error.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace gyre {

enum class SpectrumWindow { hann, rectangular, flatTop };
enum class SpectrumKind { amplitude, density, power };

struct SpectrumOptions {
  SpectrumWindow window = SpectrumWindow::hann;
  SpectrumKind kind = SpectrumKind::amplitude;
  bool operator==(const SpectrumOptions&) const = default;
};

struct Spectrum {
  std::vector<double> frequency;  ///< [Hz], without 0
  std::vector<double> value;
  double step = 0;          ///< between the samples [s]
  std::size_t samples = 0;  ///< N
  double mean = 0;          ///< what was taken off
  bool resampled = false;
};

/// Weights of a window of n samples, periodic: its next value would be the first.
std::vector<double> windowWeights(SpectrumWindow window, std::size_t n);

/// Fails for fewer than `fewestSamples` rows, on values that are not finite, and soon after it is stopped, whatever the
/// number of rows.
/// @pre the times do not fall; as many values
Expected<Spectrum> spectrumOf(std::span<const double> times, std::span<const double> values,
                              const SpectrumOptions& options, const std::stop_token& stop = {});
inline constexpr std::size_t fewestSamples = 16;

/// "m", "m/sqrt(Hz)", "m^2/Hz".
std::string spectrumUnit(const std::string& unit, SpectrumKind kind);

}  // namespace gyre
