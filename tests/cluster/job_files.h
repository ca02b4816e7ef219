#pragma once
// What tests of jobs on clusters have in common: a study of 200 small cases, and what was written of it.

#include "support/study_samples.h"

#include <QFile>
#include <QString>

namespace gyre::test {

/// Over 40 values of rho_inf and five steps, against a run; half a second of work for each simulated 10 s.
inline QByteArray twoHundredCases(double endTime) {
  std::string values;
  for (int i = 0; i < 40; ++i) values += (i > 0 ? ", " : "") + std::to_string(0.5 + 0.0125 * i);
  return QByteArray::fromStdString(
      circleStudy("\"set\": {\"end_time\": " + std::to_string(endTime) + R"(}, "vary": [{"rho_inf": [)" + values +
                  R"(]}, {"step": [0.02, 0.01, 0.005, 0.0025, 0.00125]}], "measures": [)" + circleError +
                  R"(], "reference": {"case": {"integrator": "rkmk", "step": 0.00125}},
      "plots": [{"x": "time", "y": "mass.x", "against": "reference", "where": {"step": 0.02}}])"));
}

inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeTo(const QString& path, const QByteArray& text) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Both CSV files of a study "a" in two folders; empty when they are the same.
inline QString csvDifference(const QString& one, const QString& other) {
  for (const char* name : {"/a.csv", "/a-plot-1.csv"}) {
    if (contentOf(one + name).isEmpty()) return one + name + " is not there";
    if (contentOf(one + name) != contentOf(other + name)) return QString(name) + " differs";
  }
  return {};
}

}  // namespace gyre::test
