// Which steps methods of constant step take beside switches of functions of time: none is a small rest of a step where
// nobody asks for a row, and away from switches they are those of the grid, to the last bit.

#include "run/stepper.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A load of a pendulum with points of a table, or none.
ModelBuilder loadedPendulum(const std::vector<double>& points, double step, double end, double output,
                            const char* id = "geom1") {
  ModelBuilder b = doublePendulum(0.9);
  Function table;
  for (const double t : points) table.table.push_back({t, std::sin(20 * t)});
  if (points.size() > 1)
    b.force("force", "load",
            {{"body", b.model().active(Category::body).front()->id}, {"value", TimeVector{table, {}, {}}}});
  b.useIntegrator(id);
  b.run(step, end, output);
  return b;
}

std::vector<double> stepsOf(const Model& model) {
  const auto stepper = Stepper::create(model, false);
  if (!stepper) throw std::runtime_error(stepper.error().text());
  std::vector<double> out{0};
  while (!(*stepper)->finished()) {
    if (auto ok = (*stepper)->step(); !ok) throw std::runtime_error(ok.error().text());
    out.push_back((*stepper)->state().t);
  }
  return out;
}

/// Multiples of a distance, from 0 to beyond `end`.
std::vector<double> pointsEvery(double distance, double end) {
  std::vector<double> out;
  for (int i = 0; out.empty() || out.back() <= end; ++i) out.push_back(i * distance);
  return out;
}

}  // namespace

class TestSwitchSteps : public QObject {
  Q_OBJECT
 private slots:
  void noneIsASmallRest_data() {
    QTest::addColumn<double>("distance");
    QTest::addColumn<double>("output");
    for (const double output : {0.0, 1.0})
      for (const double distance : {1.0001e-3, 1.02e-3, 1.3e-3, 1.49e-3, 1.51e-3, 1.9e-3, 2.1e-3, 3.7e-3, 7.77e-3})
        QTest::addRow("%g s, rows every %g s", distance, output) << distance << output;
  }
  void noneIsASmallRest() {
    QFETCH(double, distance);
    QFETCH(double, output);
    constexpr double h = 1e-3, end = 0.2;
    const std::vector<double> points = pointsEvery(distance, 0.195);
    const std::vector<double> t = stepsOf(loadedPendulum(points, h, end, output).model());
    for (std::size_t i = 1; i < t.size(); ++i) {
      const double step = t[i] - t[i - 1];
      QVERIFY2(step < h * (1 + 1e-9) && step > 0.5 * h * (1 - 1e-9),
               qPrintable(QString("%1 s at t = %2 s").arg(step).arg(t[i - 1])));
    }
    for (const double point : points)
      if (point < end)
        QVERIFY(std::any_of(t.begin(), t.end(), [&](double at) { return std::abs(at - point) < 1e-12; }));
  }

  /// Rows that are asked for stay, however near a switch they are.
  void askedRows_stay() {
    const Run run = runModel(loadedPendulum(pointsEvery(1.37e-3, 0.2), 1e-3, 0.2, 1e-3).model());
    for (std::size_t row = 0; row <= run.last(); ++row)
      QCOMPARE(run.recording->time(row), static_cast<double>(row) * 1e-3);
  }

  /// Half a step beside one switch off the grid, nothing changes anywhere else.
  void awayFromSwitches_stepsAreThoseOfTheGrid() {
    constexpr double h = 1e-3;
    const std::vector<double> with = stepsOf(loadedPendulum({0, 0.10037, 1}, h, 0.2, 0).model()),
                              without = stepsOf(loadedPendulum({}, h, 0.2, 0).model());
    for (const double t : without)
      if (std::abs(t - 0.10037) > 1.5 * h) QVERIFY(std::find(with.begin(), with.end(), t) != with.end());
    QVERIFY(with.size() <= without.size() + 3);
  }
};

QTEST_GUILESS_MAIN(TestSwitchSteps)
#include "tst_switch_steps.moc"
