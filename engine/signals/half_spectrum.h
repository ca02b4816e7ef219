#pragma once
// X_k = sum_j x_j exp(-2 pi i j k / N), k = 0 ... N/2, of real x_j, in parts of a few milliseconds, between which it
// can be stopped. Long rows are taken as N = p m: with j = p l + r and k = k1 + m k2,
//   Y_r[k1]        = sum_l x_{p l + r} W_m^(l k1)                 p transforms of length m
//   X[k1 + m k2]   = sum_r W_N^(r k1) Y_r[k1] W_p^(r k2)          m/2 + 1 transforms of length p,
// W_n = exp(-2 pi i / n); the other half follows from X[N - k] = conj(X[k]). Source: Bailey 1990, "FFTs in external or
// hierarchical memory", J. Supercomputing 4, 23-35 ("four-step" transform).

#include <complex>
#include <optional>
#include <stop_token>
#include <vector>

namespace gyre {

/// Nothing where it was stopped.
/// @pre the length is a product of 2, 3 and 5: other lengths take N^2
std::optional<std::vector<std::complex<double>>> halfSpectrum(const std::vector<double>& x,
                                                              const std::stop_token& stop = {});

/// Rows up to this length are transformed in one go.
inline constexpr std::size_t longestWholeTransform = std::size_t{1} << 16;

}  // namespace gyre
