#pragma once
// Derivatives of functions of a state by central differences, to be compared with what is computed exactly.

#include "support/dense_tangent.h"

#include <QtTest>

#include <algorithm>

namespace gyre::test {

/// The columns df/dx_i, i < n. @param changed  (i, h): the state with x_i + h
template <class F, class Changed>
MatX differences(int n, double step, F f, Changed changed) {
  MatX out;
  for (int i = 0; i < n; ++i) {
    const VecX column = (f(changed(i, step)) - f(changed(i, -step))) / (2 * step);
    if (i == 0) out.resize(column.size(), n);
    out.col(i) = column;
  }
  return out;
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

/// Equal to 1e-7 of the largest entry, if that is more than 1.
inline void compare(const MatX& exact, const MatX& differences, const char* what) {
  if (exact.size() == 0) return;
  const double scale = std::max(1.0, differences.cwiseAbs().maxCoeff());
  const double error = (exact - differences).cwiseAbs().maxCoeff();
  QVERIFY2(error < 1e-7 * scale, qPrintable(QString("%1: %2 of %3").arg(what).arg(error).arg(scale)));
}

}  // namespace gyre::test
