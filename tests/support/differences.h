#pragma once
// What is computed exactly, compared with central differences.

#include "checks/differences.h"

#include <QtTest>

#include <algorithm>

namespace gyre::test {

/// Equal to 1e-7 of the largest entry, if that is more than 1.
inline void compare(const MatX& exact, const MatX& differences, const char* what) {
  if (exact.size() == 0) return;
  const double scale = std::max(1.0, differences.cwiseAbs().maxCoeff());
  const double error = (exact - differences).cwiseAbs().maxCoeff();
  QVERIFY2(error < 1e-7 * scale, qPrintable(QString("%1: %2 of %3").arg(what).arg(error).arg(scale)));
}

}  // namespace gyre::test
