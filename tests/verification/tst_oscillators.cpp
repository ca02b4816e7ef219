// Yen and Petzold's experiments (1998, sec. 4): the BDF methods against independent solutions of the oscillators, and
// their counts of steps, evaluations, matrices and failures against what was measured with a prototype on IDA. The
// numbers of the tests are those measurements; they hold within a factor of two.

#include "support/reference.h"
#include "verification/oscillators.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

using Rows = std::vector<std::vector<double>>;

Rows referenceRows(const char* file, const std::string& key) {
  std::ifstream in(std::string(GYRE_REFERENCE_DIR) + "/" + file);
  return nlohmann::json::parse(in).at("data").at(key).get<Rows>();
}

/// Largest error at the times of the reference (t, x, y, vx, vy): positions, and velocities over their frequency.
double circleError(Oscillator kind, double eps, const BdfMethod& method, const BdfSettings& settings,
                   const Rows& rows) {
  ModelBuilder b = oscillator(kind, eps);
  useBdf(b, method, settings);
  b.run(rows.back()[0], rows.back()[0], rows[1][0]);
  const Run run = runModel(b.model());
  double error = 0;
  for (const auto& row : rows) {
    const std::size_t r = run.rowAt(row[0]);
    error = std::max({error, std::abs(run.at(r, "bob.x") - row[1]), std::abs(run.at(r, "bob.y") - row[2]),
                      eps * std::abs(run.at(r, "bob.vx") - row[3]), eps * std::abs(run.at(r, "bob.vy") - row[4])});
  }
  return error;
}

void addMethods() {
  QTest::addColumn<int>("method");
  for (int i = 0; i < static_cast<int>(std::size(bdfMethods)); ++i) QTest::newRow(bdfMethods[i].name) << i;
}

const BdfMethod &ggl = bdfMethods[0], &gglStar = bdfMethods[1], &cs = bdfMethods[2], &cmExact = bdfMethods[3],
                &cmFrozen = bdfMethods[4];

/// Energy above that of the slow motion, the equilibrium (0, -1) with the spring stretched by 0.1.
double oscillationEnergy(const Run& run, double eps) {
  return run.at(run.last(), "energy.total") - (-1 + 0.5 * 0.01 / (eps * eps));
}

}  // namespace

class TestOscillators : public QObject {
  Q_OBJECT
 private slots:
  /// The error falls with the tolerance and stays within 100 times of it. With P frozen it falls, too, but P lags the
  /// motion by whole steps: no faster than the square root of the tolerance.
  void errors_fallWithTheTolerance_data() { addMethods(); }
  void errors_fallWithTheTolerance() {
    QFETCH(int, method);
    const BdfMethod& m = bdfMethods[method];
    const bool frozen = &m == &cmFrozen;
    for (const Oscillator kind : {Oscillator::horizontal, Oscillator::spring, Oscillator::central})
      for (const char* eps : {"1e-1", "1e-2"}) {
        const Rows rows =
            referenceRows("yp_circle.json", "prob" + std::to_string(static_cast<int>(kind)) + "_eps" + eps);
        const auto error = [&](double tolerance) {
          return circleError(kind, std::stod(eps), m, {.tolerance = tolerance, .maxOrder = 5}, rows);
        };
        double last = 0, first = 0;
        for (double tolerance = 1e-4; tolerance > 5e-10; tolerance /= 10) {
          const double e = error(tolerance);
          if (first == 0) first = e;
          last = e;
          if (!frozen)
            QVERIFY2(e < 100 * tolerance, qPrintable(QString("%1 eps %2: %3").arg(tolerance).arg(eps).arg(e)));
        }
        QVERIFY2(last < first / (frozen ? 10 : 100),
                 qPrintable(QString("eps %1: from %2 to %3").arg(eps).arg(first).arg(last)));
      }
  }

  /// A mass on a rod and one on a stiff spring at it, started on the slow motion: all formulations follow it for every
  /// stiffness, within 100 times the tolerance, or 1000 times where the tolerance of a position times 1/eps^2 is a
  /// force that sets the spring swinging. With P frozen the motion is the right one and no more (tolerance 1e-6).
  void slowMotion_isFollowed_data() { addMethods(); }
  void slowMotion_isFollowed() {
    QFETCH(int, method);
    for (const double eps : {1e-1, 1e-2, 1e-3, 1e-4}) {
      const Rows rows = referenceRows("yp_slow_double_pendulum.json",
                                      "eps1e-" + std::to_string(static_cast<int>(std::lround(-std::log10(eps)))));
      const BdfMethod& m = bdfMethods[method];
      const bool frozen = &m == &cmFrozen;
      ModelBuilder b = slowPendulum(rows[0], eps);
      const BdfSettings settings{.tolerance = frozen ? 1e-6 : 1e-8, .maxOrder = 5};
      useBdf(b, m, settings);
      b.run(0.25, 2.0, 0.25);
      const Run run = runModel(b.model());
      double error = 0;
      for (const auto& row : rows) {
        const std::size_t r = run.rowAt(row[0]);
        error = std::max({error, std::abs(run.at(r, "one.x") - row[1]), std::abs(run.at(r, "one.y") - row[2]),
                          std::abs(run.at(r, "two.x") - row[3]), std::abs(run.at(r, "two.y") - row[4])});
      }
      const double bound = frozen ? 5e-3 : (eps < 5e-4 ? 1000 : 100) * settings.tolerance;
      QVERIFY2(error < bound, qPrintable(QString("eps %1: %2").arg(eps).arg(error)));
    }
  }

