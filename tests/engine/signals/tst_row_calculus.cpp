// Derivatives and integrals of recorded rows: exact where the rule is, of the order that it has where it is not, the
// same however the rows come in, and at both ends of the run.

#include "signals/derived_rows.h"
#include "ui/recording_samples.h"

#include <QtTest>

#include <cmath>

using namespace gyre;

namespace {

using Function = double (*)(double);

/// Rows whose steps grow and shrink by a factor of two along the way; `fineness` halves them all.
double unevenTime(double i) { return 0.1 * (i + 0.32 * std::sin(i)); }

std::shared_ptr<Recording> unevenRun(Function x, std::size_t rows, double stride, std::size_t capacity = 0) {
  auto run = *Recording::create({{ElementId{}, "time", "s"}, {ElementId{}, "body.x", "m"}}, std::max(rows, capacity));
  for (std::size_t i = 0; i < rows; ++i) {
    const auto row = run->next();
    row[0] = unevenTime(static_cast<double>(i) * stride);
    row[1] = x(row[0]);
    run->publish();
  }
  return run;
}

/// All rows of a formula over a run that stands.
std::shared_ptr<const Recording> derived(const std::shared_ptr<const Recording>& run, const std::string& text) {
  auto made = DerivedRows::create(run, {text});
  if (!made) return nullptr;
  while ((*made)->append(1000, true) > 0) {
  }
  return (*made)->recording();
}

double largestError(const Recording& rows, Function exact, std::size_t from, std::size_t to) {
  double worst = 0;
  for (std::size_t i = from; i < to; ++i) worst = std::max(worst, std::abs(rows.at(i, 1) - exact(rows.time(i))));
  return worst;
}

double parabola(double t) { return 3 - 2 * t + 1.5 * t * t; }
double parabolaRate(double t) { return -2 + 3 * t; }
double wave(double t) { return std::sin(2 * t); }
double waveRate(double t) { return 2 * std::cos(2 * t); }
double waveIntegral(double t) { return std::pow(std::sin(t), 2); }

}  // namespace

class TestRowCalculus : public QObject {
  Q_OBJECT
 private slots:
  void derivativeOfAParabola_isExact_alsoAtBothEnds() {
    const auto rows = derived(unevenRun(parabola, 60, 1), "deriv(body.x)");
    QCOMPARE(rows->rows(), std::size_t{60});
    // Values of about 50, divided by steps of 0.07: round-off of 50 eps/0.07.
    QVERIFY(largestError(*rows, parabolaRate, 0, 60) < 1e-12);
  }

  void derivative_isOfSecondOrder() {
    const auto coarse = derived(unevenRun(wave, 101, 0.5), "deriv(body.x)");
    const auto fine = derived(unevenRun(wave, 201, 0.25), "deriv(body.x)");
    for (const auto& [from, to] : {std::pair{1, 100}, std::pair{0, 1}, std::pair{100, 101}}) {
      const auto a = static_cast<std::size_t>(from), b = static_cast<std::size_t>(to);
      const double before = largestError(*coarse, waveRate, a, b);
      const double after = largestError(*fine, waveRate, 2 * a, 2 * b - 1);
      QVERIFY2(std::abs(std::log2(before / after) - 2) < 0.35, qPrintable(QString::number(before / after)));
    }
    // h1 h2 |x'''|/6 with steps of 0.066 at most.
    QVERIFY(largestError(*coarse, waveRate, 1, 100) < 0.066 * 0.066 * 8 / 6);
  }

  void integral_isOfThirdOrder() {
    const auto coarse = derived(unevenRun(wave, 101, 0.5), "integral(body.x)");
    const auto fine = derived(unevenRun(wave, 201, 0.25), "integral(body.x)");
    const double before = largestError(*coarse, waveIntegral, 0, 101);
    const double after = largestError(*fine, waveIntegral, 0, 201);
    QVERIFY2(std::abs(std::log2(before / after) - 3) < 0.35, qPrintable(QString::number(before / after)));
    QVERIFY2(before < 5e-5, qPrintable(QString::number(before)));
  }

  /// integral(deriv(x)) gives x back: the errors h1 h2 x'''/6 of the derivative, with steps of 0.0165 at most, add up
  /// to 0.0165^2/6 of what x'' varies by, which is 8.
  void theyUndoEachOther() {
    const auto rows = derived(unevenRun(wave, 401, 0.125), "integral(deriv(body.x)) - body.x");
    for (std::size_t i = 0; i < rows->rows(); ++i) QVERIFY(std::abs(rows->at(i, 1)) < 4e-4);
  }

