// BDF on mechanisms whose redundant rows change along the motion: 20 s, driven and free, against twins without
// redundancy by Gyre's reference method. Rows that hold in one place depend on others in the next, and a little beside
// the constraints rows that are redundant on them contradict each other: fixed sets of rows fail within a second or
// two.

#include "support/long_tests.h"
#include "support/run_model.h"
#include "verification/moving_redundancy.h"
#include "verification/oscillators.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double end = 20, output = 0.5;

/// Run of the twin by the reference method; each is made once.
const Run& reference(std::size_t mechanism, bool driven) {
  static std::map<std::pair<std::size_t, bool>, Run> known;
  const auto key = std::pair(mechanism, driven);
  if (const auto at = known.find(key); at != known.end()) return at->second;
  const Mechanism& m = mechanismsWithMovingRedundancy()[mechanism];
  ModelBuilder b = m.model(true, driven);
  b.useIntegrator("rkmk");
  b.run(2e-3, end, output);
  const Run run = runModel(b.model(), true);
  if (m.hasTwin && run.facts.redundantConstraints != 0) throw std::runtime_error("the twin is redundant");
  return known.emplace(key, run).first->second;
}

/// Largest distance [m] and difference of quaternions of the bodies that both have, over all rows until a time.
double difference(const Run& run, const Run& exact, const std::vector<std::string>& bodies, double until) {
  double out = 0;
  for (std::size_t row = 0; row <= exact.rowAt(until); ++row)
    for (const std::string& body : bodies) {
      const auto turned = [&](const Run& r) {
        return Vec4(r.at(row, body + ".qw"), r.at(row, body + ".qx"), r.at(row, body + ".qy"), r.at(row, body + ".qz"));
      };
      const Vec4 a = turned(run), b = turned(exact);
      out = std::max({out, (run.vector(row, body + ".x") - exact.vector(row, body + ".x")).norm(),
                      std::min((a - b).norm(), (a + b).norm())});
    }
  return out;
}

/// Sarrus' linkage without its spring in one coordinate, the angle a of its lower bars above the ground: A(a) a'^2 / 2
/// is its kinetic energy, and A a'' + A' a'^2 / 2 = -V'. By Runge and Kutta's formulas of order 4.
class FallingSarrus {
 public:
  double height() const { return 4 * S::half * std::sin(a_); }
  void run(double duration) {
    constexpr double longest = 2e-4;  // rates are 40 rad/s at most: an error of 1e-9 a second
    const int steps = static_cast<int>(std::ceil(duration / longest));
    const double h = duration / steps;
    for (int i = 0; i < steps; ++i) {
      const double v1 = v_, f1 = acceleration(a_, v1);
      const double v2 = v_ + h / 2 * f1, f2 = acceleration(a_ + h / 2 * v1, v2);
      const double v3 = v_ + h / 2 * f2, f3 = acceleration(a_ + h / 2 * v2, v3);
      const double v4 = v_ + h * f3, f4 = acceleration(a_ + h * v3, v4);
      a_ += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4);
      v_ += h / 6 * (f1 + 2 * f2 + 2 * f3 + f4);
    }
  }

 private:
  using S = Sarrus;
  static double acceleration(double a, double v) {
    const double c = std::cos(a), s = std::sin(a), l2 = S::half * S::half;
    // The platform, and two bars each of the lower and the upper ones.
    const double A =
        16 * S::platform * l2 * c * c + 2 * (S::bar * l2 + S::inertia + S::bar * l2 * (s * s + 9 * c * c) + S::inertia);
    const double halfOfSlope = l2 * c * s * (-16 * S::platform - 16 * S::bar);
    const double slopeOfV = 9.81 * S::half * c * (4 * S::platform + 8 * S::bar);
    return (-slopeOfV - halfOfSlope * v * v) / A;
  }
  double a_ = S::alpha, v_ = 0;
};

}  // namespace

