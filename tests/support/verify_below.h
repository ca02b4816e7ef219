#pragma once

#include <QtTest>

/// Like QVERIFY(value < bound), and says the value.
#define QVERIFY_BELOW(value, bound)                                      \
  do {                                                                   \
    const double measured = value;                                       \
    QVERIFY2(measured < (bound), qPrintable(QString::number(measured))); \
  } while (false)