  void rowsThatComeOneByOne_giveTheSame() {
    const std::vector<std::string> texts{"deriv(deriv(body.x)) + integral(body.x)", "body.x", "body.x * t"};
    const auto whole = unevenRun(wave, 50, 1);
    auto atOnce = *DerivedRows::create(whole, texts);
    while (atOnce->append(7, true) > 0) {
    }
    auto growing = unevenRun(wave, 0, 1, 50);
    auto bit = *DerivedRows::create(growing, texts);
    for (std::size_t i = 0; i < 50; ++i) {
      const auto row = growing->next();
      std::copy(whole->row(i).begin(), whole->row(i).end(), row.begin());
      growing->publish();
      bit->append(1000, false);
      // Two derivatives wait for two rows.
      QCOMPARE(bit->recording()->rows(), i < 3 ? 0 : i - 1);
    }
    QVERIFY(bit->append(1000, true) > 0);
    QCOMPARE(bit->append(1000, true), std::size_t{0});
    QCOMPARE(bit->recording()->rows(), std::size_t{50});
    for (std::size_t i = 0; i < 50; ++i)
      for (std::size_t c = 0; c < 4; ++c) QCOMPARE(bit->recording()->at(i, c), atOnce->recording()->at(i, c));
    QCOMPARE(bit->recording()->channels()[1].name, texts[0]);
    QCOMPARE(bit->recording()->channels()[2].unit, std::string("m"));
    QCOMPARE(bit->recording()->channels()[3].unit, std::string("m s"));
  }

  /// A run that goes on after it stood: the rows given out stay, all later ones are there.
  void aRunThatGoesOn_loosesNoRows() {
    auto run = unevenRun(wave, 20, 1, 40);
    auto rows = *DerivedRows::create(run, {"deriv(body.x)"});
    while (rows->append(1000, true) > 0) {
    }
    QCOMPARE(rows->recording()->rows(), std::size_t{20});
    for (std::size_t i = 20; i < 40; ++i) {
      const auto row = run->next();
      row[0] = unevenTime(static_cast<double>(i));
      row[1] = wave(row[0]);
      run->publish();
    }
    while (rows->append(1000, true) > 0) {
    }
    QCOMPARE(rows->recording()->rows(), std::size_t{40});
    QVERIFY(largestError(*rows->recording(), waveRate, 0, 40) < 0.14 * 0.28 * 8 / 6);
  }

  /// A jump: two rows at one time. Each side takes its own line.
  void aJump_isNoSlope() {
    auto run = *Recording::create({{ElementId{}, "time", "s"}, {ElementId{}, "body.x", "m"}}, 8);
    for (const auto& [t, x] : {std::pair{0.0, 0.0}, {1.0, 1.0}, {2.0, 2.0}, {2.0, 10.0}, {3.0, 9.0}, {4.0, 8.0}}) {
      const auto row = run->next();
      row[0] = t;
      row[1] = x;
      run->publish();
    }
    const auto slope = derived(run, "deriv(body.x)"), area = derived(run, "integral(body.x)");
    for (std::size_t i = 0; i < 6; ++i) QCOMPARE(slope->at(i, 1), i < 3 ? 1.0 : -1.0);
    const double areas[] = {0, 0.5, 2, 2, 11.5, 20};
    for (std::size_t i = 0; i < 6; ++i) QVERIFY(std::abs(area->at(i, 1) - areas[i]) < 1e-14);
  }

  void millionRows_takeAMoment() {
    const auto run = test::record({{"rod.vx", "m/s", wave}, {"rod.vy", "m/s", waveRate}}, 1000000, 1e-4);
    QElapsedTimer clock;
    clock.start();
    const auto rows = derived(run, "rod.vx^2 + rod.vy^2 + deriv(rod.vx)");
    qInfo("1,000,000 rows of rod.vx^2 + rod.vy^2 + deriv(rod.vx): %lld ms", clock.elapsed());
    QCOMPARE(rows->rows(), std::size_t{1000000});
    const double t = rows->time(5000);
    QVERIFY(std::abs(rows->at(5000, 1) - (wave(t) * wave(t) + waveRate(t) * waveRate(t) + waveRate(t))) < 1e-7);
  }
};

QTEST_APPLESS_MAIN(TestRowCalculus)
#include "tst_row_calculus.moc"
