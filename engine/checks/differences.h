#pragma once
// Derivatives of functions of a state by central differences, to be compared with what is computed exactly.

#include "checks/dense_tangent.h"

namespace gyre {

/// The columns df/dx_i, i < n. @param changed  (i, h): the state with x_i + h. @param sizes  of the x_i
template <class F, class Changed>
MatX differences(const VecX& sizes, double step, F f, Changed changed) {
  MatX out;
  for (int i = 0; i < sizes.size(); ++i) {
    const double h = step * sizes[i];
    const VecX column = (f(changed(i, h)) - f(changed(i, -h))) / (2 * h);
    if (i == 0) out.resize(column.size(), sizes.size());
    out.col(i) = column;
  }
  return out;
}
template <class F, class Changed>
MatX differences(int n, double step, F f, Changed changed) {
  return differences(VecX::Ones(n), step, f, changed);
}

/// Changes for differences(): positions, along each velocity.
inline auto movesOf(const System& system, const State& s) {
  return [&system, &s](int i, double h) { return moved(system, s, VecX::Unit(system.nv(), i) * h); };
}
/// And a part of the state that is a vector.
inline auto changesOf(const State& s, VecX State::*part) {
  return [&s, part](int i, double h) {
    State x = s;
    (x.*part)[i] += h;
    return x;
  };
}

/// Central differences extrapolated to step zero: an error of h^4 of the scale of f. A short step would magnify noise.
template <class F>
VecX timeDifference(double h, F f) {
  const VecX wide = (f(h) - f(-h)) / (2 * h), narrow = (f(h / 2) - f(-h / 2)) / h;
  return (4 * narrow - wide) / 3;
}

}  // namespace gyre
