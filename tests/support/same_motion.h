#pragma once
// Two models that are to move alike.

#include "support/run_model.h"

#include <QStringList>
#include <QtTest>
#include <algorithm>
#include <cmath>

namespace gyre::test {

/// Runs both and compares these channels of these bodies in every row. The two differ by the round-off of how their
/// markers were computed, about 1e-15, which smooth motions hardly magnify.
/// @param within  where stops are run into, the tolerance of Newton's iteration, which may make one more for one of
/// them
inline void sameMotion(const Model& a, const Model& b, const QStringList& bodies, const QStringList& channels,
                       double within = 1e-9) {
  const Run one = runModel(a), two = runModel(b);
  QCOMPARE(one.recording->rows(), two.recording->rows());
  QVERIFY(one.recording->rows() > 100);
  double worst = 0, moved = 0;
  for (const QString& body : bodies)
    for (const QString& channel : channels) {
      const std::string name = (body + "." + channel).toStdString();
      for (std::size_t r = 0; r < one.recording->rows(); ++r) {
        worst = std::max(worst, std::abs(one.at(r, name) - two.at(r, name)));
        moved = std::max(moved, std::abs(one.at(r, name) - one.at(0, name)));
      }
    }
  QVERIFY2(worst < within, qPrintable(QString::number(worst)));
  QVERIFY(moved > 0.1);
}

}  // namespace gyre::test