class TestMovingRedundancy : public QObject {
  Q_OBJECT
 private slots:
  void bdf_followsTheTwin_data() {
    QTest::addColumn<std::size_t>("mechanism");
    QTest::addColumn<bool>("driven");
    QTest::addColumn<QString>("id");
    for (std::size_t i = 0; i < mechanismsWithMovingRedundancy().size(); ++i)
      for (const bool driven : {true, false})
        for (const char* id : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm"})
          QTest::addRow("%s, %s, %s", mechanismsWithMovingRedundancy()[i].name, driven ? "driven" : "free", id)
              << i << driven << QString(id);
  }
  /// At the default tolerance, 1e-6 and 1e-8. Driven, errors are those of single steps. Free, those of ten thousand add
  /// up, and grow with the time that the motion has lost on the exact one: the twin by the same method tells by how
  /// much. At the default tolerance that is up to a turn after twenty seconds, twin or not: two are compared.
  ///
  /// Outside the long form twins are run only where errors of steps alone would not allow what was found; and at 1e-8,
  /// where steps are shortest, for eight seconds. Rows that do not follow the motion fail within two.
  void bdf_followsTheTwin() {
    QFETCH(std::size_t, mechanism);
    QFETCH(bool, driven);
    QFETCH(QString, id);
    constexpr double whereAnywhere = 1;  // a body that is so far off may be anywhere
    const Mechanism& m = mechanismsWithMovingRedundancy()[mechanism];
    const Run& exact = reference(mechanism, driven);
    QString reported;
    for (const double tolerance : {0.0, 1e-6, 1e-8}) {
      const double until = tolerance == 1e-8 && !isLong() ? 8 : end;
      const double compared = !driven && tolerance == 0 ? 2 : until;
      const auto errorOf = [&](bool twin) {
        ModelBuilder b = m.model(twin, driven);
        const std::string method = id.toStdString();
        b.useIntegrator(method);
        if (tolerance > 0) useBdf(b, {"", method.c_str()}, {.tolerance = tolerance, .maxOrder = 5});
        b.run(1e-3, twin ? compared : until, output);
        const auto simulation = runAsFarAsItGoes(b.model(), true);
        if (simulation->facts().redundantConstraints != (twin && m.hasTwin ? 0 : m.redundant))
          throw std::runtime_error("rank");
        if (const auto error = simulation->error()) throw std::runtime_error(error->text());
        return difference({simulation->recording(), {}, {}, {}}, exact, m.bodies, compared);
      };
      const double own = errorOf(false), asked = tolerance > 0 ? tolerance : 1e-4;
      const double ofSteps = (driven || tolerance == 0 ? 100 : 1e4) * asked;
      const bool asksTwin = !driven && (isLong() || own >= std::min(whereAnywhere, ofSteps));
      const double allowed = asksTwin ? std::min(whereAnywhere, 10 * errorOf(true) + ofSteps) : ofSteps;
      reported += QString(" %1 of %2").arg(own, 0, 'g', 2).arg(allowed, 0, 'g', 2);
      QVERIFY2(own < allowed, qPrintable(reported));
    }
    qInfo("%s", qPrintable(reported));
  }

  /// It passes twelve positions in four seconds in which legs may turn alone, folded or stretched.
  void sarrus_fallsThroughItsFlatPosition_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"bdf_ggl", "bdf_ggl_star", "bdf_cs", "bdf_cm"}) QTest::newRow(id) << QString(id);
  }
  void sarrus_fallsThroughItsFlatPosition() {
    QFETCH(QString, id);
    constexpr double fall = 4, rows = 40;
    for (const double tolerance : {1e-6, 1e-8}) {
      ModelBuilder b = sarrusWithoutSpring(false, false);
      const std::string method = id.toStdString();
      useBdf(b, {"", method.c_str()}, {.tolerance = tolerance, .maxOrder = 5});
      b.run(1e-3, fall, fall / rows);
      const auto simulation = runAsFarAsItGoes(b.model(), true);
      const auto error = simulation->error();
      QVERIFY2(!error, error ? error->text().c_str() : "");
      const Run run{simulation->recording(), {}, {}, {}};
      FallingSarrus exact;
      double worst = 0;
      for (std::size_t row = 1; row <= run.last(); ++row) {
        exact.run(fall / rows);
        worst = std::max(worst, std::abs(run.at(row, "platform.z") - exact.height()));
      }
      qInfo("%.2g", worst);
      QVERIFY(worst < 1e4 * tolerance);  // as above: some thousand steps, each with the time that is left
    }
  }
};

QTEST_APPLESS_MAIN(TestMovingRedundancy)
#include "tst_moving_redundancy.moc"
