#include "signals/half_spectrum.h"

#include <unsupported/Eigen/FFT>

#include <numbers>

namespace gyre {
namespace {

using Lines = std::vector<std::complex<double>>;

/// The smallest p, of prime factors of n, with which n / p is short enough.
std::size_t partsOf(std::size_t n) {
  std::size_t parts = 1;
  while (n / parts > longestWholeTransform) {
    const std::size_t rest = n / parts;
    std::size_t factor = 2;
    while (rest % factor != 0) ++factor;
    parts *= factor;
  }
  return parts;
}

}  // namespace

std::optional<Lines> halfSpectrum(const std::vector<double>& x, const std::stop_token& stop) {
  constexpr std::size_t pieceOfLines = 1024;  // between looks at the token
  const std::size_t n = x.size(), parts = partsOf(n), m = n / parts, half = m / 2 + 1;
  Eigen::FFT<double> real, whole;
  real.SetFlag(Eigen::FFT<double>::HalfSpectrum);
  Lines out;
  if (parts == 1) {
    real.fwd(out, x);
    return out;
  }
  // Y_r[k1] at k1 parts + r: the transforms of length p go along r.
  Lines inner(half * parts), lines;
  std::vector<double> part(m);
  for (std::size_t r = 0; r < parts; ++r) {
    if (stop.stop_requested()) return std::nullopt;
    for (std::size_t l = 0; l < m; ++l) part[l] = x[parts * l + r];
    real.fwd(lines, part);
    for (std::size_t k = 0; k < half; ++k) inner[k * parts + r] = lines[k];
  }
  out.resize(n / 2 + 1);
  Lines across(parts);
  for (std::size_t k1 = 0; k1 < half; ++k1) {
    if (k1 % pieceOfLines == 0 && stop.stop_requested()) return std::nullopt;
    const double angle = -2 * std::numbers::pi * static_cast<double>(k1) / static_cast<double>(n);
    for (std::size_t r = 0; r < parts; ++r)
      across[r] = inner[k1 * parts + r] * std::polar(1.0, angle * static_cast<double>(r));
    whole.fwd(lines, across);
    for (std::size_t k2 = 0; k2 < parts; ++k2) {
      const std::size_t k = k1 + m * k2;
      if (k <= n / 2) out[k] = lines[k2];
      else out[n - k] = std::conj(lines[k2]);
    }
  }
  return out;
}

}  // namespace gyre