  /// Steps of spring problem and both tests, tol 1e-3, against the prototype's, within a factor of two.
  void counts_areThoseMeasured_data() {
    QTest::addColumn<int>("method");
    QTest::addColumn<double>("eps");
    QTest::addColumn<int>("steps");
    const int steps[][5] = {{190, 193, 151, 155, 385}, {2301, 2348, 1549, 1581, 2265}};
    for (int e = 0; e < 2; ++e)
      for (int i = 0; i < 5; ++i)
        QTest::addRow("%s, 1e-%d", bdfMethods[i].name, e + 3) << i << std::pow(10.0, -3 - e) << steps[e][i];
  }
  void counts_areThoseMeasured() {
    QFETCH(int, method);
    QFETCH(double, eps);
    QFETCH(int, steps);
    const RunProgress p = runOscillator(Oscillator::spring, eps, bdfMethods[method], 0.05, {}).progress;
    const double ratio = static_cast<double>(p.steps) / steps;
    QVERIFY2(ratio > 0.5 && ratio < 2, countsOf(p).c_str());
    QVERIFY(p.evaluations > p.steps && p.factorizations > 0 && p.errorTestFailures > 0);
  }

  /// (a) CM walks over the preloaded oscillation that GGL follows. (1e-6 takes GGL 70 000 steps.)
  void cm_walksOverTheSpring_data() {
    QTest::addColumn<double>("eps");
    QTest::addColumn<double>("most");
    QTest::newRow("1e-5") << 1e-5 << 0.2;
    QTest::newRow("1e-6") << 1e-6 << 0.1;
  }
  void cm_walksOverTheSpring() {
    QFETCH(double, eps);
    QFETCH(double, most);
    const auto steps = [&](const BdfMethod& m) {
      return static_cast<double>(runOscillator(Oscillator::spring, eps, m, 0.05, {}).progress.steps);
    };
    QVERIFY(steps(cmFrozen) < most * steps(ggl));
  }

  /// (b) Multipliers in Newton's test are what fails. (c) For the stiffest, GGL fails or takes more work than GGL*.
  void multipliers_spoilNewtonsTest() {
    const auto run = [](const BdfMethod& m) {
      return runOscillator(Oscillator::horizontal, 1e-4, m, 0.25, {}).progress;
    };
    const RunProgress with = run(ggl), without = run(gglStar);
    QVERIFY2(static_cast<double>(without.convergenceFailures) < 0.3 * static_cast<double>(with.convergenceFailures),
             (countsOf(with) + " " + countsOf(without)).c_str());
    QVERIFY(with.evaluations > without.evaluations && with.factorizations > without.factorizations);
  }

  /// (d) Where nothing is stiff all are equal.
  void softSpring_isTheSameForAll() {
    std::vector<double> steps;
    for (const BdfMethod& m : bdfMethods)
      steps.push_back(
          static_cast<double>(runOscillator(Oscillator::spring, 1e-1, m, 0.05, {.tolerance = 1e-6}).progress.steps));
    const auto [least, most] = std::minmax_element(steps.begin(), steps.end());
    QVERIFY2(*most <= 1.25 * *least, qPrintable(QString("%1 to %2").arg(*least).arg(*most)));
  }

  /// (e) CS and CM with P exact solve the same equations.
  void csAndExactCm_haveOneTrajectory() {
    for (const double eps : {1e-1, 1e-2, 1e-3}) {
      const BdfSettings settings{.tolerance = 1e-6, .maxOrder = 5};
      const Run one = runOscillator(Oscillator::spring, eps, cs, 0.05, settings);
      const Run two = runOscillator(Oscillator::spring, eps, cmExact, 0.05, settings);
      const double difference = (one.vector(one.last(), "bob.x") - two.vector(two.last(), "bob.x")).norm();
      QVERIFY2(difference < 100 * settings.tolerance, qPrintable(QString::number(difference)));
    }
  }

  /// (f) CM has damped the oscillation altogether where CS still holds thousands of joules.
  void cm_dampsTheOscillation() {
    const double eps = 1e-4;
    const double frozen = oscillationEnergy(runOscillator(Oscillator::spring, eps, cmFrozen, 0.05, {}), eps);
    const double split = oscillationEnergy(runOscillator(Oscillator::spring, eps, cs, 0.05, {}), eps);
    QVERIFY2(std::abs(frozen) < 1e-6 && split > 1e3, qPrintable(QString("%1 %2").arg(frozen).arg(split)));
  }
};

QTEST_APPLESS_MAIN(TestOscillators)
#include "tst_oscillators.moc"
